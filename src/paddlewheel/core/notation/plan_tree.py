"""Compact plans as plain data: a prefix tree, because thousands of plans share most of their actions.

{"actions": ["speed 3", "ahead", ...], "nodes": {"parent": [...], "action": [...]}, "plans": {"node": [...], ...}}

`nodes` and `plans` are columns. A plan's actions are those from the root (parent -1) down to its `node`; a node's
`action` is an index into `actions`, or -1 for none. The other columns are specific to the game.
"""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from typing_extensions import TypedDict


class PlanNodes(TypedDict):
    """The nodes of a tree in columns; `action` is an index into `actions`, or -1."""

    parent: list[int]
    action: list[int]


def plan_tree(parent: Any, action: Any, end: Any, text: Callable[[int], str]) -> dict[str, Any]:
    """The tree of nodes with these parents and action ids, with a plan for each node in `end`."""
    words, actions = indexed(action, text)
    return {
        "actions": words,
        "nodes": {"parent": parent.tolist(), "action": actions},
        "plans": {"node": end.tolist()},
    }


def indexed(values: Any, text: Callable[[int], str]) -> tuple[list[str], list[int]]:
    """Replace numbers by indexes into a list of their texts; -1 stays -1."""
    numbers = values.tolist()  # most trees are small: plain Python is faster than numpy's sort
    found = sorted({*numbers} - {-1})
    index = {number: at for at, number in enumerate(found)} | {-1: -1}
    return [text(number) for number in found], [index[number] for number in numbers]


def pruned(parents: Any, ends: Any) -> tuple[Any, Any]:
    """Keep the ancestors of the ends: their numbers, ascending, and the new number of every node."""
    kept = np.zeros(len(parents), bool)
    front = ends
    while front.size:
        kept[front] = True
        above = parents[front]
        front = above[above >= 0]
        front = front[~kept[front]]
    return np.flatnonzero(kept), np.cumsum(kept) - 1


def prefix_tree(rows: Any, lengths: Any) -> tuple[Any, Any, Any]:
    """Build a prefix tree from rows in depth-first order: parent and value per node, and the end of every row."""
    columns = np.arange(rows.shape[1])
    new = np.ones(rows.shape, bool)
    new[1:] = np.logical_or.accumulate(rows[1:] != rows[:-1], axis=1)
    new &= columns < lengths[:, None]
    number = np.where(new, np.cumsum(new).reshape(new.shape) - 1, -1)
    node = np.maximum.accumulate(number, axis=0)
    above = np.concatenate([np.full((len(rows), 1), -1), node[:, :-1]], axis=1)
    return above[new], rows[new], node[np.arange(len(rows)), lengths - 1]


def plan_paths(tree: dict[str, Any]) -> Iterator[list[str]]:
    """The actions of each plan."""
    for node in tree["plans"]["node"]:
        yield [tree["actions"][index] for index in path_column(tree, node, "action") if index >= 0]


def path_column(tree: dict[str, Any], node: int, column: str) -> list[int]:
    """The values of a column from the root down to this node."""
    found = []
    while node >= 0:
        found.append(tree["nodes"][column][node])
        node = tree["nodes"]["parent"][node]
    return found[::-1]
