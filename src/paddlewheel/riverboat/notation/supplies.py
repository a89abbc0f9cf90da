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
    record, tables = position.record, position.constants
    seats = range(tables.players)
    record.coin_supply = _left("coins", tables.coins, sum(record.coins[seat] for seat in seats))
    staff = sum(record.surveyors[seat] + record.staff[seat] for seat in seats)
    record.surveyor_supply = _left("surveyors", tables.surveyors, staff)
    barns = sum(record.barn[seat].bit_count() for seat in seats) + _being_built(record, state.BARN)
    record.barn_supply = _left("barns", tables.barns, barns)
    wells = sum(record.well[seat].bit_count() for seat in seats) + _being_built(record, state.WELL)
    record.well_supply = _left("wells", tables.wells, wells)
    _fill_tiles(position, laid)
    _fill_boats(position)


def _left(things: str, most: int, used: int) -> int:
    require(used <= most, "players", f"there are {most} {things} in the game, but these have {used}")
    return most - used


def _being_built(record: RiverboatState, feature: int) -> int:
    """1 if this feature is being placed: it is neither in the supply nor on a mat."""
    return int(record.decision == state.BUILD_DECISION and record.building == feature)


def _fill_tiles(position: "RiverboatPosition", laid: list[int]) -> None:
    record, tables = position.record, position.constants
    for kind, name in enumerate(tile_names()):
        used = laid[kind] + record.crops_open[kind] + (record.tile == kind)
        most = tables.tile_count[kind]
        require(used <= most, "laid_tiles", f"there are {most} {name} tiles in the game, but {used} are open or laid")
        record.crops_left[kind] = most - used
    _check_crops_laid(position, laid)


def _check_crops_laid(position: "RiverboatPosition", laid: list[int]) -> None:
    """Check that the crops on the mats match the laid tiles."""
    record, tables = position.record, position.constants
    seats = range(tables.players)
    for crop, name in enumerate(crop_names()):
        shown = sum(count * _hexes_of(tables, kind, crop) for kind, count in enumerate(laid))
        planted = sum(record.crop[state.CROPS * seat + crop].bit_count() for seat in seats)
        same = shown == planted
        require(
            same, "laid_tiles", f"must show as much {name} as is on the mats: they show {shown}, there is {planted}"
        )
    big = sum(count for kind, count in enumerate(laid) if tables.hexes[kind] == TILE_HEXES)
    said = sum(record.big_tiles[seat] for seat in seats)
    require(said == big, "players", f"three_hex_tiles must add up to the {big} in laid_tiles, not to {said}")
    for seat in seats:
        room = cropped(record, seat).bit_count() // TILE_HEXES
        many = record.big_tiles[seat]
        require(many <= room, "players", f"seat {seat + 1} cannot have {many} three-hex tiles: its crops fill {room}")


def _hexes_of(tables: Any, kind: int, crop: int) -> int:
    shown = tables.shows[TILE_HEXES * kind : TILE_HEXES * kind + tables.hexes[kind]]
    return sum(found == crop for found in shown)


def _fill_boats(position: "RiverboatPosition") -> None:
    record, tables = position.record, position.constants
    claimed = [kind for seat in range(tables.players) for kind in boats_of(record, seat)]
    for kind, name in enumerate(boat_names()):
        used, most = claimed.count(kind) + (record.boats_open >> kind & 1), tables.boat_count[kind]
        require(used <= most, "riverboats", f"there are {most} of {name} in the game, but {used} are open or claimed")
        record.boats_left[kind] = most - used
