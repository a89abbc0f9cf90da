"""Crop tiles as they lie on the supply board or in a hand."""

from collections.abc import Sequence

from paddlewheel.core.svg import number, tag
from paddlewheel.riverboat.drawing.crops import plate, tuft
from paddlewheel.riverboat.drawing.fields import PLATE, soil
from paddlewheel.riverboat.drawing.plane import UNIT, Point, radius, spot

# Row and column of the hexes of a tile of one, two and three.
CELLS = (((0, 0),), ((0, 0), (0, 2)), ((0, 0), (1, 1), (1, -1)))


def crop_tile(crops: Sequence[int], at: Point, width: float) -> str:
    """`at` is the middle of its first hexagon."""
    scale = radius(width) / UNIT
    parts = []
    for crop, (row, column) in zip(crops, CELLS[len(crops) - 1], strict=True):
        x, y = spot(row, column, width)
        place = f"translate({number(at[0] + x)} {number(at[1] + y)}) scale({scale:.3f})"
        parts.append(
            tag("g", soil(crop, UNIT - 1), tuft(crop, (3, -2)), plate(crop, (-12, 11), PLATE), transform=place)
        )
    return tag("g", *parts, class_="tile")
