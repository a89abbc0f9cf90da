"""Plans of a turn as a compact tree, see `core.notation.plan_tree`.

A node has the `place` it leads to. A plan has the final `place` and `heading`, the `speed`, the `coal` it costs,
`danger` (1: no complete move would follow from there) and `pushed`, an index into the list of pushed boats.
"""

from typing import Any

import numpy as np

from paddlewheel.core import action_plans
from paddlewheel.core.hexgrid import HEADINGS
from paddlewheel.core.notation.plan_tree import indexed, plan_tree, pruned
from paddlewheel.mississippi_queen.actions import STOP, action_text
from paddlewheel.mississippi_queen.names import place_name
from paddlewheel.mississippi_queen.planning.api import (
    count_plans,
    is_plannable,
    plan,
    plan_workspace,
    plans,
    pushed_boats,
)
from paddlewheel.mississippi_queen.planning.implicit_stop import needs_no_stop
from paddlewheel.mississippi_queen.planning.workspace import (
    ACTION,
    DANGER,
    END_BOW,
    END_COAL,
    END_NODE,
    END_PLACING,
    END_SPACE,
    END_SPEED,
    PARENT,
    SPACE,
    MississippiQueenPlanWorkspace,
)

__all__ = ["compact_plans", "count_plans", "plan", "plans"]  # the `Planner` of the game


def compact_plans(position: Any) -> dict[str, Any]:
    """Plan tree of the current decision; if it is not a move, one plan per action."""
    if not is_plannable(position.record):
        return action_plans.compact_plans(position)
    workspace, count = plan_workspace(), count_plans(position)
    nodes, ends = _nodes(workspace, count, needs_no_stop(position, workspace, workspace.outcomes[:count]))
    places, numbers = indexed(np.concatenate([nodes[:, SPACE], workspace.outcomes[:count, END_SPACE]]), place_name)
    tree = plan_tree(nodes[:, PARENT], nodes[:, ACTION], ends, action_text)
    tree["places"] = places
    tree["nodes"]["place"] = numbers[: len(nodes)]
    return _with_outcomes(tree, position.record, workspace, count, numbers[len(nodes) :])


def _nodes(workspace: MississippiQueenPlanWorkspace, count: int, end_alone: Any) -> tuple[Any, Any]:
    """Nodes that lead to outcomes, with `stop` nodes where needed, and the last node of each outcome."""
    ends = workspace.outcomes[:count, END_NODE]
    kept, number = pruned(workspace.nodes[: ends.max(initial=0) + 1, PARENT], ends)
    nodes, ends = workspace.nodes[kept], number[ends]
    inner = nodes[:, PARENT] >= 0
    nodes[inner, PARENT] = number[nodes[inner, PARENT]]
    stops = nodes[ends[~end_alone]]
    stops[:, PARENT], stops[:, ACTION] = ends[~end_alone], STOP
    ends[~end_alone] = len(nodes) + np.arange(len(stops))
    return np.concatenate([nodes, stops]), ends


def _with_outcomes(
    tree: dict[str, Any], race: Any, workspace: MississippiQueenPlanWorkspace, count: int, places: list[int]
) -> dict[str, Any]:
    outcomes = workspace.outcomes[:count]
    placings = outcomes[:, END_PLACING].tolist()
    index = {row: at for at, row in enumerate(sorted({*placings}))}
    tree["kind"] = "move"
    tree["pushed"] = [pushed_boats(race, workspace, row) for row in index]
    tree["headings"] = list(HEADINGS)
    tree["plans"] |= {
        "place": places,
        "heading": outcomes[:, END_BOW].tolist(),
        "speed": outcomes[:, END_SPEED].tolist(),
        "coal": outcomes[:, END_COAL].tolist(),
        "danger": outcomes[:, DANGER].tolist(),
        "pushed": [index[row] for row in placings],
    }
    return tree
