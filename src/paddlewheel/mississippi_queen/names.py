"""Names of boats and spaces in notation, records and programs, for all editions. Display names: colours.py."""

from paddlewheel.core.errors import NotationError
from paddlewheel.core.messages.errors import plain
from paddlewheel.mississippi_queen.state import ASHORE, DOCKED, GONE, TILE_SPACES, Race

COLOURS = ("white", "orange", "blue", "green", "pink", "red", "yellow", "violet")  # as in 2019
ROSE = "rose"
SLOT_COUNT = 20


def boat_name(race: Race, boat: int) -> str:
    """Name of a boat by its number, independent of its display colour; the Black Rose is `rose`."""
    return ROSE if boat == race.rose else COLOURS[boat]


def boat_names(race: Race) -> list[str]:
    return [boat_name(race, boat) for boat in range(race.boats)]


def place_name(place: int) -> str:
    """
    >>> place_name(47), place_name(413), place_name(420), place_name(421)
    ('2.7', 'ashore3', 'docked', 'out')
    """
    if place < SLOT_COUNT * TILE_SPACES:
        return f"{place // TILE_SPACES}.{place % TILE_SPACES}"
    if place == DOCKED:
        return "docked"
    return "out" if place == GONE else f"ashore{place - ASHORE}"


def parse_place(text: str) -> int:
    """
    >>> parse_place("2.7"), parse_place("ashore3")
    (47, 413)
    """
    if text == "docked":
        return DOCKED
    if text == "out":
        return GONE
    if text.startswith("ashore") and text[6:] in ("1", "2", "3", "4", "5"):
        return ASHORE + int(text[6:])
    slot, dot, space = text.partition(".")
    if dot and slot.isdecimal() and space.isdecimal() and int(slot) < SLOT_COUNT and int(space) < TILE_SPACES:
        return TILE_SPACES * int(slot) + int(space)
    raise NotationError(plain(f"{text!r} is not a place; write tile.space as in 2.7, or ashore3, docked, out"))
