"""Messages of events."""

from paddlewheel.core.messages import Message, MessageGroup
from paddlewheel.mississippi_queen.messages.names import PACKAGE

event = MessageGroup("mq-event", PACKAGE)


# Chance


@event
def boxed(tile: str) -> None: ...


@event
def first_to_start(player: Message) -> None: ...


@event
def next_to_start(player: Message) -> None: ...


@event
def rolled(player: Message, direction: Message) -> None: ...


@event
def rolled_for_rose(player: Message, direction: Message) -> None: ...


@event
def tile_laid(tile: str, side: Message) -> None: ...


@event
def tile_laid_with(tile: str, side: Message, found: tuple[Message, ...]) -> None: ...


# Actions


@event
def speed_set(boat: Message, speed: int) -> None: ...


@event
def speed_set_for_coal(boat: Message, speed: int, coal: int) -> None: ...


@event
def turned_to_port(boat: Message, bow: Message, price: Message) -> None: ...


@event
def turned_to_starboard(boat: Message, bow: Message, price: Message) -> None: ...


@event
def ahead(boat: Message, to: Message) -> None: ...


@event
def ahead_onto(boat: Message, to: Message, spot: Message) -> None: ...


@event
def backed(boat: Message, to: Message) -> None: ...


@event
def backed_onto(boat: Message, to: Message, spot: Message) -> None: ...


@event
def pushed(boat: Message, pushed: Message, heading: Message, to: Message) -> None: ...


@event
def followed(boat: Message, to: Message) -> None: ...


@event
def followed_onto(boat: Message, to: Message, spot: Message) -> None: ...


@event
def faced(boat: Message, bow: Message) -> None: ...


@event
def cast_off(boat: Message, bow: Message) -> None: ...


@event
def stopped(boat: Message, at: Message, bow: Message) -> None: ...


@event
def blocked(boat: Message) -> None: ...


@event
def out_of_coal(boat: Message) -> None: ...


@event
def declined(boat: Message) -> None: ...


@event
def coal_asked(boat: Message, partner: Message, amount: int) -> None: ...


@event
def coal_refused(boat: Message) -> None: ...


@event
def coal_passed(giver: Message, taker: Message, amount: int) -> None: ...


@event
def waits(boat: Message, at: Message) -> None: ...


@event
def starts(boat: Message, at: Message) -> None: ...


# Votes on the direction of the river


@event
def voted(player: Message) -> None: ...


@event
def votes(left: int, ahead: int, right: int) -> None: ...


@event
def tied(player: Message) -> None: ...


@event
def tie_settled(player: Message, direction: Message) -> None: ...


# Consequences


@event
def sandbank_holds(boat: Message, speed: int) -> None: ...


@event
def driftwood_slows(boat: Message, speed: int) -> None: ...


@event
def out_aground(boat: Message) -> None: ...


@event
def aground(boat: Message) -> None: ...


@event
def stranded(boat: Message) -> None: ...


@event
def held_up(boat: Message) -> None: ...


@event
def held_up_stops(boat: Message) -> None: ...


@event
def boarded(boat: Message, aboard: int, most: int) -> None: ...


@event
def refilled(boat: Message) -> None: ...


@event
def docked(boat: Message, berth: int) -> None: ...


@event
def launched(boat: Message, at: Message) -> None: ...


@event
def finish_laid(direction: Message) -> None: ...


@event
def tiles_removed() -> None: ...


@event
def tiles_removed_with_passengers(passengers: int) -> None: ...


# Turns and rounds


@event
def waits_for_dock(boat: Message) -> None: ...


@event
def under_repair(boat: Message) -> None: ...


@event
def loses_turn(boat: Message) -> None: ...


@event
def round_begins(number: int, boats: tuple[Message, ...]) -> None: ...


@event
def moved_by(boat: Message, player: Message) -> None:
    """An item of `round_begins`: the Black Rose."""


@event
def over(standings: tuple[Message, ...]) -> None: ...


@event
def over_by_rounds(rounds: int, standings: tuple[Message, ...]) -> None: ...


@event
def over_alone(standings: tuple[Message, ...]) -> None: ...


@event
def over_dead(standings: tuple[Message, ...]) -> None: ...
