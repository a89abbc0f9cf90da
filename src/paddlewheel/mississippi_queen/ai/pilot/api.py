"""Python interface of the pilot: actions, win shares, and the two searches built on it."""

from functools import cache
from typing import Any

from paddlewheel.core.jit.records import blank, copy_into
from paddlewheel.core.search.budget import Search
from paddlewheel.core.search.mcts_tree import LENGTH, SearchTree
from paddlewheel.mississippi_queen.actions import STOP
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
from paddlewheel.mississippi_queen.ai.pilot.workspace import (
    MAX_CANDIDATES,
    ROOT_POSITION,
    Candidates,
    MississippiQueenSearchWorkspace,
    SearchRequest,
)
from paddlewheel.mississippi_queen.ai.tree_search import TreeSearchParameters
from paddlewheel.mississippi_queen.state import SearchStacks

MAX_TREE_NODES = 1 << 16
SAMPLES_PER_ITERATION = 4  # random streams, by captain
VISITS_BEFORE_EXPANSION = 4  # visits after which a leaf gets children
VISITS_BEFORE_EXPANSION_WITH_ROLLOUT = 256  # ... if it is evaluated by a random rollout


class MississippiQueenPilotWorkspace:
    """Memory of the pilot and of the searches built on it."""

    def __init__(self, weights: Any = None) -> None:
        self.search_workspace = MississippiQueenSearchWorkspace.allocate(weights)
        self.tables: Any = None  # of the race the distance map was built for
        self.work = blank(SearchStacks)
        self.candidates = Candidates.allocate()
        self.tree = SearchTree.allocate(MAX_TREE_NODES)
        self.parameters = tree_search_parameters()

    def put(self, position: Any) -> None:
        if self.tables is not position.tables:
            self.search_workspace.distance_map.river.window[:] = 0  # other options, other routes on the same river
        self.tables = position.tables
        copy_into(self.search_workspace.races, ROOT_POSITION, position.records)

    def ask(self, request: SearchRequest) -> int:
        arrays = (self.search_workspace, self.tables, self.work, self.candidates, self.tree)
        return int(ask_pilot(request, *arrays, self.parameters))


def tree_search_parameters(rollout: int = 0) -> TreeSearchParameters:
    return TreeSearchParameters(
        width_at_root=MAX_CANDIDATES,
        width=6,
        visits_to_expand=VISITS_BEFORE_EXPANSION_WITH_ROLLOUT if rollout else VISITS_BEFORE_EXPANSION,
        horizon_rounds=1,
        rollout_actions=rollout,
    )


@cache
def shared_workspace() -> MississippiQueenPilotWorkspace:
    return MississippiQueenPilotWorkspace()


def pilot_actions(
    position: Any, luck: int = 0, restless: bool = False, workspace: MississippiQueenPilotWorkspace | None = None
) -> tuple[int, ...]:
    """Actions of the pilot, followed by the `stop` that a move may need."""
    workspace = workspace or shared_workspace()
    workspace.put(position)
    count = workspace.ask(SearchRequest(DECIDE, luck, int(restless)))
    return (*(int(action) for action in workspace.search_workspace.actions[:count]), STOP)


def win_shares(position: Any) -> list[float]:
    workspace = shared_workspace()
    workspace.put(position)
    workspace.ask(SearchRequest(FILL_WIN_SHARES))
    return [float(share) for share in workspace.search_workspace.shares[: position.options.players]]


class MississippiQueenLookahead(Search):
    """Search of the bot `captain`. Only one can run at a time: it uses the shared workspace."""

    def __init__(self, position: Any, luck: int = 0, workspace: MississippiQueenPilotWorkspace | None = None) -> None:
        self.workspace, self.luck, self.done = workspace or shared_workspace(), luck, 0
        self.workspace.put(position)
        self.count = self.workspace.ask(SearchRequest(BEGIN_LOOKAHEAD))
        candidates = self.workspace.candidates
        candidates.totals[:], candidates.samples[:] = 0, 0
        candidates.order[:] = range(MAX_CANDIDATES)

    def grow(self, iterations: int) -> None:
        samples = SAMPLES_PER_ITERATION * iterations
        self.workspace.ask(SearchRequest(SAMPLE_CANDIDATES, self.luck, 0, self.done, samples, self.count))
        self.done += samples

    def choice(self) -> tuple[int, ...]:
        candidates = self.workspace.candidates
        best = candidates.order[0]
        return (*(int(action) for action in candidates.moves[best, : candidates.lengths[best]]), STOP)


class MississippiQueenTreeSearch(Search):
    """Search of the bot `commodore`. Only one can run at a time: it uses the shared workspace."""

    def __init__(
        self, position: Any, luck: int = 0, rollout: int = 0, workspace: MississippiQueenPilotWorkspace | None = None
    ) -> None:
        self.workspace, self.luck, self.done = workspace or shared_workspace(), luck, 0
        self.workspace.put(position)
        self.workspace.parameters = tree_search_parameters(rollout)
        self.workspace.ask(SearchRequest(RESET_TREE))

    def grow(self, iterations: int) -> None:
        self.workspace.ask(SearchRequest(RUN_SIMULATIONS, self.luck, first_iteration=self.done, iterations=iterations))
        self.done += iterations

    def choice(self) -> tuple[int, ...]:
        best, tree = self.workspace.ask(SearchRequest(MOST_VISITED_CHILD)), self.workspace.tree
        return (*(int(action) for action in tree.moves[best, : tree.nodes[best, LENGTH]]), STOP)
