"""Rollouts: play on with the pilot policy for all seats and a separate random stream for chance."""

from typing import Any

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.core.rng import Stream
from paddlewheel.mississippi_queen.ai.pilot.outcome_values import best_outcome, find_outcomes_within, set_outcome_values
from paddlewheel.mississippi_queen.ai.pilot.policy import decide, is_steering, play_actions, steer
from paddlewheel.mississippi_queen.ai.pilot.win_probability import fill_win_shares
from paddlewheel.mississippi_queen.ai.pilot.workspace import ROOT_IN_PORT
from paddlewheel.mississippi_queen.planning.workspace import OUTCOME_COUNT
from paddlewheel.mississippi_queen.rules.dispatch import draw, is_chance, legal_actions, step
from paddlewheel.mississippi_queen.state import OVER_DECISION, Race, SearchStacks
from paddlewheel.mississippi_queen.tables import MississippiQueenTables

ROLLOUT_COAL = 1  # coal allowed per turn of a rollout: more makes the plan search much slower


@compiled
def play_to_steering(
    races: list[Race], at: int, tables: MississippiQueenTables, work: SearchStacks, mind: Any, stream: Stream
) -> bool:
    """Play up to the next steering decision; False if the race ends before."""
    race = races[at]
    while race.decision != OVER_DECISION:
        if is_chance(race):
            step(race, tables, work, draw(race, tables, work, stream))
        elif is_steering(race):
            return True
        else:
            step(race, tables, work, decide(races, at, tables, work, mind, 0, False))
    return False


@compiled
def play_until_turn(
    races: list[Race],
    at: int,
    tables: MississippiQueenTables,
    work: SearchStacks,
    mind: Any,
    paper: Any,
    moves: Any,
    stream: Stream,
    boat: int,
    round_number: int,
) -> bool:
    """Play until the turn of a boat in a given round; False if it never comes."""
    race = races[at]
    while play_to_steering(races, at, tables, work, mind, stream):
        if race.round_number > round_number:
            return False
        if race.round_number == round_number and race.boat == boat:
            return True
        length = steer(race, tables, work, mind, paper, moves, 0, False, ROLLOUT_COAL)
        if not play_actions(races, at, tables, work, mind, moves, length) and is_steering(race):
            legal_actions(race, tables, work, mind[6])
            step(race, tables, work, mind[6][0])
    return False


@compiled
def evaluate_position(
    races: list[Race],
    at: int,
    tables: MississippiQueenTables,
    work: SearchStacks,
    mind: Any,
    paper: Any,
    seat: int,
    on_turn: bool,
) -> None:
    """Fill `shares` with the win shares; if `seat` is on turn, those after its best outcome."""
    race, shares = races[at], mind[3]
    fill_win_shares(race, tables, mind[0], mind[1], mind[2], shares, mind[7][ROOT_IN_PORT])
    if not on_turn or race.actor != seat:
        return
    find_outcomes_within(race, tables, work, mind, paper, ROLLOUT_COAL)
    if paper[7][OUTCOME_COUNT] == 0:
        return
    spread = set_outcome_values(race, tables, mind, paper)
    best = mind[5][best_outcome(race, tables, work, mind, paper, spread)]
    rest = 1.0 - shares[seat]
    for other in range(tables.players):
        if tables.side[other] != tables.side[seat]:
            shares[other] *= (1.0 - best) / rest if rest > 0 else 0.0
        else:
            shares[other] = best
