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
    ITERATION,
    LENGTH,
    MAX_TREE_DEPTH,
    NO_CHILD,
    NODE_COUNT,
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
    ROOT,
    SIMULATED,
    TRIAL,
    RiverboatSearchWorkspace,
    list_plans,
    resolve_chance,
)
from paddlewheel.riverboat.rules.dispatch import draw, is_chance, legal_actions, refusal, step
from paddlewheel.riverboat.state import COLOURS, MAX_PLAYERS, OVER_DECISION, REVEAL_DECISION
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
def apply_if_legal(workspace: RiverboatSearchWorkspace, tables: RiverboatTables, tree: SearchTree, child: int) -> bool:
    """Apply the child's actions to the simulated state; false if one is illegal after the sampled chance outcomes."""
    states = workspace.states
    assign(states, TRIAL, states, SIMULATED)
    for index in range(tree.nodes[child, LENGTH]):
        action = tree.moves[child, index]
        if refusal(states[TRIAL], tables, action) != 0:
            return False
        step(states[TRIAL], tables, action)
    assign(states, SIMULATED, states, TRIAL)
    return True


@compiled
def select_child(workspace: RiverboatSearchWorkspace, tables: RiverboatTables, tree: SearchTree, node: int) -> int:
    """Select a legal child and apply it; NO_CHILD if there is none."""
    while True:
        child = choose_child(tree, node, EXPLORATION)
        if child == NO_CHILD or apply_if_legal(workspace, tables, tree, child):
            return child
        bar_child(tree, child)


@compiled
def reveal_card(workspace: RiverboatSearchWorkspace, tables: RiverboatTables, tree: SearchTree, node: int) -> int:
    """Draw a cultivation card; one child per colour, because the legal actions depend on it."""
    nodes, state = tree.nodes, workspace.states[SIMULATED]
    action = draw(state, tables, workspace.streams[0])
    step(state, tables, action)
    if nodes[node, FIRST] == NOT_EXPANDED and has_room(tree, COLOURS + 1):
        expand(tree, node, CHANCE_SEAT)
        for _ in range(COLOURS + 1):
            add_child(tree, node, 0.0, 0.0)
    if nodes[node, COUNT] == 0 or nodes[node, SEAT] != CHANCE_SEAT:
        return NO_CHILD
    return int(nodes[node, FIRST] + action - REVEAL)


@compiled
def expand_children(workspace: RiverboatSearchWorkspace, tables: RiverboatTables, tree: SearchTree, node: int) -> None:
    """Expand a node with the pilot's shortlist; priors are a softmax of the plans' values."""
    states, plans = workspace.states, workspace.plans
    seat = states[SIMULATED].actor
    most = MAX_OWN_CHILDREN if seat == states[ROOT].actor else MAX_OPPONENT_CHILDREN
    count = list_plans(workspace, tables, SIMULATED, most)
    if not has_room(tree, count):
        return
    others, total = opponents_baseline(workspace, tables, seat), 0.0
    for index in range(count):
        total += math.exp((plans[index, shortlist.VALUE] - plans[0, shortlist.VALUE]) / PRIOR_TEMPERATURE)
    expand(tree, node, seat)
    for index in range(count):
        value = plans[index, shortlist.VALUE]
        prior = math.exp((value - plans[0, shortlist.VALUE]) / PRIOR_TEMPERATURE) / total
        child = add_child(tree, node, (value - others) / LEAD_SCALE, prior)
        tree.nodes[child, LENGTH] = plans[index, shortlist.LENGTH]
        for place in range(plans[index, shortlist.LENGTH]):
            tree.moves[child, place] = plans[index, shortlist.ACTIONS + place]


@compiled
def opponents_baseline(workspace: RiverboatSearchWorkspace, tables: RiverboatTables, seat: int) -> float:
    """Average part of the opponents' forecasts that plan values leave out, because this seat cannot change it."""
    state, weights, features = workspace.states[SIMULATED], workspace.weights, workspace.shortlist.features
    total = 0
    for other in range(tables.players):
        if other != seat:
            total += points_forecast(state, tables, other, weights, features)
            total -= rivalry_forecast(state, tables, other, weights, features)
    return total / (tables.players - 1)


