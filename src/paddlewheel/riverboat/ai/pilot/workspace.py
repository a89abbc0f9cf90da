"""Workspace of the searches: root position, simulated positions, plans, and helpers for rollouts."""

from typing import Any, NamedTuple, Self

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

ROOT, SIMULATED, TRIAL, STATE_COUNT = range(4)  # of `states`: the root, the simulated one, one to try actions on


class RiverboatSearchWorkspace(NamedTuple):
    """Memory of one search."""

    states: Any
    shortlist: RiverboatShortlistWorkspace
    weights: Any  # of the pilot
    plans: Any  # the shortlist made last
    streams: Any  # one random stream

    @classmethod
    def allocate(cls, position: Any, weights: Any = None) -> Self:
        workspace = cls(
            states=blank(RiverboatState, STATE_COUNT),
            shortlist=RiverboatShortlistWorkspace.allocate(),
            weights=pilot_weights(position.options.players) if weights is None else weights,
            plans=np.zeros((MAX_SHORTLIST_PLANS, COLUMNS), np.int64),
            streams=blank(Stream),
        )
        copy_into(workspace.states, ROOT, position.records)
        return workspace


@compiled
def list_plans(workspace: RiverboatSearchWorkspace, tables: RiverboatTables, place: int, most: int) -> int:
    """Make the shortlist of the actor in one of the states; return the number of plans."""
    shortlist = workspace.shortlist
    assign(shortlist.states, 0, workspace.states, place)
    return make_shortlist(shortlist, tables, workspace.weights, most, workspace.plans)


@compiled
def apply_plan(state: RiverboatState, tables: RiverboatTables, plan: Any) -> None:
    for index in range(plan[LENGTH]):
        step(state, tables, plan[ACTIONS + index])


@compiled
def resolve_chance(workspace: RiverboatSearchWorkspace, tables: RiverboatTables) -> None:
    state, stream = workspace.states[SIMULATED], workspace.streams[0]
    while is_chance(state):
        step(state, tables, draw(state, tables, stream))


@compiled
def play_until_decided(workspace: RiverboatSearchWorkspace, tables: RiverboatTables, seat: int) -> None:
    """Roll out with the pilot's choices for all seats until `seat` has decided once more or the game is over."""
    state = workspace.states[SIMULATED]
    decided = False
    while not decided:
        resolve_chance(workspace, tables)
        if state.decision == OVER_DECISION:
            return
        decided = state.actor == seat
        list_plans(workspace, tables, SIMULATED, 1)
        apply_plan(state, tables, workspace.plans[0])
