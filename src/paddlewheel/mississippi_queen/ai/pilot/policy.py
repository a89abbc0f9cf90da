"""Pilot policy: the choice for every kind of decision."""

from typing import Any

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.core.jit.records import assign
from paddlewheel.mississippi_queen.actions import FACE, STOP, VOTE
from paddlewheel.mississippi_queen.ai.pilot.outcome_values import best_outcome, find_outcomes_within, set_outcome_values
from paddlewheel.mississippi_queen.ai.pilot.time_to_finish import time_to_finish
from paddlewheel.mississippi_queen.ai.pilot.win_probability import NO_ARRIVAL, fill_win_shares
from paddlewheel.mississippi_queen.ai.pilot.workspace import (
    ROOT_IN_PORT,
    TRIAL_POSITION,
    MississippiQueenSearchWorkspace,
)
from paddlewheel.mississippi_queen.planning.workspace import (
    ACTION,
    END_NODE,
    OUTCOME_COUNT,
    PARENT,
    MississippiQueenPlanWorkspace,
)
from paddlewheel.mississippi_queen.rules.dispatch import legal_actions, move_step, refusal, step
from paddlewheel.mississippi_queen.rules.movement import move_refusal
from paddlewheel.mississippi_queen.rules.order import player_of
from paddlewheel.mississippi_queen.rules.turn import run_to_decision
from paddlewheel.mississippi_queen.state import (
    COMPLETE,
    FACE_DECISION,
    MOVE_DECISION,
    OVER_DECISION,
    OWN_FACE_DECISION,
    PUSH_DECISION,
    SPEED_DECISION,
    TIE_DECISION,
    VOTE_DECISION,
    Race,
    SearchStacks,
)
from paddlewheel.mississippi_queen.tables import MississippiQueenTables

# Fraction of the win share given up for variety: normally, and when positions repeat (`restless`).
TIE_MARGIN, REPETITION_MARGIN = 0.005, 0.3


@compiled
def is_steering(race: Race) -> bool:
    """Is the decision one that `find_outcomes` can search?"""
    decision = race.decision
    if decision == OWN_FACE_DECISION:
        return race.ending == COMPLETE
    return decision == SPEED_DECISION or decision == MOVE_DECISION or decision == PUSH_DECISION


@compiled
def write_actions(plans: MississippiQueenPlanWorkspace, row: int, moves: Any) -> int:
    """Write the actions that lead to an outcome, without the final `stop`; return their number."""
    nodes, length = plans.nodes, 0
    node = plans.outcomes[row, END_NODE]
    while node != -1:
        length += 1 if nodes[node, ACTION] >= 0 else 0
        node = nodes[node, PARENT]
    node, index = plans.outcomes[row, END_NODE], length
    while node != -1:
        if nodes[node, ACTION] >= 0:
            index -= 1
            moves[index] = nodes[node, ACTION]
        node = nodes[node, PARENT]
    return length


@compiled
def pick_near_best(workspace: MississippiQueenSearchWorkspace, best: int, luck: int, restless: bool) -> int:
    """Random outcome among those nearly as good as the best; the margin is wider if `restless`."""
    values, count = workspace.values, workspace.plans.counters[OUTCOME_COUNT]
    bar = values[best] * (1.0 - (REPETITION_MARGIN if restless else TIE_MARGIN))
    good = 0
    for row in range(count):
        good += 1 if values[row] >= bar else 0
    index = (luck * good) >> 32
    for row in range(count):
        if values[row] >= bar:
            if index == 0:
                return row
            index -= 1
    return best


@compiled
def steer(
    race: Race,
    tables: MississippiQueenTables,
    work: SearchStacks,
    workspace: MississippiQueenSearchWorkspace,
    luck: int,
    restless: bool,
    allowance: int,
) -> int:
    """Write the actions of the best outcome of the turn to `actions`; return their number."""
    find_outcomes_within(race, tables, work, workspace, allowance)
    if workspace.plans.counters[OUTCOME_COUNT] == 0:
        legal_actions(race, tables, work, workspace.found)
        workspace.actions[0] = workspace.found[0]
        return 1
    spread = set_outcome_values(race, tables, workspace)
    best = best_outcome(race, tables, work, workspace, spread)
    if luck > 0:
        best = pick_near_best(workspace, best, luck, restless)
    return write_actions(workspace.plans, best, workspace.actions)


