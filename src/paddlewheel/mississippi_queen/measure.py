"""Measurements that need the inside of the engine."""

import time
from typing import Any

import numpy as np

from paddlewheel.core.chance import CHANCE_STREAM, new_stream
from paddlewheel.core.compiled import entry
from paddlewheel.core.contract import CHANCE, NOBODY
from paddlewheel.core.fields import assign, blank
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.game import MISSISSIPPI_QUEEN
from paddlewheel.mississippi_queen.plan_paper import Paper
from paddlewheel.mississippi_queen.plans import search

COPIES = 1_000_000
POSITIONS = 400


@entry
def copy_often(source: Any, target: Any, times: int) -> int:
    """Copy a position back and forth, changing it in between so that nothing can be left out."""
    for number in range(times):
        source[0].points = number
        assign(target, 0, source, 0)
        source[0].boat = target[0].points
    return int(target[0].points)


def copy_nanoseconds() -> float:
    source, target = blank(state.Race), blank(state.Race)
    copy_often(source, target, 10)
    started = time.perf_counter()
    copy_often(source, target, COPIES)
    return 1e9 * (time.perf_counter() - started) / COPIES


def plan_times() -> tuple[float, float]:
    """Median and 99th percentile of the compiled search, in ms, at turns of 2019 races between four mates."""
    paper, times = Paper(), []
    for position in sample_turns(POSITIONS):
        started = time.perf_counter()
        search(position, paper)
        times.append(time.perf_counter() - started)
    return 1000 * float(np.median(times)), 1000 * float(np.percentile(times, 99))


def sample_turns(count: int) -> list[Any]:
    """Positions at the beginning of a turn, from whole races in which everyone takes the best-looking outcome."""
    found: list[Any] = []
    game = 0
    while len(found) < count:
        position = MISSISSIPPI_QUEEN.new_position(MISSISSIPPI_QUEEN.options("2019", 4))
        chance = new_stream(game, 1, CHANCE_STREAM)
        game += 1
        while position.actor != NOBODY and len(found) < count:
            if position.actor == CHANCE:
                position.step(position.draw(chance))
                continue
            if position.begins_turn:
                found.append(position.copy())
            position.step(position.favourite()[0])
    return found
