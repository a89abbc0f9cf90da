"""Geometry of pointy-top hexagons, where every second row is shifted by half a hexagon, and the palette."""

import math

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


PAPER, CARD, INK = "#efe3c6", "#f7efdb", "#2a2118"
WATER, FOAM = "#478c92", "#d5ebe2"
MEADOW, LEAF, WOOD = "#b9bd84", "#6d9447", "#a97b4b"
BRASS, WARNING = "#c9973f", "#b23a2e"
THREAD = "#fff8e8"

CLOTH = ("#d18a7e", "#8e8a94", "#92ab68", "#82a9c4", "#dcc668")  # heart, spade, club, diamond, star
SOIL = ("#dcbfd3", "#efdfa6", "#dfe3a0", "#d3bb98", "#f0c49a")  # turnip, wheat, corn, potato, pumpkin


Cell = tuple[int, int, str]  # left, width, SVG
Row = tuple[int, list[Cell]]  # height, cells
LEFT = 12
