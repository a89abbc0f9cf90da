"""Messages that explain actions."""

from paddlewheel.core.messages import Message, MessageGroup
from paddlewheel.mississippi_queen.messages.names import PACKAGE

meaning = MessageGroup("mq-meaning", PACKAGE)


# The move


@meaning
def speed(points: Message) -> None: ...


@meaning
def port(bow: Message) -> None: ...


@meaning
def starboard(bow: Message) -> None: ...


@meaning
def ahead(to: Message, spot: Message) -> None: ...


@meaning
def ahead_onto_driftwood(to: Message, spot: Message) -> None: ...


@meaning
def ahead_onto_sandbank(to: Message, spot: Message) -> None: ...


@meaning
def back() -> None: ...


@meaning
def push_into(boat: Message, heading: Message, other: Message) -> None: ...


@meaning
def push_onto(boat: Message, heading: Message, spot: Message) -> None: ...


@meaning
def face(boat: Message, heading: Message) -> None: ...


@meaning
def stop() -> None: ...


@meaning
def stop_with(outcome: Message) -> None: ...


@meaning
def both(first: Message, second: Message) -> None:
    """Two outcomes of stopping."""


@meaning
def passenger_may_board() -> None: ...


@meaning
def wait_blocked() -> None: ...


@meaning
def leave_race() -> None: ...


# Passengers and coal


@meaning
def board(boat: Message, aboard: int, most: int) -> None: ...


@meaning
def decline(boat: Message) -> None: ...


@meaning
def no_coal(boat: Message, partner: Message) -> None: ...


@meaning
def agree(boat: Message, amount: int, partner: Message) -> None: ...


@meaning
def refuse(amount: int, boat: Message) -> None: ...


@meaning
def refill(boat: Message) -> None: ...


@meaning
def take(boat: Message, amount: int, giver: Message) -> None: ...


@meaning
def give(boat: Message, amount: int, taker: Message) -> None: ...


# Set-up and votes


@meaning
def vote(direction: Message) -> None: ...


@meaning
def wait(dock: int) -> None: ...


@meaning
def place(space: int) -> None: ...
