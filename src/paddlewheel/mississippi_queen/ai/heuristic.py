"""Heuristic cost of a turn's outcome: turns to the next useful dock or the finish, as if in open water.

The bot `mate` uses nothing else.
"""

from typing import Any, NamedTuple, Self

import numpy as np

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.mississippi_queen.rules.end import would_dock
from paddlewheel.mississippi_queen.rules.passengers import MAX_PASSENGERS_PER_BOAT, dock_number
from paddlewheel.mississippi_queen.rules.river import is_landing, is_station, kind_of, neighbour, rank_of, slots_in_use
from paddlewheel.mississippi_queen.state import BANK, DRIFTWOOD, LAND, SANDBANK, Race
from paddlewheel.mississippi_queen.tables import MississippiQueenTables

SPACE_COUNT = 400
UNREACHABLE = 999
FRONT_ROW = 0  # row of the distances to the front; the rows after it belong to docks
MAX_GOALS = 24
MAX_DISTANCE = 160  # longer distances count as this
TENTHS_PER_TURN = 10  # costs are in tenths of a turn
PICKUP_BONUS_TENTHS = 30
DANGER_PENALTY_TENTHS = 60
SANDBANK_PENALTY_TENTHS = 30
COAL_PRICE_TENTHS = 4


def turn_table(stopping: bool) -> np.ndarray[Any, Any]:
    """Turns to cover a distance from a given speed in open water without coal; `stopping`: to arrive at speed 1."""
    table = np.zeros((MAX_DISTANCE + 1, 7), np.int64)
    for distance in range(MAX_DISTANCE + 1):
        for speed in range(1, 7):
            table[distance, speed] = _turns(table, distance, speed, stopping)
    return table


def _turns(table: np.ndarray[Any, Any], distance: int, speed: int, stopping: bool) -> int:
    if distance == 0:
        return 0 if not stopping or speed == 1 else 3 + speed
    best = UNREACHABLE
    for next_speed in range(max(1, speed - 1), min(6, speed + 1) + 1):
        rest = distance - next_speed
        if rest >= 0:
            best = min(best, 1 + int(table[rest, next_speed]))
        elif not stopping:
            best = min(best, 1)
    return best if best < UNREACHABLE else 2 + speed  # overshoots: turn and come back


# columns of a goal: 1 if the boat has to stop there; distance from it to the front
GOAL_STOPS, GOAL_TO_FRONT, GOAL_COLUMNS = range(3)


class GoalDistanceMap(NamedTuple):
    """Workspace of the heuristic: distances to the goals of one boat, and tables of turns."""

    distance: Any  # a row for each goal
    queue: Any
    goals: Any
    stop_turns: Any
    pass_turns: Any

    @classmethod
    def allocate(cls) -> Self:
        return cls(
            distance=np.zeros((MAX_GOALS, SPACE_COUNT), np.int64),
            queue=np.zeros(SPACE_COUNT, np.int64),
            goals=np.zeros((MAX_GOALS, GOAL_COLUMNS), np.int64),
            stop_turns=turn_table(stopping=True),
            pass_turns=turn_table(stopping=False),
        )


@compiled
def flood(race: Race, tables: MississippiQueenTables, distance_map: GoalDistanceMap, row: int, count: int) -> None:
    """Breadth-first distances to the spaces in the queue, ignoring boats and avoiding sandbanks and driftwood."""
    distance, queue, done = distance_map.distance, distance_map.queue, 0
    while done < count:
        space = queue[done]
        done += 1
        for heading in range(6):
            beside = neighbour(race, tables, space, heading)
            if beside >= BANK or distance[row, beside] != UNREACHABLE:
                continue
            kind = kind_of(race, tables, beside)
            if kind == LAND or kind == SANDBANK or kind == DRIFTWOOD:
                continue
            distance[row, beside] = distance[row, space] + 1
            queue[count] = beside
            count += 1


@compiled
def clear_distances(race: Race, tables: MississippiQueenTables, distance_map: GoalDistanceMap, row: int) -> None:
    for space in range(20 * slots_in_use(race, tables)):
        distance_map.distance[row, space] = UNREACHABLE


@compiled
def flood_front(race: Race, tables: MississippiQueenTables, distance_map: GoalDistanceMap) -> None:
    """Fill FRONT_ROW: distances to the front, the finish or, before it is laid, the far end of the last tile."""
    clear_distances(race, tables, distance_map, FRONT_ROW)
    count = 0
    first = 20 * (race.laid - 1)
    for space in range(first, 20 * slots_in_use(race, tables)):
        at_front = is_landing(race, tables, space) if race.finish > 0 else space - first >= 15
        if at_front and kind_of(race, tables, space) != LAND:
            distance_map.distance[FRONT_ROW, space] = 0
            distance_map.queue[count] = space
            count += 1
    flood(race, tables, distance_map, FRONT_ROW, count)


