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
    BOARD,
    DESK,
    FOUND_OF_DESK,
    PLANS,
    ROOT,
    ROW_OF_DESK,
    STREAMS,
    TRIAL,
    WEIGHTS,
    WORLD,
    Mind,
    let_chance_play,
    list_plans,
)
from paddlewheel.riverboat.rules.dispatch import draw, is_chance, legal_actions, refusal, step
from paddlewheel.riverboat.state import COLOURS, MAX_PLAYERS, OVER_STEP, REVEAL_STEP, Season
from paddlewheel.riverboat.tables import Tables

NODES = 1 << 15
WALKS = 4  # simulations of one iteration
OWN_CHOICES = 8
CHOICES_OF_OTHERS = 2
CURIOSITY = 0.15
SCALE = 10 * POINT  # lead that counts as a value of 1
WARMTH = 1.5 * POINT  # softmax temperature of the prior
LUCK = MAX_PLAYERS  # seat number of chance nodes


@compiled
def is_possible(mind: Any, tables: Tables, tree: Any, child: int) -> bool:
    """Apply the child's actions to the simulated state; false if one is illegal after the sampled chance outcomes."""
    board, nodes, moves = mind[BOARD], tree[0], tree[2]
    assign(board, TRIAL, board, WORLD)
    for index in range(nodes[child, LENGTH]):
        action = moves[child, index]
        if refusal(board[TRIAL], tables, action) != 0:
            return False
        step(board[TRIAL], tables, action)
    assign(board, WORLD, board, TRIAL)
    return True


@compiled
def step_to_child(mind: Any, tables: Tables, tree: Any, node: int) -> int:
    """Select a legal child and apply it; NOTHING if there is none."""
    while True:
        child = choose_child(tree, node, CURIOSITY)
        if child == NO_CHILD or is_possible(mind, tables, tree, child):
            return child
        bar_child(tree, child)


@compiled
def turn_card_up(mind: Any, tables: Tables, tree: Any, node: int) -> int:
    """Draw a cultivation card; one child per colour, because the legal actions depend on it."""
    nodes, world = tree[0], mind[BOARD][WORLD]
    action = draw(world, tables, mind[STREAMS][0])
    step(world, tables, action)
    if nodes[node, FIRST] == NOT_EXPANDED and has_room(tree, COLOURS + 1):
        expand(tree, node, LUCK)
        for _ in range(COLOURS + 1):
            add_child(tree, node, 0.0, 0.0)
    if nodes[node, COUNT] == 0 or nodes[node, SEAT] != LUCK:
        return NO_CHILD
    return int(nodes[node, FIRST] + action - REVEAL)


@compiled
def grow_children(mind: Any, tables: Tables, tree: Any, node: int) -> None:
    """Expand a node with the pilot's shortlist; priors are a softmax of the plans' values."""
    board, plans = mind[BOARD], mind[PLANS]
    seat = board[WORLD].actor
    count = list_plans(mind, tables, WORLD, OWN_CHOICES if seat == board[ROOT].actor else CHOICES_OF_OTHERS)
    if not has_room(tree, count):
        return
    others, total = estate_of_others(mind, tables, seat), 0.0
    for index in range(count):
        total += math.exp((plans[index, shortlist.VALUE] - plans[0, shortlist.VALUE]) / WARMTH)
    expand(tree, node, seat)
    for index in range(count):
        value = plans[index, shortlist.VALUE]
        prior = math.exp((value - plans[0, shortlist.VALUE]) / WARMTH) / total
        child = add_child(tree, node, (value - others) / SCALE, prior)
        tree[0][child, LENGTH] = plans[index, shortlist.LENGTH]
        for place in range(plans[index, shortlist.LENGTH]):
            tree[2][child, place] = plans[index, shortlist.ACTIONS + place]


@compiled
def estate_of_others(mind: Any, tables: Tables, seat: int) -> float:
    """Average part of the opponents' forecasts that plan values leave out, because this seat cannot change it."""
    world, weights, row = mind[BOARD][WORLD], mind[WEIGHTS], mind[DESK][ROW_OF_DESK]
    total = 0
    for other in range(tables.players):
        if other != seat:
            total += points_forecast(world, tables, other, weights, row)
            total -= rivalry_forecast(world, tables, other, weights, row)
    return total / (tables.players - 1)


