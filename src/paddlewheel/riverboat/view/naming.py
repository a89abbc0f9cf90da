"""Names of players, fields, crops, tiles and riverboats in sentences."""

from typing import TYPE_CHECKING, Any

from paddlewheel.core import text
from paddlewheel.core.text import join_words, pluralized
from paddlewheel.riverboat import state
from paddlewheel.riverboat.components import boat_names, crop_names, mats, tile_names
from paddlewheel.riverboat.mats import COLOUR_NAMES

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition

SUIT_SYMBOLS = "♥♠♣♦★"  # as COLOUR_NAMES
POINT_SOURCES = (  # in words
    "tiles",
    "riverboats",
    "phase bonus",
    "barns",
    "wells",
    "cards",
    "surveyors and agents",
    "coins",
    "colours",
    "features left",
    "harbor",
    "most agents",
)
FEATURES = ("barn", "well", "surveyor", "estate feature of choice")
SIZES = ("", "one-hex", "two-hex", "three-hex")


def player(season: Any, seat: int) -> str:
    """Name of a player: that of the mat."""
    mat = int(season.mat[seat])
    return mats()[mat].name.capitalize() if mat != state.NONE else f"Player {seat + 1}"


def field_name(field: int) -> str:
    return mats()[0].fields[field].name


def colour_of(season: Any, seat: int, field: int) -> str:
    return COLOUR_NAMES[mats()[int(season.mat[seat])].fields[field].colour]


def colour(number: int) -> str:
    """
    >>> colour(0), colour(state.WILD)
    ('♥ heart', 'wild')
    """
    return "wild" if number == state.WILD else f"{SUIT_SYMBOLS[number]} {COLOUR_NAMES[number]}"


def crop(number: int) -> str:
    return crop_names()[number]


def tile(kind: int) -> str:
    return tile_names()[kind]


def boat(kind: int) -> str:
    return f"riverboat {boat_names()[kind]}"


def a_feature(feature: int) -> str:
    """
    >>> a_feature(state.WELL), a_feature(state.ANY_FEATURE)
    ('a well', 'an estate feature of choice')
    """
    return ("an " if feature == state.ANY_FEATURE else "a ") + FEATURES[feature]


def brings(tables: Any, kind: int) -> str:
    """Text of a riverboat's benefits: "1 coin and 3 steps"."""
    parts = [pluralized(int(tables.brings_coins[kind]), "coin")] if tables.brings_coins[kind] else []
    parts += [pluralized(int(tables.brings_points[kind]), "point")] if tables.brings_points[kind] else []
    parts += [pluralized(int(tables.brings_steps[kind]), "step")] if tables.brings_steps[kind] else []
    feature = int(tables.brings_feature[kind])
    parts += [a_feature(feature)] if feature != state.NO_FEATURE else []
    parts += [f"up to {pluralized(int(tables.brings_agents[kind]), 'agent')}"] if tables.brings_agents[kind] else []
    return join_words(parts) if parts else "nothing"


def standings(position: "RiverboatPosition") -> str:
    """
    "1. Oak with 87, 2. Elm with 80."
    """
    points = [int(number) for number in position.record.points[: position.options.players]]
    names = [f"{player(position.record, seat)} with {number}" for seat, number in enumerate(points)]
    return text.standings(position.result(), names)
