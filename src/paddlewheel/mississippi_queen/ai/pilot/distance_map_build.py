"""Construction of the distance map: routes to the front, with a stop at each dock, and with two stops."""

from typing import Any

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.mississippi_queen.ai.pilot.distance_dp import (
    LAYER_RING,
    MAX_SPEED,
    clear_row,
    propagate_layer,
    relax_before_stop,
    relax_steering,
    relax_turn_start,
    seed_from_turn_ends,
    store_layer,
)
from paddlewheel.mississippi_queen.ai.pilot.distance_map import (
    DOCK_COUNT,
    DOCK_NUMBER,
    DOCK_SPACE,
    DOCKS_KEY,
    FIRST_DOCK,
    HIGH_SPACE,
    HUNDREDTHS_PER_LAYER,
    LAYERS_PER_TURN,
    LOW_SPACE,
    MAX_DOCKS,
    MAX_LAYERS,
    NO_ROUTE,
    RIVER_KEY,
    SHORE,
    SLOTS_LAID,
    TO_FRONT,
    TWO_STOPS,
    UNAFFORDABLE,
    UNLAID,
    DistanceMap,
    heading_of,
    route_index,
    space_of,
    start_index,
    state_at,
)
from paddlewheel.mississippi_queen.ai.pilot.weights import COAL_AT_FINISH, COAL_AT_FRONT, DETOUR, RAMP, SCARCITY
from paddlewheel.mississippi_queen.planning.workspace import mix_hash
from paddlewheel.mississippi_queen.rules.end import docks_to_come
from paddlewheel.mississippi_queen.rules.order import is_racing
from paddlewheel.mississippi_queen.rules.passengers import MAX_PASSENGERS_PER_BOAT, dock_number
from paddlewheel.mississippi_queen.rules.river import is_landing, is_station, kind_of, neighbour, rank_of, slots_in_use
from paddlewheel.mississippi_queen.state import ASHORE, BANK, DOCKED, LAND, OPEN_END, Race
from paddlewheel.mississippi_queen.tables import MississippiQueenTables

NO_DETOUR_TIME = 4000
MIN_DOCK_TILES = 3  # tiles with passengers
EXTRA_LAYERS = 2 * LAYERS_PER_TURN  # layers solved after every boat has a route


@compiled
def still_needed(race: Race, tables: MississippiQueenTables, boat: int) -> int:
    """Passengers a boat still needs."""
    if boat == race.rose:
        return 0
    return max(0, min(tables.passengers_to_win, MAX_PASSENGERS_PER_BOAT) - race.passengers[boat])


