"""Where hexagons lie on the paper, and a little honest irregularity for things that grow."""

import math

from paddlewheel.hexgrid import Hex

RADIUS = 34.0  # of a hexagon, centre to corner
HEIGHT = math.sqrt(3) * RADIUS
Point = tuple[float, float]


def centre(hexagon: Hex) -> Point:
    return 1.5 * RADIUS * hexagon.q, HEIGHT * (hexagon.r + hexagon.q / 2)


def corners(hexagon: Hex, radius: float = RADIUS) -> list[Point]:
    """From the right-hand corner clockwise."""
    x, y = centre(hexagon)
    return [around((x, y), radius, 60 * index) for index in range(6)]


def around(point: Point, distance: float, degrees: float) -> Point:
    """The point so far away in this direction; 0 is to the right, clockwise."""
    angle = math.radians(degrees)
    return point[0] + distance * math.cos(angle), point[1] + distance * math.sin(angle)


def bearing(heading: int) -> float:
    """The direction of a heading in these degrees: N is -90."""
    return 60 * heading - 90


def edge(hexagon: Hex, heading: int) -> tuple[Point, Point]:
    """The side of a hexagon that faces this way."""
    all_corners = corners(hexagon)
    first = (heading + 4) % 6
    return all_corners[first], all_corners[(first + 1) % 6]


def whim(hexagon: Hex, number: int, spread: float = 1.0) -> float:
    """A number between -spread and spread that depends on nothing but its place, so that a picture never changes."""
    value = math.sin(hexagon.q * 127.1 + hexagon.r * 311.7 + number * 74.7) * 43758.5453
    return (2 * (value - math.floor(value)) - 1) * spread
