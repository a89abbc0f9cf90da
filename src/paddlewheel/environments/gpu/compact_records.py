"""Memory layout of positions on a GPU: structure of arrays, with 32-bit integers where they suffice.

Row k holds number k of all games, so that memory accesses of neighbouring threads coalesce. Each thread copies its
game into a local record, and back.
"""

from collections.abc import Collection
from typing import Any

import numpy as np

from paddlewheel.core.jit.records import field_lengths, to_dict
from paddlewheel.mississippi_queen.state import Race
from paddlewheel.mississippi_queen.tables import MississippiQueenTables as QueenTables
from paddlewheel.riverboat.state import RiverboatState
from paddlewheel.riverboat.tables import RiverboatTables as RiverboatTables

# Fields that need 64 bits: bit sets of up to 42 docks, or of 48 fields of a mat.
WIDE_FIELDS = {
    "mississippi-queen": frozenset({"used"}),
    "riverboat": frozenset(
        {"standing", "crop", "barn", "well", "surveyed", "fields", "beside", "coloured", "outskirts"}
    ),
}
POSITIONS: dict[str, type] = {"mississippi-queen": Race, "riverboat": RiverboatState}
TABLES: dict[str, type] = {"mississippi-queen": QueenTables, "riverboat": RiverboatTables}


def compact_dtype(declared: type, wide: Collection[str]) -> np.dtype[Any]:
    """Dtype of a record with 32-bit integers, except for the `wide` fields; halves the memory."""
    lengths = {name: (size,) if size else () for name, size in field_lengths(declared).items()}
    return np.dtype([(name, "i8" if name in wide else "i4", lengths[name]) for name in lengths], align=True)


def narrow_tables(name: str, records: Any) -> Any:
    """The tables of a game, converted to the kernels' dtype."""
    tables = np.zeros(1, compact_dtype(TABLES[name], WIDE_FIELDS[name]))
    for field, value in to_dict(TABLES[name], records[0]).items():
        tables[field][0] = value
    if "look_ahead_first" in field_lengths(TABLES[name]):
        tables["look_ahead_first"] = 0  # does not pay off on a GPU: threads of a warp wait for each other
    return tables


def rows(name: str) -> tuple[int, int]:
    """Number of 32-bit and of 64-bit rows of a position."""
    lengths = [(field in WIDE_FIELDS[name], size or 1) for field, size in field_lengths(POSITIONS[name]).items()]
    return sum(size for wide, size in lengths if not wide), sum(size for wide, size in lengths if wide)


def copy_functions(name: str) -> tuple[Any, Any]:
    """Generate load and store functions of (record, narrow, wide, game) between the rows and a record."""
    load, store = _lines(name, "record.{0} = {1}"), _lines(name, "{1} = record.{0}")
    found: dict[str, Any] = {}
    for function, lines in (("load", load), ("store", store)):
        exec("\n".join([f"def {function}(record, narrow, wide, game):", *lines]), found)
    return found["load"], found["store"]


def _lines(name: str, assignment: str) -> list[str]:
    """Source lines that copy each field; a loop for an array field."""
    lines, used = [], {"narrow": 0, "wide": 0}
    for field, size in field_lengths(POSITIONS[name]).items():
        rows = "wide" if field in WIDE_FIELDS[name] else "narrow"
        if size:
            lines.append(f"    for k in range({size}):")
            lines.append("        " + assignment.format(f"{field}[k]", f"{rows}[{used[rows]} + k, game]"))
        else:
            lines.append("    " + assignment.format(field, f"{rows}[{used[rows]}, game]"))
        used[rows] += size or 1
    return lines
