"""Open-loop Monte Carlo search tree with multi-player values (max^n), independent of the game.

A node is identified by the decisions that lead to it, whatever the draws between them. A child that is illegal under
the draws of the current iteration is barred for that iteration. A child stores the actions that lead to it.
"""

from typing import Any

import numpy as np

from paddlewheel.core.jit.decorators import compiled

MAX_NODE_ACTIONS = 48  # actions of one decision, or of a whole turn
MAX_TREE_DEPTH = 64
ROOT = 0
NOT_EXPANDED = -1
NO_CHILD = -1

# integer columns of a node
FIRST, COUNT, SEAT, VISITS, LENGTH, BARRED, COLUMNS = range(7)
# float columns of a node: total value for the seat that chooses it, prior probability, initial value estimate
TOTAL, PRIOR, INITIAL_VALUE, VALUE_COLUMNS = range(4)


class SearchTree:
    """Arrays of one search. `used[0]` counts nodes, `used[1]` iterations."""

    def __init__(self, nodes: int) -> None:
        self.nodes = np.zeros((nodes, COLUMNS), np.int64)
        self.weights = np.zeros((nodes, VALUE_COLUMNS), np.float64)
        self.moves = np.zeros((nodes, MAX_NODE_ACTIONS), np.int64)
        self.path = np.zeros(MAX_TREE_DEPTH, np.int64)
        self.used = np.zeros(2, np.int64)
        self.arrays = (self.nodes, self.weights, self.moves, self.path, self.used)


@compiled
def reset_tree(tree: Any) -> None:
    """Reset to a root without children."""
    nodes, used = tree[0], tree[4]
    used[0], used[1] = 1, 0
    nodes[ROOT, FIRST], nodes[ROOT, COUNT], nodes[ROOT, VISITS] = NOT_EXPANDED, 0, 0


@compiled
def has_room(tree: Any, children: int) -> bool:
    return bool(tree[4][0] + children <= len(tree[0]))


@compiled
def expand(tree: Any, node: int, seat: int) -> None:
    """Set the seat that decides at a node; must be followed directly by its `add_child` calls."""
    nodes, used = tree[0], tree[4]
    nodes[node, FIRST], nodes[node, COUNT], nodes[node, SEAT] = used[0], 0, seat


@compiled
def add_child(tree: Any, node: int, guess: float, prior: float) -> int:
    """Add a child with initial value `guess` for the seat that chooses; the caller writes its actions to `moves`."""
    nodes, weights, used = tree[0], tree[1], tree[4]
    child: int = used[0]
    used[0] += 1
    nodes[node, COUNT] += 1
    nodes[child, FIRST], nodes[child, COUNT], nodes[child, VISITS] = NOT_EXPANDED, 0, 0
    nodes[child, LENGTH], nodes[child, BARRED] = 0, NO_CHILD
    weights[child, TOTAL], weights[child, PRIOR], weights[child, INITIAL_VALUE] = 0.0, prior, guess
    return child


@compiled
def choose_child(tree: Any, node: int, curiosity: float) -> int:
    """Select a child by PUCT: mean value plus exploration term. NO_CHILD if all are barred."""
    nodes, weights, walk = tree[0], tree[1], tree[4][1]
    root_of_visits = (1.0 + nodes[node, VISITS]) ** 0.5
    best, most = NO_CHILD, -1e9
    for child in range(nodes[node, FIRST], nodes[node, FIRST] + nodes[node, COUNT]):
        if nodes[child, BARRED] == walk:
            continue
        visits = nodes[child, VISITS]
        value = (weights[child, TOTAL] + weights[child, INITIAL_VALUE]) / (visits + 1)
        value += curiosity * weights[child, PRIOR] * root_of_visits / (1 + visits)
        if value > most:
            best, most = child, value
    return best


@compiled
def bar_child(tree: Any, child: int) -> None:
    """Exclude a child from the current iteration, because it is illegal there."""
    tree[0][child, BARRED] = tree[4][1]


@compiled
def backpropagate(tree: Any, length: int, values: Any) -> None:
    """Add the values to every node of the path, each for its chooser; `path` is the root and `length` nodes."""
    nodes, weights, path = tree[0], tree[1], tree[3]
    nodes[ROOT, VISITS] += 1
    for step in range(1, length + 1):
        node, parent = path[step], path[step - 1]
        nodes[node, VISITS] += 1
        weights[node, TOTAL] += values[nodes[parent, SEAT]]


@compiled
def most_visited_child(tree: Any) -> int:
    """The root's most visited child; ties are broken by mean value."""
    nodes, weights = tree[0], tree[1]
    best: int = nodes[ROOT, FIRST]
    most = -1.0
    for child in range(nodes[ROOT, FIRST], nodes[ROOT, FIRST] + nodes[ROOT, COUNT]):
        visits = nodes[child, VISITS]
        merit = visits + (weights[child, TOTAL] + weights[child, INITIAL_VALUE]) / (visits + 1)
        if merit > most:
            best, most = child, merit
    return best
