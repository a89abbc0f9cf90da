"""Messages that explain actions."""

from paddlewheel.core.messages import Message, MessageGroup
from paddlewheel.riverboat.messages.names import PACKAGE

meaning = MessageGroup("rb-meaning", PACKAGE)

feature = meaning.each("feature", ("barn", "well", "surveyor"))
# Passing, by decision.
pass_ = meaning.each("pass", ("ship", "feature", "benefit", "send", "bonus", "survey"))


@meaning
def draft(bonus: Message) -> None: ...


@meaning
def coin() -> None: ...


@meaning
def search_tiles(size: Message) -> None: ...


@meaning
def search_cards() -> None: ...


@meaning
def gain_coins(coins: Message) -> None: ...


@meaning
def gain_points(points: Message) -> None: ...


@meaning
def harbor_master(steps: Message) -> None: ...


@meaning
def send(workers: Message) -> None: ...


@meaning
def survey_card(points: int) -> None: ...


@meaning
def survey_barn(points: int) -> None: ...


@meaning
def survey_well(points: int) -> None: ...


@meaning
def build_barn(points: int) -> None: ...


@meaning
def build_well(points: int) -> None: ...


@meaning
def worker_alone(suit: Message) -> None: ...


@meaning
def worker_beside(suit: Message, workers: int) -> None: ...


@meaning
def lay(crops: tuple[Message, ...]) -> None: ...


@meaning
def tile_open(size: Message, number: int, points: int) -> None: ...


@meaning
def tile_in_pile(size: Message, number: int, points: int) -> None: ...


@meaning
def ship(brings: Message, workers: int, crop: Message) -> None: ...


@meaning
def ship_for_feature(brings: Message, workers: int, crop: Message) -> None:
    """The ninth worker from this crop comes home."""


@meaning
def from_pile(brings: Message) -> None:
    """What a riverboat from the pile brings."""


@meaning
def card(scores: Message, points: int) -> None: ...


@meaning
def card_with_bonus(scores: Message, points: int, bonus: Message) -> None: ...
