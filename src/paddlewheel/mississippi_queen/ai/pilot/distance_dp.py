"""Exact turns to a goal without other boats, by backward dynamic programming.

A layer is a quarter of a turn. It holds the least coal with which the goal can be reached in that time, from every
space, heading and speed, so one pass gives the best route for every amount of coal. Only states whose coal decreased
are propagated.
"""

from typing import Any

from paddlewheel.core.jit.decorators import compiled, inlined
from paddlewheel.mississippi_queen.ai.pilot.distance_map import A_TURN, COALS, FAR, MOST_COAL, NEVER, QUARTER, QUEUE
from paddlewheel.mississippi_queen.rules.movement import speed_price
from paddlewheel.mississippi_queen.state import DRIFTWOOD, SANDBANK
from paddlewheel.mississippi_queen.tables import Tables

RING = A_TURN + 1
TOP = 6  # spaces a turn


@inlined
def steering_at(free: int, speed: int, points: int, state: int) -> int:
    return (((free << 3 | speed) << 3 | points) << 12) | state


@inlined
def lower(paper: Any, free: int, speed: int, points: int, state: int, coal: int) -> None:
    """Lower the coal needed from a state within a turn, and queue the state if that is an improvement."""
    steering, queues, lengths = paper[1], paper[2], paper[5]
    index = steering_at(free, speed, points, state)
    if coal >= steering[index] or coal > MOST_COAL or lengths[coal] == QUEUE:
        return
    steering[index] = coal
    queues[coal, lengths[coal]] = index
    lengths[coal] += 1


@inlined
def turn_back(paper: Any, free: int, speed: int, points: int, state: int, coal: int) -> None:
    """Relax the predecessors by a turn on the spot: 1 coal a sixth, the first one free."""
    if free == 1:
        return
    port = state - 1 if state & 7 > 0 else state + 5
    starboard = state + 1 if state & 7 < 5 else state - 5
    lower(paper, 1, speed, points, state, coal)
    lower(paper, 1, speed, points, port, coal)
    lower(paper, 1, speed, points, starboard, coal)
    lower(paper, 0, speed, points, port, coal + 1)
    lower(paper, 0, speed, points, starboard, coal + 1)


@inlined
def come_from(river: Any, paper: Any, free: int, speed: int, points: int, state: int, coal: int) -> None:
    """Relax the predecessor by a step from the space behind."""
    behind, kinds = river[1], river[2]
    before = behind[state]
    if before < 0:
        return
    if kinds[state >> 3] == DRIFTWOOD:
        if speed < TOP and points + 2 <= speed + 1:
            lower(paper, free, speed + 1, points + 2, before, coal)
    elif points + 1 <= speed:
        lower(paper, free, speed, points + 1, before, coal)


@inlined
def set_out(tables: Tables, river: Any, chart: Any, row: int, layer: int, wanted: int, state: int, coal: int) -> None:
    """Relax the predecessors by the speed change at the beginning of the turn."""
    price = coal + (1 if river[2][state >> 3] == SANDBANK else 0)
    for speed in range(1, tables.top_speed + 1):
        note(chart, row, layer, state, speed, price + speed_price(speed, wanted), MOST_COAL)


@inlined
def note(chart: Any, row: int, layer: int, state: int, speed: int, coal: int, most: int) -> None:
    """Lower the coal needed from the beginning of a turn, and record the update if that is an improvement."""
    needs, news, told = chart[1][0], chart[1][3], chart[1][4]
    index = state << 3 | speed
    if coal >= needs[index] or coal > most:
        return
    needs[index] = coal
    ring = layer % RING
    if told[ring] < len(news[ring]):
        news[ring, told[ring], 0], news[ring, told[ring], 1] = index, coal
        told[ring] += 1


@compiled
def start_news(river: Any, paper: Any, layer: int) -> None:
    """Queue the ends of turns that lead to the updates of one turn ago."""
    behind, kinds, news, told = river[1], river[2], paper[3], paper[4]
    ring = (layer + 1) % RING  # one turn ago
    paper[5][:] = 0
    for item in range(told[ring]):
        index, coal = news[ring, item, 0], news[ring, item, 1]
        state, speed = index >> 3, index & 7
        if kinds[state >> 3] != SANDBANK:
            lower(paper, 0, speed, 0, state, coal)
            lower(paper, 1, speed, 0, state, coal)
        elif speed == 1 and behind[state] >= 0:
            enter(paper, behind[state], coal)


@compiled
def enter(paper: Any, state: int, coal: int) -> None:
    """Relax states in front of a space that ends the move at once: any speed, any points left."""
    for speed in range(1, TOP + 1):
        for points in range(1, speed + 1):
            lower(paper, 0, speed, points, state, coal)
            lower(paper, 1, speed, points, state, coal)


@compiled
def follow_back(tables: Tables, chart: Any, row: int, layer: int) -> None:
    """Propagate queued states back to the beginnings of their turns, least coal first."""
    river, paper = chart[0], chart[1]
    steering, queues, kinds, lengths = paper[1], paper[2], river[2], paper[5]
    for coal in range(MOST_COAL + 1):
        done = 0
        while done < lengths[coal]:
            index = queues[coal, done]
            done += 1
            if steering[index] < coal:
                continue
            state, points, speed, free = index & 4095, (index >> 12) & 7, (index >> 15) & 7, index >> 18
            if points == speed and free == 1:
                set_out(tables, river, chart, row, layer, speed, state, coal)
            if kinds[state >> 3] != SANDBANK:
                turn_back(paper, free, speed, points, state, coal)
                come_from(river, paper, free, speed, points, state, coal)


@compiled
def keep(chart: Any, row: int, layer: int, coal_worth: int) -> None:
    """Store time and coal as one number, for every amount of coal aboard, at the updates of this layer."""
    news, told, worth = chart[1][3], chart[1][4], chart[3]
    ring = layer % RING
    for item in range(told[ring]):
        index, coal = news[ring, item, 0], news[ring, item, 1]
        price = QUARTER * layer + coal_worth * coal
        for aboard in range(coal, COALS):
            if price < worth[row, COALS * index + aboard]:
                worth[row, COALS * index + aboard] = price


@compiled
def begin(chart: Any, row: int) -> None:
    """Reset a row before it is solved."""
    needs, steering, told = chart[1][0], chart[1][1], chart[1][4]
    needs[:] = NEVER
    steering[:] = NEVER
    told[:] = 0
    chart[3][row, :] = FAR
