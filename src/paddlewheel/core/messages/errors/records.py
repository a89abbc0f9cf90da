"""Messages of records that are damaged, of another program, or do not replay."""

from paddlewheel.core.messages import Message, MessageGroup

message = MessageGroup("record")


@message
def not_an_object(fields: tuple[str, ...]) -> None: ...


@message
def other_format(found: str, expected: str) -> None: ...


@message
def other_version(found: str, readable: int) -> None: ...


@message
def newer_version(found: str, readable: int) -> None: ...


@message
def missing(field: str, fields: tuple[str, ...]) -> None: ...


@message
def actions_malformed() -> None: ...


@message
def options_malformed() -> None: ...


@message
def not_text(field: str, found: str) -> None: ...


@message
def bad_game(problem: Message) -> None: ...


@message
def bad_options(problem: Message) -> None: ...


@message
def options_unreadable(options: str, reason: str) -> None: ...


@message
def bad_seed(most: int, found: str) -> None: ...


@message
def bad_action(number: int, of: int, problem: Message) -> None: ...


@message
def bad_action_on_line(line: int, number: int, of: int, problem: Message) -> None: ...


@message
def bad_agreed_end(found: str) -> None: ...


@message
def no_agreed_end(problem: Message) -> None: ...


@message
def result_missing() -> None: ...


@message
def result_too_early(found: str) -> None: ...


@message
def other_result(found: str, replayed: str) -> None: ...


@message
def made_elsewhere(problem: Message, reasons: tuple[Message, ...]) -> None: ...


@message
def other_data(found: str, own: str) -> None:
    """A reason of `made_elsewhere`."""


@message
def newer_engine(found: str, own: str) -> None:
    """A reason of `made_elsewhere`."""


@message
def other_engine(found: str, own: str) -> None:
    """A reason of `made_elsewhere`."""