@compiled
def judge(season: Season, tables: Tables, weights: Any, row: Any, values: Any) -> None:
    """Leaf values: each seat's forecast minus the average of the others'."""
    total = 0.0
    for seat in range(tables.players):
        values[seat] = points_forecast(season, tables, seat, weights, row)
        total += values[seat]
    for seat in range(tables.players):
        mean = (total - values[seat]) / (tables.players - 1)
        values[seat] = (values[seat] - mean) / SCALE


@compiled
def next_node(mind: Any, tables: Tables, tree: Any, node: int) -> int:
    """Descend from a node by a draw or a decision; NOTHING where the simulation ends."""
    nodes, world = tree[0], mind[BOARD][WORLD]
    if world.step == REVEAL_STEP:
        return turn_card_up(mind, tables, tree, node)
    let_chance_play(mind, tables)
    if world.step == OVER_STEP:
        return NO_CHILD
    if nodes[node, FIRST] == NOT_EXPANDED:
        if node != ROOT and nodes[node, VISITS] == 0:
            return NO_CHILD
        grow_children(mind, tables, tree, node)
    if nodes[node, COUNT] == 0 or nodes[node, SEAT] != world.actor:
        return NO_CHILD
    return step_to_child(mind, tables, tree, node)


@compiled
def drift(mind: Any, tables: Tables, actions: int) -> None:
    """Play so many random actions before the evaluation (option `rollout`)."""
    world, found, stream = mind[BOARD][WORLD], mind[DESK][FOUND_OF_DESK][0], mind[STREAMS][0]
    while actions > 0 and world.step != OVER_STEP:
        if is_chance(world):
            step(world, tables, draw(world, tables, stream))
        else:
            count = legal_actions(world, tables, found)
            step(world, tables, found[random_below(stream, count)])
            actions -= 1


@compiled
def walk(mind: Any, tables: Tables, tree: Any, values: Any, luck: int, rollout: int) -> None:
    """One simulation: selection, expansion, evaluation and backup."""
    board, path, used = mind[BOARD], tree[3], tree[4]
    used[1] += 1
    seed_stream(mind[STREAMS][0], used[1], luck, 0)
    assign(board, WORLD, board, ROOT)
    depth = 0
    path[0] = ROOT
    while depth < MAX_TREE_DEPTH - 1:
        node = next_node(mind, tables, tree, path[depth])
        if node == NO_CHILD:
            break
        depth += 1
        path[depth] = node
    drift(mind, tables, rollout)
    judge(board[WORLD], tables, mind[WEIGHTS], mind[DESK][ROW_OF_DESK], values)
    backpropagate(tree, depth, values)


@entry
def grow_tree(mind: Any, all_tables: list[Tables], tree: Any, values: Any, luck: int, rollout: int, walks: int) -> int:
    """Run so many more simulations; return the child with the most visits."""
    if tree[4][0] == 0:
        reset_tree(tree)
    for _ in range(walks):
        walk(mind, all_tables[0], tree, values, luck, rollout)
    return most_visited_child(tree)


class TreeSearch(Search):
    def __init__(self, position: Any, luck: int, rollout: int = 0, weights: Any = None) -> None:
        self.mind, self.luck, self.rollout = Mind(position, weights), luck, rollout
        self.tree = SearchTree(NODES)
        self.values = np.zeros(MAX_PLAYERS + 1)
        self.best = NO_CHILD

    def grow(self, iterations: int) -> None:
        mind, walks = self.mind, WALKS * iterations
        arrays = (mind.arrays, mind.tables, self.tree.arrays, self.values)
        self.best = grow_tree(*arrays, self.luck, self.rollout, walks)

    def choice(self) -> tuple[int, ...]:
        moves = self.tree.moves[self.best]
        return tuple(int(action) for action in moves[: self.tree.nodes[self.best, LENGTH]])
