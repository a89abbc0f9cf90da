"""Colours of the river. Letters and shapes carry every meaning too, so all of this may be missing."""

from rich.style import Style

PAPER, INK, BRASS, WARNING = "#efe3c6", "#2a2118", "#c9973f", "#d9694f"
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

PLAIN = Style.null()
BOLD = Style(bold=True)
FAINT = Style(dim=True)
TITLE = Style(color=BRASS, bold=True)
PROMPT = Style(color=INK, bgcolor=BRASS, bold=True)
WAITING = Style(color=PAPER, bgcolor="#4a4034")
TROUBLE = Style(color=WARNING, bold=True)
CHOSEN = Style(reverse=True, bold=True)
HEADING = Style(color=BRASS)
KEY = Style(color=BRASS, bold=True)


def boat_style(name: str, *, bold: bool = True) -> Style:
    hull, letters = BOATS[name]
    return Style(color=letters, bgcolor=hull, bold=bold)
