"""The bot `captain`: rollouts of the best plans up to its next own decision.

All plans use the same random numbers, to reduce the variance of their differences.
"""

from typing import Any

import numpy as np

from paddlewheel.core.jit.decorators import entry
from paddlewheel.core.jit.records import assign
from paddlewheel.core.rng import seed_stream
from paddlewheel.core.search.budget import Search
from paddlewheel.riverboat.ai.pilot.api import plan_actions, shortlist
from paddlewheel.riverboat.ai.pilot.score_forecast import margin
from paddlewheel.riverboat.ai.pilot.workspace import (
    ROOT,
    SIMULATED,
    RiverboatSearchWorkspace,
    apply_plan,
    play_until_decided,
)
from paddlewheel.riverboat.tables import RiverboatTables

MAX_CANDIDATES = 8
SAMPLES_PER_ITERATION = 2  # rollouts of every plan in one iteration


@entry
def roll_out_plans(
    workspace: RiverboatSearchWorkspace,
    all_tables: list[RiverboatTables],
    plans: Any,
    totals: Any,
    luck: int,
    first: int,
    samples: int,
) -> None:
    """Roll out every plan with the random streams `first`, `first` + 1, ... and add up the resulting margins."""
    states, tables = workspace.states, all_tables[0]
    seat = states[ROOT].actor
    for number in range(first, first + samples):
        for index in range(len(plans)):
            seed_stream(workspace.streams[0], number, luck, 0)
            assign(states, SIMULATED, states, ROOT)
            apply_plan(states[SIMULATED], tables, plans[index])
            play_until_decided(workspace, tables, seat)
            totals[index] += margin(states[SIMULATED], tables, seat, workspace.weights, workspace.shortlist.features)


class RiverboatLookahead(Search):
    def __init__(self, position: Any, luck: int = 0, weights: Any = None) -> None:
        self.tables, self.workspace = position.tables, RiverboatSearchWorkspace.allocate(position, weights)
        self.plans = shortlist(position, MAX_CANDIDATES, weights).copy()
        self.totals = np.zeros(len(self.plans), np.int64)
        self.luck, self.samples = luck, 0

    def grow(self, iterations: int) -> None:
        more = SAMPLES_PER_ITERATION * iterations
        if len(self.plans) > 1:
            roll_out_plans(self.workspace, self.tables, self.plans, self.totals, self.luck, self.samples, more)
        self.samples += more

    def choice(self) -> tuple[int, ...]:
        return plan_actions(self.plans[int(np.argmax(self.totals))])
