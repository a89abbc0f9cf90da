"""Open-loop Monte Carlo search tree with multi-player values (max^n), independent of the game.

A node is identified by the decisions that lead to it, whatever the draws between them. A child that is illegal under
the draws of the current iteration is barred for that iteration. A child stores the actions that lead to it.
"""

from typing import Any, NamedTuple, Self

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


# entries of `counters`
NODE_COUNT, ITERATION, COUNTERS = range(3)


class SearchTree(NamedTuple):
    """Arrays of one search."""

    nodes: Any
    weights: Any
    moves: Any  # actions that lead to a node from its parent
    path: Any  # nodes of the current iteration, from the root
    counters: Any

    @classmethod
    def allocate(cls, nodes: int) -> Self:
        return cls(
            nodes=np.zeros((nodes, COLUMNS), np.int64),
            weights=np.zeros((nodes, VALUE_COLUMNS), np.float64),
            moves=np.zeros((nodes, MAX_NODE_ACTIONS), np.int64),
            path=np.zeros(MAX_TREE_DEPTH, np.int64),
            counters=np.zeros(COUNTERS, np.int64),
        )


@compiled
def reset_tree(tree: SearchTree) -> None:
    """Reset to a root without children."""
    nodes, counters = tree.nodes, tree.counters
    counters[NODE_COUNT], counters[ITERATION] = 1, 0
    nodes[ROOT, FIRST], nodes[ROOT, COUNT], nodes[ROOT, VISITS] = NOT_EXPANDED, 0, 0


@compiled
def has_room(tree: SearchTree, children: int) -> bool:
    return bool(tree.counters[NODE_COUNT] + children <= len(tree.nodes))


@compiled
def expand(tree: SearchTree, node: int, seat: int) -> None:
    """Set the seat that decides at a node; must be followed directly by its `add_child` calls."""
    nodes = tree.nodes
    nodes[node, FIRST], nodes[node, COUNT], nodes[node, SEAT] = tree.counters[NODE_COUNT], 0, seat


@compiled
def add_child(tree: SearchTree, node: int, guess: float, prior: float) -> int:
    """Add a child with initial value `guess` for the seat that chooses; the caller writes its actions to `moves`."""
    nodes, weights = tree.nodes, tree.weights
    child: int = tree.counters[NODE_COUNT]
    tree.counters[NODE_COUNT] += 1
    nodes[node, COUNT] += 1
    nodes[child, FIRST], nodes[child, COUNT], nodes[child, VISITS] = NOT_EXPANDED, 0, 0
    nodes[child, LENGTH], nodes[child, BARRED] = 0, NO_CHILD
    weights[child, TOTAL], weights[child, PRIOR], weights[child, INITIAL_VALUE] = 0.0, prior, guess
    return child


@compiled
def choose_child(tree: SearchTree, node: int, exploration: float) -> int:
    """Select a child by PUCT: mean value plus exploration term. NO_CHILD if all are barred."""
    nodes, weights, iteration = tree.nodes, tree.weights, tree.counters[ITERATION]
    root_of_visits = (1.0 + nodes[node, VISITS]) ** 0.5
    best, most = NO_CHILD, -1e9
    for child in range(nodes[node, FIRST], nodes[node, FIRST] + nodes[node, COUNT]):
        if nodes[child, BARRED] == iteration:
            continue
        visits = nodes[child, VISITS]
        value = (weights[child, TOTAL] + weights[child, INITIAL_VALUE]) / (visits + 1)
        value += exploration * weights[child, PRIOR] * root_of_visits / (1 + visits)
        if value > most:
            best, most = child, value
    return best


@compiled
def bar_child(tree: SearchTree, child: int) -> None:
    """Exclude a child from the current iteration, because it is illegal there."""
    tree.nodes[child, BARRED] = tree.counters[ITERATION]


@compiled
def backpropagate(tree: SearchTree, length: int, values: Any) -> None:
    """Add the values to every node of the path, each for its chooser; `path` is the root and `length` nodes."""
    nodes, weights, path = tree.nodes, tree.weights, tree.path
    nodes[ROOT, VISITS] += 1
    for step in range(1, length + 1):
        node, parent = path[step], path[step - 1]
        nodes[node, VISITS] += 1
        weights[node, TOTAL] += values[nodes[parent, SEAT]]


@compiled
def most_visited_child(tree: SearchTree) -> int:
    """The root's most visited child; ties are broken by mean value."""
    nodes, weights = tree.nodes, tree.weights
    best: int = nodes[ROOT, FIRST]
    most = -1.0
    for child in range(nodes[ROOT, FIRST], nodes[ROOT, FIRST] + nodes[ROOT, COUNT]):
        visits = nodes[child, VISITS]
        value = visits + (weights[child, TOTAL] + weights[child, INITIAL_VALUE]) / (visits + 1)
        if value > most:
            best, most = child, value
    return best
