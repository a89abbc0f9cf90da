"""Plans as plain data, and the plan with the best heuristic value."""

from threading import local
from typing import Any

import numpy as np

from paddlewheel.core.capabilities import Plan
from paddlewheel.core.jit.decorators import without_dispatch
from paddlewheel.core.jit.records import copy_into
from paddlewheel.core.notation.plan_tree import plan_tree, prefix_tree
from paddlewheel.riverboat.actions import action_text
from paddlewheel.riverboat.planning.search import (
    ACTIONS,
    COINS,
    LENGTH,
    MAX_PLANS,
    SCORE,
    VALUE,
    RiverboatPlanWorkspace,
    find_plans,
)

TIE_MARGIN = 40  # hundredths of a point: plans within this margin count as equal


class _ThreadWorkspace(local):
    """Search memory of a thread, allocated on first use and kept because it is large."""

    def __init__(self) -> None:
        self.plans = RiverboatPlanWorkspace.allocate()
        self.stamp = 0  # of the latest search


THREAD_WORKSPACE = _ThreadWorkspace()
FIND_PLANS = without_dispatch(find_plans)


def search_plans(position: Any) -> Any:
    """Rows of all plans for the current decision, as `find_plans` writes them."""
    workspace = THREAD_WORKSPACE.plans
    THREAD_WORKSPACE.stamp += 1
    copy_into(workspace.states, 0, position.records)
    return workspace.plans[: FIND_PLANS(workspace, position.tables, THREAD_WORKSPACE.stamp)]


def plans(position: Any) -> list[Plan]:
    return [_plan(row) for row in all_plans(position)]


def count_plans(position: Any) -> int:
    return len(all_plans(position))


def all_plans(position: Any) -> Any:
    if position.actor < 0:
        return []
    rows = search_plans(position)
    if len(rows) == MAX_PLANS:
        raise MemoryError("this decision has more outcomes than the search has room for")
    return rows


def plan(position: Any, index: int) -> tuple[int, ...]:
    return _actions(all_plans(position)[index])


def _actions(row: Any) -> tuple[int, ...]:
    return tuple(int(action) for action in row[ACTIONS : ACTIONS + row[LENGTH]])


def _plan(row: Any) -> Plan:
    return Plan(_actions(row), {"score": int(row[SCORE]), "coins": int(row[COINS])})


def compact_plans(position: Any) -> dict[str, Any]:
    """Plans as a `core.notation.plan_tree`, with columns `score` (immediate points) and `coins` (net gain)."""
    rows = np.asarray(all_plans(position))
    tree = plan_tree(*prefix_tree(rows[:, ACTIONS:], rows[:, LENGTH]), action_text)
    tree["kind"] = "decision"
    tree["plans"] |= {"score": rows[:, SCORE].tolist(), "coins": rows[:, COINS].tolist()}
    return tree


def greedy_actions(position: Any, luck: int = 0) -> tuple[int, ...]:
    """The plan with the highest value; with `luck`, 32 random bits, a random one within TIE_MARGIN of it."""
    rows = search_plans(position)
    worth = np.asarray(rows[:, VALUE])
    good = np.flatnonzero(worth >= worth.max() - (TIE_MARGIN if luck else 0))
    return _actions(rows[good[(luck * len(good)) >> 32]])
