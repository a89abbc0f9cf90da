"""How a GPU keeps positions: in 32 bits wherever they are enough, and number by number rather than game by game.

Number k of all games lies in one row, so that neighbouring threads read and write neighbouring places. A thread copies
its game's numbers into a record of its own, and back.
"""

from collections.abc import Collection
from typing import Any

import numpy as np

from paddlewheel.core.jit.records import sizes, to_dict
from paddlewheel.mississippi_queen.state import Race
from paddlewheel.mississippi_queen.tables import Tables as QueenTables
from paddlewheel.riverboat.state import Season
from paddlewheel.riverboat.tables import Tables as RiverboatTables

# Numbers that need 64 bits: a bit for each of up to 42 docks, or of 48 fields.
WIDE = {
    "mississippi-queen": frozenset({"used"}),
    "riverboat": frozenset(
        {"standing", "crop", "barn", "well", "surveyed", "fields", "beside", "coloured", "outskirts"}
    ),
}
POSITIONS: dict[str, type] = {"mississippi-queen": Race, "riverboat": Season}
TABLES: dict[str, type] = {"mississippi-queen": QueenTables, "riverboat": RiverboatTables}


def narrowed(declared: type, wide: Collection[str]) -> np.dtype[Any]:
    """Half the memory: every number of a game fits into 32 bits but these."""
    lengths = {name: (size,) if size else () for name, size in sizes(declared).items()}
    return np.dtype([(name, "i8" if name in wide else "i4", lengths[name]) for name in lengths], align=True)


def narrow_tables(name: str, records: Any) -> Any:
    """The tables of a game as its kernels take them."""
    tables = np.zeros(1, narrowed(TABLES[name], WIDE[name]))
    for field, value in to_dict(TABLES[name], records[0]).items():
        tables[field][0] = value
    if "look_ahead_first" in sizes(TABLES[name]):
        tables["look_ahead_first"] = 0  # it costs more than it saves where threads wait for each other
    return tables


def rows(name: str) -> tuple[int, int]:
    """How many numbers of a position are narrow, and how many are wide."""
    lengths = [(field in WIDE[name], size or 1) for field, size in sizes(POSITIONS[name]).items()]
    return sum(size for wide, size in lengths if not wide), sum(size for wide, size in lengths if wide)


def copiers(name: str) -> tuple[Any, Any]:
    """Two functions of (record, narrow, wide, game): out of the rows into a record, and back."""
    load, store = _lines(name, "record.{0} = {1}"), _lines(name, "{1} = record.{0}")
    found: dict[str, Any] = {}
    for function, lines in (("load", load), ("store", store)):
        exec("\n".join([f"def {function}(record, narrow, wide, game):", *lines]), found)
    return found["load"], found["store"]


def _lines(name: str, assignment: str) -> list[str]:
    """A line, or a loop, a field."""
    lines, used = [], {"narrow": 0, "wide": 0}
    for field, size in sizes(POSITIONS[name]).items():
        rows = "wide" if field in WIDE[name] else "narrow"
        if size:
            lines.append(f"    for k in range({size}):")
            lines.append("        " + assignment.format(f"{field}[k]", f"{rows}[{used[rows]} + k, game]"))
        else:
            lines.append("    " + assignment.format(field, f"{rows}[{used[rows]}, game]"))
        used[rows] += size or 1
    return lines
