"""Plans of the current decision: outcomes of a turn with their actions, path, coal price and danger."""

from threading import local
from typing import Any

from paddlewheel.core import action_plans
from paddlewheel.core.capabilities import Plan
from paddlewheel.core.hexgrid import HEADINGS
from paddlewheel.core.jit.decorators import without_dispatch
from paddlewheel.core.jit.records import blank
from paddlewheel.mississippi_queen.actions import STOP
from paddlewheel.mississippi_queen.ai.greedy_kernel import ALL_PLANS, GREEDY_HEADING, GREEDY_OUTCOME, ask_planner
from paddlewheel.mississippi_queen.ai.heuristic import GoalDistanceMap
from paddlewheel.mississippi_queen.names import boat_name, place_name
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
from paddlewheel.mississippi_queen.state import (
    BACKING,
    MOVE_DECISION,
    OWN_FACE_DECISION,
    PUSH_DECISION,
    SPEED_DECISION,
    STRANDED,
    SearchStacks,
)

PLANNABLE_DECISIONS = (SPEED_DECISION, MOVE_DECISION, PUSH_DECISION, OWN_FACE_DECISION)


class _ThreadWorkspace(local):
    """Search memory of one thread, allocated on first use and reused because it is large."""

    def __init__(self) -> None:
        self.plans = MississippiQueenPlanWorkspace.allocate()
        self.distance_map = GoalDistanceMap.allocate()
        self.work = blank(SearchStacks)


THREAD_WORKSPACE = _ThreadWorkspace()
ASK_PLANNER = without_dispatch(ask_planner)


def plans(position: Any) -> list[Plan]:
    """All plans of the current decision; if it is not a move, one plan per action."""
    if not is_plannable(position.record):
        return action_plans.plans(position)
    workspace = plan_workspace()
    ends = needs_no_stop(position, workspace, workspace.outcomes[: count_plans(position)])
    return [_plan(position, workspace, row, bool(alone)) for row, alone in enumerate(ends)]


def is_plannable(race: Any) -> bool:
    free_facing = race.decision == OWN_FACE_DECISION and race.ending in (STRANDED, BACKING)
    return race.decision in PLANNABLE_DECISIONS and not free_facing


def count_plans(position: Any) -> int:
    if not is_plannable(position.record):
        return action_plans.count_plans(position)
    count = search_plans(position)
    if count < 0:
        raise MemoryError("this turn has more outcomes than the search has room for")
    return count


def plan_workspace() -> MississippiQueenPlanWorkspace:
    return THREAD_WORKSPACE.plans


def search_plans(position: Any, question: int = ALL_PLANS, boat: int = 0, luck: int = 0) -> int:
    """Run the compiled search without building plans."""
    workspace = THREAD_WORKSPACE
    arrays = (workspace.work, workspace.plans, workspace.distance_map)
    return int(ASK_PLANNER(question, position.records, position.tables, *arrays, boat, luck))


def greedy_plan(position: Any, luck: int) -> Plan:
    """Best plan by the heuristic."""
    row = search_plans(position, GREEDY_OUTCOME, luck=luck)
    if row < 0:
        raise MemoryError("this turn has more outcomes than the search has room for")
    return _plan(position, plan_workspace(), row, _needs_no_stop(position, row))


def plan(position: Any, index: int) -> tuple[int, ...]:
    if not is_plannable(position.record):
        return action_plans.plan(position, index)
    count_plans(position)
    actions, _ = _actions_and_path(plan_workspace(), int(plan_workspace().outcomes[index, END_NODE]))
    return tuple(actions) if _needs_no_stop(position, index) else (*actions, STOP)


def _needs_no_stop(position: Any, row: int) -> bool:
    (alone,) = needs_no_stop(position, plan_workspace(), plan_workspace().outcomes[row : row + 1])
    return bool(alone)


def greedy_facing(position: Any, boat: int) -> int:
    return search_plans(position, GREEDY_HEADING, boat)


def _plan(position: Any, workspace: MississippiQueenPlanWorkspace, row: int, ends_by_itself: bool) -> Plan:
    race = position.record
    outcome = [int(value) for value in workspace.outcomes[row]]
    actions, path = _actions_and_path(workspace, outcome[END_NODE])
    if not ends_by_itself:
        actions.append(STOP)
    return Plan(
        tuple(actions),
        {
            "place": place_name(outcome[END_SPACE]),
            "heading": HEADINGS[outcome[END_BOW]],
            "speed": outcome[END_SPEED],
            "pushed": pushed_boats(race, workspace, outcome[END_PLACING]),
            "coal": outcome[END_COAL],
            "path": [place_name(space) for space in path],
            "danger": bool(outcome[DANGER]),
        },
    )


def pushed_boats(race: Any, workspace: MississippiQueenPlanWorkspace, placing: int) -> dict[str, str]:
    """Boats moved by a plan, with their new places."""
    return {
        boat_name(race, boat): place_name(int(place))
        for boat, place in enumerate(workspace.placings[placing][: race.boats])
        if place != race.place[boat]
    }


def _actions_and_path(workspace: MississippiQueenPlanWorkspace, node: int) -> tuple[list[int], list[int]]:
    """Actions that lead to a node, and the spaces on the way."""
    actions: list[int] = []
    path: list[int] = []
    while node != -1:
        action, space = int(workspace.nodes[node, ACTION]), int(workspace.nodes[node, SPACE])
        if action >= 0:
            actions.append(action)
        if not path or path[-1] != space:
            path.append(space)
        node = int(workspace.nodes[node, PARENT])
    return actions[::-1], path[::-1]
