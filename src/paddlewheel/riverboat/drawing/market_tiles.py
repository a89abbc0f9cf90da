"""The supply board: open crop tiles of one, two and three hexes, and how many are left in each pile."""

from typing import TYPE_CHECKING

from paddlewheel.core.svg import text
from paddlewheel.riverboat.drawing import palette
from paddlewheel.riverboat.drawing.rows import LEFT, Row
from paddlewheel.riverboat.drawing.tiles import crop_tile
from paddlewheel.riverboat.tables import TILE_HEXES
from paddlewheel.riverboat.view.fixed import fixed

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import SeasonPosition

HEXAGON = 24  # width
PILE = 284  # where the number in the pile stands
HEIGHTS = (37, 37, 60)
STRIDES = (54, 54, 66)


def tiles(position: "SeasonPosition") -> list[Row]:
    return [_row(position, size) for size in (1, 2, 3)]


def _row(position: "SeasonPosition", size: int) -> Row:
    season, tables = position.record, fixed(position.options)
    kinds = [kind for kind in range(tables.kinds) if tables.hexes[kind] == size]
    left = sum(int(season.crops_left[kind]) for kind in kinds)
    opened = [(kind, int(season.crops_open[kind])) for kind in kinds if season.crops_open[kind]]
    height, stride = HEIGHTS[size - 1], min(STRIDES[size - 1], (PILE - LEFT) // max(1, len(opened)))
    cells = []
    for index, (kind, count) in enumerate(opened):
        crops = tables.shows[TILE_HEXES * kind : TILE_HEXES * kind + size]
        cells.append((LEFT + index * stride, STRIDES[size - 1], _tile(crops, count)))
    return height, [*cells, (PILE, 318 - PILE, text(f"+{left}", 24, 22, 12, fill=palette.INK, text_anchor="end"))]


def _tile(crops: list[int], count: int) -> str:
    first = (HEXAGON + 1, 16) if len(crops) == 3 else (HEXAGON / 2 + 1, 16)
    x, y = (HEXAGON + 4, 21) if len(crops) == 1 else (42, 32)
    several = text(f"×{count}", x, y, 11, fill=palette.INK) if count > 1 else ""
    return crop_tile(crops, first, HEXAGON) + several
