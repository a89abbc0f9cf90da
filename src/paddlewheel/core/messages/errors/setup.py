"""Messages of set-ups that name what there is not."""

from paddlewheel.core.messages import MessageGroup

message = MessageGroup("setup")


@message
def no_game(name: str, games: tuple[str, ...]) -> None: ...


@message
def no_edition(name: str, editions: tuple[str, ...]) -> None: ...


@message
def no_edition_of(name: str, games: tuple[str, ...], editions: tuple[str, ...]) -> None: ...


@message
def no_language(name: str, languages: tuple[str, ...]) -> None: ...


@message
def no_bot(name: str, bots: tuple[str, ...]) -> None: ...


@message
def no_capability(game: str, capability: str) -> None: ...


@message
def bot_not_playing(bot: str, game: str, capability: str) -> None: ...


@message
def no_budget() -> None: ...


@message
def not_a_budget(found: str) -> None: ...


@message
def not_a_seed(most: int, found: str) -> None: ...
