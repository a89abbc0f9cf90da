"""Colours of fields and crops. Every field also shows its suit, every crop its letters."""

from rich.style import Style

from paddlewheel.terminal.palette import INK, PAPER

FIELDS = tuple(Style(color=PAPER, bgcolor=colour) for colour in ("#7d3a36", "#3c3c40", "#3d5f38", "#33587d", "#8a7128"))
CROPS = tuple(
    Style(color=INK, bgcolor=colour, bold=True) for colour in ("#d9b8d0", "#e3c77a", "#f2dc4e", "#c79a6b", "#e58a3a")
)
BARN = Style(color=PAPER, bgcolor="#8c2f26", bold=True)
LEGAL = Style(color=INK, bgcolor="#fff3c4", bold=True)
CHOSEN = Style(color="#ffffff", bgcolor="#1f6f8b", bold=True)
WALL = Style(color="#8a7a5c")
WATER = Style(color="#6fb0b0")


def suit_style(colour: int) -> Style:
    return FIELDS[colour]
