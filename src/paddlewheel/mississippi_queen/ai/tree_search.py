"""Monte Carlo tree search (max^n) over whole turns, with win shares at the leaves: the bot `commodore`."""

import math
from typing import NamedTuple

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.core.jit.records import assign
from paddlewheel.core.rng import random_below, seed_stream
from paddlewheel.core.search.mcts_tree import (
    FIRST,
    INITIAL_VALUE,
    ITERATION,
    LENGTH,
    MAX_TREE_DEPTH,
    NO_CHILD,
    NOT_EXPANDED,
    VISITS,
    SearchTree,
    add_child,
    backpropagate,
    bar_child,
    choose_child,
    expand,
    has_room,
)
from paddlewheel.core.search.mcts_tree import (
    ROOT as TREE_ROOT,
)
from paddlewheel.mississippi_queen.ai.pilot.policy import play_actions
from paddlewheel.mississippi_queen.ai.pilot.rollout import (
    ROLLOUT_COAL,
    evaluate_position,
    play_to_steering,
    play_until_turn,
)
from paddlewheel.mississippi_queen.ai.pilot.shortlist import shortlist
from paddlewheel.mississippi_queen.ai.pilot.workspace import (
    CURRENT_POSITION,
    ROOT_POSITION,
    SAVED_POSITION,
    UNLIMITED_COAL,
    Candidates,
    MississippiQueenSearchWorkspace,
    SearchRequest,
)
from paddlewheel.mississippi_queen.rules.dispatch import draw, is_chance, legal_actions, legal_moves, move_step, step
from paddlewheel.mississippi_queen.rules.turn import run_to_decision
from paddlewheel.mississippi_queen.state import MOVE_DECISION, OVER_DECISION, SearchStacks
from paddlewheel.mississippi_queen.tables import MississippiQueenTables

# Both relative to the value of the best child, so that small differences count for seats that are far behind.
EXPLORATION = 0.4
PRIOR_TEMPERATURE = 0.08  # of the softmax over initial values
MIN_TEMPERATURE = 1e-6


class TreeSearchParameters(NamedTuple):
    """Size of the search tree and way of evaluating its leaves."""

    width_at_root: int
    width: int
    visits_to_expand: int  # visits after which a leaf gets children
    horizon_rounds: int  # of the pilot rollout
    rollout_actions: int  # random actions instead of a pilot rollout, unless 0


@compiled
def expand_children(
    workspace: MississippiQueenSearchWorkspace,
    tables: MississippiQueenTables,
    work: SearchStacks,
    candidates: Candidates,
    tree: SearchTree,
    node: int,
    most: int,
) -> None:
    """Expand a node with the plans on the shortlist."""
    guesses, lengths = candidates.guesses, candidates.lengths
    allowance = UNLIMITED_COAL if node == TREE_ROOT else ROLLOUT_COAL
    count = shortlist(workspace, CURRENT_POSITION, tables, work, candidates, most, allowance)
    expand(tree, node, workspace.races[CURRENT_POSITION].actor)
    temperature, total = max(MIN_TEMPERATURE, PRIOR_TEMPERATURE * guesses[0]), 0.0
    for plan in range(count):
        total += math.exp((guesses[plan] - guesses[0]) / temperature)
    for plan in range(count):
        prior = math.exp((guesses[plan] - guesses[0]) / temperature) / total
        child = add_child(tree, node, guesses[plan], prior)
        tree.nodes[child, LENGTH] = lengths[plan]
        for index in range(lengths[plan]):
            tree.moves[child, index] = candidates.moves[plan, index]


@compiled
def select_child(
    workspace: MississippiQueenSearchWorkspace,
    tables: MississippiQueenTables,
    work: SearchStacks,
    tree: SearchTree,
    node: int,
) -> int:
    """Play the best child that is legal in the current position; NO_CHILD if none is."""
    races = workspace.races
    assign(races, SAVED_POSITION, races, CURRENT_POSITION)
    while True:
        first_guess = tree.weights[tree.nodes[node, FIRST], INITIAL_VALUE]
        child = choose_child(tree, node, EXPLORATION * first_guess)
        if child == NO_CHILD:
            return NO_CHILD
        if play_actions(workspace, CURRENT_POSITION, tables, work, tree.moves[child], tree.nodes[child, LENGTH]):
            return child
        bar_child(tree, child)
        assign(races, CURRENT_POSITION, races, SAVED_POSITION)


