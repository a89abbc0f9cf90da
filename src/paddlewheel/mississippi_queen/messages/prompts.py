"""Messages of prompts: what the actor is asked, and what others wait for."""

from paddlewheel.core.messages import Message, MessageGroup
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.messages.names import PACKAGE
from paddlewheel.mississippi_queen.state import DECISION_NAMES

# Decisions by their names.
CHANCE_DECISIONS = (
    *DECISION_NAMES[: state.PLACE_DECISION],
    *DECISION_NAMES[state.ROLL_DECISION : state.OVER_DECISION],
)
STRANDED = "stranded"  # `stuck`, but on a sandbank
TASKS = (*DECISION_NAMES[state.PLACE_DECISION : state.ROLL_DECISION], STRANDED)

prompt = MessageGroup("mq-prompt", PACKAGE)
ask = MessageGroup("mq-ask", PACKAGE)

chance = prompt.each("chance", CHANCE_DECISIONS)
task = MessageGroup("mq", PACKAGE).each("task", TASKS)
turns = ask.each("turns", ("free", "paid"))


@prompt
def your_turn(boat: Message, ask: Message) -> None: ...


@prompt
def your_turn_with_rose(ask: Message) -> None: ...


@prompt
def asked(player: Message, ask: Message) -> None:
    """A decision out of turn: a vote, or coal that another boat asks for."""


@prompt
def pushed(boat: Message) -> None: ...


@prompt
def rose_pushed() -> None: ...


@prompt
def at_dock(boat: Message) -> None: ...


@prompt
def waiting(player: Message, task: Message) -> None: ...


@ask
def place() -> None: ...


@ask
def wait() -> None: ...


@ask
def setup_face() -> None: ...


@ask
def speed() -> None: ...


@ask
def speed_held_up() -> None: ...


@ask
def speed_aground() -> None: ...


@ask
def speed_out() -> None: ...


@ask
def turn_or_stop(turns: Message) -> None: ...


@ask
def stop() -> None: ...


@ask
def steer(points: Message, turns: Message) -> None: ...


@ask
def push(boat: Message) -> None: ...


@ask
def face_stranded() -> None: ...


@ask
def face_afloat() -> None:
    """The boat has left a sandbank backward."""


@ask
def face_repaired(headings: tuple[Message, ...]) -> None: ...


@ask
def stuck() -> None: ...


@ask
def stranded() -> None: ...


@ask
def coal(boat: Message, partner: Message) -> None: ...


@ask
def agree(boat: Message, amount: int) -> None: ...


@ask
def vote() -> None: ...


@ask
def tie() -> None: ...
