"""Exact turns to a goal without other boats, by backward dynamic programming.

A layer is a quarter of a turn. It holds the least coal with which the goal can be reached in that time, from every
space, heading and speed, so one pass gives the best route for every amount of coal. Only states whose coal decreased
are propagated.
"""

from typing import Any

from paddlewheel.core.jit.decorators import compiled, inlined
from paddlewheel.mississippi_queen.ai.pilot.distance_map import (
    COAL_VALUES,
    HUNDREDTHS_PER_LAYER,
    LAYERS_PER_TURN,
    MAX_ROUTE_COAL,
    NO_ROUTE,
    QUEUE_CAPACITY,
    UNAFFORDABLE,
)
from paddlewheel.mississippi_queen.rules.movement import speed_price
from paddlewheel.mississippi_queen.state import DRIFTWOOD, SANDBANK
from paddlewheel.mississippi_queen.tables import MississippiQueenTables

LAYER_RING = LAYERS_PER_TURN + 1
MAX_SPEED = 6  # spaces a turn


@inlined
def steering_at(free: int, speed: int, points: int, state: int) -> int:
    return (((free << 3 | speed) << 3 | points) << 12) | state


@inlined
def relax_steering(paper: Any, free: int, speed: int, points: int, state: int, coal: int) -> None:
    """Lower the coal needed from a state within a turn, and queue the state if that is an improvement."""
    steering, queues, lengths = paper[1], paper[2], paper[5]
    index = steering_at(free, speed, points, state)
    if coal >= steering[index] or coal > MAX_ROUTE_COAL or lengths[coal] == QUEUE_CAPACITY:
        return
    steering[index] = coal
    queues[coal, lengths[coal]] = index
    lengths[coal] += 1


@inlined
def undo_turn(paper: Any, free: int, speed: int, points: int, state: int, coal: int) -> None:
    """Relax the predecessors by a turn on the spot: 1 coal a sixth, the first one free."""
    if free == 1:
        return
    port = state - 1 if state & 7 > 0 else state + 5
    starboard = state + 1 if state & 7 < 5 else state - 5
    relax_steering(paper, 1, speed, points, state, coal)
    relax_steering(paper, 1, speed, points, port, coal)
    relax_steering(paper, 1, speed, points, starboard, coal)
    relax_steering(paper, 0, speed, points, port, coal + 1)
    relax_steering(paper, 0, speed, points, starboard, coal + 1)


@inlined
def undo_step(river: Any, paper: Any, free: int, speed: int, points: int, state: int, coal: int) -> None:
    """Relax the predecessor by a step from the space behind."""
    behind, kinds = river[1], river[2]
    before = behind[state]
    if before < 0:
        return
    if kinds[state >> 3] == DRIFTWOOD:
        if speed < MAX_SPEED and points + 2 <= speed + 1:
            relax_steering(paper, free, speed + 1, points + 2, before, coal)
    elif points + 1 <= speed:
        relax_steering(paper, free, speed, points + 1, before, coal)


@inlined
def undo_speed_change(
    tables: MississippiQueenTables, river: Any, chart: Any, row: int, layer: int, wanted: int, state: int, coal: int
) -> None:
    """Relax the predecessors by the speed change at the beginning of the turn."""
    price = coal + (1 if river[2][state >> 3] == SANDBANK else 0)
    for speed in range(1, tables.top_speed + 1):
        relax_turn_start(chart, row, layer, state, speed, price + speed_price(speed, wanted), MAX_ROUTE_COAL)


@inlined
def relax_turn_start(chart: Any, row: int, layer: int, state: int, speed: int, coal: int, most: int) -> None:
    """Lower the coal needed from the beginning of a turn, and record the update if that is an improvement."""
    needs, news, told = chart[1][0], chart[1][3], chart[1][4]
    index = state << 3 | speed
    if coal >= needs[index] or coal > most:
        return
    needs[index] = coal
    ring = layer % LAYER_RING
    if told[ring] < len(news[ring]):
        news[ring, told[ring], 0], news[ring, told[ring], 1] = index, coal
        told[ring] += 1


@compiled
def seed_from_turn_ends(river: Any, paper: Any, layer: int) -> None:
    """Queue the ends of turns that lead to the updates of one turn ago."""
    behind, kinds, news, told = river[1], river[2], paper[3], paper[4]
    ring = (layer + 1) % LAYER_RING  # one turn ago
    paper[5][:] = 0
    for item in range(told[ring]):
        index, coal = news[ring, item, 0], news[ring, item, 1]
        state, speed = index >> 3, index & 7
        if kinds[state >> 3] != SANDBANK:
            relax_steering(paper, 0, speed, 0, state, coal)
            relax_steering(paper, 1, speed, 0, state, coal)
        elif speed == 1 and behind[state] >= 0:
            relax_before_stop(paper, behind[state], coal)


@compiled
def relax_before_stop(paper: Any, state: int, coal: int) -> None:
    """Relax states in front of a space that ends the move at once: any speed, any points left."""
    for speed in range(1, MAX_SPEED + 1):
        for points in range(1, speed + 1):
            relax_steering(paper, 0, speed, points, state, coal)
            relax_steering(paper, 1, speed, points, state, coal)


@compiled
def propagate_layer(tables: MississippiQueenTables, chart: Any, row: int, layer: int) -> None:
    """Propagate queued states back to the beginnings of their turns, least coal first."""
    river, paper = chart[0], chart[1]
    steering, queues, kinds, lengths = paper[1], paper[2], river[2], paper[5]
    for coal in range(MAX_ROUTE_COAL + 1):
        done = 0
        while done < lengths[coal]:
            index = queues[coal, done]
            done += 1
            if steering[index] < coal:
                continue
            state, points, speed, free = index & 4095, (index >> 12) & 7, (index >> 15) & 7, index >> 18
            if points == speed and free == 1:
                undo_speed_change(tables, river, chart, row, layer, speed, state, coal)
            if kinds[state >> 3] != SANDBANK:
                undo_turn(paper, free, speed, points, state, coal)
                undo_step(river, paper, free, speed, points, state, coal)


@compiled
def store_layer(chart: Any, row: int, layer: int, coal_worth: int) -> None:
    """Store time and coal as one number, for every amount of coal aboard, at the updates of this layer."""
    news, told, worth = chart[1][3], chart[1][4], chart[3]
    ring = layer % LAYER_RING
    for item in range(told[ring]):
        index, coal = news[ring, item, 0], news[ring, item, 1]
        price = HUNDREDTHS_PER_LAYER * layer + coal_worth * coal
        for aboard in range(coal, COAL_VALUES):
            if price < worth[row, COAL_VALUES * index + aboard]:
                worth[row, COAL_VALUES * index + aboard] = price


@compiled
def clear_row(chart: Any, row: int) -> None:
    """Reset a row before it is solved."""
    needs, steering, told = chart[1][0], chart[1][1], chart[1][4]
    needs[:] = UNAFFORDABLE
    steering[:] = UNAFFORDABLE
    told[:] = 0
    chart[3][row, :] = NO_ROUTE
