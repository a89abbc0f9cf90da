"""Compiled entry point of the pilot and of the searches built on it."""

from paddlewheel.core.jit.decorators import entry
from paddlewheel.core.search.mcts_tree import SearchTree, most_visited_child, reset_tree
from paddlewheel.mississippi_queen.ai.lookahead import sample_candidates
from paddlewheel.mississippi_queen.ai.pilot.distance_map_build import update_distance_map
from paddlewheel.mississippi_queen.ai.pilot.policy import decide, is_steering, steer
from paddlewheel.mississippi_queen.ai.pilot.shortlist import shortlist
from paddlewheel.mississippi_queen.ai.pilot.win_probability import fill_win_shares
from paddlewheel.mississippi_queen.ai.pilot.workspace import (
    MAX_CANDIDATES,
    ROOT_IN_PORT,
    ROOT_POSITION,
    UNLIMITED_COAL,
    Candidates,
    MississippiQueenSearchWorkspace,
    SearchRequest,
)
from paddlewheel.mississippi_queen.ai.tree_search import TreeSearchParameters, run_simulations
from paddlewheel.mississippi_queen.state import SearchStacks
from paddlewheel.mississippi_queen.tables import MississippiQueenTables

FILL_WIN_SHARES, DECIDE, BEGIN_LOOKAHEAD, SAMPLE_CANDIDATES, RESET_TREE, RUN_SIMULATIONS, MOST_VISITED_CHILD = range(7)


@entry
def ask_pilot(
    request: SearchRequest,
    workspace: MississippiQueenSearchWorkspace,
    all_tables: list[MississippiQueenTables],
    works: list[SearchStacks],
    candidates: Candidates,
    tree: SearchTree,
    parameters: TreeSearchParameters,
) -> int:
    """Fill the win shares; or write the best decision and return its number of actions; or run a search step."""
    race, tables, work = workspace.races[ROOT_POSITION], all_tables[0], works[0]
    question, luck, restless = request.question, request.luck, request.restless == 1
    if question == MOST_VISITED_CHILD:
        return most_visited_child(tree)
    update_distance_map(race, tables, workspace.distance_map, workspace.weights)
    workspace.notes[ROOT_IN_PORT] = race.in_port
    if question == FILL_WIN_SHARES:
        fill_win_shares(race, tables, workspace, 0)
    elif question == DECIDE:
        if is_steering(race):
            return steer(race, tables, work, workspace, luck, restless, UNLIMITED_COAL)
        workspace.actions[0] = decide(workspace, ROOT_POSITION, tables, work, luck, restless)
        return 1
    elif question == BEGIN_LOOKAHEAD:
        return shortlist(workspace, ROOT_POSITION, tables, work, candidates, MAX_CANDIDATES, UNLIMITED_COAL)
    elif question == SAMPLE_CANDIDATES:
        sample_candidates(workspace, tables, work, candidates, request)
    elif question == RESET_TREE:
        reset_tree(tree)
    elif question == RUN_SIMULATIONS:
        run_simulations(workspace, tables, work, candidates, tree, parameters, request)
    return 0
