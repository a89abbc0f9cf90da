"""Exact turns to a goal without other boats, by backward dynamic programming.

A layer is a quarter of a turn. It holds the least coal with which the goal can be reached in that time, from every
space, heading and speed, so one pass gives the best route for every amount of coal. Only states whose coal decreased
are propagated.
"""

from paddlewheel.core.jit.decorators import compiled, inlined
from paddlewheel.mississippi_queen.ai.pilot.distance_map import (
    COAL_BITS,
    COAL_VALUES,
    HUNDREDTHS_PER_LAYER,
    LAYERS_PER_TURN,
    MAP_STATES,
    MAX_ROUTE_COAL,
    NO_ROUTE,
    QUEUE_CAPACITY,
    SPEED_BITS,
    SPEED_VALUES,
    STATE_BITS,
    UNAFFORDABLE,
    UPDATE_COAL,
    UPDATE_INDEX,
    DistanceMap,
    River,
    RouteSearch,
    heading_of,
    space_of,
    start_index,
)
from paddlewheel.mississippi_queen.rules.movement import speed_price
from paddlewheel.mississippi_queen.state import DRIFTWOOD, SANDBANK
from paddlewheel.mississippi_queen.tables import MississippiQueenTables

LAYER_RING = LAYERS_PER_TURN + 1
MAX_SPEED = 6  # spaces a turn


@inlined
def steering_at(free: int, speed: int, points: int, state: int) -> int:
    return (((free << SPEED_BITS | speed) << SPEED_BITS | points) << STATE_BITS) | state


@inlined
def relax_steering(search: RouteSearch, free: int, speed: int, points: int, state: int, coal: int) -> None:
    """Lower the coal needed from a state within a turn, and queue the state if that is an improvement."""
    least, queues, lengths = search.steering_coal, search.queues, search.queue_lengths
    index = steering_at(free, speed, points, state)
    if coal >= least[index] or coal > MAX_ROUTE_COAL or lengths[coal] == QUEUE_CAPACITY:
        return
    least[index] = coal
    queues[coal, lengths[coal]] = index
    lengths[coal] += 1


@inlined
def undo_turn(search: RouteSearch, free: int, speed: int, points: int, state: int, coal: int) -> None:
    """Relax the predecessors by a turn on the spot: 1 coal a sixth, the first one free."""
    if free == 1:
        return
    heading = heading_of(state)
    port = state - 1 if heading > 0 else state + 5
    starboard = state + 1 if heading < 5 else state - 5
    relax_steering(search, 1, speed, points, state, coal)
    relax_steering(search, 1, speed, points, port, coal)
    relax_steering(search, 1, speed, points, starboard, coal)
    relax_steering(search, 0, speed, points, port, coal + 1)
    relax_steering(search, 0, speed, points, starboard, coal + 1)


@inlined
def undo_step(river: River, search: RouteSearch, free: int, speed: int, points: int, state: int, coal: int) -> None:
    """Relax the predecessor by a step from the space behind."""
    before = river.behind[state]
    if before < 0:
        return
    if river.kinds[space_of(state)] == DRIFTWOOD:
        if speed < MAX_SPEED and points + 2 <= speed + 1:
            relax_steering(search, free, speed + 1, points + 2, before, coal)
    elif points + 1 <= speed:
        relax_steering(search, free, speed, points + 1, before, coal)


@inlined
def undo_speed_change(
    tables: MississippiQueenTables, distance_map: DistanceMap, layer: int, wanted: int, state: int, coal: int
) -> None:
    """Relax the predecessors by the speed change at the beginning of the turn."""
    price = coal + (1 if distance_map.river.kinds[space_of(state)] == SANDBANK else 0)
    for speed in range(1, tables.top_speed + 1):
        start = start_index(state, speed)
        relax_turn_start(distance_map.search, layer, start, price + speed_price(speed, wanted), MAX_ROUTE_COAL)


