"""Shortlist of candidate plans for the searches."""

from typing import Any

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.mississippi_queen.ai.pilot.outcome_values import best_outcome, find_outcomes_within, set_outcome_values
from paddlewheel.mississippi_queen.ai.pilot.policy import is_steering, set_action_values, write_actions
from paddlewheel.mississippi_queen.planning.workspace import END_PLACING, END_SPACE, END_SPEED, OUTCOME_COUNT
from paddlewheel.mississippi_queen.state import Race, SearchStacks
from paddlewheel.mississippi_queen.tables import MississippiQueenTables

EXCLUDED_VALUE = -1.0  # value of a row already taken or dropped


@compiled
def shortlist(
    races: list[Race],
    at: int,
    tables: MississippiQueenTables,
    work: SearchStacks,
    mind: Any,
    paper: Any,
    moves: Any,
    lengths: Any,
    guesses: Any,
    most: int,
    allowance: int,
) -> int:
    """Write up to `most` plans of the decision, best first, with their values by the pilot."""
    race = races[at]
    if not is_steering(race):
        return shortlist_actions(races, at, tables, work, mind, moves, lengths, guesses, most)
    find_outcomes_within(race, tables, work, mind, paper, allowance)
    if paper[7][OUTCOME_COUNT] == 0:
        return shortlist_actions(races, at, tables, work, mind, moves, lengths, guesses, most)
    spread = set_outcome_values(race, tables, mind, paper)
    count = 0
    while count < min(most, paper[7][OUTCOME_COUNT]):
        row = best_outcome(race, tables, work, mind, paper, spread)
        if mind[5][row] == EXCLUDED_VALUE:
            break
        lengths[count], guesses[count] = write_actions(paper, row, moves[count]), mind[5][row]
        count += 1
        exclude_similar(mind, paper, row)
    return count


@compiled
def exclude_similar(mind: Any, paper: Any, row: int) -> None:
    """Exclude a row and those that differ from it only in heading."""
    outcomes, merits = paper[4], mind[5]
    for other in range(paper[7][OUTCOME_COUNT]):
        same_place = outcomes[other, END_SPACE] == outcomes[row, END_SPACE]
        same_placing = outcomes[other, END_PLACING] == outcomes[row, END_PLACING]
        if same_place and same_placing and outcomes[other, END_SPEED] == outcomes[row, END_SPEED]:
            merits[other] = EXCLUDED_VALUE


@compiled
def shortlist_actions(
    races: list[Race],
    at: int,
    tables: MississippiQueenTables,
    work: SearchStacks,
    mind: Any,
    moves: Any,
    lengths: Any,
    guesses: Any,
    most: int,
) -> int:
    """Shortlist of single actions, for decisions other than steering."""
    found, merits = mind[6], mind[5]
    count = set_action_values(races, at, tables, work, mind)
    for place in range(min(most, count)):
        best = 0
        for index in range(count):
            if merits[index] > merits[best]:
                best = index
        moves[place, 0], lengths[place], guesses[place] = found[best], 1, merits[best]
        merits[best] = EXCLUDED_VALUE
    return min(most, count)
