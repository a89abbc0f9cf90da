"""Features of the fields: workers on crops and what they can harvest, and places for tiles, wells and barns."""

from typing import Any

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.riverboat.ai.pilot.connected_crops import first_field, largest_group, max_same_crop
from paddlewheel.riverboat.ai.pilot.feature_names import (
    BARE,
    BARE_BESIDE_CROPS,
    BARE_PAIRS,
    BARE_TRIANGLES,
    BEST_BARN_PLACE,
    BOAT_IN_SIGHT,
    CROP_PAIRS,
    CROP_TYPES,
    FEATURES,
    HARVEST_IN_SIGHT,
    IN_SIGHT,
    LARGEST_GROUP,
    MOST_WORKERS,
    ON_CROPS,
    PROMISING_BARN_PLACE,
    SECOND_BARN_PLACE,
    SECOND_GROUP,
    SECOND_WORKERS,
    THIRD_WORKERS,
)
from paddlewheel.riverboat.ai.pilot.round_progress import boats_to_take
from paddlewheel.riverboat.rules.cards import crop_types
from paddlewheel.riverboat.rules.fields import bare_workers, count_fields, cropped
from paddlewheel.riverboat.state import CROPS, MAX_FIELDS, RiverboatState
from paddlewheel.riverboat.tables import RiverboatTables

LARGEST_BOAT = 7


@compiled
def read_harvest(state: RiverboatState, tables: RiverboatTables, seat: int, row: Any) -> None:
    """Workers on crops: riverboats they can fill, and the distance to the ninth harvest of a crop."""
    for crop in range(CROPS):
        workers = count_fields(state.standing[seat] & state.crop[CROPS * seat + crop])
        row[FEATURES + crop] = workers
        row[ON_CROPS] += workers
        if (state.rewarded[seat] >> crop) & 1 == 0:
            sighted = state.harvested[CROPS * seat + crop] + workers
            row[HARVEST_IN_SIGHT] += min(sighted, tables.harvest_bonus_at)
            if sighted >= tables.harvest_bonus_at - 3:
                row[IN_SIGHT + max(0, tables.harvest_bonus_at - sighted)] += 1
    row[CROP_TYPES] = crop_types(state, seat)
    read_boats_in_sight(state, tables, seat, row)


@compiled
def read_boats_in_sight(state: RiverboatState, tables: RiverboatTables, seat: int, row: Any) -> None:
    """Workers per crop in descending order, and the open riverboats they fill if no opponent takes one."""
    most, second, third = 0, 0, 0
    for crop in range(CROPS):
        workers = row[FEATURES + crop]
        if workers > most:
            most, second, third = workers, most, second
        elif workers > second:
            second, third = workers, second
        elif workers > third:
            third = workers
    if most > 0:
        row[MOST_WORKERS + min(most, 8) - 1] = 1
    if second > 1:
        row[SECOND_WORKERS + min(second, 7) - 2] = 1
    row[THIRD_WORKERS] = third
    open_boats = state.boats_open
    for _ in range(boats_to_take(state, tables, seat)):
        kind = largest_filled(tables, open_boats, most)
        if kind < 0:
            return
        row[BOAT_IN_SIGHT + min(tables.capacity[kind], LARGEST_BOAT) - 1] += 1
        open_boats &= ~(1 << kind)
        rest = most - tables.capacity[kind]
        most, second, third = max(rest, second), min(max(rest, third), second), min(rest, third)


@compiled
def largest_filled(tables: RiverboatTables, open_boats: int, workers: int) -> int:
    """Largest open kind of riverboat that so many workers can fill, or -1."""
    kind = tables.boat_kinds - 1
    while kind >= 0:
        if (open_boats >> kind) & 1 and tables.capacity[kind] <= workers:
            return int(kind)
        kind -= 1
    return -1


@compiled
def read_fields(state: RiverboatState, tables: RiverboatTables, seat: int, row: Any) -> None:
    """Adjacent workers (larger tiles), adjacent crops (wells) and the best fields for barns."""
    mat, bare, planted = state.mat[seat], bare_workers(state, seat), cropped(state, seat)
    row[BARE] = count_fields(bare)
    read_bare(state, tables, seat, row, bare)
    read_groups(state, tables, seat, row)
    rest = tables.fields[mat] & ~planted & ~bare & ~state.barn[seat]
    while rest:
        around = tables.beside[MAX_FIELDS * mat + first_field(rest)]
        rest &= rest - 1
        value = max_same_crop(state, seat, around)
        if value > row[BEST_BARN_PLACE]:
            row[BEST_BARN_PLACE], row[SECOND_BARN_PLACE] = value, row[BEST_BARN_PLACE]
        elif value > row[SECOND_BARN_PLACE]:
            row[SECOND_BARN_PLACE] = value
        if value > 1:
            row[PROMISING_BARN_PLACE] = max(row[PROMISING_BARN_PLACE], value + count_fields(around & bare))


@compiled
def read_bare(state: RiverboatState, tables: RiverboatTables, seat: int, row: Any, bare: int) -> None:
    mat, rest = state.mat[seat], bare
    pairs, triangles = 0, 0
    while rest:
        field = first_field(rest)
        rest &= rest - 1
        around = tables.beside[MAX_FIELDS * mat + field]
        pairs += count_fields(around & rest)
        row[BARE_BESIDE_CROPS] += max_same_crop(state, seat, around)
        others = around & rest
        while others:
            other = tables.beside[MAX_FIELDS * mat + first_field(others)]
            others &= others - 1
            triangles += count_fields(other & others)
    row[BARE_PAIRS], row[BARE_TRIANGLES] = pairs, triangles


@compiled
def read_groups(state: RiverboatState, tables: RiverboatTables, seat: int, row: Any) -> None:
    mat = state.mat[seat]
    for crop in range(CROPS):
        fields = state.crop[CROPS * seat + crop]
        rest = fields
        while rest:
            around = tables.beside[MAX_FIELDS * mat + first_field(rest)]
            rest &= rest - 1
            row[CROP_PAIRS] += count_fields(around & rest)
        if fields & state.well[seat]:
            continue
        size = largest_group(tables, mat, fields)
        if size > row[LARGEST_GROUP]:
            row[LARGEST_GROUP], row[SECOND_GROUP] = size, row[LARGEST_GROUP]
        elif size > row[SECOND_GROUP]:
            row[SECOND_GROUP] = size
