"""Compiled entry point of the rules. One function with question codes, because each entry point costs compile time."""

from typing import Any

from paddlewheel.core.jit.decorators import compiled, entry
from paddlewheel.core.jit.questions import CHANCE_OUTCOMES, DRAW, FIRST_OWN, LEGAL, REFUSAL, SET_UP, STEP
from paddlewheel.core.rng import Stream
from paddlewheel.mississippi_queen.rules.dispatch import chance_outcomes, draw, is_chance, legal_actions, refusal, step
from paddlewheel.mississippi_queen.rules.end import docking_ends_race, is_dead, side_merit
from paddlewheel.mississippi_queen.rules.order import list_boats, progress, set_controller, set_order, standing
from paddlewheel.mississippi_queen.rules.passengers import may_board
from paddlewheel.mississippi_queen.rules.river import lay, lay_branch, lay_finish, may_lie, neighbour, remove_vacated
from paddlewheel.mississippi_queen.rules.setup import set_up
from paddlewheel.mississippi_queen.rules.turn import begin_turn, next_turn, run_to_decision
from paddlewheel.mississippi_queen.state import TURN_ENDS, Race, SearchStacks
from paddlewheel.mississippi_queen.tables import MississippiQueenTables

(
    SIDE_MERIT,
    STANDING,
    PROGRESS,
    NEIGHBOUR,
    BEGIN_TURN,
    SET_ORDER,
    END_TURN,
    MAY_LIE,
    LAY,
    LAY_BRANCH,
    LAY_FINISH,
    REMOVE_VACATED,
    NEXT_TURN,
    MAY_BOARD,
    IS_DEAD,
    DOCKING_ENDS_RACE,
) = range(FIRST_OWN, FIRST_OWN + 16)


@entry
def call_rules(
    question: int,
    races: list[Race],
    all_tables: list[MississippiQueenTables],
    works: list[SearchStacks],
    found: Any,
    streams: list[Stream],
    first: int,
    second: int,
) -> int:
    """Call one rule function by its code. `found` receives lists; `first` and `second` are its arguments."""
    race, tables, work = races[0], all_tables[0], works[0]
    if question >= FIRST_OWN:
        return call_own_rules(question, race, tables, work, first, second)
    if question == STEP:
        step(race, tables, work, first)
    elif question == LEGAL:
        return legal_actions(race, tables, work, found)
    elif question == CHANCE_OUTCOMES:
        return chance_outcomes(race, tables, work, found)
    elif question == REFUSAL:
        return refusal(race, tables, work, first)
    elif question == DRAW:
        return draw(race, tables, work, streams[0]) if is_chance(race) else -1
    elif question == SET_UP:
        set_up(race, tables)
    return 0


@compiled
def call_own_rules(
    question: int, race: Race, tables: MississippiQueenTables, work: SearchStacks, first: int, second: int
) -> int:
    """Call one of the rule functions that only this game has."""
    if question == SIDE_MERIT:
        return side_merit(race, tables, first)
    if question == STANDING:
        return standing(race, tables, first)
    if question == PROGRESS:
        return progress(race, tables, first)
    if question == NEIGHBOUR:
        return neighbour(race, tables, first, second)
    if question == BEGIN_TURN:
        return 1 if begin_turn(race, tables, work, first) else 0
    if question == SET_ORDER:
        if race.in_order == 0:
            list_boats(race)
        set_order(race, tables)
        set_controller(race)
    elif question == END_TURN:
        race.decision = TURN_ENDS
        run_to_decision(race, tables, work)
    elif question == MAY_LIE:
        return 1 if may_lie(race, tables, work, first) else 0
    elif question == LAY:
        lay(race, tables, first, second)
    elif question == LAY_BRANCH:
        lay_branch(race, tables, first)
    elif question == LAY_FINISH:
        lay_finish(race, tables, first)
    elif question == REMOVE_VACATED:
        remove_vacated(race, tables)
    elif question == NEXT_TURN:
        next_turn(race, tables, work)
    elif question == MAY_BOARD:
        return 1 if may_board(race, tables, first) else 0
    elif question == IS_DEAD:
        return 1 if is_dead(race, tables) else 0
    elif question == DOCKING_ENDS_RACE:
        return 1 if docking_ends_race(race, tables, first) else 0
    return 0
