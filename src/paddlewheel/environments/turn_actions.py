"""Whole turns as actions: an index into the plans of the turn under way, of which 8,192 have a number.

A plan is a distinct outcome of the turn with its cheapest actions. It is played until something else has to be decided,
by chance or by the owner of a pushed boat. What is left of the turn then has plans of its own.
"""

from typing import Any

import numpy as np

from paddlewheel.core.errors import IllegalAction
from paddlewheel.core.game import Position
from paddlewheel.environments.batch import Batch

MOST_PLANS = 8192


class Turns:
    """The plans of one position, as they are when this is made."""

    def __init__(self, position: Position) -> None:
        self._position = position
        self._tree = position.compact_plans() if position.actor >= 0 else {"plans": {}}
        plans = self._tree["plans"]
        self.found = len(plans["node"]) if plans else 0

    @property
    def count(self) -> int:
        """Plans that have a number: 0 to count - 1."""
        return min(self.found, MOST_PLANS)

    @property
    def overflow(self) -> int:
        """Plans beyond, which cannot be chosen."""
        return self.found - self.count

    @property
    def columns(self) -> dict[str, Any]:
        """What is known of each plan, as arrays: see the game's `compact_plans`."""
        plans = self._tree["plans"].items()
        return {name: np.asarray(column)[: self.count] for name, column in plans if name != "node"}

    @property
    def names(self) -> dict[str, Any]:
        """What the numbers of some columns stand for: `place`, `heading` and `pushed` index these lists."""
        lists = {"place": "places", "heading": "headings", "pushed": "pushed"}
        return {column: self._tree[name] for column, name in lists.items() if name in self._tree}

    def mask(self) -> Any:
        return (np.arange(MOST_PLANS) < self.count).astype(np.int8)

    def play(self, index: int) -> list[int]:
        """Carry one out on the position; returns the actions that were taken."""
        check(index, self.count)
        self.found = 0  # another turn has other plans
        return play_plan(self._position, index)


class TurnBatch:
    """The games of a batch, a turn a step: `plans`, `overflow` and `mask` have a row a game."""

    def __init__(self, batch: Batch) -> None:
        self.batch = batch
        self._positions = [batch.position(index) for index in range(batch.count)]
        self._counts = np.zeros(batch.count, np.int64)  # of plans; those shown may be written over
        self.plans = np.zeros(batch.count, np.int64)
        self.overflow = np.zeros(batch.count, np.int64)
        self.mask = np.zeros((batch.count, MOST_PLANS), np.int8)
        self.look()

    def look(self) -> None:
        """Count the plans of every game: after anybody else has stepped the batch."""
        self.batch.share(self._count)
        self.overflow[:] = np.maximum(self._counts - MOST_PLANS, 0)
        self._counts -= self.overflow
        self.plans[:] = self._counts
        np.less(np.arange(MOST_PLANS), self.plans[:, None], out=self.mask, casting="unsafe")

    def step(self, indexes: Any) -> None:
        """Play a plan in every game, then what chance does. If one has no such number, nothing is done at all."""
        chosen = self.batch.whole_numbers("plans", indexes, (self.batch.count,))
        for index, count in zip(chosen.tolist(), self._counts.tolist(), strict=True):
            if count > 0:
                check(index, count)
        self.batch.share(lambda games, thread: self._play(chosen, games))
        self.batch.go_on()
        self.look()

    def _count(self, games: range, thread: int) -> None:
        for game in games:
            over = self.batch.actor[game] < 0
            self._counts[game] = 0 if over else self._positions[game].count_plans()

    def _play(self, indexes: Any, games: range) -> None:
        for game in games:
            if self._counts[game] > 0:
                play_plan(self._positions[game], int(indexes[game]))


def play_plan(position: Position, index: int) -> list[int]:
    seat, taken = position.actor, []
    for action in position.plan(index):
        if position.actor != seat or position.refusal(action):  # refused: a pushed boat of its own has to be pointed
            break
        position.step(action)
        taken.append(action)
    return taken


def check(index: int, count: int) -> None:
    if count == 0:
        raise IllegalAction("there is no plan to choose here: the game is over, or a plan of this turn was played", "")
    if not 0 <= index < count:
        raise IllegalAction(f"there is no plan {index} here; they go from 0 to {count - 1}", "")
