"""The bot `commodore`: Monte Carlo tree search in which each player maximises its own lead.

A simulation ends at the first unvisited decision and backs up the forecast there. The searching seat has more children
per node than its opponents, who mostly follow the pilot.
"""

import math
from typing import Any

import numpy as np

from paddlewheel.core.jit.decorators import compiled, entry
from paddlewheel.core.jit.records import assign
from paddlewheel.core.rng import random_below, seed_stream
from paddlewheel.core.search.budget import Search
from paddlewheel.core.search.mcts_tree import (
    COUNT,
    FIRST,
    LENGTH,
    MAX_TREE_DEPTH,
    NO_CHILD,
    NOT_EXPANDED,
    SEAT,
    VISITS,
    SearchTree,
    add_child,
    backpropagate,
    bar_child,
    choose_child,
    expand,
    has_room,
    most_visited_child,
    reset_tree,
)
from paddlewheel.riverboat.actions import REVEAL
from paddlewheel.riverboat.ai.pilot import shortlist
from paddlewheel.riverboat.ai.pilot.score_forecast import POINT, points_forecast, rivalry_forecast
from paddlewheel.riverboat.ai.pilot.workspace import (
    PLANS,
    RECORDS,
    ROOT,
    SHORTLIST,
    SHORTLIST_FOUND,
    SHORTLIST_ROW,
    SIMULATED,
    STREAMS,
    TRIAL,
    WEIGHTS,
    RiverboatSearchWorkspace,
    list_plans,
    resolve_chance,
)
from paddlewheel.riverboat.rules.dispatch import draw, is_chance, legal_actions, refusal, step
from paddlewheel.riverboat.state import COLOURS, MAX_PLAYERS, OVER_DECISION, REVEAL_DECISION, RiverboatState
from paddlewheel.riverboat.tables import RiverboatTables

MAX_NODES = 1 << 15
SIMULATIONS_PER_ITERATION = 4  # simulations of one iteration
MAX_OWN_CHILDREN = 8
MAX_OPPONENT_CHILDREN = 2
EXPLORATION = 0.15
LEAD_SCALE = 10 * POINT  # lead that counts as a value of 1
PRIOR_TEMPERATURE = 1.5 * POINT  # softmax temperature of the prior
CHANCE_SEAT = MAX_PLAYERS  # seat number of chance nodes


@compiled
def apply_if_legal(mind: Any, tables: RiverboatTables, tree: Any, child: int) -> bool:
    """Apply the child's actions to the simulated state; false if one is illegal after the sampled chance outcomes."""
    board, nodes, moves = mind[RECORDS], tree[0], tree[2]
    assign(board, TRIAL, board, SIMULATED)
    for index in range(nodes[child, LENGTH]):
        action = moves[child, index]
        if refusal(board[TRIAL], tables, action) != 0:
            return False
        step(board[TRIAL], tables, action)
    assign(board, SIMULATED, board, TRIAL)
    return True


@compiled
def select_child(mind: Any, tables: RiverboatTables, tree: Any, node: int) -> int:
    """Select a legal child and apply it; NOTHING if there is none."""
    while True:
        child = choose_child(tree, node, EXPLORATION)
        if child == NO_CHILD or apply_if_legal(mind, tables, tree, child):
            return child
        bar_child(tree, child)


@compiled
def reveal_card(mind: Any, tables: RiverboatTables, tree: Any, node: int) -> int:
    """Draw a cultivation card; one child per colour, because the legal actions depend on it."""
    nodes, world = tree[0], mind[RECORDS][SIMULATED]
    action = draw(world, tables, mind[STREAMS][0])
    step(world, tables, action)
    if nodes[node, FIRST] == NOT_EXPANDED and has_room(tree, COLOURS + 1):
        expand(tree, node, CHANCE_SEAT)
        for _ in range(COLOURS + 1):
            add_child(tree, node, 0.0, 0.0)
    if nodes[node, COUNT] == 0 or nodes[node, SEAT] != CHANCE_SEAT:
        return NO_CHILD
    return int(nodes[node, FIRST] + action - REVEAL)


@compiled
def expand_children(mind: Any, tables: RiverboatTables, tree: Any, node: int) -> None:
    """Expand a node with the pilot's shortlist; priors are a softmax of the plans' values."""
    board, plans = mind[RECORDS], mind[PLANS]
    seat = board[SIMULATED].actor
    count = list_plans(
        mind, tables, SIMULATED, MAX_OWN_CHILDREN if seat == board[ROOT].actor else MAX_OPPONENT_CHILDREN
    )
    if not has_room(tree, count):
        return
    others, total = opponents_baseline(mind, tables, seat), 0.0
    for index in range(count):
        total += math.exp((plans[index, shortlist.VALUE] - plans[0, shortlist.VALUE]) / PRIOR_TEMPERATURE)
    expand(tree, node, seat)
    for index in range(count):
        value = plans[index, shortlist.VALUE]
        prior = math.exp((value - plans[0, shortlist.VALUE]) / PRIOR_TEMPERATURE) / total
        child = add_child(tree, node, (value - others) / LEAD_SCALE, prior)
        tree[0][child, LENGTH] = plans[index, shortlist.LENGTH]
        for place in range(plans[index, shortlist.LENGTH]):
            tree[2][child, place] = plans[index, shortlist.ACTIONS + place]


