"""Supplies and piles, computed as the total minus what is in use."""

from typing import TYPE_CHECKING, Any

from paddlewheel.core.notation.json_reader import require
from paddlewheel.riverboat import state
from paddlewheel.riverboat.components import boat_names, crop_names, tile_names
from paddlewheel.riverboat.notation.fields import cropped
from paddlewheel.riverboat.notation.to_json import boats_of
from paddlewheel.riverboat.state import RiverboatState
from paddlewheel.riverboat.tables import TILE_HEXES

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition


def fill_supplies(position: "RiverboatPosition", laid: list[int]) -> None:
    season, tables = position.record, position.constants
    seats = range(tables.players)
    season.coin_supply = _left("coins", tables.coins, sum(season.coins[seat] for seat in seats))
    staff = sum(season.surveyors[seat] + season.staff[seat] for seat in seats)
    season.surveyor_supply = _left("surveyors", tables.surveyors, staff)
    barns = sum(season.barn[seat].bit_count() for seat in seats) + _being_built(season, state.BARN)
    season.barn_supply = _left("barns", tables.barns, barns)
    wells = sum(season.well[seat].bit_count() for seat in seats) + _being_built(season, state.WELL)
    season.well_supply = _left("wells", tables.wells, wells)
    _fill_tiles(position, laid)
    _fill_boats(position)


def _left(things: str, most: int, used: int) -> int:
    require(used <= most, "players", f"there are {most} {things} in the game, but these have {used}")
    return most - used


def _being_built(season: RiverboatState, feature: int) -> int:
    """1 if this feature is being placed: it is neither in the supply nor on a mat."""
    return int(season.decision == state.BUILD_DECISION and season.building == feature)


def _fill_tiles(position: "RiverboatPosition", laid: list[int]) -> None:
    season, tables = position.record, position.constants
    for kind, name in enumerate(tile_names()):
        used = laid[kind] + season.crops_open[kind] + (season.tile == kind)
        most = tables.tile_count[kind]
        require(used <= most, "laid_tiles", f"there are {most} {name} tiles in the game, but {used} are open or laid")
        season.crops_left[kind] = most - used
    _check_crops_laid(position, laid)


def _check_crops_laid(position: "RiverboatPosition", laid: list[int]) -> None:
    """Check that the crops on the mats match the laid tiles."""
    season, tables = position.record, position.constants
    seats = range(tables.players)
    for crop, name in enumerate(crop_names()):
        shown = sum(count * _hexes_of(tables, kind, crop) for kind, count in enumerate(laid))
        planted = sum(season.crop[state.CROPS * seat + crop].bit_count() for seat in seats)
        same = shown == planted
        require(
            same, "laid_tiles", f"must show as much {name} as is on the mats: they show {shown}, there is {planted}"
        )
    big = sum(count for kind, count in enumerate(laid) if tables.hexes[kind] == TILE_HEXES)
    said = sum(season.big_tiles[seat] for seat in seats)
    require(said == big, "players", f"three_hex_tiles must add up to the {big} in laid_tiles, not to {said}")
    for seat in seats:
        room = cropped(season, seat).bit_count() // TILE_HEXES
        many = season.big_tiles[seat]
        require(many <= room, "players", f"seat {seat + 1} cannot have {many} three-hex tiles: its crops fill {room}")


def _hexes_of(tables: Any, kind: int, crop: int) -> int:
    shown = tables.shows[TILE_HEXES * kind : TILE_HEXES * kind + tables.hexes[kind]]
    return sum(found == crop for found in shown)


def _fill_boats(position: "RiverboatPosition") -> None:
    season, tables = position.record, position.constants
    claimed = [kind for seat in range(tables.players) for kind in boats_of(season, seat)]
    for kind, name in enumerate(boat_names()):
        used, most = claimed.count(kind) + (season.boats_open >> kind & 1), tables.boat_count[kind]
        require(used <= most, "riverboats", f"there are {most} of {name} in the game, but {used} are open or claimed")
        season.boats_left[kind] = most - used
