"""Colours of the river; those of boats and docks are in the game's colours.py."""

from rich.style import Style

from paddlewheel.core.render import palette
from paddlewheel.mississippi_queen.colours import Paint

WATERS = ("#2f6d78", "#387a83")
RIPPLE, SEAM = "#6fb0b0", "#4f929a"
LAND, SHORE, SHORE_LINE = "#39452a", "#75803f", palette.SAND
LEAF, TREE = "#587a3a", "#8fb062"


def boat_style(paint: Paint, *, bold: bool = True) -> Style:
    return Style(color=paint.ink, bgcolor=paint.hull, bold=bold)
