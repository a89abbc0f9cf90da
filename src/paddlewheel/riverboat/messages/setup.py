"""Messages of set-ups of Riverboat that cannot be."""

from paddlewheel.core.messages import MessageGroup

message = MessageGroup("rb-setup", "paddlewheel.riverboat")


@message
def no_edition(edition: str, found: str) -> None: ...


@message
def variants_malformed(found: str) -> None: ...


@message
def players(found: str) -> None: ...


@message
def no_variant(name: str, numbers: tuple[str, ...]) -> None: ...


@message
def one_number(knob: str, given: int, found: str) -> None: ...


@message
def several_numbers(knob: str, count: int, example: str, given: int, found: str) -> None: ...


@message
def number(knob: str, low: int, high: int, found: str) -> None: ...


@message
def too_few_coins(players: int, needed: int, supply: int) -> None: ...


@message
def too_few_surveyors(players: int, needed: int, supply: int) -> None: ...


@message
def too_few_cards(rounds: int, needed: int, supply: int) -> None: ...


@message
def too_many_riverboats(places: int, claimed: int) -> None: ...
