"""What a thinking pilot needs at hand: its chart, its weights, and paper to think on."""

from typing import Any

import numpy as np

from paddlewheel.core.jit.records import blank
from paddlewheel.mississippi_queen.ai.pilot.distance_map import SPACES, Chart
from paddlewheel.mississippi_queen.ai.pilot.weights import pilot_weights
from paddlewheel.mississippi_queen.planning.workspace import OUTCOMES, Paper
from paddlewheel.mississippi_queen.state import MAX_BOATS, Race, Work

# Positions at hand: the one thought about, one to play on, one to go back to, one to try things.
ROOT, TABLE, BACK, TRIAL, RACES = range(5)
MOST_FOUND = 64
ALL = 99  # coal
# notes: coal aboard that the turn searched for leaves alone; boats in port when the thinking began
RESERVE, PORTED, NOTES = range(3)


class Mind:
    """Holds nothing between two decisions that is not found anew, so any number of bots may share one."""

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
        self.threats = np.zeros(SPACES, np.int64)  # a bit per boat that may push here
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
