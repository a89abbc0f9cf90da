"""Messages of errors that any game can have."""

from collections.abc import Callable

from paddlewheel.core.messages import Message, MessageGroup

message = MessageGroup("error")


@message
def plain(text: str) -> None:
    """A text that has no message: what only programmers see, or another program says."""


def as_message(given: Message | str) -> Message:
    return given if isinstance(given, Message) else plain(given)


def plain_not(expected: str) -> Callable[[str], Message]:
    """Messages without a translation for what was found instead of something expected."""
    return lambda found: plain(f"{expected}, not {found}")
