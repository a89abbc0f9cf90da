"""Colours of the river and of the boats."""

from rich.style import Style

from paddlewheel.terminal.palette import INK

WATERS = ("#2f6d78", "#387a83")
RIPPLE, SEAM = "#6fb0b0", "#4f929a"
LAND, SHORE, SHORE_LINE = "#39452a", "#75803f", "#ecd9a3"
LEAF, TREE = "#587a3a", "#8fb062"

BOATS = {
    "white": ("#f7f2e7", INK),
    "orange": ("#e58a24", INK),
    "blue": ("#2f5fb3", "#ffffff"),
    "green": ("#2f7d3f", "#ffffff"),
    "pink": ("#f0a0bd", INK),
    "red": ("#b5281e", "#ffffff"),
    "yellow": ("#f2d13c", INK),
    "violet": ("#7b4ea3", "#ffffff"),
    "rose": ("#151515", "#f06a86"),
}


def boat_style(name: str, *, bold: bool = True) -> Style:
    hull, letters = BOATS[name]
    return Style(color=letters, bgcolor=hull, bold=bold)
