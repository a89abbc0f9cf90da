"""Plans of the current decision: outcomes of a turn with their actions, path, coal price and danger."""

from threading import local
from typing import Any

from paddlewheel.core import game
from paddlewheel.core.hexgrid import HEADINGS
from paddlewheel.core.jit.records import blank
from paddlewheel.mississippi_queen.actions import STOP
from paddlewheel.mississippi_queen.ai.greedy_kernel import FAVOURITE, HEADING, PLANS, consult
from paddlewheel.mississippi_queen.ai.heuristic import Chart
from paddlewheel.mississippi_queen.names import boat_name, place_name
from paddlewheel.mississippi_queen.planning.implicit_stop import end_by_themselves
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
    Paper,
)
from paddlewheel.mississippi_queen.state import (
    BACKING,
    MOVE_PHASE,
    OWN_FACE_PHASE,
    PUSH_PHASE,
    SPEED_PHASE,
    STRANDED,
    Work,
)

TURNING_PHASES = (SPEED_PHASE, MOVE_PHASE, PUSH_PHASE, OWN_FACE_PHASE)


class _Desk(local):
    """Search memory of one thread, allocated on first use and reused because it is large."""

    def __init__(self) -> None:
        self.paper, self.chart, self.work = Paper(), Chart(), blank(Work)


DESK = _Desk()


def plans(position: Any) -> list[game.Plan]:
    """All plans of the current decision; if it is not a move, one plan per action."""
    if not is_turning(position.record):
        return [game.Plan((action,), {}) for action in position.legal_actions()]
    paper = sheet()
    ends = end_by_themselves(position, paper, paper.outcomes[: count_plans(position)])
    return [_plan(position, paper, row, bool(alone)) for row, alone in enumerate(ends)]


def is_turning(race: Any) -> bool:
    free_facing = race.phase == OWN_FACE_PHASE and race.ending in (STRANDED, BACKING)
    return race.phase in TURNING_PHASES and not free_facing


def count_plans(position: Any) -> int:
    if not is_turning(position.record):
        return len(position.legal_actions())
    count = search(position, sheet())
    if count < 0:
        raise MemoryError("this turn has more outcomes than the search has room for")
    return count


def sheet() -> Paper:
    return DESK.paper


def search(position: Any, paper: Paper, question: int = PLANS, boat: int = 0, luck: int = 0) -> int:
    """Run the compiled search without building plans."""
    work, chart = scratch()
    return int(consult(question, position.records, position.tables, work, paper.arrays, chart.arrays, boat, luck))


def scratch() -> tuple[Any, Chart]:
    return DESK.work, DESK.chart


def favourite_plan(position: Any, luck: int) -> game.Plan:
    """Best plan by the heuristic."""
    row = search(position, sheet(), FAVOURITE, luck=luck)
    if row < 0:
        raise MemoryError("this turn has more outcomes than the search has room for")
    return _plan(position, sheet(), row, _ends_by_itself(position, row))


def plan(position: Any, index: int) -> tuple[int, ...]:
    if not is_turning(position.record):
        return (position.legal_actions()[index],)
    count_plans(position)
    actions, _ = _way(sheet(), int(sheet().outcomes[index, END_NODE]))
    return tuple(actions) if _ends_by_itself(position, index) else (*actions, STOP)


def _ends_by_itself(position: Any, row: int) -> bool:
    (alone,) = end_by_themselves(position, sheet(), sheet().outcomes[row : row + 1])
    return bool(alone)


def favourite_facing(position: Any, boat: int) -> int:
    return search(position, sheet(), HEADING, boat)


def _plan(position: Any, paper: Paper, row: int, ends_by_itself: bool) -> game.Plan:
    race = position.record
    outcome = [int(value) for value in paper.outcomes[row]]
    actions, path = _way(paper, outcome[END_NODE])
    if not ends_by_itself:
        actions.append(STOP)
    return game.Plan(
        tuple(actions),
        {
            "place": place_name(outcome[END_SPACE]),
            "heading": HEADINGS[outcome[END_BOW]],
            "speed": outcome[END_SPEED],
            "pushed": pushed_boats(race, paper, outcome[END_PLACING]),
            "coal": outcome[END_COAL],
            "path": [place_name(space) for space in path],
            "danger": bool(outcome[DANGER]),
        },
    )


def pushed_boats(race: Any, paper: Paper, placing: int) -> dict[str, str]:
    """Boats moved by a plan, with their new places."""
    return {
        boat_name(race, boat): place_name(int(place))
        for boat, place in enumerate(paper.placings[placing][: race.boats])
        if place != race.place[boat]
    }


def _way(paper: Paper, node: int) -> tuple[list[int], list[int]]:
    """Actions that lead to a node, and the spaces on the way."""
    actions: list[int] = []
    path: list[int] = []
    while node != -1:
        action, space = int(paper.nodes[node, ACTION]), int(paper.nodes[node, SPACE])
        if action >= 0:
            actions.append(action)
        if not path or path[-1] != space:
            path.append(space)
        node = int(paper.nodes[node, PARENT])
    return actions[::-1], path[::-1]
