"""Distance map: the river as plain arrays, and the time of every route from every space."""

from typing import Any

import numpy as np

SPACES = 400
# Powers of two, to avoid slow divisions: a state is space * 8 + heading, and so on.
STATES = 4096
SPEEDS = 8  # 1 to 6
COALS = 8  # 0 to 7: a boat that waited ashore may have one more than its bin holds
LAYERS = 160  # of a quarter of a turn each: the horizon of the map
A_TURN = 4  # layers
QUARTER = 25  # hundredths of a turn
DOCKS = 14  # docks on the map
FIELDS = 2 + DOCKS
TO_FRONT, TWO_STOPS, FIRST_DOCK = 0, 1, 2  # rows of `worth`: no stop, two stops, one stop at a given dock
STEERINGS = 2 * SPEEDS * SPEEDS * STATES  # free turn, speed, points, state
MOST_COAL = 4  # coal spent on one route
QUEUE = 1 << 16
NEWS = 1 << 15
NEVER = 99  # coal; more than any boat has
FAR = 9000  # hundredths of a turn
SHORE, OPEN = -1, -2  # next to a space: land, or the place of the next tile

# indexes of `window`
LOW, HIGH, COUNT, LAID, KEY, ERRANDS, NUMBERS = range(7)


class Chart:
    """Distance map of one river."""

    def __init__(self) -> None:
        self.ahead = np.zeros(STATES, np.int64)
        self.behind = np.zeros(STATES, np.int64)
        self.kinds = np.zeros(SPACES, np.int64)
        self.landing = np.zeros(SPACES, np.int64)
        self.window = np.zeros(NUMBERS, np.int64)
        self.docks = np.zeros((DOCKS, 2), np.int64)  # space, number
        self.opens = np.zeros((SPEEDS, SPEEDS), np.int64)  # layer at which leaving the known river counts as arrival
        self.built = np.zeros(FIELDS, np.int64)  # layers solved, by row
        self.river: Any = (self.ahead, self.behind, self.kinds, self.landing, self.window, self.docks, self.opens)
        self.needs = np.zeros(STATES * SPEEDS, np.int8)  # least coal so far at the beginning of a turn
        self.steering = np.zeros(STEERINGS, np.int8)  # least coal so far within a turn
        self.queues = np.zeros((MOST_COAL + 1, QUEUE), np.int32)  # states to propagate, by coal
        self.lengths = np.zeros(MOST_COAL + 1, np.int64)
        self.news = np.zeros((A_TURN + 1, NEWS, 2), np.int64)  # improved states, by layer
        self.told = np.zeros(A_TURN + 1, np.int64)
        self.paper: Any = (self.needs, self.steering, self.queues, self.news, self.told, self.lengths)
        self.history = np.zeros((FIELDS, DOCKS, 6, LAYERS), np.int8)
        self.worth = np.zeros((FIELDS, STATES * SPEEDS * COALS), np.int16)
        self.arrays: Any = (self.river, self.paper, self.history, self.worth, self.built)