@compiled
def random_rollout(
    workspace: MississippiQueenSearchWorkspace, tables: MississippiQueenTables, work: SearchStacks, actions: int
) -> None:
    """Play random actions, a number of them."""
    race, found, stream = workspace.races[CURRENT_POSITION], workspace.found, workspace.streams[0]
    while actions > 0 and race.decision != OVER_DECISION:
        while race.decision == MOVE_DECISION and actions > 0:
            count = legal_moves(race, tables, work, found)
            move_step(race, tables, work, found[random_below(stream, count)])
            actions -= 1
        if race.decision > OVER_DECISION:
            run_to_decision(race, tables, work)
        elif is_chance(race):
            step(race, tables, work, draw(race, tables, work, stream))
        elif race.decision != MOVE_DECISION:
            count = legal_actions(race, tables, work, found)
            step(race, tables, work, found[random_below(stream, count)])
            actions -= 1


@compiled
def run_simulation(
    workspace: MississippiQueenSearchWorkspace,
    tables: MississippiQueenTables,
    work: SearchStacks,
    candidates: Candidates,
    tree: SearchTree,
    parameters: TreeSearchParameters,
) -> None:
    """Run one simulation: select to a leaf, expand it, evaluate it, and back up its value."""
    races, nodes, path = workspace.races, tree.nodes, tree.path
    assign(races, CURRENT_POSITION, races, ROOT_POSITION)
    node, depth = TREE_ROOT, 0
    tree.counters[ITERATION] += 1
    path[0] = node
    while depth < MAX_TREE_DEPTH - 1:
        if depth > 0 and not play_to_steering(workspace, CURRENT_POSITION, tables, work):
            break
        if nodes[node, FIRST] == NOT_EXPANDED:
            most = parameters.width_at_root if depth == 0 else parameters.width
            if (depth == 0 or nodes[node, VISITS] >= parameters.visits_to_expand) and has_room(tree, most):
                expand_children(workspace, tables, work, candidates, tree, node, most)
            if depth > 0:
                break
        child = select_child(workspace, tables, work, tree, node)
        if child == NO_CHILD:
            break
        depth += 1
        path[depth] = child
        node = child
    evaluate_leaf(workspace, tables, work, parameters)
    backpropagate(tree, depth, workspace.shares)


@compiled
def evaluate_leaf(
    workspace: MississippiQueenSearchWorkspace,
    tables: MississippiQueenTables,
    work: SearchStacks,
    parameters: TreeSearchParameters,
) -> None:
    """Fill `shares` after a pilot rollout of `horizon_rounds`, or after a random rollout if one is set."""
    root, on_turn = workspace.races[ROOT_POSITION], False
    if parameters.rollout_actions > 0:
        random_rollout(workspace, tables, work, parameters.rollout_actions)
    elif parameters.horizon_rounds > 0:
        last = root.round_number + parameters.horizon_rounds
        on_turn = play_until_turn(workspace, CURRENT_POSITION, tables, work, root.boat, last)
    evaluate_position(workspace, CURRENT_POSITION, tables, work, root.actor, on_turn)


@compiled
def run_simulations(
    workspace: MississippiQueenSearchWorkspace,
    tables: MississippiQueenTables,
    work: SearchStacks,
    candidates: Candidates,
    tree: SearchTree,
    parameters: TreeSearchParameters,
    request: SearchRequest,
) -> None:
    first = request.first_iteration
    for iteration in range(first, first + request.iterations):
        seed_stream(workspace.streams[0], iteration, request.luck, 0)
        run_simulation(workspace, tables, work, candidates, tree, parameters)
