"""Messages of JSON that cannot be read."""

from paddlewheel.core.messages import MessageGroup

message = MessageGroup("json")


@message
def malformed(line: int, reason: str) -> None: ...


@message
def too_deep() -> None: ...


@message
def unreadable(reason: str) -> None: ...
