"""Remaining time of a boat in hundredths of a turn: looked up in the distance map, estimated beyond it."""

from typing import Any

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.mississippi_queen.ai.pilot.distance_map import (
    COAL_VALUES,
    DOCK_COUNT,
    FIRST_DOCK,
    HIGH_SPACE,
    HUNDREDTHS_PER_LAYER,
    LOW_SPACE,
    NO_ROUTE,
    SLOTS_LAID,
    TO_FRONT,
    TWO_STOPS,
)
from paddlewheel.mississippi_queen.ai.pilot.distance_map_build import detour_time, still_needed
from paddlewheel.mississippi_queen.ai.pilot.weights import A_TILE, AGROUND_COST, COAL_AT_FINISH, COAL_AT_FRONT, RAMP
from paddlewheel.mississippi_queen.rules.river import slots_needed
from paddlewheel.mississippi_queen.state import AGROUND as IS_AGROUND
from paddlewheel.mississippi_queen.state import BANK, CAST_OFF, LOSES_TURN, Race
from paddlewheel.mississippi_queen.tables import MississippiQueenTables

MAX_TIME = 4000  # hundredths of a turn: upper limit, also without a route


@compiled
def look_up(chart: Any, row: int, space: int, bow: int, speed: int, coal: int) -> int:
    return chart[3][row, (((space << 3 | bow) << 3 | speed) << 3) | min(coal, COAL_VALUES - 1)]


@compiled
def shortest_time(
    race: Race,
    tables: MississippiQueenTables,
    chart: Any,
    weights: Any,
    boat: int,
    space: int,
    bow: int,
    speed: int,
    coal: int,
) -> int:
    """Time of the shortest route that collects the passengers a boat still needs."""
    docks, need = chart[0][5], still_needed(race, tables, boat)
    if need == 0:
        return look_up(chart, TO_FRONT, space, bow, speed, coal)
    best = look_up(chart, TO_FRONT, space, bow, speed, coal) + detour_time(race, tables, weights, need)
    if need > 1:
        return min(best, look_up(chart, TWO_STOPS, space, bow, speed, coal))
    for dock in range(chart[0][4][DOCK_COUNT]):
        number = docks[dock, 1]
        if race.waiting[number] > 0 and (race.used[boat] >> number) & 1 == 0:
            best = min(best, look_up(chart, FIRST_DOCK + dock, space, bow, speed, coal))
    return best


@compiled
def time_after_repairs(
    race: Race, tables: MississippiQueenTables, chart: Any, weights: Any, boat: int, space: int, coal: int
) -> int:
    """Time of a boat that leaves its space at speed 1 with any heading."""
    ahead, best = chart[0][0], NO_ROUTE
    for heading in range(6):
        target = ahead[space << 3 | heading]
        if target >= 0:
            best = min(best, shortest_time(race, tables, chart, weights, boat, target >> 3, heading, 1, coal))
    return best + 100


@compiled
def time_beyond_map(
    race: Race, tables: MississippiQueenTables, chart: Any, weights: Any, boat: int, space: int, speed: int
) -> int:
    """Time on tiles laid after the map was built: a quarter of a turn per space."""
    steps = 4 * (space // 20 - chart[0][4][SLOTS_LAID]) + (space % 20) // 5 + 1
    stops = still_needed(race, tables, boat)
    return int(weights[RAMP + speed] - HUNDREDTHS_PER_LAYER * steps + detour_time(race, tables, weights, stops))


@compiled
def time_from(
    race: Race,
    tables: MississippiQueenTables,
    chart: Any,
    weights: Any,
    boat: int,
    space: int,
    bow: int,
    speed: int,
    coal: int,
) -> int:
    """Time from a space with this heading, speed and coal, less the value of the coal."""
    window = chart[0][4]
    if space >= window[HIGH_SPACE]:
        way = time_beyond_map(race, tables, chart, weights, boat, space, speed)
    elif space < window[LOW_SPACE]:
        way = MAX_TIME
    else:
        way = shortest_time(race, tables, chart, weights, boat, space, bow, speed, coal)
        if way >= NO_ROUTE:
            way = int(weights[AGROUND_COST]) + time_after_repairs(race, tables, chart, weights, boat, space, coal)
    worth = weights[COAL_AT_FINISH] if race.finish > 0 else weights[COAL_AT_FRONT]
    return int(min(way, MAX_TIME) - worth * min(coal, tables.full_coal))


@compiled
def time_to_finish(race: Race, tables: MississippiQueenTables, chart: Any, weights: Any, boat: int) -> int:
    """Remaining time of a boat in its present state, including lost turns."""
    space, coal = race.place[boat], race.coal[boat]
    if space >= BANK:
        return time_from(race, tables, chart, weights, boat, tables.start[1], 0, 1, coal) + 100
    condition = race.condition[boat]
    if condition == IS_AGROUND or condition == CAST_OFF:
        if space < chart[0][4][LOW_SPACE] or space >= chart[0][4][HIGH_SPACE]:
            return MAX_TIME
        way = time_after_repairs(race, tables, chart, weights, boat, space, coal)
        return min(way, MAX_TIME) + (100 if condition == IS_AGROUND else 0)
    way = time_from(race, tables, chart, weights, boat, space, race.bow[boat], race.speed[boat], coal)
    return way + (100 if condition == LOSES_TURN else 0)


@compiled
def unlaid_river_time(race: Race, tables: MississippiQueenTables, weights: Any) -> int:
    """Estimated time of the tiles not laid yet, equal for all boats."""
    return int(weights[A_TILE] * (slots_needed(tables) - race.laid)) if race.finish == 0 else 0
