"""Construction of the distance map: routes to the front, with a stop at each dock, and with two stops."""

from typing import Any

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.mississippi_queen.ai.pilot.distance_dp import (
    TOP,
    begin,
    enter,
    follow_back,
    keep,
    lower,
    note,
    start_news,
)
from paddlewheel.mississippi_queen.ai.pilot.distance_map import (
    A_TURN,
    COALS,
    COUNT,
    DOCKS,
    ERRANDS,
    FAR,
    FIRST_DOCK,
    HIGH,
    KEY,
    LAID,
    LAYERS,
    LOW,
    NEVER,
    OPEN,
    QUARTER,
    SHORE,
    TO_FRONT,
    TWO_STOPS,
)
from paddlewheel.mississippi_queen.ai.pilot.weights import COAL_AT_FINISH, COAL_AT_FRONT, DETOUR, RAMP, SCARCE
from paddlewheel.mississippi_queen.planning.workspace import mixed
from paddlewheel.mississippi_queen.rules.end import docks_to_come
from paddlewheel.mississippi_queen.rules.order import is_racing
from paddlewheel.mississippi_queen.rules.passengers import MOST_ABOARD, dock_number
from paddlewheel.mississippi_queen.rules.river import is_landing, is_station, kind_of, neighbour, rank_of, slots_in_use
from paddlewheel.mississippi_queen.state import ASHORE, BANK, DOCKED, LAND, OPEN_END, Race
from paddlewheel.mississippi_queen.tables import Tables

NO_DETOUR = 4000
ENOUGH_DOCKS = 3  # tiles with passengers
SLOWER_WAYS = 2 * A_TURN  # layers solved after every boat has a route


@compiled
def still_needed(race: Race, tables: Tables, boat: int) -> int:
    """Passengers a boat still needs."""
    if boat == race.rose:
        return 0
    return max(0, min(tables.passengers_to_win, MOST_ABOARD) - race.passengers[boat])


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
def lowest_slot(race: Race, tables: Tables) -> int:
    """First slot of the map: behind the rearmost boat; farther back if the finish is laid and passengers are scarce."""
    low = rear_slot(race)
    if race.finish == 0 or most_needed(race, tables) == 0:
        return low
    docks = 0
    for slot in range(race.laid - 1, -1, -1):
        docks += 1 if race.waiting[2 * slot] > 0 or race.waiting[2 * slot + 1] > 0 else 0
        if slot <= low and docks > ENOUGH_DOCKS:
            return slot
    return 0


@compiled
def river_key(race: Race) -> int:
    """Hash of the river."""
    key = mixed(race.laid * 8 + race.finish, race.kept + 77)
    for slot in range(race.laid):
        key = mixed(key ^ (key >> 13), race.tile[slot] * 8 + race.turned[slot])
    return key


@compiled
def errands_key(race: Race, tables: Tables, chart: Any) -> int:
    """Key of the docks with passengers and of the stops still to be made."""
    docks, key = chart[0][5], most_needed(race, tables)
    for dock in range(chart[0][4][COUNT]):
        key = 2 * key + (1 if race.waiting[docks[dock, 1]] > 0 else 0)
    return key


