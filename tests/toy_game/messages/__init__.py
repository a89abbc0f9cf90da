"""Messages of Skiffs."""

from paddlewheel.core.messages import Message, MessageGroup

sk = MessageGroup("sk", "tests.toy_game")


@sk
def player(number: int) -> None: ...


@sk
def your_turn(player: Message) -> None: ...


@sk
def waiting(player: Message) -> None: ...


@sk
def over() -> None: ...


@sk
def rows(count: int, space: int) -> None: ...


@sk
def first(player: Message) -> None: ...


@sk
def rowed(player: Message, space: int) -> None: ...


@sk
def arrived(player: Message) -> None: ...
