"""Writer of a position as JSON."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from paddlewheel.core.notation.position import actor_word, write_head
from paddlewheel.riverboat import state
from paddlewheel.riverboat.components import boat_names, card_names, crop_names, mats, tile_names
from paddlewheel.riverboat.notation.fields import names_of, numbers_in
from paddlewheel.riverboat.notation.names import BENEFITS, BUILDINGS, SEARCHES, SUITS, TURN_FIELDS, phase_name
from paddlewheel.riverboat.state import DECISION_NAMES, PHASE_NAMES, POINT_SOURCE_NAMES, RiverboatState

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition


def position_to_json(position: "RiverboatPosition") -> dict[str, Any]:
    record, options = position.record, position.options
    moment = {
        "round": record.round_number,
        "phase": phase_name(record.phase),
        "decision": DECISION_NAMES[record.decision],
        "actor": actor_word(position.actor),
    }
    return write_head(position.game, options) | moment | _table(position)


def _table(position: "RiverboatPosition") -> dict[str, Any]:
    record, players = position.record, position.options.players
    return {
        "turn": write_turn(position),
        "first_player": _seat(record.first_player),
        "phase_tiles": {name: _seat(record.phase_owner[phase]) for phase, name in enumerate(PHASE_NAMES)},
        "markers": [seat + 1 for seat in record.marker_order[:players]],
        "card": SUITS[record.colour] if record.revealed else None,
        "unseen": counted(SUITS, record.cards_left),
        "open_tiles": counted(tile_names(), record.crops_open),
        "laid_tiles": counted(tile_names(), laid_tiles(position)),
        "riverboats": [name for kind, name in enumerate(boat_names()) if record.boats_open >> kind & 1],
        "opportunities": [_card(card) for card in record.on_space],
        "pile": _pile(record),
        "players": [write_player(position, seat) for seat in range(players)],
    }


def counted(names: Sequence[str], counts: Any) -> dict[str, int]:
    """
    >>> counted(("turnip", "wheat"), [0, 2])
    {'wheat': 2}
    """
    return {name: count for name, count in zip(names, counts, strict=False) if count}


def laid_tiles(position: "RiverboatPosition") -> list[int]:
    """Tiles on the mats by kind: those neither open nor in a pile nor taken."""
    record, tables = position.record, position.constants
    return [
        (tables.tile_count[kind] - record.crops_open[kind] - record.crops_left[kind]) - (record.tile == kind)
        for kind in range(tables.kinds)
    ]


def _seat(seat: int) -> int | None:
    return None if seat == state.NONE else seat + 1


def _card(card: int) -> str | None:
    return None if card == state.NONE else card_names()[card]


def _pile(record: RiverboatState) -> list[list[str]]:
    """Cards by layer, top layer first; the order within a layer has no meaning."""
    deepest = max(record.layer)
    return [
        [name for card, name in enumerate(card_names()) if record.layer[card] == layer]
        for layer in range(1, deepest + 1)
    ]


if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition


def write_player(position: "RiverboatPosition", seat: int) -> dict[str, Any]:
    record = position.record
    hand = hand_of(record, seat)
    return {
        "seat": seat + 1,
        "mat": None if record.mat[seat] == state.NONE else mats()[record.mat[seat]].name,
        "points": _points(record, seat),
        "coins": record.coins[seat],
        "workers": record.workers[seat],
        "surveyors": record.surveyors[seat],
        "agents": record.agents[seat],
        "harbor": record.harbor[seat],
        "riverboats": [boat_names()[kind] for kind in boats_of(record, seat)],
        "opportunities": [card_names()[card] for card in hand],
        "surveyed_opportunities": [card_names()[hand[index]] for index in numbers_in(record.surveyed_cards[seat])],
        "three_hex_tiles": record.big_tiles[seat],
        "fields": _fields(record, seat),
    }


def boats_of(record: RiverboatState, seat: int) -> list[int]:
    first = state.BERTHS * seat
    return list(record.boats[first : first + record.boat_count[seat]])


def hand_of(record: RiverboatState, seat: int) -> list[int]:
    first = state.HAND_SIZE * seat
    return list(record.hand[first : first + record.hand_count[seat]])


def earned_by(record: RiverboatState, seat: int) -> list[int]:
    first = state.POINT_SOURCE_COUNT * seat
    return list(record.earned[first : first + state.POINT_SOURCE_COUNT])


def _points(record: RiverboatState, seat: int) -> dict[str, int]:
    return {word: points for word, points in zip(POINT_SOURCE_NAMES, earned_by(record, seat), strict=True) if points}


def _fields(record: RiverboatState, seat: int) -> dict[str, Any]:
    crops = {name: names_of(record.crop[state.CROPS * seat + crop]) for crop, name in enumerate(crop_names())}
    return {
        "workers": names_of(record.standing[seat]),
        "crops": {name: fields for name, fields in crops.items() if fields},
        "barns": names_of(record.barn[seat]),
        "wells": names_of(record.well[seat]),
        "surveyed": names_of(record.surveyed[seat]),
    }


if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition


def write_turn(position: "RiverboatPosition") -> dict[str, Any] | None:
    record = position.record
    names = TURN_FIELDS.get((record.phase, record.decision))
    if names is None:
        return None
    every = _whole_turn(record, position.options.players)
    return {name: every[name] for name in names}


def _whole_turn(record: RiverboatState, players: int) -> dict[str, Any]:
    return {
        "paid": bool(record.paid),
        "planter": (record.phase_owner[state.PLANTING] + record.turn - 1) % players + 1,
        "refilled": bool(record.refilled),
        "search": _search(record),
        "tile": None if record.tile == state.NONE else tile_names()[record.tile],
        "lap": (record.turn - 1) // players + 1,
        "passed": [seat + 1 for seat in numbers_in(record.passed)],
        "benefits": [name for name, due in zip(BENEFITS, due_now(record), strict=True) if due],
        "building": BUILDINGS[record.building],
        "surveys": record.surveys,
        "agents": record.due_agents,
    }


def _search(record: RiverboatState) -> str | None:
    if record.search == 0:
        return None
    return SEARCHES[2] if record.phase == state.OPPORTUNITY else SEARCHES[record.search - 1]


def due_now(record: RiverboatState) -> tuple[bool, ...]:
    """Flags of the riverboat benefits still to be taken, in the order of BENEFITS."""
    return (
        record.due_coins > 0,
        record.due_points > 0,
        record.due_steps > 0,
        record.due_feature != state.NO_FEATURE,
        record.due_agents > 0,
    )
