"""Bit sets of mat fields and the queries the rules need."""

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.riverboat.state import CROPS, MAX_FIELDS, RiverboatState
from paddlewheel.riverboat.tables import RiverboatTables


@compiled
def count_fields(fields: int) -> int:
    count = 0
    while fields:
        fields &= fields - 1
        count += 1
    return count


@compiled
def has_field(fields: int, field: int) -> bool:
    return (fields >> field) & 1 == 1


@compiled
def cropped(state: RiverboatState, seat: int) -> int:
    """Fields with a crop, worked or harvested."""
    fields = 0
    for crop in range(CROPS):
        fields |= state.crop[CROPS * seat + crop]
    return fields


@compiled
def empty_fields(state: RiverboatState, tables: RiverboatTables, seat: int) -> int:
    """RB-CUL-5: fields without worker, crop and barn."""
    taken = state.standing[seat] | cropped(state, seat) | state.barn[seat]
    return tables.fields[state.mat[seat]] & ~taken


@compiled
def bare_workers(state: RiverboatState, seat: int) -> int:
    """Fields with a worker and no crop."""
    return state.standing[seat] & ~cropped(state, seat)


@compiled
def covered(state: RiverboatState, seat: int) -> int:
    """Fields with a crop or a barn."""
    return cropped(state, seat) | state.barn[seat]


@compiled
def near(state: RiverboatState, tables: RiverboatTables, seat: int, field: int, direction: int) -> int:
    """Neighbour of a field in one of six directions, or NO_FIELD."""
    return tables.near[6 * (MAX_FIELDS * state.mat[seat] + field) + direction % 6]


@compiled
def beside(state: RiverboatState, tables: RiverboatTables, seat: int, field: int) -> int:
    """Set of the neighbours of a field."""
    return tables.beside[MAX_FIELDS * state.mat[seat] + field]


@compiled
def crop_at(state: RiverboatState, seat: int, field: int) -> int:
    """The crop on a field, or CROPS for none."""
    for crop in range(CROPS):
        if has_field(state.crop[CROPS * seat + crop], field):
            return crop
    return CROPS


@compiled
def group_size(state: RiverboatState, tables: RiverboatTables, seat: int, field: int) -> int:
    """Size of the connected group of one crop that contains this field."""
    fields = state.crop[CROPS * seat + crop_at(state, seat, field)]
    group, grown = 0, 1 << field
    while grown != group:
        group = grown
        for other in range(tables.field_count[state.mat[seat]]):
            if has_field(group, other):
                grown |= beside(state, tables, seat, other) & fields
    return count_fields(group)
