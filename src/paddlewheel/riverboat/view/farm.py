"""View of one player: mat, supplies, riverboats, harbor, cards and score sheet."""

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from paddlewheel.riverboat.components import boat_names, card_names, crop_names
from paddlewheel.riverboat.state import BERTHS, CROPS
from paddlewheel.riverboat.view.cards import card_scores, card_value_of, hand
from paddlewheel.riverboat.view.mat_map import fields, layers_of, mat_of
from paddlewheel.riverboat.view.naming import player
from paddlewheel.riverboat.view.score import earned
from paddlewheel.riverboat.view.seat_state import SeatState

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition


MAX_CACHED_FARMS = 1024  # shared by all games; unchanged farms are reused


def farm(own: SeatState, to_come: dict[str, int]) -> dict[str, Any]:
    return _farm(own, tuple(to_come.items()))


@lru_cache(maxsize=MAX_CACHED_FARMS)
def _farm(own: SeatState, to_come: tuple[tuple[str, int], ...]) -> dict[str, Any]:
    position, seat = own.position, own.seat
    record = position.record
    mat = mat_of(record, seat)
    first = CROPS * seat
    return {
        "player": player(record, seat).as_data(),
        "mat": mat.name if mat else None,
        "fields": fields(layers_of(record, seat)),
        "points": record.points[seat],
        "score": {"earned": earned(record, seat), "if_it_ended_now": dict(to_come)},
        "coins": record.coins[seat],
        "workers": record.workers[seat],
        "surveyors": record.surveyors[seat],
        "surveyors_placed": record.staff[seat],
        "agents": record.agents[seat],
        "harvested": {name: record.harvested[first + crop] for crop, name in enumerate(crop_names())},
        "three_hex_tiles": record.big_tiles[seat],
        "passed": bool(record.passed >> seat & 1),
        "harbor": harbor(position, seat),
        "cards": [_card(own, card, surveyed) for card, surveyed in hand(record, seat)],
    }


def harbor(position: "RiverboatPosition", seat: int) -> dict[str, Any]:
    """Position of the harbor master and the riverboats along the track."""
    record, tables = position.record, position.constants
    here = record.harbor[seat]
    moored = []
    for berth in range(record.boat_count[seat]):
        kind = record.boats[BERTHS * seat + berth]
        step = tables.harbor_reached[berth]
        row = {"boat": boat_names()[kind], "capacity": tables.capacity[kind], "at": step, "reached": step <= here}
        moored.append(row)
    return {
        "master": here,
        "start": tables.harbor_start,
        "end": tables.harbor_end,
        "places": [step for step in tables.harbor_reached if step <= tables.harbor_end],
        "riverboats": moored,
        "worth": position.harbor_value(seat),
    }


def _card(own: SeatState, card: int, surveyed: bool) -> dict[str, Any]:
    worth = None if surveyed else card_value_of(own, card)
    return {"card": card_names()[card], "scores": card_scores(card).as_data(), "surveyed": surveyed, "worth": worth}
