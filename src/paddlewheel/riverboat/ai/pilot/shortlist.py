"""Shortlist of the best plans for the current decision, best first.

Depth-first over the actor's actions as in `planning.search`, but only over the sensible ones.
"""

from typing import Any, NamedTuple, Self

import numpy as np

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.core.jit.records import assign, blank
from paddlewheel.riverboat.ai.pilot.feature_names import ROW_SIZE
from paddlewheel.riverboat.ai.pilot.score_forecast import outcome_value
from paddlewheel.riverboat.ai.pilot.sensible_actions import sensible_actions
from paddlewheel.riverboat.planning.search import MAX_BRANCHES, MAX_DEPTH, is_same_decision
from paddlewheel.riverboat.rules.dispatch import step
from paddlewheel.riverboat.state import RiverboatState
from paddlewheel.riverboat.tables import RiverboatTables

MAX_SHORTLIST_PLANS = 64  # plans of a shortlist, at most
# columns of a plan
LENGTH, VALUE, ACTIONS = range(3)
COLUMNS = ACTIONS + MAX_DEPTH


class RiverboatShortlistWorkspace(NamedTuple):
    """Memory of a search, reused between calls: a row for every action of a decision."""

    states: Any
    found: Any  # sensible actions
    counts: Any  # of `found`
    cursors: Any  # index in `found` of the next action to try
    features: Any  # of one seat

    @classmethod
    def allocate(cls) -> Self:
        return cls(
            states=blank(RiverboatState, MAX_DEPTH + 1),
            found=np.zeros((MAX_DEPTH + 1, MAX_BRANCHES), np.int64),
            counts=np.zeros(MAX_DEPTH + 1, np.int64),
            cursors=np.zeros(MAX_DEPTH + 1, np.int64),
            features=np.zeros(ROW_SIZE, np.int64),
        )


@compiled
def make_shortlist(
    workspace: RiverboatShortlistWorkspace, tables: RiverboatTables, weights: Any, most: int, plans: Any
) -> int:
    """Fill `plans` with the best plans of the workspace's first position, best first; return their number."""
    states, found, counts, cursors = workspace.states, workspace.found, workspace.counts, workspace.cursors
    seat, total, depth = states[0].actor, 0, 0
    counts[0], cursors[0] = sensible_actions(states[0], tables, found[0], -1), 0
    while depth >= 0:
        if cursors[depth] == counts[depth]:
            depth -= 1
            continue
        action = found[depth, cursors[depth]]
        cursors[depth] += 1
        assign(states, depth + 1, states, depth)
        step(states[depth + 1], tables, action)
        if is_same_decision(states[depth + 1]) and depth + 1 < len(counts) - 1:
            depth += 1
            counts[depth], cursors[depth] = sensible_actions(states[depth], tables, found[depth], action), 0
            continue
        value = outcome_value(states[depth + 1], tables, seat, weights, workspace.features)
        place = insertion_index(plans, total, value)
        if place < most:
            total = min(total + 1, most)
            insert_plan(workspace, plans, place, total, value, depth + 1)
    return total


@compiled
def insertion_index(plans: Any, total: int, value: int) -> int:
    """Row to insert a plan of this value, after plans of equal value."""
    place = total
    while place > 0 and plans[place - 1, VALUE] < value:
        place -= 1
    return place


@compiled
def insert_plan(
    workspace: RiverboatShortlistWorkspace, plans: Any, place: int, total: int, value: int, length: int
) -> None:
    for later in range(total - 1, place, -1):
        for column in range(COLUMNS):
            plans[later, column] = plans[later - 1, column]
    plans[place, LENGTH], plans[place, VALUE] = length, value
    for index in range(length):
        plans[place, ACTIONS + index] = workspace.found[index, workspace.cursors[index] - 1]
