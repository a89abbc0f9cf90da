"""How many turns a boat needs in water without other boats: exactly, backward from where it wants to be.

A layer is a quarter of a turn. What a layer finds is the least coal with which the goal can still be reached in that
time, from every space, heading and speed; so one pass gives the best way for every amount of coal. Only what has
become cheaper is followed back.
"""

from typing import Any

from paddlewheel.core.compiled import compiled
from paddlewheel.mississippi_queen.movement import speed_price
from paddlewheel.mississippi_queen.pilot.chart import A_TURN, COALS, FAR, NEVER, QUARTER, QUEUE
from paddlewheel.mississippi_queen.state import DRIFTWOOD, SANDBANK
from paddlewheel.mississippi_queen.tables import Tables

RING = A_TURN + 1
TOP = 6  # speeds
MOST_COAL = 4  # nobody reckons with more for one errand


@compiled
def steering_at(free: int, speed: int, points: int, state: int) -> int:
    return (((free << 3 | speed) << 3 | points) << 12) | state


@compiled
def lower(paper: Any, count: int, free: int, speed: int, points: int, state: int, coal: int) -> int:
    """Note that a moment within a turn can do with so little coal; returns how long the queue is now."""
    steering, queue = paper[1], paper[2]
    index = steering_at(free, speed, points, state)
    if coal >= steering[index]:
        return count
    steering[index] = coal
    queue[count] = index
    return count + 1 if count < QUEUE - 1 else count


@compiled
def turn_back(paper: Any, count: int, free: int, speed: int, points: int, state: int, coal: int) -> int:
    """Before this the boat may have turned on the spot: a coal a sixth, the first one free."""
    if free == 1:
        return count
    port = state - 1 if state & 7 > 0 else state + 5
    starboard = state + 1 if state & 7 < 5 else state - 5
    count = lower(paper, count, 1, speed, points, state, coal)
    count = lower(paper, count, 1, speed, points, port, coal)
    count = lower(paper, count, 1, speed, points, starboard, coal)
    count = lower(paper, count, 0, speed, points, port, coal + 1)
    return lower(paper, count, 0, speed, points, starboard, coal + 1)


@compiled
def come_from(river: Any, paper: Any, count: int, free: int, speed: int, points: int, state: int, coal: int) -> int:
    """Before this the boat may have come from the space behind."""
    behind, kinds = river[1], river[2]
    before = behind[state]
    if before < 0:
        return count
    if kinds[state >> 3] == DRIFTWOOD:
        if speed < TOP and points + 2 <= speed + 1:
            count = lower(paper, count, free, speed + 1, points + 2, before, coal)
        return count
    if points + 1 <= speed:
        count = lower(paper, count, free, speed, points + 1, before, coal)
    return count


@compiled
def set_out(tables: Tables, river: Any, chart: Any, row: int, layer: int, wanted: int, state: int, coal: int) -> None:
    """This is a turn's beginning at a speed just set: from which speeds could it be?"""
    price = coal + (1 if river[2][state >> 3] == SANDBANK else 0)
    for speed in range(1, tables.top_speed + 1):
        note(chart, row, layer, state, speed, price + speed_price(speed, wanted), MOST_COAL)


@compiled
def note(chart: Any, row: int, layer: int, state: int, speed: int, coal: int, most: int) -> None:
    """A turn can begin here with so little coal: keep it if that is news."""
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
def start_news(river: Any, paper: Any, layer: int) -> int:
    """Turns that ended where news was a turn ago: the first moments to follow back."""
    behind, kinds, news, told = river[1], river[2], paper[3], paper[4]
    ring = (layer + 1) % RING  # a whole turn ago
    count = 0
    for item in range(told[ring]):
        index, coal = news[ring, item, 0], news[ring, item, 1]
        state, speed = index >> 3, index & 7
        if kinds[state >> 3] != SANDBANK:
            count = lower(paper, count, 0, speed, 0, state, coal)
            count = lower(paper, count, 1, speed, 0, state, coal)
        elif speed == 1 and behind[state] >= 0:
            for entering in range(1, TOP + 1):
                for points in range(1, entering + 1):
                    count = lower(paper, count, 0, entering, points, behind[state], coal)
                    count = lower(paper, count, 1, entering, points, behind[state], coal)
    return count


@compiled
def follow_back(tables: Tables, chart: Any, row: int, layer: int, count: int) -> None:
    """From the moments in the queue back to the beginnings of their turns."""
    river, paper = chart[0], chart[1]
    steering, queue, kinds = paper[1], paper[2], river[2]
    done = 0
    while done < count:
        index = queue[done]
        done += 1
        coal = int(steering[index])
        state, points, speed, free = index & 4095, (index >> 12) & 7, (index >> 15) & 7, index >> 18
        if points == speed and free == 1:
            set_out(tables, river, chart, row, layer, speed, state, coal)
        if kinds[state >> 3] == SANDBANK:
            continue
        count = turn_back(paper, count, free, speed, points, state, coal)
        count = come_from(river, paper, count, free, speed, points, state, coal)


@compiled
def keep(chart: Any, row: int, layer: int, coal_worth: int) -> None:
    """Time and coal as one number, for every amount of coal aboard, wherever this layer brought news."""
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
    """Nothing is known yet."""
    needs, steering, told = chart[1][0], chart[1][1], chart[1][4]
    needs[:] = NEVER
    steering[:] = NEVER
    told[:] = 0
    chart[3][row, :] = FAR
