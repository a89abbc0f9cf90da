"""Messages of requests that are refused before a room sees them."""

from paddlewheel.core.messages import Message, MessageGroup

refused = MessageGroup("request")
invalid = MessageGroup("invalid")


# Limits


@refused
def too_many() -> None: ...


@refused
def too_many_rooms() -> None: ...


@refused
def too_many_messages() -> None: ...


@refused
def too_many_sockets() -> None: ...


@refused
def too_many_connections() -> None: ...


@refused
def too_many_waiting() -> None: ...


@refused
def too_many_large() -> None: ...


@refused
def too_large(most: int) -> None: ...


@refused
def message_too_long(most: int) -> None: ...


@refused
def head_too_large(size: int, fields: int) -> None: ...


@refused
def too_slow() -> None: ...


# Addresses


@refused
def not_http() -> None: ...


@refused
def other_origin() -> None: ...


@refused
def no_address() -> None: ...


@refused
def other_method() -> None: ...


@refused
def unreadable_body() -> None: ...


@refused
def no_query(name: str, known: tuple[str, ...]) -> None: ...


@refused
def no_queries(name: str) -> None: ...


@refused
def no_clause(name: str, book: str, example: str) -> None: ...


@refused
def unexpected() -> None: ...


# Fields of a body or a message, and what is wrong with them


@refused
def invalid_field(field: str, problem: Message) -> None: ...


@refused
def invalid_request(problem: Message) -> None: ...


@refused
def invalid_message(problem: Message) -> None: ...


@refused
def invalid_message_field(field: str, problem: Message) -> None: ...


@refused
def send_as_json(refusal: Message) -> None:
    """Another refusal, with the header that was missing."""


@refused
def action_missing() -> None: ...


@invalid
def missing() -> None: ...


@invalid
def unknown() -> None: ...


@invalid
def not_text() -> None: ...


@invalid
def not_a_whole_number() -> None: ...


@invalid
def not_true_or_false() -> None: ...


@invalid
def not_an_object() -> None: ...


@invalid
def not_a_list() -> None: ...


@invalid
def not_json(reason: str) -> None: ...


@invalid
def text_too_short(least: int) -> None: ...


@invalid
def text_too_long(most: int) -> None: ...


@invalid
def too_few(least: int, found: int) -> None: ...


@invalid
def too_many_items(most: int, found: int) -> None: ...


@invalid
def too_small(least: int) -> None: ...


@invalid
def too_great(most: int) -> None: ...


@invalid
def not_below(limit: int) -> None: ...


@invalid
def none_of(allowed: str) -> None: ...
