"""Letters and signs: two letters for a crop, a letter and a symbol for a colour."""

from paddlewheel.riverboat.boxes import crop_names
from paddlewheel.riverboat.mats import SYMBOLS
from paddlewheel.riverboat.view.words import SUITS

WORKER, BARN, WELL, SURVEYED, MASTER = "☻", "⌂", "○", "✓", "▼"
SURVEYED_WELL = "◉"
LEGEND = f"{WORKER} worker  {BARN} barn  {WELL} well  {SURVEYED} or {SURVEYED_WELL} surveyed  {MASTER} harbor master"


def crop_letters(crop: int) -> str:
    """
    >>> crop_letters(0), crop_letters(3), crop_letters(4)
    ('Tu', 'Po', 'Pu')
    """
    return crop_names()[crop][:2].capitalize()


def suit(colour: int) -> str:
    """
    >>> suit(0), suit(4)
    ('h♥', '*★')
    """
    return SYMBOLS[colour] + SUITS[colour]


def tile_letters(name: str) -> str:
    """
    >>> tile_letters("turnip-wheat")
    'Tu-Wh'
    """
    return "-".join(crop_letters(crop_names().index(part)) for part in name.split("-"))
