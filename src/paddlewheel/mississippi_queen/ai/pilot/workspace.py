"""Search workspace of the pilot: scratch positions, distance map, weights and buffers."""

from typing import Any

import numpy as np

from paddlewheel.core.jit.records import blank
from paddlewheel.mississippi_queen.ai.pilot.distance_map import SPACES, Chart
from paddlewheel.mississippi_queen.ai.pilot.weights import pilot_weights
from paddlewheel.mississippi_queen.planning.workspace import OUTCOMES, Paper
from paddlewheel.mississippi_queen.state import MAX_BOATS, Race, Work

# Scratch positions: the root, the current one, a saved copy to return to, and one to try actions on.
ROOT, TABLE, BACK, TRIAL, RACES = range(5)
MOST_FOUND = 64
ALL = 99  # coal
# indexes of `notes`: coal withheld from the plan search; boats in port at the root
RESERVE, PORTED, NOTES = range(3)


class Mind:
    """Memory of the pilot. It holds only caches between decisions, so any number of bots may share one."""

    def __init__(self, weights: Any = None) -> None:
        self.races = blank(Race, RACES)
        self.work = blank(Work)
        self.paper = Paper()
        self.chart = Chart()
        self.weights = pilot_weights() if weights is None else weights
        self.times = np.zeros(MAX_BOATS, np.int64)
        self.shares = np.zeros(MAX_BOATS, np.float64)
        self.hopes = np.zeros(MAX_BOATS, np.float64)
        self.merits = np.zeros(OUTCOMES, np.float64)
        self.found = np.zeros(MOST_FOUND, np.int64)
        self.notes = np.zeros(NOTES, np.int64)
        self.threats = np.zeros(SPACES, np.int64)  # bit per boat that may push a boat on the space
        self.arrays: Any = (
            self.chart.arrays,
            self.weights,
            self.times,
            self.shares,
            self.hopes,
            self.merits,
            self.found,
            self.notes,
            self.threats,
        )
