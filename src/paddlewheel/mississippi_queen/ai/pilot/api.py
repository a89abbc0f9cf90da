"""Python interface of the pilot: actions, win shares, and the two searches built on it."""

from functools import cache
from typing import Any

import numpy as np

from paddlewheel.core.jit.records import blank, copy_into
from paddlewheel.core.rng import Stream
from paddlewheel.core.search.budget import Search
from paddlewheel.core.search.mcts_tree import LENGTH, MAX_NODE_ACTIONS, SearchTree
from paddlewheel.mississippi_queen.actions import STOP
from paddlewheel.mississippi_queen.ai.lookahead import WAYS
from paddlewheel.mississippi_queen.ai.pilot.kernel import (
    BEGIN_LOOKAHEAD,
    FAVOURITE,
    FORECAST,
    GROW,
    LOOK_AHEAD,
    PLANT,
    STEER,
    ask_pilot,
)
from paddlewheel.mississippi_queen.ai.pilot.workspace import ROOT, Mind
from paddlewheel.mississippi_queen.ai.tree_search import PATIENCE, ROLLOUT

NODES = 1 << 16
LUCKS = 4  # random streams, by captain
EAGER = 4  # visits after which a leaf gets children
PATIENT = 256  # ... if it is evaluated by a random rollout


class Desk:
    """Memory of the pilot and of the searches built on it."""

    def __init__(self, weights: Any = None) -> None:
        self.mind = Mind(weights)
        self.tables: Any = None  # of the race the distance map was built for
        self.moves = np.zeros((WAYS, MAX_NODE_ACTIONS), np.int64)
        self.lengths = np.zeros(WAYS, np.int64)
        self.guesses = np.zeros(WAYS, np.float64)
        self.totals = np.zeros(WAYS, np.float64)
        self.samples = np.zeros(WAYS, np.int64)
        self.order = np.zeros(WAYS, np.int64)
        self.scratch = np.zeros(MAX_NODE_ACTIONS, np.int64)
        self.counts = np.zeros(1, np.int64)
        self.book: Any = (
            self.moves,
            self.lengths,
            self.guesses,
            self.totals,
            self.samples,
            self.order,
            self.scratch,
            self.counts,
        )
        self.tree = SearchTree(NODES)
        self.habits = np.array([WAYS, 6, EAGER, 1, 0], np.int64)  # see `tree_search`
        self.stream = blank(Stream)

    def put(self, position: Any) -> None:
        if self.tables is not position.tables:
            self.mind.chart.window[:] = 0  # other options, other routes on the same river
        self.tables = position.tables
        copy_into(self.mind.races, ROOT, position.records)

    def ask(self, question: int, luck: int = 0, first: int = 0, iterations: int = 0, restless: bool = False) -> int:
        mind = self.mind
        return int(
            ask_pilot(
                question,
                mind.races,
                self.tables,
                mind.work,
                mind.arrays,
                mind.paper.arrays,
                self.book,
                self.tree.arrays,
                self.habits,
                self.stream,
                luck,
                int(restless),
                first,
                iterations,
            )
        )


@cache
def shared_desk() -> Desk:
    return Desk()


def piloted(position: Any, luck: int, restless: bool = False, desk: Desk | None = None) -> tuple[int, ...]:
    """Actions of the pilot, followed by the `stop` that a move may need."""
    desk = desk or shared_desk()
    desk.put(position)
    count = desk.ask(STEER, luck, restless=restless)
    return (*(int(action) for action in desk.scratch[:count]), STOP)


def forecast(position: Any) -> list[float]:
    desk = shared_desk()
    desk.put(position)
    desk.ask(FORECAST)
    return [float(share) for share in desk.mind.shares[: position.options.players]]


class Lookahead(Search):
    """Search of the bot `captain`. Only one can run at a time: it uses the shared workspace."""

    def __init__(self, position: Any, luck: int, desk: Desk | None = None) -> None:
        self.desk, self.luck, self.done = desk or shared_desk(), luck, 0
        self.desk.put(position)
        count = self.desk.ask(BEGIN_LOOKAHEAD)
        self.desk.counts[0] = count
        self.desk.totals[:], self.desk.samples[:] = 0, 0
        self.desk.order[:] = range(WAYS)

    def grow(self, iterations: int) -> None:
        self.desk.ask(LOOK_AHEAD, self.luck, self.done, LUCKS * iterations)
        self.done += LUCKS * iterations

    def choice(self) -> tuple[int, ...]:
        best = self.desk.order[0]
        return (*(int(action) for action in self.desk.moves[best, : self.desk.lengths[best]]), STOP)


class TreeSearch(Search):
    """Search of the bot `commodore`. Only one can run at a time: it uses the shared workspace."""

    def __init__(self, position: Any, luck: int, rollout: int = 0, desk: Desk | None = None) -> None:
        self.desk, self.luck, self.done = desk or shared_desk(), luck, 0
        self.desk.put(position)
        self.desk.habits[PATIENCE], self.desk.habits[ROLLOUT] = (PATIENT if rollout else EAGER), rollout
        self.desk.ask(PLANT)

    def grow(self, iterations: int) -> None:
        self.desk.ask(GROW, self.luck, self.done, iterations)
        self.done += iterations

    def choice(self) -> tuple[int, ...]:
        best, tree = self.desk.ask(FAVOURITE), self.desk.tree
        return (*(int(action) for action in tree.moves[best, : tree.nodes[best, LENGTH]]), STOP)
