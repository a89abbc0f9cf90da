"""Texts that several pictures share."""

from typing import TYPE_CHECKING, Any

from paddlewheel.core.messages import Message
from paddlewheel.core.messages import text as message_text
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.messages import names
from paddlewheel.mississippi_queen.messages import picture as messages
from paddlewheel.mississippi_queen.view.naming import display_name

if TYPE_CHECKING:
    from paddlewheel.mississippi_queen.game import MississippiQueenPosition


def moment(position: "MississippiQueenPosition", *, tells_finish: bool = False) -> str:
    """
    "Round 3 · tile 5 of 12"
    """
    race, tables = position.record, position.tables[0]
    when = messages.round_(int(race.round_number)) if race.round_number else messages.before_start()
    river = messages.tile_of(int(race.laid), int(tables.length + tables.branching_river))
    return message_text(messages.moment(when, messages.finish_laid() if tells_finish and race.finish else river))


def heading(name: str) -> str:
    return message_text(messages.heading(name))


def boat_label(race: Any, boat: int, form: str = "label") -> str:
    return message_text(display_name(race, boat), form=form)


def condition(race: Any, boat: int) -> Message:
    """What keeps a boat from sailing on, or its place in port."""
    number = int(race.condition[boat])
    if number == state.IN_PORT:
        return messages.in_port(int(race.berth[boat]))
    return names.condition(state.CONDITION_NAMES[number])
