"""Shortlist of candidate plans for the searches."""

from typing import Any

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.mississippi_queen.ai.pilot.outcome_values import best_row, find_with, weigh_outcomes
from paddlewheel.mississippi_queen.ai.pilot.policy import is_steering, weigh_actions, write_way
from paddlewheel.mississippi_queen.planning.workspace import END_PLACING, END_SPACE, END_SPEED, OUTCOME_COUNT
from paddlewheel.mississippi_queen.state import Race, Work
from paddlewheel.mississippi_queen.tables import Tables

OUT_OF_SIGHT = -1.0  # value of a row already taken or dropped


@compiled
def shortlist(
    races: list[Race],
    at: int,
    tables: Tables,
    work: Work,
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
        return list_actions(races, at, tables, work, mind, moves, lengths, guesses, most)
    find_with(race, tables, work, mind, paper, allowance)
    if paper[7][OUTCOME_COUNT] == 0:
        return list_actions(races, at, tables, work, mind, moves, lengths, guesses, most)
    spread = weigh_outcomes(race, tables, mind, paper)
    count = 0
    while count < min(most, paper[7][OUTCOME_COUNT]):
        row = best_row(race, tables, work, mind, paper, spread)
        if mind[5][row] == OUT_OF_SIGHT:
            break
        lengths[count], guesses[count] = write_way(paper, row, moves[count]), mind[5][row]
        count += 1
        hide_alike(mind, paper, row)
    return count


@compiled
def hide_alike(mind: Any, paper: Any, row: int) -> None:
    """Exclude a row and those that differ from it only in heading."""
    outcomes, merits = paper[4], mind[5]
    for other in range(paper[7][OUTCOME_COUNT]):
        same_place = outcomes[other, END_SPACE] == outcomes[row, END_SPACE]
        same_placing = outcomes[other, END_PLACING] == outcomes[row, END_PLACING]
        if same_place and same_placing and outcomes[other, END_SPEED] == outcomes[row, END_SPEED]:
            merits[other] = OUT_OF_SIGHT


@compiled
def list_actions(
    races: list[Race],
    at: int,
    tables: Tables,
    work: Work,
    mind: Any,
    moves: Any,
    lengths: Any,
    guesses: Any,
    most: int,
) -> int:
    """Shortlist of single actions, for decisions other than steering."""
    found, merits = mind[6], mind[5]
    count = weigh_actions(races, at, tables, work, mind)
    for place in range(min(most, count)):
        best = 0
        for index in range(count):
            if merits[index] > merits[best]:
                best = index
        moves[place, 0], lengths[place], guesses[place] = found[best], 1, merits[best]
        merits[best] = OUT_OF_SIGHT
    return min(most, count)
