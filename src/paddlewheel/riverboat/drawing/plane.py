"""Where the hexagons of a mat lie: pointed at the top, every second row shifted by half a hexagon."""

import math

from paddlewheel.core.svg import closed

UNIT = 30.0  # radius of the hexagon that everything on a field is drawn for
Point = tuple[float, float]


def radius(width: float) -> float:
    return width / math.sqrt(3)


def spot(row: int, column: int, width: float) -> Point:
    """The middle of a hexagon of this width; columns are counted in half hexagons."""
    return column * width / 2, row * 1.5 * radius(width)


def hexagon(at: Point, size: float) -> str:
    """Path data of a hexagon, `size` from its middle to its corners."""
    turns = [math.radians(60 * index - 90) for index in range(6)]
    return closed([(at[0] + size * math.cos(turn), at[1] + size * math.sin(turn)) for turn in turns])
