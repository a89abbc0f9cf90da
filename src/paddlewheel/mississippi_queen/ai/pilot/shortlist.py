"""Shortlist of candidate plans for the searches."""

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.mississippi_queen.ai.pilot.outcome_values import best_outcome, find_outcomes_within, set_outcome_values
from paddlewheel.mississippi_queen.ai.pilot.policy import is_steering, set_action_values, write_actions
from paddlewheel.mississippi_queen.ai.pilot.workspace import Candidates, MississippiQueenSearchWorkspace
from paddlewheel.mississippi_queen.planning.workspace import END_PLACING, END_SPACE, END_SPEED, OUTCOME_COUNT
from paddlewheel.mississippi_queen.state import SearchStacks
from paddlewheel.mississippi_queen.tables import MississippiQueenTables

EXCLUDED_VALUE = -1.0  # value of a row already taken or dropped


@compiled
def shortlist(
    workspace: MississippiQueenSearchWorkspace,
    at: int,
    tables: MississippiQueenTables,
    work: SearchStacks,
    candidates: Candidates,
    most: int,
    allowance: int,
) -> int:
    """Write up to `most` plans of the decision, best first, with their values by the pilot."""
    race, values, plans = workspace.races[at], workspace.values, workspace.plans
    if not is_steering(race):
        return shortlist_actions(workspace, at, tables, work, candidates, most)
    find_outcomes_within(race, tables, work, workspace, allowance)
    if plans.counters[OUTCOME_COUNT] == 0:
        return shortlist_actions(workspace, at, tables, work, candidates, most)
    spread = set_outcome_values(race, tables, workspace)
    count = 0
    while count < min(most, plans.counters[OUTCOME_COUNT]):
        row = best_outcome(race, tables, work, workspace, spread)
        if values[row] == EXCLUDED_VALUE:
            break
        candidates.lengths[count] = write_actions(plans, row, candidates.moves[count])
        candidates.guesses[count] = values[row]
        count += 1
        exclude_similar(workspace, row)
    return count


@compiled
def exclude_similar(workspace: MississippiQueenSearchWorkspace, row: int) -> None:
    """Exclude a row and those that differ from it only in heading."""
    outcomes = workspace.plans.outcomes
    for other in range(workspace.plans.counters[OUTCOME_COUNT]):
        same_place = outcomes[other, END_SPACE] == outcomes[row, END_SPACE]
        same_placing = outcomes[other, END_PLACING] == outcomes[row, END_PLACING]
        if same_place and same_placing and outcomes[other, END_SPEED] == outcomes[row, END_SPEED]:
            workspace.values[other] = EXCLUDED_VALUE


@compiled
def shortlist_actions(
    workspace: MississippiQueenSearchWorkspace,
    at: int,
    tables: MississippiQueenTables,
    work: SearchStacks,
    candidates: Candidates,
    most: int,
) -> int:
    """Shortlist of single actions, for decisions other than steering."""
    values = workspace.values
    count = set_action_values(workspace, at, tables, work)
    for place in range(min(most, count)):
        best = 0
        for index in range(count):
            if values[index] > values[best]:
                best = index
        candidates.moves[place, 0], candidates.lengths[place] = workspace.found[best], 1
        candidates.guesses[place] = values[best]
        values[best] = EXCLUDED_VALUE
    return min(most, count)
