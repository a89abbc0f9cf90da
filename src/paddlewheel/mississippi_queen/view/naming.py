"""Names of boats, players and places, as messages."""

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from paddlewheel.core.messages import Message
from paddlewheel.core.messages import standings as final_places
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.colours import colour
from paddlewheel.mississippi_queen.messages import names
from paddlewheel.mississippi_queen.names import place_name
from paddlewheel.mississippi_queen.view.river_map import is_landing_at, kind_at, waiting_at

if TYPE_CHECKING:
    from paddlewheel.mississippi_queen.game import MississippiQueenPosition

MAX_PASSENGERS_ABOARD = 2
MAX_CACHED_PLAYERS = 1024  # sets of boats, over all games
DOCKS = (state.BLUE_DOCK, state.RED_DOCK)
SPOTS = {
    state.WATER: "water",
    state.LAND: "land",
    state.DEPOT: "depot",
    state.DRIFTWOOD: "driftwood",
    state.SANDBANK: "sandbank",
    state.START_DOCK: "start-dock",
}


def display_name(race: Any, boat: int) -> Message:
    """The name of a boat: its colour in this edition."""
    return names.boat(colour(race, boat))


def player(race: Any, seat: int) -> Message:
    """The name of a player: the colours of their boats."""
    own = tuple(colour(race, boat) for boat in range(int(race.boats)) if race.owner[boat] == seat)
    return _player(own) if own else names.player_number(seat + 1)


@lru_cache(maxsize=MAX_CACHED_PLAYERS)
def _player(colours: tuple[str, ...]) -> Message:
    return names.player(tuple(names.boat(colour) for colour in colours))


def seat_of(race: Any, boat: int) -> int:
    """The seat that decides for a boat: its owner, or the Black Rose's controller."""
    return int(race.controller if boat == race.rose else race.owner[boat])


def coal_price(coal: int) -> Message:
    return names.coal(coal) if coal else names.free()


def spot(position: "MississippiQueenPosition", place: int) -> Message:
    """What a boat meets on the space at `place`."""
    race = position.record
    if is_landing_at(race, place):
        return names.spot("finish")
    kind = kind_at(race, place)
    return names.dock(waiting_at(position, place)) if kind in DOCKS else names.spot(SPOTS[kind])


@cache
def where(place: int) -> Message:
    """
    "2.7" - "the land behind dock 3"
    """
    if state.ASHORE <= place < state.DOCKED:
        return names.land_behind_dock(place - state.ASHORE)
    return names.space(place_name(place))


def standings(position: "MississippiQueenPosition") -> tuple[Message, ...]:
    """
    The final places: "1. Green", "2. White and Red".
    """
    places = position.result()
    return final_places(places, [player(position.record, seat) for seat in range(len(places))])
