"""Geometry of pointy-top hexagons, where every second row is shifted by half a hexagon, and the palette."""

import math

from paddlewheel.core.render import palette
from paddlewheel.core.render.art import read_art
from paddlewheel.core.render.svg import closed

UNIT = 30.0  # radius of the hexagon for which field contents are designed
Point = tuple[float, float]


def radius(width: float) -> float:
    return width / math.sqrt(3)


def spot(row: int, column: int, width: float) -> Point:
    """Centre of a hexagon of this width; columns count half hexagons."""
    return column * width / 2, row * 1.5 * radius(width)


def hexagon(at: Point, size: float) -> str:
    """Path data of a hexagon with radius `size`."""
    turns = [math.radians(60 * index - 90) for index in range(6)]
    return closed([(at[0] + size * math.cos(turn), at[1] + size * math.sin(turn)) for turn in turns])


ART = read_art("paddlewheel.riverboat")
PAPER, INK, FOAM, MEADOW = palette.PAPER, palette.INK, palette.FOAM, palette.MEADOW
BRASS, WARNING = palette.BRASS, palette.WARNING
CARD, WATER = palette.CARD, "#478c92"
LEAF, WOOD = ART["crops"]["corn"][2]["fill"], palette.WHARF
THREAD = palette.CREAM


Cell = tuple[int, int, str]  # left, width, SVG
Row = tuple[int, list[Cell]]  # height, cells
LEFT = 12
