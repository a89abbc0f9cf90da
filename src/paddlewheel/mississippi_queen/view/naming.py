"""Names of boats, players, places and conditions in sentences."""

from typing import TYPE_CHECKING, Any

from paddlewheel.core import text
from paddlewheel.core.text import pluralized
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.colours import colour
from paddlewheel.mississippi_queen.names import place_name
from paddlewheel.mississippi_queen.view.river_map import is_landing_at, kind_at, waiting_at

if TYPE_CHECKING:
    from paddlewheel.mississippi_queen.game import MississippiQueenPosition

CONDITION_LABELS = ("sailing", "loses a turn", "under repair", "casts off next", "poled off", "in port", "out")
MAX_PASSENGERS_ABOARD = 2
SIDES = ("to the left", "straight ahead", "to the right")


def title(race: Any, boat: int) -> str:
    """The name of a boat at the beginning of a sentence: its colour in this edition."""
    return "The Black Rose" if boat == race.rose else colour(race, boat).capitalize()


def name_in_sentence(race: Any, boat: int) -> str:
    """The name of a boat within a sentence."""
    return "the Black Rose" if boat == race.rose else colour(race, boat).capitalize()


def player(race: Any, seat: int) -> str:
    """The name of a player: the colours of their boats."""
    own = [title(race, boat) for boat in range(int(race.boats)) if race.owner[boat] == seat]
    return " and ".join(own) or f"Player {seat + 1}"


def seat_of(race: Any, boat: int) -> int:
    """The seat that decides for a boat: its owner, or the Black Rose's controller."""
    return int(race.controller if boat == race.rose else race.owner[boat])


def coal_text(coal: int) -> str:
    return f"{coal} coal" if coal else "free"


def what_lies_at(position: "MississippiQueenPosition", place: int) -> str:
    """A description of the space at `place`."""
    race = position.record
    if is_landing_at(race, place):
        return "a finish dock"
    kind = kind_at(race, place)
    if kind in (state.BLUE_DOCK, state.RED_DOCK):
        return f"a dock, {pluralized(waiting_at(position, place), 'passenger')} waiting"
    return (
        "open water",
        "land",
        "",
        "",
        "a coal depot",
        "driftwood",
        "a sandbank",
        "a start dock",
    )[kind]


def place_text(place: int) -> str:
    """
    >>> place_text(47), place_text(413)
    ('2.7', 'the land behind dock 3')
    """
    if state.ASHORE <= place < state.DOCKED:
        return f"the land behind dock {place - state.ASHORE}"
    return place_name(place)


def standings(position: "MississippiQueenPosition") -> str:
    """
    The final places, as in "1. Green, 2. White and Red."
    """
    places = position.result()
    return text.standings(places, [player(position.record, seat) for seat in range(len(places))])
