"""Python interface of the pilot: actions, win shares, and the two searches built on it."""

from functools import cache
from typing import Any

import numpy as np

from paddlewheel.core.jit.records import blank, copy_into
from paddlewheel.core.rng import Stream
from paddlewheel.core.search.budget import Search
from paddlewheel.core.search.mcts_tree import LENGTH, MAX_NODE_ACTIONS, SearchTree
from paddlewheel.mississippi_queen.actions import STOP
from paddlewheel.mississippi_queen.ai.lookahead import MAX_CANDIDATES
from paddlewheel.mississippi_queen.ai.pilot.kernel import (
    BEGIN_LOOKAHEAD,
    DECIDE,
    FILL_WIN_SHARES,
    MOST_VISITED_CHILD,
    RESET_TREE,
    RUN_SIMULATIONS,
    SAMPLE_CANDIDATES,
    ask_pilot,
)
from paddlewheel.mississippi_queen.ai.pilot.workspace import ROOT_POSITION, MississippiQueenSearchWorkspace
from paddlewheel.mississippi_queen.ai.tree_search import ROLLOUT_ACTIONS, VISITS_TO_EXPAND

MAX_TREE_NODES = 1 << 16
SAMPLES_PER_ITERATION = 4  # random streams, by captain
VISITS_BEFORE_EXPANSION = 4  # visits after which a leaf gets children
VISITS_BEFORE_EXPANSION_WITH_ROLLOUT = 256  # ... if it is evaluated by a random rollout


class MississippiQueenPilotWorkspace:
    """Memory of the pilot and of the searches built on it."""

    def __init__(self, weights: Any = None) -> None:
        self.search_workspace = MississippiQueenSearchWorkspace(weights)
        self.tables: Any = None  # of the race the distance map was built for
        self.moves = np.zeros((MAX_CANDIDATES, MAX_NODE_ACTIONS), np.int64)
        self.lengths = np.zeros(MAX_CANDIDATES, np.int64)
        self.guesses = np.zeros(MAX_CANDIDATES, np.float64)
        self.totals = np.zeros(MAX_CANDIDATES, np.float64)
        self.samples = np.zeros(MAX_CANDIDATES, np.int64)
        self.order = np.zeros(MAX_CANDIDATES, np.int64)
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
        self.tree = SearchTree(MAX_TREE_NODES)
        self.search_parameters = np.array(
            [MAX_CANDIDATES, 6, VISITS_BEFORE_EXPANSION, 1, 0], np.int64
        )  # see `tree_search`
        self.stream = blank(Stream)

    def put(self, position: Any) -> None:
        if self.tables is not position.tables:
            self.search_workspace.distance_map.window[:] = 0  # other options, other routes on the same river
        self.tables = position.tables
        copy_into(self.search_workspace.races, ROOT_POSITION, position.records)

    def ask(self, question: int, luck: int = 0, first: int = 0, iterations: int = 0, restless: bool = False) -> int:
        mind = self.search_workspace
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
                self.search_parameters,
                self.stream,
                luck,
                int(restless),
                first,
                iterations,
            )
        )


@cache
def shared_workspace() -> MississippiQueenPilotWorkspace:
    return MississippiQueenPilotWorkspace()


def pilot_actions(
    position: Any, luck: int = 0, restless: bool = False, desk: MississippiQueenPilotWorkspace | None = None
) -> tuple[int, ...]:
    """Actions of the pilot, followed by the `stop` that a move may need."""
    desk = desk or shared_workspace()
    desk.put(position)
    count = desk.ask(DECIDE, luck, restless=restless)
    return (*(int(action) for action in desk.scratch[:count]), STOP)


def win_shares(position: Any) -> list[float]:
    desk = shared_workspace()
    desk.put(position)
    desk.ask(FILL_WIN_SHARES)
    return [float(share) for share in desk.search_workspace.shares[: position.options.players]]


class MississippiQueenLookahead(Search):
    """Search of the bot `captain`. Only one can run at a time: it uses the shared workspace."""

    def __init__(self, position: Any, luck: int = 0, desk: MississippiQueenPilotWorkspace | None = None) -> None:
        self.desk, self.luck, self.done = desk or shared_workspace(), luck, 0
        self.desk.put(position)
        count = self.desk.ask(BEGIN_LOOKAHEAD)
        self.desk.counts[0] = count
        self.desk.totals[:], self.desk.samples[:] = 0, 0
        self.desk.order[:] = range(MAX_CANDIDATES)

    def grow(self, iterations: int) -> None:
        self.desk.ask(SAMPLE_CANDIDATES, self.luck, self.done, SAMPLES_PER_ITERATION * iterations)
        self.done += SAMPLES_PER_ITERATION * iterations

    def choice(self) -> tuple[int, ...]:
        best = self.desk.order[0]
        return (*(int(action) for action in self.desk.moves[best, : self.desk.lengths[best]]), STOP)


class MississippiQueenTreeSearch(Search):
    """Search of the bot `commodore`. Only one can run at a time: it uses the shared workspace."""

    def __init__(
        self, position: Any, luck: int = 0, rollout: int = 0, desk: MississippiQueenPilotWorkspace | None = None
    ) -> None:
        self.desk, self.luck, self.done = desk or shared_workspace(), luck, 0
        self.desk.put(position)
        self.desk.search_parameters[VISITS_TO_EXPAND], self.desk.search_parameters[ROLLOUT_ACTIONS] = (
            (VISITS_BEFORE_EXPANSION_WITH_ROLLOUT if rollout else VISITS_BEFORE_EXPANSION),
            rollout,
        )
        self.desk.ask(RESET_TREE)

    def grow(self, iterations: int) -> None:
        self.desk.ask(RUN_SIMULATIONS, self.luck, self.done, iterations)
        self.done += iterations

    def choice(self) -> tuple[int, ...]:
        best, tree = self.desk.ask(MOST_VISITED_CHILD), self.desk.tree
        return (*(int(action) for action in tree.moves[best, : tree.nodes[best, LENGTH]]), STOP)
