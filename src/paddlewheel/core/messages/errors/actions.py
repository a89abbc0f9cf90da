"""Messages of actions that are refused."""

from paddlewheel.core.messages import MessageGroup

message = MessageGroup("action")


@message
def illegal(action: str, clause: str, legal: tuple[str, ...]) -> None: ...


@message
def illegal_when_over(action: str, clause: str) -> None: ...


@message
def no_agreed_end() -> None: ...


@message
def unknown(text: str, verbs: tuple[str, ...]) -> None: ...
