"""Messages that only pictures show."""

from paddlewheel.core.messages import Message, MessageGroup
from paddlewheel.mississippi_queen.messages.names import PACKAGE

picture = MessageGroup("mq-picture", PACKAGE)

heading = picture.each("heading", ("speed", "coal", "aboard"))


@picture
def title() -> None: ...


@picture
def before_start() -> None: ...


@picture
def round_(number: int) -> None: ...


@picture
def tile_of(laid: int, of: int) -> None: ...


@picture
def finish_laid() -> None: ...


@picture
def moment(when: Message, river: Message) -> None: ...


@picture
def finish() -> None:
    """On the landing platform."""


# Where a boat is


@picture
def in_port(berth: int) -> None: ...


@picture
def on_tile(number: int) -> None: ...


@picture
def ashore(dock: int) -> None: ...


@picture
def not_placed() -> None: ...
