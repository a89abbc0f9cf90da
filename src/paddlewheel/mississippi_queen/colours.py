"""Display colours of boats and docks by edition. Rules, notation and programs use names.py."""

from typing import NamedTuple

from paddlewheel.core.render.art import read_art
from paddlewheel.mississippi_queen.state import Race
from paddlewheel.mississippi_queen.tables import KNOB_VALUES

ROSE_COLOUR, ROSE_LETTER = "black", "✿"
BLUE_DOCK, RED_DOCK = "blue dock", "red dock"  # names of these kinds of spaces in all editions
ART = read_art("paddlewheel.mississippi_queen")


class Paint(NamedTuple):
    hull: str
    ink: str  # colour of the letter on the hull


class ColourSet(NamedTuple):
    boats: tuple[str, ...]  # by boat number
    letters: str  # by boat number
    docks: dict[str, str]  # by kind of space


COLOUR_SETS = {
    "edition_1997": ColourSet(
        ("grey", "beige", "red", "green", "brown", "yellow", "violet", "blue"),
        "GBREOYVL",  # the first letter of each word not used by an earlier boat
        {BLUE_DOCK: "brown", RED_DOCK: "red"},
    ),
    "edition_2019": ColourSet(
        ("white", "orange", "blue", "green", "pink", "red", "yellow", "violet"),
        "WOBGPRYV",
        {BLUE_DOCK: "blue", RED_DOCK: "red"},
    ),
}

PAINTS = {colour: Paint(**paint) for colour, paint in ART["paints"].items()}
DOCK_PAINTS: dict[str, str] = ART["docks"]


def set_name(race: Race) -> str:
    return KNOB_VALUES["colours"][race.colours]


def colour_set(race: Race) -> ColourSet:
    return COLOUR_SETS[set_name(race)]


def colour(race: Race, boat: int) -> str:
    """Display colour of a boat in this edition; its name in programs is `boat_name`."""
    return ROSE_COLOUR if boat == race.rose else colour_set(race).boats[boat]


def letter(race: Race, boat: int) -> str:
    return ROSE_LETTER if boat == race.rose else colour_set(race).letters[boat]


def paint(race: Race, boat: int) -> Paint:
    return PAINTS[colour(race, boat)]


def dock_paint(race: Race, kind: str) -> str:
    return DOCK_PAINTS[colour_set(race).docks[kind]]
