"""Messages of clauses that a rulebook does not have."""

from paddlewheel.core.messages import Message, MessageGroup

message = MessageGroup("clause")


@message
def unknown(name: str, examples: tuple[str, ...], chapters: tuple[Message, ...]) -> None: ...


@message
def chapters(title: str, keys: tuple[str, ...]) -> None:
    """An item of `unknown`."""


@message
def nearest_one(name: str, nearest: str) -> None: ...


@message
def nearest(name: str, nearest: tuple[str, ...]) -> None: ...
