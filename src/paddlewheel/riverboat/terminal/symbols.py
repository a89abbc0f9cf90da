"""Symbols and styles: two letters for a crop, a letter and a symbol for a colour."""

from rich.style import Style

from paddlewheel.core.terminal.theme import INK, PAPER
from paddlewheel.riverboat.components import crop_names
from paddlewheel.riverboat.mats import SYMBOLS
from paddlewheel.riverboat.terminal import messages
from paddlewheel.riverboat.view.naming import SUIT_SYMBOLS

WORKER, BARN, WELL, SURVEYED, MASTER = "☻", "⌂", "○", "✓", "▼"
SURVEYED_WELL = "◉"
LEGEND = messages.legend(WORKER, BARN, WELL, SURVEYED, SURVEYED_WELL, MASTER)


def crop_abbreviation(crop: int) -> str:
    """
    >>> crop_abbreviation(0), crop_abbreviation(3), crop_abbreviation(4)
    ('Tu', 'Po', 'Pu')
    """
    return crop_names()[crop][:2].capitalize()


def suit(colour: int) -> str:
    """
    >>> suit(0), suit(4)
    ('h♥', '*★')
    """
    return SYMBOLS[colour] + SUIT_SYMBOLS[colour]


def tile_letters(name: str) -> str:
    """
    >>> tile_letters("turnip-wheat")
    'Tu-Wh'
    """
    return "-".join(crop_abbreviation(crop_names().index(part)) for part in name.split("-"))


FIELDS = tuple(Style(color=PAPER, bgcolor=colour) for colour in ("#7d3a36", "#3c3c40", "#3d5f38", "#33587d", "#8a7128"))
CROPS = tuple(
    Style(color=INK, bgcolor=colour, bold=True) for colour in ("#d9b8d0", "#e3c77a", "#f2dc4e", "#c79a6b", "#e58a3a")
)
BARN_STYLE = Style(color=PAPER, bgcolor="#8c2f26", bold=True)
LEGAL = Style(color=INK, bgcolor="#fff3c4", bold=True)
CHOSEN = Style(color="#ffffff", bgcolor="#1f6f8b", bold=True)
WALL = Style(color="#8a7a5c")
WATER = Style(color="#6fb0b0")


def suit_style(colour: int) -> Style:
    return FIELDS[colour]
