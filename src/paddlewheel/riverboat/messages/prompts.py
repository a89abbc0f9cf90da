"""Messages of prompts: what the actor is asked, and what others wait for."""

from paddlewheel.core.messages import Message, MessageGroup
from paddlewheel.riverboat import state
from paddlewheel.riverboat.messages.names import PACKAGE
from paddlewheel.riverboat.state import DECISION_NAMES

prompt = MessageGroup("rb-prompt", PACKAGE)
ask = MessageGroup("rb-ask", PACKAGE)

# What chance does, and what others wait for, by decision.
chance = prompt.each("chance", DECISION_NAMES[: state.DRAFT_DECISION])
task = MessageGroup("rb", PACKAGE).each("task", DECISION_NAMES[state.DRAFT_DECISION : state.OVER_DECISION])


@prompt
def your_turn(player: Message, ask: Message) -> None: ...


@prompt
def waiting(player: Message, task: Message) -> None: ...


@ask
def draft() -> None: ...


@ask
def hire() -> None: ...


@ask
def place_for_coin() -> None: ...


@ask
def place_by_wild_card(number: int, of: int) -> None: ...


@ask
def place_by_card(number: int, of: int, suit: Message) -> None: ...


@ask
def place_without_field(number: int, of: int, suit: Message) -> None:
    """No field of the card's colour is empty."""


@ask
def take(workers: int) -> None: ...


@ask
def take_from_pile(size: Message) -> None: ...


@ask
def lay(tile: Message) -> None: ...


@ask
def build_barn() -> None: ...


@ask
def build_well() -> None: ...


@ask
def ship(turns: int) -> None:
    """`turns` are left after this one."""


@ask
def feature_for_harvest() -> None: ...


@ask
def feature_for_surveyor() -> None: ...


@ask
def benefit() -> None: ...


@ask
def card() -> None: ...


@ask
def card_from_pile() -> None: ...


@ask
def send(workers: Message) -> None: ...


@ask
def bonus() -> None: ...


@ask
def survey(most: int) -> None: ...
