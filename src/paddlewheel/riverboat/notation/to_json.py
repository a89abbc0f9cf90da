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
    season, options = position.record, position.options
    moment = {
        "round": season.round_number,
        "phase": phase_name(season.phase),
        "decision": DECISION_NAMES[season.decision],
        "actor": actor_word(position.actor),
    }
    return write_head(position.game, options) | moment | _table(position)


def _table(position: "RiverboatPosition") -> dict[str, Any]:
    season, players = position.record, position.options.players
    return {
        "turn": write_turn(position),
        "first_player": _seat(season.first_player),
        "phase_tiles": {name: _seat(season.phase_owner[phase]) for phase, name in enumerate(PHASE_NAMES)},
        "markers": [seat + 1 for seat in season.marker_order[:players]],
        "card": SUITS[season.colour] if season.revealed else None,
        "unseen": counted(SUITS, season.cards_left),
        "open_tiles": counted(tile_names(), season.crops_open),
        "laid_tiles": counted(tile_names(), laid_tiles(position)),
        "riverboats": [name for kind, name in enumerate(boat_names()) if season.boats_open >> kind & 1],
        "opportunities": [_card(card) for card in season.on_space],
        "pile": _pile(season),
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
    season, tables = position.record, position.constants
    return [
        (tables.tile_count[kind] - season.crops_open[kind] - season.crops_left[kind]) - (season.tile == kind)
        for kind in range(tables.kinds)
    ]


def _seat(seat: int) -> int | None:
    return None if seat == state.NONE else seat + 1


def _card(card: int) -> str | None:
    return None if card == state.NONE else card_names()[card]


def _pile(season: RiverboatState) -> list[list[str]]:
    """Cards by layer, top layer first; the order within a layer has no meaning."""
    deepest = max(season.layer)
    return [
        [name for card, name in enumerate(card_names()) if season.layer[card] == layer]
        for layer in range(1, deepest + 1)
    ]


if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition


def write_player(position: "RiverboatPosition", seat: int) -> dict[str, Any]:
    season = position.record
    hand = hand_of(season, seat)
    return {
        "seat": seat + 1,
        "mat": None if season.mat[seat] == state.NONE else mats()[season.mat[seat]].name,
        "points": _points(season, seat),
        "coins": season.coins[seat],
        "workers": season.workers[seat],
        "surveyors": season.surveyors[seat],
        "agents": season.agents[seat],
        "harbor": season.harbor[seat],
        "riverboats": [boat_names()[kind] for kind in boats_of(season, seat)],
        "opportunities": [card_names()[card] for card in hand],
        "surveyed_opportunities": [card_names()[hand[index]] for index in numbers_in(season.surveyed_cards[seat])],
        "three_hex_tiles": season.big_tiles[seat],
        "fields": _fields(season, seat),
    }


def boats_of(season: RiverboatState, seat: int) -> list[int]:
    first = state.BERTHS * seat
    return list(season.boats[first : first + season.boat_count[seat]])


def hand_of(season: RiverboatState, seat: int) -> list[int]:
    first = state.HAND_SIZE * seat
    return list(season.hand[first : first + season.hand_count[seat]])


def earned_by(season: RiverboatState, seat: int) -> list[int]:
    first = state.POINT_SOURCE_COUNT * seat
    return list(season.earned[first : first + state.POINT_SOURCE_COUNT])


def _points(season: RiverboatState, seat: int) -> dict[str, int]:
    return {word: points for word, points in zip(POINT_SOURCE_NAMES, earned_by(season, seat), strict=True) if points}


def _fields(season: RiverboatState, seat: int) -> dict[str, Any]:
    crops = {name: names_of(season.crop[state.CROPS * seat + crop]) for crop, name in enumerate(crop_names())}
    return {
        "workers": names_of(season.standing[seat]),
        "crops": {name: fields for name, fields in crops.items() if fields},
        "barns": names_of(season.barn[seat]),
        "wells": names_of(season.well[seat]),
        "surveyed": names_of(season.surveyed[seat]),
    }


if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition


def write_turn(position: "RiverboatPosition") -> dict[str, Any] | None:
    season = position.record
    names = TURN_FIELDS.get((season.phase, season.decision))
    if names is None:
        return None
    every = _whole_turn(season, position.options.players)
    return {name: every[name] for name in names}


def _whole_turn(season: RiverboatState, players: int) -> dict[str, Any]:
    return {
        "paid": bool(season.paid),
        "planter": (season.phase_owner[state.PLANTING] + season.turn - 1) % players + 1,
        "refilled": bool(season.refilled),
        "search": _search(season),
        "tile": None if season.tile == state.NONE else tile_names()[season.tile],
        "lap": (season.turn - 1) // players + 1,
        "passed": [seat + 1 for seat in numbers_in(season.passed)],
        "benefits": [name for name, due in zip(BENEFITS, due_now(season), strict=True) if due],
        "building": BUILDINGS[season.building],
        "surveys": season.surveys,
        "agents": season.due_agents,
    }


def _search(season: RiverboatState) -> str | None:
    if season.search == 0:
        return None
    return SEARCHES[2] if season.phase == state.OPPORTUNITY else SEARCHES[season.search - 1]


def due_now(season: RiverboatState) -> tuple[bool, ...]:
    """Flags of the riverboat benefits still to be taken, in the order of BENEFITS."""
    return (
        season.due_coins > 0,
        season.due_points > 0,
        season.due_steps > 0,
        season.due_feature != state.NO_FEATURE,
        season.due_agents > 0,
    )
