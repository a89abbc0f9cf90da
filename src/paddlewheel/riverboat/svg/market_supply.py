"""Supply boards: open crop tiles and riverboats, and the numbers left in the piles."""

from typing import TYPE_CHECKING, Any

from paddlewheel.core.render.svg import text
from paddlewheel.core.text import pluralized
from paddlewheel.riverboat import state
from paddlewheel.riverboat.state import RiverboatState
from paddlewheel.riverboat.svg import layout
from paddlewheel.riverboat.svg.boats import riverboat
from paddlewheel.riverboat.svg.fields import crop_tile
from paddlewheel.riverboat.svg.layout import LEFT, Row
from paddlewheel.riverboat.tables import TILE_HEXES

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition

HEXAGON = 24  # width
PILE = 284  # left edge of the number in the pile
HEIGHTS = (37, 37, 60)
STRIDES = (54, 54, 66)


def tiles(position: "RiverboatPosition") -> list[Row]:
    return [_row(position, size) for size in (1, 2, 3)]


def _row(position: "RiverboatPosition", size: int) -> Row:
    record, tables = position.record, position.constants
    kinds = [kind for kind in range(tables.kinds) if tables.hexes[kind] == size]
    left = sum(record.crops_left[kind] for kind in kinds)
    opened = [(kind, record.crops_open[kind]) for kind in kinds if record.crops_open[kind]]
    height, stride = HEIGHTS[size - 1], min(STRIDES[size - 1], (PILE - LEFT) // max(1, len(opened)))
    cells = []
    for index, (kind, count) in enumerate(opened):
        crops = tables.shows[TILE_HEXES * kind : TILE_HEXES * kind + size]
        cells.append((LEFT + index * stride, STRIDES[size - 1], _tile(crops, count)))
    return height, [*cells, (PILE, 318 - PILE, text(f"+{left}", 24, 22, 12, fill=layout.INK, text_anchor="end"))]


def _tile(crops: list[int], count: int) -> str:
    first = (HEXAGON + 1, 16) if len(crops) == 3 else (HEXAGON / 2 + 1, 16)
    x, y = (HEXAGON + 4, 21) if len(crops) == 1 else (42, 32)
    several = text(f"×{count}", x, y, 11, fill=layout.INK) if count > 1 else ""
    return crop_tile(crops, first, HEXAGON) + several


if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition

IN_A_ROW = 3
WIDTH, HEIGHT = 102, 47
FEATURES = ("a barn", "a well", "surveyor", "a feature")


def riverboats(position: "RiverboatPosition") -> list[Row]:
    record, tables = position.record, position.constants
    rows: list[Row] = []
    for first in range(0, tables.boat_kinds, IN_A_ROW):
        kinds = range(first, min(first + IN_A_ROW, tables.boat_kinds))
        cells = [(8 + (kind - first) * WIDTH, WIDTH, _boat(record, tables, kind)) for kind in kinds]
        rows.append((HEIGHT, cells))
    return rows


def _boat(record: RiverboatState, tables: Any, kind: int) -> str:
    is_open = bool(record.boats_open >> kind & 1)
    boat = riverboat(tables.capacity[kind], (22, 24), 0.6, 7.5, away=not is_open)
    words = [
        text(line, 44, 13 + 12 * index, 10.5, fill=layout.INK) for index, line in enumerate(benefit_lines(tables, kind))
    ]
    left = record.boats_left[kind]
    pile = text(f"{int(is_open)} open, +{left}", 44, 37, 9.5, fill=layout.INK, opacity="0.75")
    return boat + "".join(words) + pile


def benefit_lines(tables: Any, kind: int) -> list[str]:
    """Short texts of a riverboat's benefits."""
    parts = [pluralized(tables.brings_coins[kind], "coin")] if tables.brings_coins[kind] else []
    parts += [pluralized(tables.brings_points[kind], "point")] if tables.brings_points[kind] else []
    parts += [pluralized(tables.brings_steps[kind], "step")] if tables.brings_steps[kind] else []
    feature = tables.brings_feature[kind]
    parts += [FEATURES[feature]] if feature != state.NO_FEATURE else []
    return parts + ([pluralized(tables.brings_agents[kind], "agent")] if tables.brings_agents[kind] else [])
