"""View of one player: mat, supplies, riverboats, harbor, cards and score sheet."""

from typing import TYPE_CHECKING, Any

from paddlewheel.riverboat.components import boat_names, card_names, crop_names
from paddlewheel.riverboat.state import BERTHS, CROPS
from paddlewheel.riverboat.view.cards import card_scores, card_value, hand
from paddlewheel.riverboat.view.mat_map import fields, layers_of, mat_of
from paddlewheel.riverboat.view.naming import player
from paddlewheel.riverboat.view.score import earned
from paddlewheel.riverboat.view.tables import plain_tables

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition


def farm(position: "RiverboatPosition", seat: int, to_come: dict[str, int]) -> dict[str, Any]:
    season = position.record
    mat = mat_of(season, seat)
    first = CROPS * seat
    return {
        "player": player(season, seat).as_data(),
        "mat": mat.name if mat else None,
        "fields": fields(layers_of(season, seat)),
        "points": int(season.points[seat]),
        "score": {"earned": earned(season, seat), "if_it_ended_now": to_come},
        "coins": int(season.coins[seat]),
        "workers": int(season.workers[seat]),
        "surveyors": int(season.surveyors[seat]),
        "surveyors_placed": int(season.staff[seat]),
        "agents": int(season.agents[seat]),
        "harvested": {name: int(season.harvested[first + crop]) for crop, name in enumerate(crop_names())},
        "three_hex_tiles": int(season.big_tiles[seat]),
        "passed": bool(int(season.passed) >> seat & 1),
        "harbor": harbor(position, seat),
        "cards": [_card(position, seat, card, surveyed) for card, surveyed in hand(season, seat)],
    }


def harbor(position: "RiverboatPosition", seat: int) -> dict[str, Any]:
    """Position of the harbor master and the riverboats along the track."""
    season, tables = position.record, plain_tables(position.options)
    here = int(season.harbor[seat])
    moored = []
    for berth in range(int(season.boat_count[seat])):
        kind = int(season.boats[BERTHS * seat + berth])
        step = int(tables.harbor_reached[berth])
        row = {"boat": boat_names()[kind], "capacity": int(tables.capacity[kind]), "at": step, "reached": step <= here}
        moored.append(row)
    return {
        "master": here,
        "start": int(tables.harbor_start),
        "end": int(tables.harbor_end),
        "places": [int(step) for step in tables.harbor_reached if step <= tables.harbor_end],
        "riverboats": moored,
        "worth": position.harbor_value(seat),
    }


def _card(position: "RiverboatPosition", seat: int, card: int, surveyed: bool) -> dict[str, Any]:
    worth = None if surveyed else card_value(position, seat, card)
    return {"card": card_names()[card], "scores": card_scores(card).as_data(), "surveyed": surveyed, "worth": worth}
