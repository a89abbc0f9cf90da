"""View of the shared components: phase tiles, crop tiles, riverboats, cards, general supply."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from paddlewheel.riverboat import state
from paddlewheel.riverboat.components import boat_names, card_names, crop_names, tile_names
from paddlewheel.riverboat.constants import constants_for
from paddlewheel.riverboat.messages import names
from paddlewheel.riverboat.options import RiverboatOptions
from paddlewheel.riverboat.state import PHASE_NAMES, RiverboatState
from paddlewheel.riverboat.tables import TILE_HEXES
from paddlewheel.riverboat.view.cards import card_scores, card_values_of, pile, space_bonus
from paddlewheel.riverboat.view.naming import CARD_SUITS, brings, player_of_mat
from paddlewheel.riverboat.view.seat_state import SeatState

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition

MAX_CACHED_ROWS = 4096  # shared by all games; unchanged rows are reused


def phase_tiles(record: RiverboatState) -> list[dict[str, Any]]:
    return _phase_tiles(tuple(record.phase_owner), tuple(record.mat))


@lru_cache(maxsize=MAX_CACHED_ROWS)
def _phase_tiles(owners: tuple[int, ...], seat_mats: tuple[int, ...]) -> list[dict[str, Any]]:
    rows = []
    for phase, name in enumerate(PHASE_NAMES):
        seat = None if owners[phase] == state.NONE else owners[phase]
        shown = None if seat is None else player_of_mat(seat_mats[seat], seat).as_data()
        rows.append({"phase": name, "bonus": names.phase_bonus(name).as_data(), "seat": seat, "player": shown})
    return rows


def crop_tiles(position: "RiverboatPosition") -> list[dict[str, Any]]:
    """Every kind of tile with the numbers of open tiles and of those left in its pile."""
    record, kinds = position.record, len(tile_names())
    return _crop_tiles(position.options, tuple(record.crops_open[:kinds]), tuple(record.crops_left[:kinds]))


@lru_cache(maxsize=MAX_CACHED_ROWS)
def _crop_tiles(options: RiverboatOptions, shown: tuple[int, ...], left: tuple[int, ...]) -> list[dict[str, Any]]:
    return [_crop_tile(options, kind, shown[kind], left[kind]) for kind in range(len(shown))]


@lru_cache(maxsize=MAX_CACHED_ROWS)
def _crop_tile(options: RiverboatOptions, kind: int, shown: int, left: int) -> dict[str, Any]:
    tables = constants_for(options)
    hexes = tables.hexes[kind]
    crops = [crop_names()[crop] for crop in tables.shows[TILE_HEXES * kind : TILE_HEXES * kind + hexes]]
    points = tables.tile_points[hexes - 1]
    return {"tile": tile_names()[kind], "crops": crops, "points": points, "open": shown, "left": left}


def riverboats(position: "RiverboatPosition") -> list[dict[str, Any]]:
    record = position.record
    return _riverboats(position.options, record.boats_open, tuple(record.boats_left))


@lru_cache(maxsize=MAX_CACHED_ROWS)
def _riverboats(options: RiverboatOptions, boats_open: int, left: tuple[int, ...]) -> list[dict[str, Any]]:
    return [_riverboat(options, kind, bool(boats_open >> kind & 1), left[kind]) for kind in range(len(boat_names()))]


@lru_cache(maxsize=MAX_CACHED_ROWS)
def _riverboat(options: RiverboatOptions, kind: int, is_open: bool, left: int) -> dict[str, Any]:
    tables = constants_for(options)
    return {
        "boat": boat_names()[kind],
        "capacity": tables.capacity[kind],
        "brings": brings(options, kind).as_data(),
        "open": is_open,
        "left": left,
    }


def open_cards(position: "RiverboatPosition", players: Sequence[SeatState] = ()) -> list[dict[str, Any]]:
    """The four spaces: bonus, open card if any, and its current value for each seat."""
    players = players or [SeatState(position, seat) for seat in range(position.options.players)]
    on_space = tuple(position.record.on_space[: state.SPACES])
    values = zip(*(card_values_of(own, on_space) for own in players), strict=True)
    return [
        _open_card(space_bonus(position, space), card, worth)
        for space, (card, worth) in enumerate(zip(on_space, values, strict=True))
    ]


@lru_cache(maxsize=MAX_CACHED_ROWS)
def _open_card(bonus: str, card: int, worth: tuple[int, ...]) -> dict[str, Any]:
    row: dict[str, Any] = {"bonus": bonus, "card": None}
    if card != state.NONE:
        row |= {"card": card_names()[card], "scores": card_scores(card).as_data(), "worth": list(worth)}
    return row


def cards_in_pile(record: RiverboatState) -> list[str]:
    """Names of the cards in the pile, by id; their real order is unknown."""
    return _names_of(tuple(pile(record)))


@lru_cache(maxsize=MAX_CACHED_ROWS)
def _names_of(cards: tuple[int, ...]) -> list[str]:
    return [card_names()[card] for card in cards]


def cultivation(position: "RiverboatPosition") -> dict[str, Any]:
    record, tables = position.record, position.constants
    shown = record.phase == state.CULTIVATION and record.revealed > 0
    return {
        "card": CARD_SUITS[record.colour] if shown else None,
        "revealed": record.revealed,
        "of": tables.revealed_a_round,
        "left": dict(zip(CARD_SUITS, record.cards_left, strict=True)),
        "workers_on_track": record.track,
    }


def supply(record: RiverboatState) -> dict[str, int]:
    return {
        "coins": record.coin_supply,
        "barns": record.barn_supply,
        "wells": record.well_supply,
        "surveyors": record.surveyor_supply,
    }
