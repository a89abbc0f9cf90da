"""Workspace of the pilot and of the searches built on it, as the named tuples that compiled functions take."""

from typing import Any, NamedTuple, Self

import numpy as np

from paddlewheel.core.jit.records import blank
from paddlewheel.core.rng import Stream
from paddlewheel.core.search.mcts_tree import MAX_NODE_ACTIONS
from paddlewheel.mississippi_queen.ai.pilot.distance_map import MAP_SPACES, DistanceMap
from paddlewheel.mississippi_queen.ai.pilot.weights import pilot_weights
from paddlewheel.mississippi_queen.planning.workspace import MAX_PLAN_OUTCOMES, MississippiQueenPlanWorkspace
from paddlewheel.mississippi_queen.state import MAX_BOATS, Race

# Scratch positions: the root, the current one, a saved copy to return to, and one to try actions on.
ROOT_POSITION, CURRENT_POSITION, SAVED_POSITION, TRIAL_POSITION, POSITION_COUNT = range(5)
MAX_LEGAL_ACTIONS = 64
MAX_CANDIDATES = 12  # on the shortlist
UNLIMITED_COAL = 99  # coal
# indexes of `notes`: coal withheld from the plan search; boats in port at the root
RESERVED_COAL, ROOT_IN_PORT, NOTE_COUNT = range(3)


class MississippiQueenSearchWorkspace(NamedTuple):
    """Memory of the pilot. It holds only caches between decisions, so any number of bots may share one."""

    races: Any  # scratch positions
    plans: MississippiQueenPlanWorkspace
    distance_map: DistanceMap
    weights: Any
    times: Any  # arrival time of each boat
    shares: Any  # win share of each seat
    boat_weights: Any  # of the softmax over arrival times
    values: Any  # of outcomes, or of the legal actions in `found`
    found: Any
    notes: Any
    threats: Any  # bit per boat that may push a boat on the space
    actions: Any  # of the best plan
    streams: Any  # one random stream, for rollouts

    @classmethod
    def allocate(cls, weights: Any = None) -> Self:
        return cls(
            races=blank(Race, POSITION_COUNT),
            plans=MississippiQueenPlanWorkspace.allocate(),
            distance_map=DistanceMap.allocate(),
            weights=pilot_weights() if weights is None else weights,
            times=np.zeros(MAX_BOATS, np.int64),
            shares=np.zeros(MAX_BOATS, np.float64),
            boat_weights=np.zeros(MAX_BOATS, np.float64),
            values=np.zeros(MAX_PLAN_OUTCOMES, np.float64),
            found=np.zeros(MAX_LEGAL_ACTIONS, np.int64),
            notes=np.zeros(NOTE_COUNT, np.int64),
            threats=np.zeros(MAP_SPACES, np.int64),
            actions=np.zeros(MAX_NODE_ACTIONS, np.int64),
            streams=blank(Stream),
        )


class Candidates(NamedTuple):
    """A shortlist of plans, best first, and the results of sampling them."""

    moves: Any  # actions of each plan
    lengths: Any  # of `moves`
    guesses: Any  # values by the pilot
    totals: Any  # sums of the sampled win shares
    samples: Any
    order: Any  # best first

    @classmethod
    def allocate(cls) -> Self:
        return cls(
            moves=np.zeros((MAX_CANDIDATES, MAX_NODE_ACTIONS), np.int64),
            lengths=np.zeros(MAX_CANDIDATES, np.int64),
            guesses=np.zeros(MAX_CANDIDATES, np.float64),
            totals=np.zeros(MAX_CANDIDATES, np.float64),
            samples=np.zeros(MAX_CANDIDATES, np.int64),
            order=np.zeros(MAX_CANDIDATES, np.int64),
        )


class SearchRequest(NamedTuple):
    """Arguments of one call of the compiled search."""

    question: int
    luck: int = 0  # 32 random bits
    restless: int = 0  # 1 if positions repeat
    first_iteration: int = 0
    iterations: int = 0
    candidate_count: int = 0
