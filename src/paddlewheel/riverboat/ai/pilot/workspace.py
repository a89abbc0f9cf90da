"""Workspace of the searches: root position, simulated positions, plans, and helpers for rollouts."""

from typing import Any

import numpy as np

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.core.jit.records import assign, blank, copy_into
from paddlewheel.core.rng import Stream
from paddlewheel.riverboat.ai.pilot.shortlist import ACTIONS, COLUMNS, LENGTH, MOST, Desk, make_shortlist
from paddlewheel.riverboat.ai.pilot.weights import pilot_weights
from paddlewheel.riverboat.rules.dispatch import draw, is_chance, step
from paddlewheel.riverboat.state import OVER_STEP, Season
from paddlewheel.riverboat.tables import Tables

ROOT, WORLD, TRIAL = range(3)  # positions of the records: root, simulated, scratch
BOARD, DESK, WEIGHTS, PLANS, STREAMS = range(5)  # of `RiverboatSearchWorkspace.arrays`
FOUND_OF_DESK, ROW_OF_DESK = 1, 4


class Mind:
    """Memory of one search; `arrays` is the tuple that the compiled functions take."""

    def __init__(self, position: Any, weights: Any = None) -> None:
        self.tables = position.tables
        self.board = blank(Season, 3)
        self.plans = np.zeros((MOST, COLUMNS), np.int64)
        chosen = pilot_weights(position.options.players) if weights is None else weights
        self.arrays = (self.board, Desk().arrays, chosen, self.plans, blank(Stream))
        copy_into(self.board, ROOT, position.records)


@compiled
def list_plans(mind: Any, tables: Tables, place: int, most: int) -> int:
    """Make the shortlist of the actor in one of the positions; return the number of plans."""
    board, desk = mind[BOARD], mind[DESK]
    assign(desk[0], 0, board, place)
    return make_shortlist(desk, tables, mind[WEIGHTS], most, mind[PLANS])


@compiled
def carry_out(season: Season, tables: Tables, plan: Any) -> None:
    for index in range(plan[LENGTH]):
        step(season, tables, plan[ACTIONS + index])


@compiled
def let_chance_play(mind: Any, tables: Tables) -> None:
    world, stream = mind[BOARD][WORLD], mind[STREAMS][0]
    while is_chance(world):
        step(world, tables, draw(world, tables, stream))


@compiled
def play_on(mind: Any, tables: Tables, seat: int) -> None:
    """Roll out with the pilot's choices for all seats until `seat` has decided once more or the game is over."""
    board = mind[BOARD]
    decided = False
    while not decided:
        let_chance_play(mind, tables)
        if board[WORLD].step == OVER_STEP:
            return
        decided = board[WORLD].actor == seat
        list_plans(mind, tables, WORLD, 1)
        carry_out(board[WORLD], tables, mind[PLANS][0])