@inlined
def relax_turn_start(search: RouteSearch, layer: int, index: int, coal: int, most: int) -> None:
    """Lower the coal needed from the beginning of a turn, and record the update if that is an improvement."""
    least, updates, counts = search.least_coal, search.updates, search.update_counts
    if coal >= least[index] or coal > most:
        return
    least[index] = coal
    ring = layer % LAYER_RING
    if counts[ring] < len(updates[ring]):
        item = counts[ring]
        updates[ring, item, UPDATE_INDEX], updates[ring, item, UPDATE_COAL] = index, coal
        counts[ring] += 1


@compiled
def seed_from_turn_ends(river: River, search: RouteSearch, layer: int) -> None:
    """Queue the ends of turns that lead to the updates of one turn ago."""
    behind, kinds, updates = river.behind, river.kinds, search.updates
    ring = (layer + 1) % LAYER_RING  # one turn ago
    search.queue_lengths[:] = 0
    for item in range(search.update_counts[ring]):
        index, coal = updates[ring, item, UPDATE_INDEX], updates[ring, item, UPDATE_COAL]
        state, speed = index >> SPEED_BITS, index & SPEED_VALUES - 1
        if kinds[space_of(state)] != SANDBANK:
            relax_steering(search, 0, speed, 0, state, coal)
            relax_steering(search, 1, speed, 0, state, coal)
        elif speed == 1 and behind[state] >= 0:
            relax_before_stop(search, behind[state], coal)


@compiled
def relax_before_stop(search: RouteSearch, state: int, coal: int) -> None:
    """Relax states in front of a space that ends the move at once: any speed, any points left."""
    for speed in range(1, MAX_SPEED + 1):
        for points in range(1, speed + 1):
            relax_steering(search, 0, speed, points, state, coal)
            relax_steering(search, 1, speed, points, state, coal)


@compiled
def propagate_layer(tables: MississippiQueenTables, distance_map: DistanceMap, layer: int) -> None:
    """Propagate queued states back to the beginnings of their turns, least coal first."""
    river, search = distance_map.river, distance_map.search
    least, queues, lengths = search.steering_coal, search.queues, search.queue_lengths
    for coal in range(MAX_ROUTE_COAL + 1):
        done = 0
        while done < lengths[coal]:
            index = queues[coal, done]
            done += 1
            if least[index] < coal:
                continue
            state, turn = index & MAP_STATES - 1, index >> STATE_BITS
            points, speed = turn & SPEED_VALUES - 1, (turn >> SPEED_BITS) & SPEED_VALUES - 1
            free = turn >> 2 * SPEED_BITS
            if points == speed and free == 1:
                undo_speed_change(tables, distance_map, layer, speed, state, coal)
            if river.kinds[space_of(state)] != SANDBANK:
                undo_turn(search, free, speed, points, state, coal)
                undo_step(river, search, free, speed, points, state, coal)


@compiled
def store_layer(distance_map: DistanceMap, row: int, layer: int, coal_worth: int) -> None:
    """Store time and coal as one number, for every amount of coal aboard, at the updates of this layer."""
    updates, times = distance_map.search.updates, distance_map.route_times
    ring = layer % LAYER_RING
    for item in range(distance_map.search.update_counts[ring]):
        index, coal = updates[ring, item, UPDATE_INDEX], updates[ring, item, UPDATE_COAL]
        start, price = index << COAL_BITS, HUNDREDTHS_PER_LAYER * layer + coal_worth * coal
        for aboard in range(coal, COAL_VALUES):
            if price < times[row, start + aboard]:
                times[row, start + aboard] = price


@compiled
def clear_row(distance_map: DistanceMap, row: int) -> None:
    """Reset a row before it is solved."""
    search = distance_map.search
    search.least_coal[:] = UNAFFORDABLE
    search.steering_coal[:] = UNAFFORDABLE
    search.update_counts[:] = 0
    distance_map.route_times[row, :] = NO_ROUTE
