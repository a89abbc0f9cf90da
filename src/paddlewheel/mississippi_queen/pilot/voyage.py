"""Sailing on in thought: chance by a stream of its own, everybody steered by the pilot."""

from typing import Any

from paddlewheel.core.chance import Stream
from paddlewheel.core.compiled import compiled
from paddlewheel.mississippi_queen.pilot.helm import carry_through, decide, is_steering, steer
from paddlewheel.mississippi_queen.rules import draw, is_chance, step
from paddlewheel.mississippi_queen.state import OVER_PHASE, Race, Work
from paddlewheel.mississippi_queen.tables import Tables

THRIFT = 1  # coal a turn may cost that is only thought of: more makes the search much longer


@compiled
def sail_to_turn(races: list[Race], at: int, tables: Tables, work: Work, mind: Any, stream: Stream) -> bool:
    """Up to the next decision how to steer; False if the race is over before."""
    race = races[at]
    while race.phase != OVER_PHASE:
        if is_chance(race):
            step(race, tables, work, draw(race, tables, work, stream))
        elif is_steering(race):
            return True
        else:
            step(race, tables, work, decide(races, at, tables, work, mind, 0))
    return False


@compiled
def sail_round(
    races: list[Race], at: int, tables: Tables, work: Work, mind: Any, paper: Any, moves: Any, stream: Stream, boat: int
) -> bool:
    """Everybody's turn, until it is this boat's again; False if the race is over before, or the boat out of it."""
    race = races[at]
    last = race.round_number + 1
    while sail_to_turn(races, at, tables, work, mind, stream):
        if race.boat == boat:
            return True
        if race.round_number > last:
            return False
        length = steer(race, tables, work, mind, paper, moves, 0, THRIFT)
        carry_through(races, at, tables, work, mind, moves, length, False)
    return False