@compiled
def rear_slot(race: Race) -> int:
    """Slot behind the rearmost boat: boats do not go farther back."""
    rear = race.laid - 1
    for boat in range(race.boats):
        place = race.place[boat]
        if place < BANK:
            rear = min(rear, place // 20)
        elif ASHORE <= place < DOCKED:
            rear = 0
    return max(0, rear - 1)


@compiled
def lowest_slot(race: Race, tables: MississippiQueenTables) -> int:
    """First slot of the map: behind the rearmost boat; farther back if the finish is laid and passengers are scarce."""
    low = rear_slot(race)
    if race.finish == 0 or most_needed(race, tables) == 0:
        return low
    docks = 0
    for slot in range(race.laid - 1, -1, -1):
        docks += 1 if race.waiting[2 * slot] > 0 or race.waiting[2 * slot + 1] > 0 else 0
        if slot <= low and docks > MIN_DOCK_TILES:
            return slot
    return 0


@compiled
def river_key(race: Race) -> int:
    """Hash of the river."""
    key = mix_hash(race.laid * 8 + race.finish, race.kept + 77)
    for slot in range(race.laid):
        key = mix_hash(key ^ (key >> 13), race.tile[slot] * 8 + race.turned[slot])
    return key


@compiled
def docks_key(race: Race, tables: MississippiQueenTables, distance_map: DistanceMap) -> int:
    """Key of the docks with passengers and of the stops still to be made."""
    river, key = distance_map.river, most_needed(race, tables)
    for dock in range(river.window[DOCK_COUNT]):
        key = 2 * key + (1 if race.waiting[river.docks[dock, DOCK_NUMBER]] > 0 else 0)
    return key


@compiled
def load_river(race: Race, tables: MississippiQueenTables, distance_map: DistanceMap) -> None:
    river = distance_map.river
    ahead, behind, kinds, window = river.ahead, river.behind, river.kinds, river.window
    slots = slots_in_use(race, tables)
    window[LOW_SPACE], window[HIGH_SPACE], window[SLOTS_LAID] = 20 * lowest_slot(race, tables), 20 * slots, slots
    for space in range(window[LOW_SPACE], window[HIGH_SPACE]):
        kinds[space] = kind_of(race, tables, space)
        river.landing[space] = 1 if is_landing(race, tables, space) else 0
        gone = rank_of(tables, space // 20) < race.kept
        for heading in range(6):
            target = neighbour(race, tables, space, heading)
            if target == OPEN_END:
                ahead[state_at(space, heading)] = UNLAID
            elif gone or target >= BANK or target < window[LOW_SPACE] or kind_of(race, tables, target) == LAND:
                ahead[state_at(space, heading)] = SHORE
            else:
                ahead[state_at(space, heading)] = state_at(target, heading)
    for state in range(state_at(window[LOW_SPACE], 0), state_at(window[HIGH_SPACE], 0)):
        behind[state] = SHORE
    for state in range(state_at(window[LOW_SPACE], 0), state_at(window[HIGH_SPACE], 0)):
        if heading_of(state) < 6 and ahead[state] >= 0 and kinds[space_of(state)] != LAND:
            behind[ahead[state]] = state


@compiled
def find_docks(race: Race, tables: MississippiQueenTables, distance_map: DistanceMap) -> None:
    """List docks with passengers, at most MAX_DOCKS, those farthest along first."""
    window, docks = distance_map.river.window, distance_map.river.docks
    window[DOCK_COUNT] = 0
    for space in range(window[HIGH_SPACE] - 1, window[LOW_SPACE] - 1, -1):
        if rank_of(tables, space // 20) < race.kept or not is_station(kind_of(race, tables, space)):
            continue
        dock = dock_number(race, tables, space)
        if race.waiting[dock] > 0 and window[DOCK_COUNT] < MAX_DOCKS:
            docks[window[DOCK_COUNT], DOCK_SPACE], docks[window[DOCK_COUNT], DOCK_NUMBER] = space, dock
            window[DOCK_COUNT] += 1


@compiled
def detour_time(race: Race, tables: MississippiQueenTables, weights: Any, stops: int) -> int:
    """Estimated time of stops at docks not laid yet, in hundredths of a turn."""
    if stops == 0:
        return 0
    to_come = min(race.supply, docks_to_come(race, tables)) if race.finish == 0 else 0
    if to_come < stops:
        return NO_DETOUR_TIME
    return int(stops * weights[DETOUR] + weights[SCARCITY] / (1 + to_come - stops))


@compiled
def set_exit_layers(distance_map: DistanceMap, weights: Any) -> None:
    """Set the layer at which leaving the known river counts as arrival: earlier with more speed and points left."""
    layers = distance_map.river.exit_layers
    for speed in range(1, MAX_SPEED + 1):
        for points in range(1, speed + 1):
            hundredths = 100 + weights[RAMP + speed] - HUNDREDTHS_PER_LAYER * (points - 1)
            layers[speed, points] = max(1, int(hundredths / HUNDREDTHS_PER_LAYER + 0.5))


@compiled
def seed_exits(race: Race, distance_map: DistanceMap, layer: int) -> None:
    """Seed the states from which the boat leaves the known river at this layer."""
    river, search = distance_map.river, distance_map.search
    for state in range(state_at(20 * (race.laid - 1), 0), state_at(river.window[HIGH_SPACE], 0)):
        if heading_of(state) > 5 or river.ahead[state] != UNLAID:
            continue
        for speed in range(1, MAX_SPEED + 1):
            for points in range(1, speed + 1):
                if river.exit_layers[speed, points] == layer:
                    relax_steering(search, 0, speed, points, state, 0)
                    relax_steering(search, 1, speed, points, state, 0)


@compiled
def seed_finish(race: Race, tables: MississippiQueenTables, distance_map: DistanceMap, layer: int) -> None:
    """Seed the finish: arrival at speed 1, or by entering a landing space where any speed is allowed."""
    river, search = distance_map.river, distance_map.search
    for state in range(state_at(20 * (race.laid - 1), 0), state_at(river.window[HIGH_SPACE], 0)):
        if heading_of(state) > 5 or river.landing[space_of(state)] == 0:
            continue
        if tables.finish_at_any_speed == 0:
            if layer == 0:
                relax_turn_start(search, 0, start_index(state, 1), 0, UNAFFORDABLE)
        elif layer == LAYERS_PER_TURN and river.behind[state] >= 0:
            relax_before_stop(search, river.behind[state], 0)


@compiled
def seed_dock(race: Race, distance_map: DistanceMap, row: int, dock: int, layer: int, detour_layers: int) -> None:
    """Seed a stop at a dock from which a route on is known: the boat goes on at speed 1."""
    river, history = distance_map.river, distance_map.history
    for heading in range(6):
        least = UNAFFORDABLE
        if row != TWO_STOPS:
            least = int(history[TO_FRONT, dock, heading, layer])
        else:
            if layer >= detour_layers:
                least = int(history[TO_FRONT, dock, heading, layer - detour_layers])
            for other in range(river.window[DOCK_COUNT]):
                if other != dock and race.waiting[river.docks[other, DOCK_NUMBER]] > 0:
                    least = min(least, int(history[FIRST_DOCK + other, dock, heading, layer]))
        start = start_index(state_at(river.docks[dock, DOCK_SPACE], heading), 1)
        relax_turn_start(distance_map.search, layer, start, least, UNAFFORDABLE - 1)


@compiled
def seed_goals(
    race: Race, tables: MississippiQueenTables, distance_map: DistanceMap, row: int, layer: int, detour_layers: int
) -> None:
    """Seed everything that counts as arrival at this layer."""
    if row == TO_FRONT and race.finish > 0:
        seed_finish(race, tables, distance_map, layer)
    elif row == TO_FRONT:
        seed_exits(race, distance_map, layer)
    river = distance_map.river
    for dock in range(river.window[DOCK_COUNT]):
        if race.waiting[river.docks[dock, DOCK_NUMBER]] > 0 and (row == TWO_STOPS or row == FIRST_DOCK + dock):
            seed_dock(race, distance_map, row, dock, layer, detour_layers)


@compiled
def store_dock_history(distance_map: DistanceMap, row: int, layer: int) -> None:
    """Store the coal needed from each dock at this layer, for routes that stop there."""
    river, least_coal = distance_map.river, distance_map.search.least_coal
    for dock in range(river.window[DOCK_COUNT]):
        for heading in range(6):
            start = start_index(state_at(river.docks[dock, DOCK_SPACE], heading), 1)
            distance_map.history[row, dock, heading, layer] = least_coal[start]


@compiled
def all_boats_have_routes(race: Race, distance_map: DistanceMap, row: int) -> bool:
    """Has every boat on the map a route with its present speed, heading and coal?"""
    window, times = distance_map.river.window, distance_map.route_times
    for boat in range(race.boats):
        space = race.place[boat]
        if window[LOW_SPACE] <= space < window[HIGH_SPACE]:
            start = start_index(state_at(space, race.bow[boat]), race.speed[boat])
            if times[row, route_index(start, race.coal[boat])] == NO_ROUTE:
                return False
    return row == TWO_STOPS or all_docks_have_routes(distance_map)


@compiled
def all_docks_have_routes(distance_map: DistanceMap) -> bool:
    """Has every dock a route on? Routes with more stops need it."""
    river, least_coal = distance_map.river, distance_map.search.least_coal
    for dock in range(river.window[DOCK_COUNT]):
        least = UNAFFORDABLE
        for heading in range(6):
            least = min(least, least_coal[start_index(state_at(river.docks[dock, DOCK_SPACE], heading), 1)])
        if least == UNAFFORDABLE:
            return False
    return True


@compiled
def solve_row(
    race: Race,
    tables: MississippiQueenTables,
    distance_map: DistanceMap,
    weights: Any,
    row: int,
    source: int,
    detour_layers: int,
) -> None:
    """Solve one row of `route_times`, layer by layer, until no updates are left."""
    search, built = distance_map.search, distance_map.layers_built
    coal_worth = int(weights[COAL_AT_FINISH] if race.finish > 0 else weights[COAL_AT_FRONT])
    clear_row(distance_map, row)
    latest = 3 * LAYERS_PER_TURN if source < 0 else built[source] + detour_layers
    silent, slower = 0, 0
    for layer in range(MAX_LAYERS):
        seed_from_turn_ends(distance_map.river, search, layer)
        search.update_counts[layer % LAYER_RING] = 0
        seed_goals(race, tables, distance_map, row, layer, detour_layers)
        propagate_layer(tables, distance_map, layer)
        store_layer(distance_map, row, layer, coal_worth)
        store_dock_history(distance_map, row, layer)
        silent = silent + 1 if search.update_counts[layer % LAYER_RING] == 0 else 0
        slower = slower + 1 if all_boats_have_routes(race, distance_map, row) else 0
        if (silent > LAYERS_PER_TURN and layer > latest) or slower > EXTRA_LAYERS:
            break
    built[row] = layer
    for later in range(layer + 1, MAX_LAYERS):
        store_dock_history(distance_map, row, later)


@compiled
def most_needed(race: Race, tables: MississippiQueenTables) -> int:
    most = 0
    for boat in range(race.boats):
        if boat != race.rose and is_racing(race, boat):
            most = max(most, still_needed(race, tables, boat))
    return most


@compiled
def covers_all_boats(race: Race, distance_map: DistanceMap) -> bool:
    """Does the map begin behind the rearmost boat?"""
    return 20 * rear_slot(race) + 20 >= distance_map.river.window[LOW_SPACE]


@compiled
def update_distance_map(race: Race, tables: MississippiQueenTables, distance_map: DistanceMap, weights: Any) -> None:
    """Rebuild the map if the river has changed, or only the rows with stops if the docks have."""
    window = distance_map.river.window
    key = river_key(race)
    if window[RIVER_KEY] != key or not covers_all_boats(race, distance_map):
        window[RIVER_KEY], window[DOCKS_KEY] = key, 0
        load_river(race, tables, distance_map)
        find_docks(race, tables, distance_map)
        set_exit_layers(distance_map, weights)
        distance_map.layers_built[:] = 0
        solve_row(race, tables, distance_map, weights, TO_FRONT, -1, 0)
    errands = 1 + docks_key(race, tables, distance_map)
    if window[DOCKS_KEY] != errands:
        window[DOCKS_KEY] = errands
        update_dock_rows(race, tables, distance_map, weights)


@compiled
def update_dock_rows(race: Race, tables: MississippiQueenTables, distance_map: DistanceMap, weights: Any) -> None:
    """Solve the rows with one stop at each dock, and with two stops."""
    river, built = distance_map.river, distance_map.layers_built
    need, latest = most_needed(race, tables), TO_FRONT
    for dock in range(river.window[DOCK_COUNT]):
        if need == 0 or race.waiting[river.docks[dock, DOCK_NUMBER]] == 0:
            continue
        row = FIRST_DOCK + dock
        if built[row] == 0:
            solve_row(race, tables, distance_map, weights, row, TO_FRONT, 0)
        latest = row if built[row] > built[latest] else latest
    if need > 1:
        detour_layers = detour_time(race, tables, weights, 1) // HUNDREDTHS_PER_LAYER
        solve_row(race, tables, distance_map, weights, TWO_STOPS, latest, detour_layers)