@compiled
def draw_river(race: Race, tables: Tables, chart: Any) -> None:
    ahead, behind, kinds, landing, window = chart[0][0], chart[0][1], chart[0][2], chart[0][3], chart[0][4]
    slots = slots_in_use(race, tables)
    window[LOW], window[HIGH], window[LAID] = 20 * lowest_slot(race, tables), 20 * slots, slots
    for space in range(window[LOW], window[HIGH]):
        kinds[space] = kind_of(race, tables, space)
        landing[space] = 1 if is_landing(race, tables, space) else 0
        gone = rank_of(tables, space // 20) < race.kept
        for heading in range(6):
            target = neighbour(race, tables, space, heading)
            if target == OPEN_END:
                ahead[8 * space + heading] = OPEN
            elif gone or target >= BANK or target < window[LOW] or kind_of(race, tables, target) == LAND:
                ahead[8 * space + heading] = SHORE
            else:
                ahead[8 * space + heading] = 8 * target + heading
    for state in range(8 * window[LOW], 8 * window[HIGH]):
        behind[state] = SHORE
    for state in range(8 * window[LOW], 8 * window[HIGH]):
        if state & 7 < 6 and ahead[state] >= 0 and kinds[state >> 3] != LAND:
            behind[ahead[state]] = state


@compiled
def find_docks(race: Race, tables: Tables, chart: Any) -> None:
    """List docks with passengers, at most MAX_DOCKS, those farthest along first."""
    window, docks = chart[0][4], chart[0][5]
    window[COUNT] = 0
    for space in range(window[HIGH] - 1, window[LOW] - 1, -1):
        if rank_of(tables, space // 20) < race.kept or not is_station(kind_of(race, tables, space)):
            continue
        dock = dock_number(race, tables, space)
        if race.waiting[dock] > 0 and window[COUNT] < DOCKS:
            docks[window[COUNT], 0], docks[window[COUNT], 1] = space, dock
            window[COUNT] += 1


@compiled
def detour(race: Race, tables: Tables, weights: Any, stops: int) -> int:
    """Estimated time of stops at docks not laid yet, in hundredths of a turn."""
    if stops == 0:
        return 0
    to_come = min(race.supply, docks_to_come(race, tables)) if race.finish == 0 else 0
    if to_come < stops:
        return NO_DETOUR
    return int(stops * weights[DETOUR] + weights[SCARCE] / (1 + to_come - stops))


@compiled
def open_front(chart: Any, weights: Any) -> None:
    """Set the layer at which leaving the known river counts as arrival: earlier with more speed and points left."""
    opens = chart[0][6]
    for speed in range(1, TOP + 1):
        for points in range(1, speed + 1):
            hundredths = 100 + weights[RAMP + speed] - QUARTER * (points - 1)
            opens[speed, points] = max(1, int(hundredths / QUARTER + 0.5))


@compiled
def leave(race: Race, chart: Any, layer: int) -> None:
    """Seed the states from which the boat leaves the known river at this layer."""
    ahead, window, opens = chart[0][0], chart[0][4], chart[0][6]
    for state in range(160 * (race.laid - 1), 8 * window[HIGH]):
        if state & 7 > 5 or ahead[state] != OPEN:
            continue
        for speed in range(1, TOP + 1):
            for points in range(1, speed + 1):
                if opens[speed, points] == layer:
                    lower(chart[1], 0, speed, points, state, 0)
                    lower(chart[1], 1, speed, points, state, 0)


@compiled
def land(race: Race, tables: Tables, chart: Any, layer: int) -> None:
    """Seed the finish: arrival at speed 1, or by entering a landing space where any speed is allowed."""
    behind, landing, window = chart[0][1], chart[0][3], chart[0][4]
    for state in range(160 * (race.laid - 1), 8 * window[HIGH]):
        if state & 7 > 5 or landing[state >> 3] == 0:
            continue
        if tables.finish_at_any_speed == 0:
            if layer == 0:
                note(chart, TO_FRONT, 0, state, 1, 0, NEVER)
        elif layer == A_TURN and behind[state] >= 0:
            enter(chart[1], behind[state], 0)


@compiled
def stop_at(race: Race, chart: Any, row: int, dock: int, layer: int, detour_layers: int) -> None:
    """Seed a stop at a dock from which a route on is known: the boat goes on at speed 1."""
    window, docks, history = chart[0][4], chart[0][5], chart[2]
    for heading in range(6):
        least = NEVER
        if row != TWO_STOPS:
            least = int(history[TO_FRONT, dock, heading, layer])
        else:
            if layer >= detour_layers:
                least = int(history[TO_FRONT, dock, heading, layer - detour_layers])
            for other in range(window[COUNT]):
                if other != dock and race.waiting[docks[other, 1]] > 0:
                    least = min(least, int(history[FIRST_DOCK + other, dock, heading, layer]))
        note(chart, row, layer, 8 * docks[dock, 0] + heading, 1, least, NEVER - 1)


@compiled
def arrive(race: Race, tables: Tables, chart: Any, row: int, layer: int, detour_layers: int) -> None:
    """Seed everything that counts as arrival at this layer."""
    if row == TO_FRONT and race.finish > 0:
        land(race, tables, chart, layer)
    elif row == TO_FRONT:
        leave(race, chart, layer)
    for dock in range(chart[0][4][COUNT]):
        if race.waiting[chart[0][5][dock, 1]] > 0 and (row == TWO_STOPS or row == FIRST_DOCK + dock):
            stop_at(race, chart, row, dock, layer, detour_layers)


@compiled
def remember(chart: Any, row: int, layer: int) -> None:
    """Store the coal needed from each dock at this layer, for routes that stop there."""
    window, docks, needs, history = chart[0][4], chart[0][5], chart[1][0], chart[2]
    for dock in range(window[COUNT]):
        for heading in range(6):
            history[row, dock, heading, layer] = needs[(8 * docks[dock, 0] + heading) << 3 | 1]


@compiled
def everybody_knows(race: Race, chart: Any, row: int) -> bool:
    """Has every boat on the map a route with its present speed, heading and coal?"""
    window, worth = chart[0][4], chart[3]
    for boat in range(race.boats):
        space = race.place[boat]
        if window[LOW] <= space < window[HIGH]:
            state = (space << 3 | race.bow[boat]) << 3 | race.speed[boat]
            if worth[row, (state << 3) + min(race.coal[boat], COALS - 1)] == FAR:
                return False
    return row == TWO_STOPS or docks_know(chart)


@compiled
def docks_know(chart: Any) -> bool:
    """Has every dock a route on? Routes with more stops need it."""
    window, docks, needs = chart[0][4], chart[0][5], chart[1][0]
    for dock in range(window[COUNT]):
        least = NEVER
        for heading in range(6):
            least = min(least, needs[(8 * docks[dock, 0] + heading) << 3 | 1])
        if least == NEVER:
            return False
    return True


@compiled
def reckon(race: Race, tables: Tables, chart: Any, weights: Any, row: int, source: int, detour_layers: int) -> None:
    """Solve one row of `worth`, layer by layer, until no updates are left."""
    told, built = chart[1][4], chart[4]
    coal_worth = int(weights[COAL_AT_FINISH] if race.finish > 0 else weights[COAL_AT_FRONT])
    begin(chart, row)
    latest = 3 * A_TURN if source < 0 else built[source] + detour_layers
    silent, slower = 0, 0
    for layer in range(LAYERS):
        start_news(chart[0], chart[1], layer)
        told[layer % (A_TURN + 1)] = 0
        arrive(race, tables, chart, row, layer, detour_layers)
        follow_back(tables, chart, row, layer)
        keep(chart, row, layer, coal_worth)
        remember(chart, row, layer)
        silent = silent + 1 if told[layer % (A_TURN + 1)] == 0 else 0
        slower = slower + 1 if everybody_knows(race, chart, row) else 0
        if (silent > A_TURN and layer > latest) or slower > SLOWER_WAYS:
            break
    built[row] = layer
    for later in range(layer + 1, LAYERS):
        remember(chart, row, later)


@compiled
def most_needed(race: Race, tables: Tables) -> int:
    most = 0
    for boat in range(race.boats):
        if boat != race.rose and is_racing(race, boat):
            most = max(most, still_needed(race, tables, boat))
    return most


@compiled
def is_on_chart(race: Race, chart: Any) -> bool:
    """Does the map begin behind the rearmost boat?"""
    return 20 * rear_slot(race) + 20 >= chart[0][4][LOW]


@compiled
def survey(race: Race, tables: Tables, chart: Any, weights: Any) -> None:
    """Rebuild the map if the river has changed, or only the rows with stops if the docks have."""
    window = chart[0][4]
    key = river_key(race)
    if window[KEY] != key or not is_on_chart(race, chart):
        window[KEY], window[ERRANDS] = key, 0
        draw_river(race, tables, chart)
        find_docks(race, tables, chart)
        open_front(chart, weights)
        chart[4][:] = 0
        reckon(race, tables, chart, weights, TO_FRONT, -1, 0)
    errands = 1 + errands_key(race, tables, chart)
    if window[ERRANDS] != errands:
        window[ERRANDS] = errands
        survey_errands(race, tables, chart, weights)


@compiled
def survey_errands(race: Race, tables: Tables, chart: Any, weights: Any) -> None:
    """Solve the rows with one stop at each dock, and with two stops."""
    docks, built = chart[0][5], chart[4]
    need, latest = most_needed(race, tables), TO_FRONT
    for dock in range(chart[0][4][COUNT]):
        if need == 0 or race.waiting[docks[dock, 1]] == 0:
            continue
        row = FIRST_DOCK + dock
        if built[row] == 0:
            reckon(race, tables, chart, weights, row, TO_FRONT, 0)
        latest = row if built[row] > built[latest] else latest
    if need > 1:
        reckon(race, tables, chart, weights, TWO_STOPS, latest, detour(race, tables, weights, 1) // QUARTER)
