"""Remaining time of a boat in hundredths of a turn: looked up in the distance map, estimated beyond it."""

from typing import Any, NamedTuple

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.mississippi_queen.ai.pilot.distance_map import (
    DOCK_COUNT,
    DOCK_NUMBER,
    FIRST_DOCK,
    HIGH_SPACE,
    HUNDREDTHS_PER_LAYER,
    LOW_SPACE,
    NO_ROUTE,
    SLOTS_LAID,
    TO_FRONT,
    TWO_STOPS,
    DistanceMap,
    route_index,
    space_of,
    start_index,
    state_at,
)
from paddlewheel.mississippi_queen.ai.pilot.distance_map_build import detour_time, still_needed
from paddlewheel.mississippi_queen.ai.pilot.weights import A_TILE, AGROUND_COST, COAL_AT_FINISH, COAL_AT_FRONT, RAMP
from paddlewheel.mississippi_queen.rules.river import slots_needed
from paddlewheel.mississippi_queen.state import AGROUND as IS_AGROUND
from paddlewheel.mississippi_queen.state import BANK, CAST_OFF, LOSES_TURN, Race
from paddlewheel.mississippi_queen.tables import MississippiQueenTables

MAX_TIME = 4000  # hundredths of a turn: upper limit, also without a route


class BoatState(NamedTuple):
    """A boat at the beginning of a turn."""

    space: int
    bow: int
    speed: int
    coal: int


@compiled
def look_up(distance_map: DistanceMap, row: int, afloat: BoatState) -> int:
    start = start_index(state_at(afloat.space, afloat.bow), afloat.speed)
    return distance_map.route_times[row, route_index(start, afloat.coal)]


@compiled
def shortest_time(
    race: Race,
    tables: MississippiQueenTables,
    distance_map: DistanceMap,
    weights: Any,
    boat: int,
    afloat: BoatState,
) -> int:
    """Time of the shortest route that collects the passengers a boat still needs."""
    river, need = distance_map.river, still_needed(race, tables, boat)
    if need == 0:
        return look_up(distance_map, TO_FRONT, afloat)
    best = look_up(distance_map, TO_FRONT, afloat) + detour_time(race, tables, weights, need)
    if need > 1:
        return min(best, look_up(distance_map, TWO_STOPS, afloat))
    for dock in range(river.window[DOCK_COUNT]):
        number = river.docks[dock, DOCK_NUMBER]
        if race.waiting[number] > 0 and (race.used[boat] >> number) & 1 == 0:
            best = min(best, look_up(distance_map, FIRST_DOCK + dock, afloat))
    return best


@compiled
def time_after_repairs(
    race: Race,
    tables: MississippiQueenTables,
    distance_map: DistanceMap,
    weights: Any,
    boat: int,
    space: int,
    coal: int,
) -> int:
    """Time of a boat that leaves its space at speed 1 with any heading."""
    ahead, best = distance_map.river.ahead, NO_ROUTE
    for heading in range(6):
        target = ahead[state_at(space, heading)]
        if target >= 0:
            afloat = BoatState(space_of(target), heading, 1, coal)
            best = min(best, shortest_time(race, tables, distance_map, weights, boat, afloat))
    return best + 100


@compiled
def time_beyond_map(
    race: Race,
    tables: MississippiQueenTables,
    distance_map: DistanceMap,
    weights: Any,
    boat: int,
    space: int,
    speed: int,
) -> int:
    """Time on tiles laid after the map was built: a quarter of a turn per space."""
    steps = 4 * (space // 20 - distance_map.river.window[SLOTS_LAID]) + (space % 20) // 5 + 1
    stops = still_needed(race, tables, boat)
    return int(weights[RAMP + speed] - HUNDREDTHS_PER_LAYER * steps + detour_time(race, tables, weights, stops))


@compiled
def time_from(
    race: Race,
    tables: MississippiQueenTables,
    distance_map: DistanceMap,
    weights: Any,
    boat: int,
    afloat: BoatState,
) -> int:
    """Time from a space with this heading, speed and coal, less the value of the coal."""
    window, space, coal = distance_map.river.window, afloat.space, afloat.coal
    if space >= window[HIGH_SPACE]:
        way = time_beyond_map(race, tables, distance_map, weights, boat, space, afloat.speed)
    elif space < window[LOW_SPACE]:
        way = MAX_TIME
    else:
        way = shortest_time(race, tables, distance_map, weights, boat, afloat)
        if way >= NO_ROUTE:
            way = int(weights[AGROUND_COST]) + time_after_repairs(
                race, tables, distance_map, weights, boat, space, coal
            )
    worth = weights[COAL_AT_FINISH] if race.finish > 0 else weights[COAL_AT_FRONT]
    return int(min(way, MAX_TIME) - worth * min(coal, tables.full_coal))


@compiled
def time_to_finish(
    race: Race, tables: MississippiQueenTables, distance_map: DistanceMap, weights: Any, boat: int
) -> int:
    """Remaining time of a boat in its present state, including lost turns."""
    space, coal = race.place[boat], race.coal[boat]
    if space >= BANK:
        waiting = BoatState(tables.start[1], 0, 1, coal)
        return time_from(race, tables, distance_map, weights, boat, waiting) + 100
    condition = race.condition[boat]
    if condition == IS_AGROUND or condition == CAST_OFF:
        window = distance_map.river.window
        if space < window[LOW_SPACE] or space >= window[HIGH_SPACE]:
            return MAX_TIME
        way = time_after_repairs(race, tables, distance_map, weights, boat, space, coal)
        return min(way, MAX_TIME) + (100 if condition == IS_AGROUND else 0)
    afloat = BoatState(space, race.bow[boat], race.speed[boat], coal)
    way = time_from(race, tables, distance_map, weights, boat, afloat)
    return way + (100 if condition == LOSES_TURN else 0)


@compiled
def unlaid_river_time(race: Race, tables: MississippiQueenTables, weights: Any) -> int:
    """Estimated time of the tiles not laid yet, equal for all boats."""
    return int(weights[A_TILE] * (slots_needed(tables) - race.laid)) if race.finish == 0 else 0
