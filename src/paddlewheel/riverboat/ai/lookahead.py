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
    RECORDS,
    ROOT,
    SHORTLIST,
    SHORTLIST_ROW,
    SIMULATED,
    STREAMS,
    WEIGHTS,
    RiverboatSearchWorkspace,
    apply_plan,
    play_until_decided,
)
from paddlewheel.riverboat.tables import RiverboatTables

MAX_CANDIDATES = 8
SAMPLES_PER_ITERATION = 2  # rollouts of every plan in one iteration


@entry
def roll_out_plans(
    mind: Any, all_tables: list[RiverboatTables], plans: Any, totals: Any, luck: int, first: int, lucks: int
) -> None:
    """Roll out every plan with the random streams `first`, `first` + 1, ... and add up the resulting margins."""
    board, tables = mind[RECORDS], all_tables[0]
    seat = board[ROOT].actor
    for number in range(first, first + lucks):
        for index in range(len(plans)):
            seed_stream(mind[STREAMS][0], number, luck, 0)
            assign(board, SIMULATED, board, ROOT)
            apply_plan(board[SIMULATED], tables, plans[index])
            play_until_decided(mind, tables, seat)
            totals[index] += margin(board[SIMULATED], tables, seat, mind[WEIGHTS], mind[SHORTLIST][SHORTLIST_ROW])


class RiverboatLookahead(Search):
    def __init__(self, position: Any, luck: int = 0, weights: Any = None) -> None:
        self.search_workspace = RiverboatSearchWorkspace(position, weights)
        self.plans = shortlist(position, MAX_CANDIDATES, weights).copy()
        self.totals = np.zeros(len(self.plans), np.int64)
        self.luck, self.samples = luck, 0

    def grow(self, iterations: int) -> None:
        more = SAMPLES_PER_ITERATION * iterations
        if len(self.plans) > 1:
            mind = self.search_workspace
            roll_out_plans(mind.arrays, mind.tables, self.plans, self.totals, self.luck, self.samples, more)
        self.samples += more

    def choice(self) -> tuple[int, ...]:
        return plan_actions(self.plans[int(np.argmax(self.totals))])