@compiled
def find_goals(race: Race, tables: MississippiQueenTables, boat: int, distance_map: GoalDistanceMap) -> int:
    """Find the goals of a boat: useful docks, or the front. Row i of `distance` belongs to goal i."""
    distance, goals = distance_map.distance, distance_map.goals
    flood_front(race, tables, distance_map)
    enough = race.passengers[boat] >= min(tables.passengers_to_win, MAX_PASSENGERS_PER_BOAT) or boat == race.rose
    stop = 1 if race.finish > 0 and tables.finish_at_any_speed == 0 else 0
    goals[FRONT_ROW, GOAL_STOPS], goals[FRONT_ROW, GOAL_TO_FRONT] = stop if enough else 0, 0
    count = 1
    if enough:
        return count
    for space in range(20 * race.laid):
        slot = space // 20
        if rank_of(tables, slot) < race.kept or not is_station(kind_of(race, tables, space)):
            continue
        dock = dock_number(race, tables, space)
        if race.waiting[dock] == 0 or (race.used[boat] >> dock) & 1 == 1 or count == MAX_GOALS:
            continue
        clear_distances(race, tables, distance_map, count)
        distance[count, space], distance_map.queue[0] = 0, space
        flood(race, tables, distance_map, count, 1)
        goals[count, GOAL_STOPS], goals[count, GOAL_TO_FRONT] = 1, distance[FRONT_ROW, space]
        count += 1
    return count


@compiled
def turns_needed(table: Any, distance: int, speed: int) -> int:
    return table[min(distance, MAX_DISTANCE), min(speed, 6)]


@compiled
def bow_penalty(race: Race, tables: MississippiQueenTables, distance: Any, row: int, space: int, bow: int) -> int:
    """Cost of the sixths between the bow and the nearest heading that leads closer, in tenths of a turn."""
    best = 3
    for sixths in range(3):
        for side in range(2):
            heading = (bow + (sixths if side == 0 else 6 - sixths)) % 6
            beside = neighbour(race, tables, space, heading)
            if beside < BANK and distance[row, beside] < distance[row, space]:
                best = min(best, sixths)
    return 0 if best == 0 else 2 + 5 * (best - 1)


@compiled
def goal_cost(
    race: Race,
    tables: MississippiQueenTables,
    distance_map: GoalDistanceMap,
    row: int,
    space: int,
    bow: int,
    speed: int,
) -> int:
    """Cost in tenths of a turn to goal `row` and, from a dock, on to the front."""
    goals, away = distance_map.goals, distance_map.distance[row, space]
    if away >= UNREACHABLE:
        return TENTHS_PER_TURN * UNREACHABLE
    table = distance_map.stop_turns if goals[row, GOAL_STOPS] == 1 else distance_map.pass_turns
    worth = TENTHS_PER_TURN * turns_needed(table, away, speed)
    if away > 0:
        worth += bow_penalty(race, tables, distance_map.distance, row, space, bow)
    elif goals[row, GOAL_STOPS] == 1 and speed == 1:
        worth -= PICKUP_BONUS_TENTHS
    return worth + 4 * min(goals[row, GOAL_TO_FRONT], MAX_DISTANCE)


@compiled
def cost_to_go(
    race: Race,
    tables: MississippiQueenTables,
    distance_map: GoalDistanceMap,
    goal_count: int,
    boat: int,
    space: int,
    bow: int,
    speed: int,
) -> int:
    """Remaining tenths of a turn after a move that ends here; smaller is better."""
    if would_dock_here(race, tables, boat, space, speed):
        return -TENTHS_PER_TURN * UNREACHABLE
    best = TENTHS_PER_TURN * UNREACHABLE
    if goal_count == 1:
        best = goal_cost(race, tables, distance_map, FRONT_ROW, space, bow, speed)
    for row in range(1, goal_count):
        best = min(best, goal_cost(race, tables, distance_map, row, space, bow, speed))
    return best


@compiled
def would_dock_here(race: Race, tables: MississippiQueenTables, boat: int, space: int, speed: int) -> bool:
    before = race.speed[boat]
    race.speed[boat] = speed
    docks = would_dock(race, tables, boat, space)
    race.speed[boat] = before
    return docks


@compiled
def extra_cost(
    race: Race, tables: MississippiQueenTables, space: int, coal_spent: int, coal_left: int, danger: int
) -> int:
    """Cost of danger, sandbanks and coal; the less coal is left, the higher its price."""
    worth = DANGER_PENALTY_TENTHS * danger + coal_spent * (COAL_PRICE_TENTHS + max(0, tables.full_coal - coal_left))
    if kind_of(race, tables, space) == SANDBANK:
        worth += SANDBANK_PENALTY_TENTHS
    return worth
