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
    BOARD,
    DESK,
    ROOT,
    ROW_OF_DESK,
    STREAMS,
    WEIGHTS,
    WORLD,
    Mind,
    carry_out,
    play_on,
)
from paddlewheel.riverboat.tables import Tables

CANDIDATES = 8
LUCKS = 2  # rollouts of every plan in one iteration


@entry
def look_ahead(mind: Any, all_tables: list[Tables], plans: Any, totals: Any, luck: int, first: int, lucks: int) -> None:
    """Roll out every plan with the random streams `first`, `first` + 1, ... and add up the resulting margins."""
    board, tables = mind[BOARD], all_tables[0]
    seat = board[ROOT].actor
    for number in range(first, first + lucks):
        for index in range(len(plans)):
            seed_stream(mind[STREAMS][0], number, luck, 0)
            assign(board, WORLD, board, ROOT)
            carry_out(board[WORLD], tables, plans[index])
            play_on(mind, tables, seat)
            totals[index] += margin(board[WORLD], tables, seat, mind[WEIGHTS], mind[DESK][ROW_OF_DESK])


class Lookahead(Search):
    def __init__(self, position: Any, luck: int, weights: Any = None) -> None:
        self.mind = Mind(position, weights)
        self.plans = shortlist(position, CANDIDATES, weights).copy()
        self.totals = np.zeros(len(self.plans), np.int64)
        self.luck, self.lucks = luck, 0

    def grow(self, iterations: int) -> None:
        more = LUCKS * iterations
        if len(self.plans) > 1:
            mind = self.mind
            look_ahead(mind.arrays, mind.tables, self.plans, self.totals, self.luck, self.lucks, more)
        self.lucks += more

    def choice(self) -> tuple[int, ...]:
        return plan_actions(self.plans[int(np.argmax(self.totals))])
