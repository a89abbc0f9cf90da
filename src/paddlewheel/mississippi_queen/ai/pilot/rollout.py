"""Rollouts: play on with the pilot policy for all seats and a separate random stream for chance."""

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.mississippi_queen.ai.pilot.outcome_values import best_outcome, find_outcomes_within, set_outcome_values
from paddlewheel.mississippi_queen.ai.pilot.policy import decide, is_steering, play_actions, steer
from paddlewheel.mississippi_queen.ai.pilot.win_probability import fill_win_shares
from paddlewheel.mississippi_queen.ai.pilot.workspace import ROOT_IN_PORT, MississippiQueenSearchWorkspace
from paddlewheel.mississippi_queen.planning.workspace import OUTCOME_COUNT
from paddlewheel.mississippi_queen.rules.dispatch import draw, is_chance, legal_actions, step
from paddlewheel.mississippi_queen.state import OVER_DECISION, SearchStacks
from paddlewheel.mississippi_queen.tables import MississippiQueenTables

ROLLOUT_COAL = 1  # coal allowed per turn of a rollout: more makes the plan search much slower


@compiled
def play_to_steering(
    workspace: MississippiQueenSearchWorkspace, at: int, tables: MississippiQueenTables, work: SearchStacks
) -> bool:
    """Play up to the next steering decision; False if the race ends before."""
    race, stream = workspace.races[at], workspace.streams[0]
    while race.decision != OVER_DECISION:
        if is_chance(race):
            step(race, tables, work, draw(race, tables, work, stream))
        elif is_steering(race):
            return True
        else:
            step(race, tables, work, decide(workspace, at, tables, work, 0, False))
    return False


@compiled
def play_until_turn(
    workspace: MississippiQueenSearchWorkspace,
    at: int,
    tables: MississippiQueenTables,
    work: SearchStacks,
    boat: int,
    round_number: int,
) -> bool:
    """Play until the turn of a boat in a given round; False if it never comes."""
    race = workspace.races[at]
    while play_to_steering(workspace, at, tables, work):
        if race.round_number > round_number:
            return False
        if race.round_number == round_number and race.boat == boat:
            return True
        length = steer(race, tables, work, workspace, 0, False, ROLLOUT_COAL)
        if not play_actions(workspace, at, tables, work, workspace.actions, length) and is_steering(race):
            legal_actions(race, tables, work, workspace.found)
            step(race, tables, work, workspace.found[0])
    return False


@compiled
def evaluate_position(
    workspace: MississippiQueenSearchWorkspace,
    at: int,
    tables: MississippiQueenTables,
    work: SearchStacks,
    seat: int,
    on_turn: bool,
) -> None:
    """Fill `shares` with the win shares; if `seat` is on turn, those after its best outcome."""
    race, shares = workspace.races[at], workspace.shares
    fill_win_shares(race, tables, workspace, workspace.notes[ROOT_IN_PORT])
    if not on_turn or race.actor != seat:
        return
    find_outcomes_within(race, tables, work, workspace, ROLLOUT_COAL)
    if workspace.plans.counters[OUTCOME_COUNT] == 0:
        return
    spread = set_outcome_values(race, tables, workspace)
    best = workspace.values[best_outcome(race, tables, work, workspace, spread)]
    rest = 1.0 - shares[seat]
    for other in range(tables.players):
        if tables.side[other] != tables.side[seat]:
            shares[other] *= (1.0 - best) / rest if rest > 0 else 0.0
        else:
            shares[other] = best
