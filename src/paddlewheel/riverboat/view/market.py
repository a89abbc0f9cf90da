"""View of the shared components: phase tiles, crop tiles, riverboats, cards, general supply."""

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from paddlewheel.riverboat import state
from paddlewheel.riverboat.components import boat_names, card_names, crop_names, tile_names
from paddlewheel.riverboat.messages import names
from paddlewheel.riverboat.options import RiverboatOptions
from paddlewheel.riverboat.state import PHASE_NAMES
from paddlewheel.riverboat.tables import TILE_HEXES
from paddlewheel.riverboat.view.cards import card_scores, card_value, pile, space_bonus
from paddlewheel.riverboat.view.naming import CARD_SUITS, brings, player
from paddlewheel.riverboat.view.tables import plain_tables

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition

MAX_CACHED_ROWS = 4096  # shared by all games; unchanged rows are reused


def phase_tiles(season: Any) -> list[dict[str, Any]]:
    rows = []
    for phase, name in enumerate(PHASE_NAMES):
        owner = int(season.phase_owner[phase])
        seat = None if owner == state.NONE else owner
        shown = None if seat is None else player(season, seat).as_data()
        rows.append({"phase": name, "bonus": names.phase_bonus(name).as_data(), "seat": seat, "player": shown})
    return rows


def crop_tiles(position: "RiverboatPosition") -> list[dict[str, Any]]:
    """Every kind of tile with the numbers of open tiles and of those left in its pile."""
    season = position.record
    return [
        _crop_tile(position.options, kind, int(season.crops_open[kind]), int(season.crops_left[kind]))
        for kind in range(len(tile_names()))
    ]


@lru_cache(maxsize=MAX_CACHED_ROWS)
def _crop_tile(options: RiverboatOptions, kind: int, shown: int, left: int) -> dict[str, Any]:
    tables = plain_tables(options)
    hexes = tables.hexes[kind]
    crops = [crop_names()[crop] for crop in tables.shows[TILE_HEXES * kind : TILE_HEXES * kind + hexes]]
    points = tables.tile_points[hexes - 1]
    return {"tile": tile_names()[kind], "crops": crops, "points": points, "open": shown, "left": left}


def riverboats(position: "RiverboatPosition") -> list[dict[str, Any]]:
    season = position.record
    boats_open = int(season.boats_open)
    return [
        _riverboat(position.options, kind, bool(boats_open >> kind & 1), int(season.boats_left[kind]))
        for kind in range(len(boat_names()))
    ]


@lru_cache(maxsize=MAX_CACHED_ROWS)
def _riverboat(options: RiverboatOptions, kind: int, is_open: bool, left: int) -> dict[str, Any]:
    tables = plain_tables(options)
    return {
        "boat": boat_names()[kind],
        "capacity": tables.capacity[kind],
        "brings": brings(options, kind).as_data(),
        "open": is_open,
        "left": left,
    }


def open_cards(position: "RiverboatPosition") -> list[dict[str, Any]]:
    """The four spaces: bonus, open card if any, and its current value for each seat."""
    season = position.record
    rows: list[dict[str, Any]] = []
    for space in range(state.SPACES):
        card = int(season.on_space[space])
        row: dict[str, Any] = {"bonus": space_bonus(position, space), "card": None}
        if card != state.NONE:
            values = [card_value(position, seat, card) for seat in range(position.options.players)]
            row |= {"card": card_names()[card], "scores": card_scores(card).as_data(), "worth": values}
        rows.append(row)
    return rows


def cards_in_pile(season: Any) -> list[str]:
    """Names of the cards in the pile, by id; their real order is unknown."""
    return [card_names()[card] for card in pile(season)]


def cultivation(position: "RiverboatPosition") -> dict[str, Any]:
    season, tables = position.record, plain_tables(position.options)
    shown = season.phase == state.CULTIVATION and season.revealed > 0
    return {
        "card": CARD_SUITS[int(season.colour)] if shown else None,
        "revealed": int(season.revealed),
        "of": int(tables.revealed_a_round),
        "left": {name: int(count) for name, count in zip(CARD_SUITS, season.cards_left, strict=True)},
        "workers_on_track": int(season.track),
    }


def supply(season: Any) -> dict[str, int]:
    return {
        "coins": int(season.coin_supply),
        "barns": int(season.barn_supply),
        "wells": int(season.well_supply),
        "surveyors": int(season.surveyor_supply),
    }
