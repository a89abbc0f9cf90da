"""Plans of a game without a planner of its own: one for each legal action. A `core.capabilities.Planner`."""

from typing import Any

import numpy as np

from paddlewheel.core.capabilities import Plan
from paddlewheel.core.game import Position
from paddlewheel.core.notation.plan_tree import plan_tree


def plans(position: Position) -> list[Plan]:
    return [Plan((action,), {}) for action in position.legal_actions()]


def compact_plans(position: Position) -> dict[str, Any]:
    actions = np.array(position.legal_actions(), int)
    tree = plan_tree(np.full(len(actions), -1), actions, np.arange(len(actions)), position.game.action_text)
    return {"kind": "choices"} | tree


def count_plans(position: Position) -> int:
    return len(position.legal_actions())


def plan(position: Position, index: int) -> tuple[int, ...]:
    return (position.legal_actions()[index],)
