"""Distance map: the river as plain arrays, and the time of every route from every space."""

from typing import Any

import numpy as np

MAP_SPACES = 400
# Powers of two, to avoid slow divisions: a state is space * 8 + heading, and so on.
MAP_STATES = 4096
SPEED_VALUES = 8  # 1 to 6
COAL_VALUES = 8  # 0 to 7: a boat that waited ashore may have one more than its bin holds
MAX_LAYERS = 160  # of a quarter of a turn each: the horizon of the map
LAYERS_PER_TURN = 4  # layers
HUNDREDTHS_PER_LAYER = 25  # hundredths of a turn
MAX_DOCKS = 14  # docks on the map
ROUTE_ROWS = 2 + MAX_DOCKS
TO_FRONT, TWO_STOPS, FIRST_DOCK = 0, 1, 2  # rows of `worth`: no stop, two stops, one stop at a given dock
STEERING_STATES = 2 * SPEED_VALUES * SPEED_VALUES * MAP_STATES  # free turn, speed, points, state
MAX_ROUTE_COAL = 4  # coal spent on one route
QUEUE_CAPACITY = 1 << 16
UPDATE_CAPACITY = 1 << 15
UNAFFORDABLE = 99  # coal; more than any boat has
NO_ROUTE = 9000  # hundredths of a turn
SHORE, UNLAID = -1, -2  # next to a space: land, or the place of the next tile

# indexes of `window`
LOW_SPACE, HIGH_SPACE, DOCK_COUNT, SLOTS_LAID, RIVER_KEY, DOCKS_KEY, MAP_NUMBERS = range(7)


class DistanceMap:
    """Distance map of one river."""

    def __init__(self) -> None:
        self.ahead = np.zeros(MAP_STATES, np.int64)
        self.behind = np.zeros(MAP_STATES, np.int64)
        self.kinds = np.zeros(MAP_SPACES, np.int64)
        self.landing = np.zeros(MAP_SPACES, np.int64)
        self.window = np.zeros(MAP_NUMBERS, np.int64)
        self.docks = np.zeros((MAX_DOCKS, 2), np.int64)  # space, number
        self.exit_layers = np.zeros(
            (SPEED_VALUES, SPEED_VALUES), np.int64
        )  # layer at which leaving the known river counts as arrival
        self.layers_built = np.zeros(ROUTE_ROWS, np.int64)  # layers solved, by row
        self.river: Any = (self.ahead, self.behind, self.kinds, self.landing, self.window, self.docks, self.exit_layers)
        self.least_coal = np.zeros(MAP_STATES * SPEED_VALUES, np.int8)  # least coal so far at the beginning of a turn
        self.steering_coal = np.zeros(STEERING_STATES, np.int8)  # least coal so far within a turn
        self.queues = np.zeros((MAX_ROUTE_COAL + 1, QUEUE_CAPACITY), np.int32)  # states to propagate, by coal
        self.lengths = np.zeros(MAX_ROUTE_COAL + 1, np.int64)
        self.news = np.zeros((LAYERS_PER_TURN + 1, UPDATE_CAPACITY, 2), np.int64)  # improved states, by layer
        self.told = np.zeros(LAYERS_PER_TURN + 1, np.int64)
        self.paper: Any = (self.least_coal, self.steering_coal, self.queues, self.news, self.told, self.lengths)
        self.history = np.zeros((ROUTE_ROWS, MAX_DOCKS, 6, MAX_LAYERS), np.int8)
        self.worth = np.zeros((ROUTE_ROWS, MAP_STATES * SPEED_VALUES * COAL_VALUES), np.int16)
        self.arrays: Any = (self.river, self.paper, self.history, self.worth, self.layers_built)
