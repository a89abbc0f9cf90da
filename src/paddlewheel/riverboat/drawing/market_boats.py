"""The New Orleans board: the nine kinds of riverboat, what each brings, and how many are left."""

from typing import TYPE_CHECKING, Any

from paddlewheel.core.svg import text
from paddlewheel.core.words import counted
from paddlewheel.riverboat import state
from paddlewheel.riverboat.drawing import palette
from paddlewheel.riverboat.drawing.boats import riverboat
from paddlewheel.riverboat.drawing.rows import Row
from paddlewheel.riverboat.view.fixed import fixed

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import SeasonPosition

IN_A_ROW = 3
WIDTH, HEIGHT = 102, 47
FEATURES = ("a barn", "a well", "surveyor", "a feature")


def riverboats(position: "SeasonPosition") -> list[Row]:
    season, tables = position.record, fixed(position.options)
    rows: list[Row] = []
    for first in range(0, tables.boat_kinds, IN_A_ROW):
        kinds = range(first, min(first + IN_A_ROW, tables.boat_kinds))
        cells = [(8 + (kind - first) * WIDTH, WIDTH, _boat(season, tables, kind)) for kind in kinds]
        rows.append((HEIGHT, cells))
    return rows


def _boat(season: Any, tables: Any, kind: int) -> str:
    is_open = bool(int(season.boats_open) >> kind & 1)
    boat = riverboat(tables.capacity[kind], (22, 24), 0.6, 7.5, away=not is_open)
    words = [
        text(line, 44, 13 + 12 * index, 10.5, fill=palette.INK) for index, line in enumerate(brought(tables, kind))
    ]
    left = int(season.boats_left[kind])
    pile = text(f"{int(is_open)} open, +{left}", 44, 37, 9.5, fill=palette.INK, opacity="0.75")
    return boat + "".join(words) + pile


def brought(tables: Any, kind: int) -> list[str]:
    """What it brings, in two words each."""
    parts = [counted(tables.brings_coins[kind], "coin")] if tables.brings_coins[kind] else []
    parts += [counted(tables.brings_points[kind], "point")] if tables.brings_points[kind] else []
    parts += [counted(tables.brings_steps[kind], "step")] if tables.brings_steps[kind] else []
    feature = tables.brings_feature[kind]
    parts += [FEATURES[feature]] if feature != state.NO_FEATURE else []
    return parts + ([counted(tables.brings_agents[kind], "agent")] if tables.brings_agents[kind] else [])
