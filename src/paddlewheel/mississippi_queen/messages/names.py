"""Names of boats, players, headings, places and things, and amounts."""

from paddlewheel.core.hexgrid import HEADINGS
from paddlewheel.core.messages import Message, MessageGroup
from paddlewheel.mississippi_queen.actions import DIRECTIONS
from paddlewheel.mississippi_queen.colours import PAINTS
from paddlewheel.mississippi_queen.state import CONDITION_NAMES

PACKAGE = "paddlewheel.mississippi_queen"
RING = "ring"
SPOTS = ("finish", "water", "land", "depot", "driftwood", "sandbank", "start-dock")  # a dock: `dock`

name = MessageGroup("mq", PACKAGE)

boat = name.each("boat", PAINTS)  # by its colour in this edition
heading = name.each("heading", HEADINGS)
direction = name.each("direction", DIRECTIONS)
condition = name.each("condition", (*CONDITION_NAMES, "ashore"))
side = name.each("side", (*DIRECTIONS, RING))  # of the last tile; the ring is that of a branching river
spot = name.each("spot", SPOTS)  # what a boat meets on a space


@name
def player(boats: tuple[Message, ...]) -> None:
    """A player goes by the boats."""


@name
def player_number(number: int) -> None:
    """A player without boats."""


# Places


@name
def space(place: str) -> None: ...


@name
def land_behind_dock(dock: int) -> None: ...


@name
def dock(passengers: int) -> None:
    """A dock with the passengers waiting there."""


# On a tile


@name
def found_dock(passengers: int) -> None: ...


@name
def found_depots(number: int) -> None: ...


@name
def found_driftwood() -> None: ...


@name
def found_sandbanks(number: int) -> None: ...


# Amounts


@name
def coal(number: int) -> None: ...


@name
def gains_coal(number: int) -> None: ...


@name
def points(number: int) -> None: ...


@name
def free() -> None: ...


@name
def price(parts: tuple[Message, ...]) -> None:
    """Coal and movement points of an action."""