@compiled
def opponents_baseline(mind: Any, tables: RiverboatTables, seat: int) -> float:
    """Average part of the opponents' forecasts that plan values leave out, because this seat cannot change it."""
    world, weights, row = mind[RECORDS][SIMULATED], mind[WEIGHTS], mind[SHORTLIST][SHORTLIST_ROW]
    total = 0
    for other in range(tables.players):
        if other != seat:
            total += points_forecast(world, tables, other, weights, row)
            total -= rivalry_forecast(world, tables, other, weights, row)
    return total / (tables.players - 1)


@compiled
def evaluate_leaf(state: RiverboatState, tables: RiverboatTables, weights: Any, row: Any, values: Any) -> None:
    """Leaf values: each seat's forecast minus the average of the others'."""
    total = 0.0
    for seat in range(tables.players):
        values[seat] = points_forecast(state, tables, seat, weights, row)
        total += values[seat]
    for seat in range(tables.players):
        mean = (total - values[seat]) / (tables.players - 1)
        values[seat] = (values[seat] - mean) / LEAD_SCALE


@compiled
def select_next(mind: Any, tables: RiverboatTables, tree: Any, node: int) -> int:
    """Descend from a node by a draw or a decision; NOTHING where the simulation ends."""
    nodes, world = tree[0], mind[RECORDS][SIMULATED]
    if world.decision == REVEAL_DECISION:
        return reveal_card(mind, tables, tree, node)
    resolve_chance(mind, tables)
    if world.decision == OVER_DECISION:
        return NO_CHILD
    if nodes[node, FIRST] == NOT_EXPANDED:
        if node != ROOT and nodes[node, VISITS] == 0:
            return NO_CHILD
        expand_children(mind, tables, tree, node)
    if nodes[node, COUNT] == 0 or nodes[node, SEAT] != world.actor:
        return NO_CHILD
    return select_child(mind, tables, tree, node)


@compiled
def random_rollout(mind: Any, tables: RiverboatTables, actions: int) -> None:
    """Play so many random actions before the evaluation (option `rollout`)."""
    world, found, stream = mind[RECORDS][SIMULATED], mind[SHORTLIST][SHORTLIST_FOUND][0], mind[STREAMS][0]
    while actions > 0 and world.decision != OVER_DECISION:
        if is_chance(world):
            step(world, tables, draw(world, tables, stream))
        else:
            count = legal_actions(world, tables, found)
            step(world, tables, found[random_below(stream, count)])
            actions -= 1


@compiled
def run_simulation(mind: Any, tables: RiverboatTables, tree: Any, values: Any, luck: int, rollout: int) -> None:
    """One simulation: selection, expansion, evaluation and backup."""
    board, path, used = mind[RECORDS], tree[3], tree[4]
    used[1] += 1
    seed_stream(mind[STREAMS][0], used[1], luck, 0)
    assign(board, SIMULATED, board, ROOT)
    depth = 0
    path[0] = ROOT
    while depth < MAX_TREE_DEPTH - 1:
        node = select_next(mind, tables, tree, path[depth])
        if node == NO_CHILD:
            break
        depth += 1
        path[depth] = node
    random_rollout(mind, tables, rollout)
    evaluate_leaf(board[SIMULATED], tables, mind[WEIGHTS], mind[SHORTLIST][SHORTLIST_ROW], values)
    backpropagate(tree, depth, values)


@entry
def run_simulations(
    mind: Any, all_tables: list[RiverboatTables], tree: Any, values: Any, luck: int, rollout: int, walks: int
) -> int:
    """Run so many more simulations; return the child with the most visits."""
    if tree[4][0] == 0:
        reset_tree(tree)
    for _ in range(walks):
        run_simulation(mind, all_tables[0], tree, values, luck, rollout)
    return most_visited_child(tree)


class RiverboatTreeSearch(Search):
    def __init__(self, position: Any, luck: int = 0, rollout: int = 0, weights: Any = None) -> None:
        self.search_workspace, self.luck, self.rollout = RiverboatSearchWorkspace(position, weights), luck, rollout
        self.tree = SearchTree(MAX_NODES)
        self.values = np.zeros(MAX_PLAYERS + 1)
        self.best = NO_CHILD

    def grow(self, iterations: int) -> None:
        mind, walks = self.search_workspace, SIMULATIONS_PER_ITERATION * iterations
        arrays = (mind.arrays, mind.tables, self.tree.arrays, self.values)
        self.best = run_simulations(*arrays, self.luck, self.rollout, walks)

    def choice(self) -> tuple[int, ...]:
        moves = self.tree.moves[self.best]
        return tuple(int(action) for action in moves[: self.tree.nodes[self.best, LENGTH]])
