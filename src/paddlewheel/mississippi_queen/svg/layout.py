"""Geometry of hexagons in the plane, colours, and shared SVG definitions."""

import math

from paddlewheel.core.hexgrid import Hex
from paddlewheel.core.render import palette
from paddlewheel.core.render.svg import tag

RADIUS = 34.0  # of a hexagon, centre to corner
HEIGHT = math.sqrt(3) * RADIUS
Point = tuple[float, float]


def centre(hexagon: Hex) -> Point:
    return 1.5 * RADIUS * hexagon.q, HEIGHT * (hexagon.r + hexagon.q / 2)


def corners(hexagon: Hex, radius: float = RADIUS) -> list[Point]:
    """The corners, clockwise from the right-hand one."""
    x, y = centre(hexagon)
    return [offset_point((x, y), radius, 60 * index) for index in range(6)]


def offset_point(point: Point, distance: float, degrees: float) -> Point:
    """The point at a distance and an angle from `point`; 0 degrees is to the right, clockwise."""
    angle = math.radians(degrees)
    return point[0] + distance * math.cos(angle), point[1] + distance * math.sin(angle)


def bearing(heading: int) -> float:
    """The angle of a heading in degrees: N is -90."""
    return 60 * heading - 90


def edge(hexagon: Hex, heading: int) -> tuple[Point, Point]:
    """The side of a hexagon that faces a heading."""
    all_corners = corners(hexagon)
    first = (heading + 4) % 6
    return all_corners[first], all_corners[(first + 1) % 6]


def jitter(hexagon: Hex, number: int, spread: float = 1.0) -> float:
    """A pseudo-random number from -spread to spread, determined by the hexagon so that pictures are reproducible."""
    value = math.sin(hexagon.q * 127.1 + hexagon.r * 311.7 + number * 74.7) * 43758.5453
    return (2 * (value - math.floor(value)) - 1) * spread


PAPER, INK, CARD, FOAM, MEADOW = palette.PAPER, palette.INK, palette.CARD, palette.FOAM, palette.MEADOW
BRASS, WARNING, COAL = palette.BRASS, palette.WARNING, palette.COAL
WATER_DEEP, WATER_LIGHT = palette.WATER_DEEP, palette.WATER_LIGHT
SAND, WET_SAND, LEAF, WOOD = palette.SAND, palette.WET_SAND, palette.LEAF, palette.WOOD
TREES = (palette.TREE, palette.TREE_LIGHT, palette.TREE_DARK)
DROP_SHADOW = "#12302f"
SERIF = "Georgia, 'Times New Roman', serif"


def stop(offset: float, colour: str) -> str:
    return tag("stop", offset=offset, stop_color=colour)


LEAF_GRADIENT = tag("radialGradient", stop(0, "#9db86a"), stop(0.7, LEAF), stop(1, "#6f8d49"), id="leaf")
ROUGH = tag(
    "filter",
    tag("feTurbulence", type="fractalNoise", baseFrequency="0.045", numOctaves=2, seed=3),
    tag("feDisplacementMap", in_="SourceGraphic", scale=8),
    id="rough",
)
SHADOW = tag(
    "filter",
    tag("feDropShadow", dx="1.5", dy="2.5", stdDeviation="2", flood_color=DROP_SHADOW, flood_opacity="0.5"),
    id="shadow",
    x="-30%",
    y="-30%",
    width="160%",
    height="160%",
)
