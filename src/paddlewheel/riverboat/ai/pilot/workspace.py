"""Workspace of the searches: root position, simulated positions, plans, and helpers for rollouts."""

from typing import Any

import numpy as np

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.core.jit.records import assign, blank, copy_into
from paddlewheel.core.rng import Stream
from paddlewheel.riverboat.ai.pilot.shortlist import (
    ACTIONS,
    COLUMNS,
    LENGTH,
    MAX_SHORTLIST_PLANS,
    RiverboatShortlistWorkspace,
    make_shortlist,
)
from paddlewheel.riverboat.ai.pilot.weights import pilot_weights
from paddlewheel.riverboat.rules.dispatch import draw, is_chance, step
from paddlewheel.riverboat.state import OVER_DECISION, RiverboatState
from paddlewheel.riverboat.tables import RiverboatTables

ROOT, SIMULATED, TRIAL = range(3)  # positions of the records: root, simulated, scratch
RECORDS, SHORTLIST, WEIGHTS, PLANS, STREAMS = range(5)  # of `RiverboatSearchWorkspace.arrays`
SHORTLIST_FOUND, SHORTLIST_ROW = 1, 4


class RiverboatSearchWorkspace:
    """Memory of one search; `arrays` is the tuple that the compiled functions take."""

    def __init__(self, position: Any, weights: Any = None) -> None:
        self.tables = position.tables
        self.board = blank(RiverboatState, 3)
        self.plans = np.zeros((MAX_SHORTLIST_PLANS, COLUMNS), np.int64)
        chosen = pilot_weights(position.options.players) if weights is None else weights
        self.arrays = (self.board, RiverboatShortlistWorkspace().arrays, chosen, self.plans, blank(Stream))
        copy_into(self.board, ROOT, position.records)


@compiled
def list_plans(mind: Any, tables: RiverboatTables, place: int, most: int) -> int:
    """Make the shortlist of the actor in one of the positions; return the number of plans."""
    board, desk = mind[RECORDS], mind[SHORTLIST]
    assign(desk[0], 0, board, place)
    return make_shortlist(desk, tables, mind[WEIGHTS], most, mind[PLANS])


@compiled
def apply_plan(state: RiverboatState, tables: RiverboatTables, plan: Any) -> None:
    for index in range(plan[LENGTH]):
        step(state, tables, plan[ACTIONS + index])


@compiled
def resolve_chance(mind: Any, tables: RiverboatTables) -> None:
    world, stream = mind[RECORDS][SIMULATED], mind[STREAMS][0]
    while is_chance(world):
        step(world, tables, draw(world, tables, stream))


@compiled
def play_until_decided(mind: Any, tables: RiverboatTables, seat: int) -> None:
    """Roll out with the pilot's choices for all seats until `seat` has decided once more or the game is over."""
    board = mind[RECORDS]
    decided = False
    while not decided:
        resolve_chance(mind, tables)
        if board[SIMULATED].decision == OVER_DECISION:
            return
        decided = board[SIMULATED].actor == seat
        list_plans(mind, tables, SIMULATED, 1)
        apply_plan(board[SIMULATED], tables, mind[PLANS][0])
