"""Positions at the beginning of a turn, from games played at random and half at random."""

from collections.abc import Iterator
from random import Random
from typing import Any

from paddlewheel.core.contract import NOBODY
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.actions import GO_AHEAD, PUSH, SPEED, STOP
from paddlewheel.mississippi_queen.game import MISSISSIPPI_QUEEN, RacePosition

BEGINS = (state.SPEED_PHASE, state.MOVE_PHASE, state.OWN_FACE_PHASE)

SETTINGS: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("intro-1997", 4, {}),
    ("intro-1997", 5, {"no_push_near_finish": True}),
    ("classic-1997", 3, {}),
    ("classic-1997", 5, {}),
    ("classic-1997", 4, {"no_push_near_finish": True, "river_length": 6}),
    ("classic-1997", 3, {"two_boats_each": True}),
    ("black-rose-1998", 2, {}),
    ("black-rose-1998", 3, {"river_length": 6}),
    ("black-rose-1998", 5, {}),
    ("black-rose-1998", 7, {}),
    ("black-rose-1998", 8, {"black_rose": False}),
    ("black-rose-1998", 6, {"branching_river": True}),
    ("black-rose-1998", 4, {"no_push_near_finish": True}),
    ("2019", 2, {}),
    ("2019", 3, {"black_rose": True}),
    ("2019", 6, {}),
    ("2019", 4, {"teams": True}),
    ("2019-advanced", 2, {"black_rose": True}),
    ("2019-advanced", 3, {"two_boats_each": True}),
    ("2019-advanced", 4, {}),
    ("2019-advanced", 5, {"black_rose": True}),
    ("2019-advanced", 5, {"river_length": 18}),
    ("2019-advanced", 6, {"no_push_near_finish": True, "branching_river": True}),
)


def begins_turn(race: Any, turn_before: tuple[int, ...]) -> bool:
    return race.phase in BEGINS and (race.round_number, race.turn, race.boat) != turn_before


def choose(position: RacePosition, random: Random, habit: float) -> int:
    """An action at random; by habit ahead, a push, a slow speed or the end of the move."""
    legal = position.legal_actions()
    if random.random() < habit:
        liked = [action for action in legal if action in (GO_AHEAD, STOP) or PUSH <= action < PUSH + 6]
        liked = liked or [action for action in legal if action in (SPEED + 1, SPEED + 2)]
        return random.choice(liked or legal)
    return random.choice(legal)


def turns(options: Any, random: Random, habit: float, steps: int) -> Iterator[RacePosition]:
    """The beginnings of all turns of one game."""
    position = MISSISSIPPI_QUEEN.new_position(options)
    for _ in range(steps):
        if position.actor == NOBODY:
            return
        race = position.record
        turn = (race.round_number, race.turn, race.boat)
        position.step(choose(position, random, habit))
        if begins_turn(position.record, turn):
            yield position.copy()
