"""Environments for the tests, and who plays in them."""

from typing import Any

import gymnasium
import numpy as np

import paddlewheel.environments.gymnasium  # noqa: F401
from paddlewheel.core.game import Position
from tests.tables import Table

NAMES = {"mississippi-queen": "paddlewheel/MississippiQueen-v2", "riverboat": "paddlewheel/Riverboat-v1"}
SHORT = {"edition": "intro-1997", "players": 3}  # a race of about 25 decisions


def make(game: str = "mississippi-queen", **terms: Any) -> Any:
    return gymnasium.make(NAMES[game], **terms).unwrapped


def make_vec(game: str = "mississippi-queen", num_envs: int = 8, **terms: Any) -> Any:
    return gymnasium.make_vec(NAMES[game], num_envs, **terms)


def table_terms(table: Table) -> dict[str, Any]:
    """How a table is asked for."""
    said = table.game.options_to_json(table.options)
    return {"edition": said["edition"], "players": said["players"], "variants": said.get("variants", {})}


class Chooser:
    """Any legal action, the same ones for the same seed."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = np.random.default_rng(seed)

    def one(self, seen: Any) -> int:
        return int(self.rng.choice(np.flatnonzero(seen["action_mask"])))

    def all(self, seen: Any) -> Any:
        return np.array([self.rng.choice(np.flatnonzero(row)) for row in seen["action_mask"]])


def play_out(env: Any, seen: Any, seed: int = 0) -> tuple[list[Any], float, dict[str, Any]]:
    """Random actions to the end: everything seen on the way, the sum of the rewards, and the last info."""
    chooser, frames, total, over, info = Chooser(seed), [seen], 0.0, False, {}
    while not over:
        seen, reward, terminated, truncated, info = env.step(chooser.one(seen))
        frames.append(seen)
        total, over = total + reward, terminated or truncated
    return frames, total, info


def same(one: Any, other: Any) -> bool:
    """Are two observations equal?"""
    return one.keys() == other.keys() and all(np.array_equal(one[name], other[name]) for name in one)


def rewards_of(position: Position) -> Any:
    return np.array(position.rewards(), np.float32)
