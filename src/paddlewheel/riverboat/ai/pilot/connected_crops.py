"""Fast bit-set operations on connected crops; the forecast calls them thousands of times per decision."""

from typing import Any

import numpy as np

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.riverboat.rules.fields import count_fields
from paddlewheel.riverboat.state import CROPS, MAX_FIELDS, RiverboatState
from paddlewheel.riverboat.tables import RiverboatTables

# Perfect hash of single-bit sets: the powers of two up to 2**65 have distinct remainders modulo 67.
PRIME = 67


def _fields_by_remainder() -> Any:
    places = np.zeros(PRIME, np.int64)
    for place in range(MAX_FIELDS):
        places[(1 << place) % PRIME] = place
    return places


FIELD_OF_REMAINDER = _fields_by_remainder()


@compiled
def first_field(fields: int) -> int:
    """The lowest field of a non-empty set."""
    return int(FIELD_OF_REMAINDER[(fields & -fields) % PRIME])


@compiled
def connected_group(tables: RiverboatTables, mat: int, fields: int, seed: int) -> int:
    """The connected component of `fields` that contains `seed`, a set of one field."""
    group, fresh = seed, seed
    while fresh:
        lowest = fresh & -fresh
        fresh ^= lowest
        around = tables.beside[MAX_FIELDS * mat + first_field(lowest)] & fields & ~group
        group |= around
        fresh |= around
    return group


@compiled
def largest_group(tables: RiverboatTables, mat: int, fields: int) -> int:
    """Size of the largest connected component."""
    most = 0
    while count_fields(fields) > most:
        group = connected_group(tables, mat, fields, fields & -fields)
        most = max(most, count_fields(group))
        fields &= ~group
    return most


@compiled
def boundary_of(tables: RiverboatTables, mat: int, fields: int) -> int:
    """Neighbours of a set, without the set itself."""
    rim, rest = 0, fields
    while rest:
        rim |= tables.beside[MAX_FIELDS * mat + first_field(rest)]
        rest &= rest - 1
    return rim & ~fields


@compiled
def max_same_crop(state: RiverboatState, seat: int, fields: int) -> int:
    """Count of the most frequent crop on these fields."""
    most = 0
    for crop in range(CROPS):
        most = max(most, count_fields(fields & state.crop[CROPS * seat + crop]))
    return most
