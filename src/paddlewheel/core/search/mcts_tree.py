"""The tree of a Monte Carlo search in which every seat wants its own share of the victory (max^n).

A node is a decision reached by a sequence of decisions, whatever chance did between them (an open loop): a child that
is not possible under today's luck is barred for this walk. A child remembers the actions that lead to it. Nothing here
knows a game; each game walks the tree with its own rules.
"""

from typing import Any

import numpy as np

from paddlewheel.core.jit.decorators import compiled

MOST_MOVES = 48  # actions of one decision, or of a whole turn
MOST_DEPTH = 64
ROOT = 0
NOT_EXPANDED = -1
NOTHING = -1

# columns of a node's whole numbers
FIRST, COUNT, SEAT, VISITS, LENGTH, BARRED, COLUMNS = range(7)
# columns of its other numbers: what its visits brought the seat that chose it, how likely it looked, its first guess
TOTAL, PRIOR, GUESS, WEIGHTS = range(4)


class Tree:
    """Memory of one search. `used[0]` counts nodes, `used[1]` walks."""

    def __init__(self, nodes: int) -> None:
        self.nodes = np.zeros((nodes, COLUMNS), np.int64)
        self.weights = np.zeros((nodes, WEIGHTS), np.float64)
        self.moves = np.zeros((nodes, MOST_MOVES), np.int64)
        self.path = np.zeros(MOST_DEPTH, np.int64)
        self.used = np.zeros(2, np.int64)
        self.arrays = (self.nodes, self.weights, self.moves, self.path, self.used)


@compiled
def plant(tree: Any) -> None:
    """Begin anew with a root that has no children."""
    nodes, used = tree[0], tree[4]
    used[0], used[1] = 1, 0
    nodes[ROOT, FIRST], nodes[ROOT, COUNT], nodes[ROOT, VISITS] = NOT_EXPANDED, 0, 0


@compiled
def has_room(tree: Any, children: int) -> bool:
    return bool(tree[4][0] + children <= len(tree[0]))


@compiled
def expand(tree: Any, node: int, seat: int) -> None:
    """Say whose decision the node is; `add_child` calls for the same node follow directly."""
    nodes, used = tree[0], tree[4]
    nodes[node, FIRST], nodes[node, COUNT], nodes[node, SEAT] = used[0], 0, seat


@compiled
def add_child(tree: Any, node: int, guess: float, prior: float) -> int:
    """A child that looks worth `guess` to whoever chooses it; its actions are then written to `moves`."""
    nodes, weights, used = tree[0], tree[1], tree[4]
    child: int = used[0]
    used[0] += 1
    nodes[node, COUNT] += 1
    nodes[child, FIRST], nodes[child, COUNT], nodes[child, VISITS] = NOT_EXPANDED, 0, 0
    nodes[child, LENGTH], nodes[child, BARRED] = 0, NOTHING
    weights[child, TOTAL], weights[child, PRIOR], weights[child, GUESS] = 0.0, prior, guess
    return child


@compiled
def choose_child(tree: Any, node: int, curiosity: float) -> int:
    """The child to walk to: what it brought so far, and how little is known of it. NOTHING if all are barred."""
    nodes, weights, walk = tree[0], tree[1], tree[4][1]
    root_of_visits = (1.0 + nodes[node, VISITS]) ** 0.5
    best, most = NOTHING, -1e9
    for child in range(nodes[node, FIRST], nodes[node, FIRST] + nodes[node, COUNT]):
        if nodes[child, BARRED] == walk:
            continue
        visits = nodes[child, VISITS]
        value = (weights[child, TOTAL] + weights[child, GUESS]) / (visits + 1)
        value += curiosity * weights[child, PRIOR] * root_of_visits / (1 + visits)
        if value > most:
            best, most = child, value
    return best


@compiled
def bar(tree: Any, child: int) -> None:
    """This child is not possible in the walk under way."""
    tree[0][child, BARRED] = tree[4][1]


@compiled
def back_up(tree: Any, length: int, values: Any) -> None:
    """Credit every node of the path with what its chooser got. `path` holds the root and `length` nodes after it."""
    nodes, weights, path = tree[0], tree[1], tree[3]
    nodes[ROOT, VISITS] += 1
    for step in range(1, length + 1):
        node, parent = path[step], path[step - 1]
        nodes[node, VISITS] += 1
        weights[node, TOTAL] += values[nodes[parent, SEAT]]


@compiled
def favourite_child(tree: Any) -> int:
    """The root's child most visited; of several, the one that brought most."""
    nodes, weights = tree[0], tree[1]
    best: int = nodes[ROOT, FIRST]
    most = -1.0
    for child in range(nodes[ROOT, FIRST], nodes[ROOT, FIRST] + nodes[ROOT, COUNT]):
        visits = nodes[child, VISITS]
        merit = visits + (weights[child, TOTAL] + weights[child, GUESS]) / (visits + 1)
        if merit > most:
            best, most = child, merit
    return best
