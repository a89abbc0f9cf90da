"""Encoder of the mats: bit sets as planes with a flag per field."""

from typing import Any

import numpy as np

from paddlewheel.core.jit.decorators import PLAIN, compiled, inlined
from paddlewheel.riverboat.observation.fields import AT, BARN, CROP, PLANES, STANDING, SURVEYED, WELL
from paddlewheel.riverboat.state import COLOURS, CROPS, MAX_FIELDS, RiverboatState
from paddlewheel.riverboat.tables import RiverboatTables

AT_FARMS = AT["farms"]
AT_LAND = AT["land"]
BITS_TO_BYTES: Any = [sum(((fields >> bit) & 1) << (8 * bit) for bit in range(8)) for fields in range(256)]
if not PLAIN:
    BITS_TO_BYTES = np.array(BITS_TO_BYTES)  # [8 bits] -> 8 bytes, each 0 or 1


@compiled
def encode_fields(fields: int, at: int, out: Any) -> None:
    """Write a bit set as flags, eight fields at a time."""
    if fields != 0:
        row = out[at : at + MAX_FIELDS]
        for first in range(0, MAX_FIELDS, 8):
            write_eight_flags(BITS_TO_BYTES[(fields >> first) & 255], first, row)


@inlined
def write_eight_flags(eight: int, first: int, row: Any) -> None:
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
def encode_farm(state: RiverboatState, seat: int, row: int, out: Any) -> None:
    at = AT_FARMS + PLANES * MAX_FIELDS * row
    encode_fields(state.standing[seat], at + MAX_FIELDS * STANDING, out)
    for crop in range(CROPS):
        encode_fields(state.crop[CROPS * seat + crop], at + MAX_FIELDS * (CROP + crop), out)
    encode_fields(state.barn[seat], at + MAX_FIELDS * BARN, out)
    encode_fields(state.well[seat], at + MAX_FIELDS * WELL, out)
    encode_fields(state.surveyed[seat], at + MAX_FIELDS * SURVEYED, out)


@compiled
def encode_land(tables: RiverboatTables, mat: int, out: Any) -> None:
    for colour in range(COLOURS):
        encode_fields(tables.coloured[COLOURS * mat + colour], AT_LAND + MAX_FIELDS * colour, out)
    encode_fields(tables.outskirts[mat], AT_LAND + MAX_FIELDS * COLOURS, out)
    encode_fields(tables.fields[mat], AT_LAND + MAX_FIELDS * (COLOURS + 1), out)
