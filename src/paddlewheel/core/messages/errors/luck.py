"""Messages of draws that do not follow from a room's secret."""

from paddlewheel.core.messages import MessageGroup

message = MessageGroup("luck")


@message
def too_many_draws() -> None: ...


@message
def malformed(reason: str) -> None: ...


@message
def hidden() -> None: ...


@message
def other_commitment(commitment: str) -> None: ...


@message
def no_draw(action: str) -> None: ...


@message
def other_draw(number: int, action: str, drawn: str) -> None: ...
