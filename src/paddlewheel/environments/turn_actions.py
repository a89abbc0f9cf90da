"""Turn-level action encoding: an index into the plans of the current turn, up to 8,192.

A plan is a distinct outcome of the turn with its cheapest actions. It is played until chance or the owner of a pushed
boat has to decide; the rest of the turn then has plans of its own.
"""

from typing import Any

import numpy as np

from paddlewheel.bots.follow_plan import followed
from paddlewheel.core.errors import IllegalAction
from paddlewheel.core.game import Position
from paddlewheel.core.messages.errors import plain
from paddlewheel.environments.batch import Batch

MAX_NUMBERED_PLANS = 8192


class Turns:
    """The plans of a position, computed on construction."""

    def __init__(self, position: Position) -> None:
        self._position = position
        self._tree = position.game.module.planner.compact_plans(position) if position.actor >= 0 else {"plans": {}}
        plans = self._tree["plans"]
        self.found = len(plans["node"]) if plans else 0

    @property
    def count(self) -> int:
        """Number of plans that can be chosen: indexes 0 to count - 1."""
        return min(self.found, MAX_NUMBERED_PLANS)

    @property
    def overflow(self) -> int:
        """Number of plans beyond the limit, which cannot be chosen."""
        return self.found - self.count

    @property
    def columns(self) -> dict[str, Any]:
        """Attributes of each plan as arrays; see the game's `compact_plans`."""
        plans = self._tree["plans"].items()
        return {name: np.asarray(column)[: self.count] for name, column in plans if name != "node"}

    @property
    def names(self) -> dict[str, Any]:
        """Lookup lists of the columns `place`, `heading` and `pushed`, whose values are indexes."""
        lists = {"place": "places", "heading": "headings", "pushed": "pushed"}
        return {column: self._tree[name] for column, name in lists.items() if name in self._tree}

    def mask(self) -> Any:
        return (np.arange(MAX_NUMBERED_PLANS) < self.count).astype(np.int8)

    def play(self, index: int) -> list[int]:
        """Apply a plan to the position; returns the actions taken."""
        check_plan_index(index, self.count)
        self.found = 0  # the plans belong to the position before this call
        return play_plan(self._position, index)


class TurnBatch:
    """Batch with turn-level actions; `plans`, `overflow` and `mask` have a row per game."""

    def __init__(self, batch: Batch) -> None:
        self.batch = batch
        self._positions = [batch.position(index) for index in range(batch.count)]
        self._counts = np.zeros(batch.count, np.int64)  # plans per game; private, as callers may write into `plans`
        self.plans = np.zeros(batch.count, np.int64)
        self.overflow = np.zeros(batch.count, np.int64)
        self.mask = np.zeros((batch.count, MAX_NUMBERED_PLANS), np.int8)
        self.look()

    def look(self) -> None:
        """Recount the plans of every game; needed after the batch has been stepped directly."""
        self.batch.share(self._count)
        self.overflow[:] = np.maximum(self._counts - MAX_NUMBERED_PLANS, 0)
        self._counts -= self.overflow
        self.plans[:] = self._counts
        np.less(np.arange(MAX_NUMBERED_PLANS), self.plans[:, None], out=self.mask, casting="unsafe")

    def step(self, indexes: Any) -> None:
        """Play one plan per game, then chance. If any index is out of range, raise and change nothing."""
        chosen = self.batch.whole_numbers("plans", indexes, (self.batch.count,))
        for index, count in zip(chosen.tolist(), self._counts.tolist(), strict=True):
            if count > 0:
                check_plan_index(index, count)
        self.batch.share(lambda games, thread: self._play(chosen, games))
        self.batch.go_on()
        self.look()

    def _count(self, games: range, thread: int) -> None:
        for game in games:
            over = self.batch.actor[game] < 0
            self._counts[game] = (
                0 if over else self._positions[game].game.module.planner.count_plans(self._positions[game])
            )

    def _play(self, indexes: Any, games: range) -> None:
        for game in games:
            if self._counts[game] > 0:
                play_plan(self._positions[game], int(indexes[game]))


def play_plan(position: Position, index: int) -> list[int]:
    taken = []
    # An action is refused where another boat of this seat must be faced.
    for action in followed(position, position.game.module.planner.plan(position, index)):
        position.step(action)
        taken.append(action)
    return taken


def check_plan_index(index: int, count: int) -> None:
    if count == 0:
        raise IllegalAction(
            plain("there is no plan to choose here: the game is over, or a plan of this turn was played"), ""
        )
    if not 0 <= index < count:
        raise IllegalAction(plain(f"there is no plan {index} here; they go from 0 to {count - 1}"), "")
