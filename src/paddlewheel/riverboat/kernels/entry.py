"""The single entry point from Python to the compiled rules, because every entry point costs compile time."""

from typing import Any

from paddlewheel.core.jit.decorators import entry
from paddlewheel.core.jit.questions import CHANCE_OUTCOMES, DRAW, FIRST_OWN, LEGAL, REFUSAL, SET_UP, STEP
from paddlewheel.core.rng import Stream
from paddlewheel.riverboat.rules.cards import card_value
from paddlewheel.riverboat.rules.dispatch import (
    begins_turn,
    chance_outcomes,
    draw,
    is_chance,
    legal_actions,
    refusal,
    step,
    weight_now,
)
from paddlewheel.riverboat.rules.end import harbor_value
from paddlewheel.riverboat.rules.fields import empty_fields, group_size
from paddlewheel.riverboat.rules.scoring import barn_value
from paddlewheel.riverboat.rules.setup import set_up
from paddlewheel.riverboat.rules.turn import run_to_decision
from paddlewheel.riverboat.state import RiverboatState
from paddlewheel.riverboat.tables import RiverboatTables

(
    WEIGHT,
    RUN_TO_DECISION,
    CARD_VALUE,
    BARN_VALUE,
    GROUP_SIZE,
    HARBOR_VALUE,
    EMPTY_FIELDS,
    BEGINS_TURN,
) = range(FIRST_OWN, FIRST_OWN + 8)


@entry
def call_rules(
    question: int,
    states: list[RiverboatState],
    all_tables: list[RiverboatTables],
    found: Any,
    streams: list[Stream],
    first: int,
    second: int,
) -> int:
    """Call the rules by question code. `found` receives lists; `first` and `second` are arguments."""
    state, tables = states[0], all_tables[0]
    if question == STEP:
        step(state, tables, first)
    elif question == LEGAL:
        return legal_actions(state, tables, found)
    elif question == CHANCE_OUTCOMES:
        return chance_outcomes(state, tables, found)
    elif question == WEIGHT:
        return weight_now(state, tables, first)
    elif question == REFUSAL:
        return refusal(state, tables, first)
    elif question == DRAW:
        return draw(state, tables, streams[0]) if is_chance(state) else -1
    elif question == SET_UP:
        set_up(state, tables)
    elif question == RUN_TO_DECISION:
        run_to_decision(state, tables)
    elif question == CARD_VALUE:
        return card_value(state, tables, first, second)
    elif question == BARN_VALUE:
        return barn_value(state, tables, first, second)
    elif question == GROUP_SIZE:
        return group_size(state, tables, first, second)
    elif question == HARBOR_VALUE:
        return harbor_value(state, tables, first)
    elif question == EMPTY_FIELDS:
        return empty_fields(state, tables, first)
    elif question == BEGINS_TURN:
        return 1 if begins_turn(state) else 0
    return 0