@compiled
def set_action_values(
    workspace: MississippiQueenSearchWorkspace, at: int, tables: MississippiQueenTables, work: SearchStacks
) -> int:
    """Fill `found` and `values` with the legal actions and the win shares after them; return their number."""
    races, found, ported = workspace.races, workspace.found, workspace.notes[ROOT_IN_PORT]
    seat, count = races[at].actor, legal_actions(races[at], tables, work, found)
    for index in range(count):
        assign(races, TRIAL_POSITION, races, at)
        step(races[TRIAL_POSITION], tables, work, found[index])
        fill_win_shares(races[TRIAL_POSITION], tables, workspace, ported)
        workspace.values[index] = workspace.shares[seat]
    return count


@compiled
def decide(
    workspace: MississippiQueenSearchWorkspace,
    at: int,
    tables: MississippiQueenTables,
    work: SearchStacks,
    luck: int,
    restless: bool,
) -> int:
    """Choose at any decision other than steering: the action with the best win share after it."""
    found, values, race = workspace.found, workspace.values, workspace.races[at]
    if race.decision == VOTE_DECISION or race.decision == TIE_DECISION:
        return choose_vote(race, tables, work, found)
    if race.decision == FACE_DECISION and (restless or race.chain[race.facing] != race.rose):
        return choose_facing(race, tables, work, workspace, luck, restless)
    count, best = set_action_values(workspace, at, tables, work), 0
    for index in range(count):
        if values[index] > values[best]:
            best = index
    return found[best]


@compiled
def choose_facing(
    race: Race,
    tables: MississippiQueenTables,
    work: SearchStacks,
    workspace: MississippiQueenSearchWorkspace,
    luck: int,
    restless: bool,
) -> int:
    """Point a pushed boat where its route is shortest; at random if `restless`."""
    found, boat = workspace.found, race.chain[race.facing]
    count = legal_actions(race, tables, work, found)
    if restless:
        return found[(luck * count) >> 32]
    before, best, shortest = race.bow[boat], 0, NO_ARRIVAL
    for index in range(count):
        race.bow[boat] = found[index] - FACE
        time = time_to_finish(race, tables, workspace.distance_map, workspace.weights, boat)
        if time < shortest:
            best, shortest = index, time
    race.bow[boat] = before
    return found[best]


@compiled
def choose_vote(race: Race, tables: MississippiQueenTables, work: SearchStacks, found: Any) -> int:
    """Vote for straight ahead if possible: the next tile is unknown."""
    if refusal(race, tables, work, VOTE + 1) == 0:
        return VOTE + 1
    legal_actions(race, tables, work, found)
    return found[0]


@compiled
def try_action(race: Race, tables: MississippiQueenTables, work: SearchStacks, action: int) -> bool:
    """Apply an action if it is legal, with a fast path for the steering decision."""
    if race.decision != MOVE_DECISION:
        if refusal(race, tables, work, action) != 0:
            return False
        step(race, tables, work, action)
        return True
    if move_refusal(race, tables, work, action) != 0:
        return False
    move_step(race, tables, work, action)
    if race.decision > OVER_DECISION:
        run_to_decision(race, tables, work)
    return True


@compiled
def play_actions(
    workspace: MississippiQueenSearchWorkspace,
    at: int,
    tables: MississippiQueenTables,
    work: SearchStacks,
    moves: Any,
    length: int,
) -> bool:
    """Play the actions of a plan on `races[at]`; the owners of pushed boats point them by the pilot policy.

    Return False if an action is not legal, for instance after the Black Rose has been pointed.
    """
    race = workspace.races[at]
    boat, turn, round_number = race.boat, race.turn, race.round_number
    seat = race.actor
    for index in range(length):
        while race.decision == FACE_DECISION and not FACE <= moves[index] < FACE + 6:
            step(race, tables, work, decide(workspace, at, tables, work, 0, False))
        if race.actor != seat or not try_action(race, tables, work, moves[index]):
            return False
    while race.decision == FACE_DECISION:
        step(race, tables, work, decide(workspace, at, tables, work, 0, False))
    same = race.boat == boat and race.turn == turn and race.round_number == round_number
    if same and race.decision == MOVE_DECISION and race.actor == player_of(race, boat):
        if refusal(race, tables, work, STOP) == 0:
            step(race, tables, work, STOP)
    return True
