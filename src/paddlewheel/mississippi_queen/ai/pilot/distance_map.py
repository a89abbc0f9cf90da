"""Distance map: the river as plain arrays, and the time of every route from every space."""

from typing import Any, NamedTuple, Self

import numpy as np

from paddlewheel.core.jit.decorators import inlined

MAP_SPACES = 400
# Indexes are packed into bits, to avoid slow divisions: a state is a space and a heading, and so on.
HEADING_BITS, SPEED_BITS, COAL_BITS, STATE_BITS = 3, 3, 3, 12
MAP_STATES = 1 << STATE_BITS
SPEED_VALUES = 1 << SPEED_BITS  # 1 to 6
COAL_VALUES = 1 << COAL_BITS  # 0 to 7: a boat that waited ashore may have one more than its bin holds
MAX_LAYERS = 160  # of a quarter of a turn each: the horizon of the map
LAYERS_PER_TURN = 4  # layers
HUNDREDTHS_PER_LAYER = 25  # hundredths of a turn
MAX_DOCKS = 14  # docks on the map
ROUTE_ROWS = 2 + MAX_DOCKS
TO_FRONT, TWO_STOPS, FIRST_DOCK = 0, 1, 2  # rows of `route_times`: no stop, two stops, one stop at a given dock
STEERING_STATES = 2 * SPEED_VALUES * SPEED_VALUES * MAP_STATES  # free turn, speed, points, state
MAX_ROUTE_COAL = 4  # coal spent on one route
QUEUE_CAPACITY = 1 << 16
UPDATE_CAPACITY = 1 << 15
UNAFFORDABLE = 99  # coal; more than any boat has
NO_ROUTE = 9000  # hundredths of a turn
SHORE, UNLAID = -1, -2  # next to a space: land, or the place of the next tile

# indexes of `window`
LOW_SPACE, HIGH_SPACE, DOCK_COUNT, SLOTS_LAID, RIVER_KEY, DOCKS_KEY, MAP_NUMBERS = range(7)


# columns of a dock
DOCK_SPACE, DOCK_NUMBER, DOCK_COLUMNS = range(3)
# columns of an update: index in `least_coal`, and the coal written there
UPDATE_INDEX, UPDATE_COAL, UPDATE_COLUMNS = range(3)


class River(NamedTuple):
    """The known river; `ahead` and `behind` are states, SHORE or UNLAID."""

    ahead: Any
    behind: Any
    kinds: Any
    landing: Any
    window: Any
    docks: Any
    exit_layers: Any  # layer at which leaving the known river counts as arrival, by speed and points left


class RouteSearch(NamedTuple):
    """Memory of the search for one row of routes."""

    least_coal: Any  # least coal so far at the beginning of a turn
    steering_coal: Any  # least coal so far within a turn
    queues: Any  # states to propagate, by coal
    queue_lengths: Any
    updates: Any  # improvements of `least_coal`, by layer
    update_counts: Any


class DistanceMap(NamedTuple):
    """Distance map of one river."""

    river: River
    search: RouteSearch
    history: Any  # least coal from each dock, by row, dock, heading and layer
    route_times: Any
    layers_built: Any  # layers solved, by row

    @classmethod
    def allocate(cls) -> Self:
        river = River(
            ahead=np.zeros(MAP_STATES, np.int64),
            behind=np.zeros(MAP_STATES, np.int64),
            kinds=np.zeros(MAP_SPACES, np.int64),
            landing=np.zeros(MAP_SPACES, np.int64),
            window=np.zeros(MAP_NUMBERS, np.int64),
            docks=np.zeros((MAX_DOCKS, DOCK_COLUMNS), np.int64),
            exit_layers=np.zeros((SPEED_VALUES, SPEED_VALUES), np.int64),
        )
        search = RouteSearch(
            least_coal=np.zeros(MAP_STATES * SPEED_VALUES, np.int8),
            steering_coal=np.zeros(STEERING_STATES, np.int8),
            queues=np.zeros((MAX_ROUTE_COAL + 1, QUEUE_CAPACITY), np.int32),
            queue_lengths=np.zeros(MAX_ROUTE_COAL + 1, np.int64),
            updates=np.zeros((LAYERS_PER_TURN + 1, UPDATE_CAPACITY, UPDATE_COLUMNS), np.int64),
            update_counts=np.zeros(LAYERS_PER_TURN + 1, np.int64),
        )
        return cls(
            river,
            search,
            history=np.zeros((ROUTE_ROWS, MAX_DOCKS, 6, MAX_LAYERS), np.int8),
            route_times=np.zeros((ROUTE_ROWS, MAP_STATES * SPEED_VALUES * COAL_VALUES), np.int16),
            layers_built=np.zeros(ROUTE_ROWS, np.int64),
        )


@inlined
def state_at(space: int, heading: int) -> int:
    return space << HEADING_BITS | heading


@inlined
def space_of(state: int) -> int:
    return state >> HEADING_BITS


@inlined
def heading_of(state: int) -> int:
    """From 0 to 5; 6 and 7 are no headings."""
    return state & ((1 << HEADING_BITS) - 1)


@inlined
def start_index(state: int, speed: int) -> int:
    """Index in `least_coal`: a state at the beginning of a turn."""
    return state << SPEED_BITS | speed


@inlined
def route_index(start: int, coal: int) -> int:
    """Index in a row of `route_times`: a state at the beginning of a turn, and the coal aboard."""
    return start << COAL_BITS | min(coal, COAL_VALUES - 1)
