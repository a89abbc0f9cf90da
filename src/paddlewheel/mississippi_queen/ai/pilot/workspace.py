"""Search workspace of the pilot: scratch positions, distance map, weights and buffers."""

from typing import Any

import numpy as np

from paddlewheel.core.jit.records import blank
from paddlewheel.mississippi_queen.ai.pilot.distance_map import MAP_SPACES, DistanceMap
from paddlewheel.mississippi_queen.ai.pilot.weights import pilot_weights
from paddlewheel.mississippi_queen.planning.workspace import MAX_PLAN_OUTCOMES, MississippiQueenPlanWorkspace
from paddlewheel.mississippi_queen.state import MAX_BOATS, Race, SearchStacks

# Scratch positions: the root, the current one, a saved copy to return to, and one to try actions on.
ROOT_POSITION, CURRENT_POSITION, SAVED_POSITION, TRIAL_POSITION, POSITION_COUNT = range(5)
MAX_LEGAL_ACTIONS = 64
UNLIMITED_COAL = 99  # coal
# indexes of `notes`: coal withheld from the plan search; boats in port at the root
RESERVED_COAL, ROOT_IN_PORT, NOTE_COUNT = range(3)


class MississippiQueenSearchWorkspace:
    """Memory of the pilot. It holds only caches between decisions, so any number of bots may share one."""

    def __init__(self, weights: Any = None) -> None:
        self.races = blank(Race, POSITION_COUNT)
        self.work = blank(SearchStacks)
        self.paper = MississippiQueenPlanWorkspace()
        self.distance_map = DistanceMap()
        self.weights = pilot_weights() if weights is None else weights
        self.times = np.zeros(MAX_BOATS, np.int64)
        self.shares = np.zeros(MAX_BOATS, np.float64)
        self.boat_weights = np.zeros(MAX_BOATS, np.float64)
        self.merits = np.zeros(MAX_PLAN_OUTCOMES, np.float64)
        self.found = np.zeros(MAX_LEGAL_ACTIONS, np.int64)
        self.notes = np.zeros(NOTE_COUNT, np.int64)
        self.threats = np.zeros(MAP_SPACES, np.int64)  # bit per boat that may push a boat on the space
        self.arrays: Any = (
            self.distance_map.arrays,
            self.weights,
            self.times,
            self.shares,
            self.boat_weights,
            self.merits,
            self.found,
            self.notes,
            self.threats,
        )
