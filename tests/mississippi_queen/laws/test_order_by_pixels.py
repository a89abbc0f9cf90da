"""The measuring stick against a ruler: the order of every round, recomputed from where the spaces lie on a screen."""

import math
from typing import Any

import pytest

from paddlewheel.core.game import CHANCE, NOBODY
from paddlewheel.core.rng import new_stream, random_below_in
from paddlewheel.mississippi_queen.editions import MississippiQueenOptions
from paddlewheel.mississippi_queen.game import MISSISSIPPI_QUEEN
from tests.mississippi_queen.setups import EVERY_COUNT, name_of

COLUMNS = {-2: 3, -1: 2, 0: 1, 1: 1, 2: 1}  # the rearmost r of each column of a tile that faces N
DIRECTIONS = {"left": -1, "ahead": 0, "right": 1}
BY_STANDING = [options for options in EVERY_COUNT if options.edition != "intro-1997"]


def pixel(q: float, r: float) -> tuple[float, float]:
    """Flat-topped hexagons of size 1: x to the right, y down."""
    return 1.5 * q, math.sqrt(3) * (r + q / 2)


def rotated(point: tuple[float, float], sixths: int) -> tuple[float, float]:
    angle = math.radians(60 * sixths)
    x, y = point
    return x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle)


def local_pixel(number: int) -> tuple[float, float]:
    """Where space `number` of a tile that faces N lies, seen from its anchor."""
    q = number % 5 - 2
    return pixel(q, COLUMNS[q] - number // 5)


def ahead_and_right(race: Any, boat: int) -> tuple[float, float]:
    """How far along its tile a boat lies, and how far to the right, looking towards the next tile."""
    slot, number = divmod(int(race.place[boat]), 20)
    toward = next_heading(race, slot) - int(race.turned[slot])
    x, y = rotated(local_pixel(number), -toward)
    return round(-y, 6), round(x, 6)


def next_heading(race: Any, slot: int) -> int:
    if slot == race.laid - 1:
        return int(race.turned[slot]) + int(race.finish) - 2 if race.finish else int(race.turned[slot])
    return int(race.turned[slot + 1])


def key(race: Any, boat: int) -> tuple[float, ...]:
    ahead, right = ahead_and_right(race, boat)
    coal = 7 if boat == race.rose else int(race.coal[boat])
    return int(race.place[boat]) // 20, ahead, int(race.speed[boat]), coal, right


@pytest.mark.parametrize("options", BY_STANDING, ids=name_of)
def test_rounds_are_ordered_as_a_ruler_would(options: MississippiQueenOptions) -> None:
    position = MISSISSIPPI_QUEEN.new_position(options)
    chance, player = new_stream(1, 1, 0), new_stream(1, 1, 1)
    checked, seen = 0, 1
    while position.actor != NOBODY and checked < 40:
        if position.actor == CHANCE:
            position.step(position.draw(chance))
            continue
        race = position.record
        if race.round_number > seen and position.begins_turn:
            seen = int(race.round_number)
            if race.turn == 0:
                boats = [int(boat) for boat in race.order[: race.in_order]]
                assert boats == sorted(boats, key=lambda boat: key(race, boat), reverse=True)
                checked += 1
        legal = position.legal_actions()
        position.step(legal[random_below_in(player, len(legal))])
    assert checked > 0
