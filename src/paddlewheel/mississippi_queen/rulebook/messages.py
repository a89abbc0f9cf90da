"""Messages of generated sentences of the rulebook: which editions a clause belongs to."""

from paddlewheel.core.messages import Message, MessageGroup

rules = MessageGroup("mq-rules", "paddlewheel.mississippi_queen")


@rules
def part() -> None: ...


@rules
def missing() -> None: ...


@rules
def only_with(ways: tuple[Message, ...]) -> None: ...


@rules
def players(counts: tuple[int, ...]) -> None: ...


@rules
def variant(name: str) -> None: ...


@rules
def number_with_players(number: int, players: Message) -> None:
    """A number that depends on the number of players."""


@rules
def number_with(number: int, counts: tuple[int, ...]) -> None: ...


@rules
def in_editions(when: Message, editions: tuple[str, ...]) -> None: ...


@rules
def no_difference(left: str, right: str) -> None: ...


@rules
def different_knobs() -> None: ...


@rules
def different_clauses() -> None: ...
