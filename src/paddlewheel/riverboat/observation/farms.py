"""Encoder of the mats: bit sets as planes with a flag per field."""

from typing import Any

import numpy as np

from paddlewheel.core.jit.decorators import PLAIN, compiled, inlined
from paddlewheel.riverboat.observation.fields import AT, BARN, CROP, PLANES, STANDING, SURVEYED, WELL
from paddlewheel.riverboat.state import COLOURS, CROPS, MAX_FIELDS, Season
from paddlewheel.riverboat.tables import Tables

AT_FARMS = AT["farms"]
AT_LAND = AT["land"]
SPREAD: Any = [sum(((fields >> bit) & 1) << (8 * bit) for bit in range(8)) for fields in range(256)]
if not PLAIN:
    SPREAD = np.array(SPREAD)  # [8 bits] -> 8 bytes, each 0 or 1


@compiled
def tell_set(fields: int, at: int, out: Any) -> None:
    """Write a bit set as flags, eight fields at a time."""
    if fields != 0:
        row = out[at : at + MAX_FIELDS]
        for first in range(0, MAX_FIELDS, 8):
            tell_eight(SPREAD[(fields >> first) & 255], first, row)


@inlined
def tell_eight(eight: int, first: int, row: Any) -> None:
    """Unrolled so that the compiler merges the eight writes into one."""
    row[first] = eight & 255
    row[first + 1] = (eight >> 8) & 255
    row[first + 2] = (eight >> 16) & 255
    row[first + 3] = (eight >> 24) & 255
    row[first + 4] = (eight >> 32) & 255
    row[first + 5] = (eight >> 40) & 255
    row[first + 6] = (eight >> 48) & 255
    row[first + 7] = (eight >> 56) & 255


@compiled
def tell_farm(season: Season, seat: int, row: int, out: Any) -> None:
    at = AT_FARMS + PLANES * MAX_FIELDS * row
    tell_set(season.standing[seat], at + MAX_FIELDS * STANDING, out)
    for crop in range(CROPS):
        tell_set(season.crop[CROPS * seat + crop], at + MAX_FIELDS * (CROP + crop), out)
    tell_set(season.barn[seat], at + MAX_FIELDS * BARN, out)
    tell_set(season.well[seat], at + MAX_FIELDS * WELL, out)
    tell_set(season.surveyed[seat], at + MAX_FIELDS * SURVEYED, out)


@compiled
def tell_land(tables: Tables, mat: int, out: Any) -> None:
    for colour in range(COLOURS):
        tell_set(tables.coloured[COLOURS * mat + colour], AT_LAND + MAX_FIELDS * colour, out)
    tell_set(tables.outskirts[mat], AT_LAND + MAX_FIELDS * COLOURS, out)
    tell_set(tables.fields[mat], AT_LAND + MAX_FIELDS * (COLOURS + 1), out)