@compiled
def evaluate_leaf(workspace: RiverboatSearchWorkspace, tables: RiverboatTables, values: Any) -> None:
    """Leaf values: each seat's forecast minus the average of the others'."""
    state, weights, features = workspace.states[SIMULATED], workspace.weights, workspace.shortlist.features
    total = 0.0
    for seat in range(tables.players):
        values[seat] = points_forecast(state, tables, seat, weights, features)
        total += values[seat]
    for seat in range(tables.players):
        mean = (total - values[seat]) / (tables.players - 1)
        values[seat] = (values[seat] - mean) / LEAD_SCALE


@compiled
def select_next(workspace: RiverboatSearchWorkspace, tables: RiverboatTables, tree: SearchTree, node: int) -> int:
    """Descend from a node by a draw or a decision; NO_CHILD where the simulation ends."""
    nodes, state = tree.nodes, workspace.states[SIMULATED]
    if state.decision == REVEAL_DECISION:
        return reveal_card(workspace, tables, tree, node)
    resolve_chance(workspace, tables)
    if state.decision == OVER_DECISION:
        return NO_CHILD
    if nodes[node, FIRST] == NOT_EXPANDED:
        if node != ROOT and nodes[node, VISITS] == 0:
            return NO_CHILD
        expand_children(workspace, tables, tree, node)
    if nodes[node, COUNT] == 0 or nodes[node, SEAT] != state.actor:
        return NO_CHILD
    return select_child(workspace, tables, tree, node)


@compiled
def random_rollout(workspace: RiverboatSearchWorkspace, tables: RiverboatTables, actions: int) -> None:
    """Play so many random actions before the evaluation (option `rollout`)."""
    state, found, stream = workspace.states[SIMULATED], workspace.shortlist.found[0], workspace.streams[0]
    while actions > 0 and state.decision != OVER_DECISION:
        if is_chance(state):
            step(state, tables, draw(state, tables, stream))
        else:
            count = legal_actions(state, tables, found)
            step(state, tables, found[random_below(stream, count)])
            actions -= 1


@compiled
def run_simulation(
    workspace: RiverboatSearchWorkspace, tables: RiverboatTables, tree: SearchTree, values: Any, luck: int, rollout: int
) -> None:
    """One simulation: selection, expansion, evaluation and backup."""
    states, path, counters = workspace.states, tree.path, tree.counters
    counters[ITERATION] += 1
    seed_stream(workspace.streams[0], counters[ITERATION], luck, 0)
    assign(states, SIMULATED, states, ROOT)
    depth = 0
    path[0] = ROOT
    while depth < MAX_TREE_DEPTH - 1:
        node = select_next(workspace, tables, tree, path[depth])
        if node == NO_CHILD:
            break
        depth += 1
        path[depth] = node
    random_rollout(workspace, tables, rollout)
    evaluate_leaf(workspace, tables, values)
    backpropagate(tree, depth, values)


@entry
def run_simulations(
    workspace: RiverboatSearchWorkspace,
    all_tables: list[RiverboatTables],
    tree: SearchTree,
    values: Any,
    luck: int,
    rollout: int,
    simulations: int,
) -> int:
    """Run so many more simulations; return the child with the most visits."""
    if tree.counters[NODE_COUNT] == 0:
        reset_tree(tree)
    for _ in range(simulations):
        run_simulation(workspace, all_tables[0], tree, values, luck, rollout)
    return most_visited_child(tree)


class RiverboatTreeSearch(Search):
    def __init__(self, position: Any, luck: int = 0, rollout: int = 0, weights: Any = None) -> None:
        self.tables, self.workspace = position.tables, RiverboatSearchWorkspace.allocate(position, weights)
        self.luck, self.rollout = luck, rollout
        self.tree = SearchTree.allocate(MAX_NODES)
        self.values = np.zeros(MAX_PLAYERS + 1)
        self.best = NO_CHILD

    def grow(self, iterations: int) -> None:
        simulations = SIMULATIONS_PER_ITERATION * iterations
        self.best = run_simulations(
            self.workspace, self.tables, self.tree, self.values, self.luck, self.rollout, simulations
        )

    def choice(self) -> tuple[int, ...]:
        moves = self.tree.moves[self.best]
        return tuple(int(action) for action in moves[: self.tree.nodes[self.best, LENGTH]])
