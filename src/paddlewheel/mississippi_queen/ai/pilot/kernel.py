"""Compiled entry point of the pilot and of the searches built on it."""

from typing import Any

from paddlewheel.core.jit.decorators import entry
from paddlewheel.core.rng import Stream
from paddlewheel.core.search.mcts_tree import most_visited_child, reset_tree
from paddlewheel.mississippi_queen.ai.lookahead import MAX_CANDIDATES, sample_candidates
from paddlewheel.mississippi_queen.ai.pilot.distance_map_build import update_distance_map
from paddlewheel.mississippi_queen.ai.pilot.policy import decide, is_steering, steer
from paddlewheel.mississippi_queen.ai.pilot.shortlist import shortlist
from paddlewheel.mississippi_queen.ai.pilot.win_probability import fill_win_shares
from paddlewheel.mississippi_queen.ai.pilot.workspace import ROOT_IN_PORT, ROOT_POSITION, UNLIMITED_COAL
from paddlewheel.mississippi_queen.ai.tree_search import run_simulations
from paddlewheel.mississippi_queen.state import Race, SearchStacks
from paddlewheel.mississippi_queen.tables import MississippiQueenTables

FILL_WIN_SHARES, DECIDE, BEGIN_LOOKAHEAD, SAMPLE_CANDIDATES, RESET_TREE, RUN_SIMULATIONS, MOST_VISITED_CHILD = range(7)


@entry
def ask_pilot(
    question: int,
    races: list[Race],
    all_tables: list[MississippiQueenTables],
    works: list[SearchStacks],
    mind: Any,
    paper: Any,
    book: Any,
    tree: Any,
    habits: Any,
    streams: list[Stream],
    luck: int,
    restless: int,
    first: int,
    iterations: int,
) -> int:
    """Fill the win shares; or write the best decision and return its number of actions; or run a search step."""
    race, tables, work = races[ROOT_POSITION], all_tables[0], works[0]
    if question == MOST_VISITED_CHILD:
        return most_visited_child(tree)
    update_distance_map(race, tables, mind[0], mind[1])
    mind[7][ROOT_IN_PORT] = race.in_port
    if question == FILL_WIN_SHARES:
        fill_win_shares(race, tables, mind[0], mind[1], mind[2], mind[3], 0)
    elif question == DECIDE:
        if is_steering(race):
            return steer(race, tables, work, mind, paper, book[6], luck, restless == 1, UNLIMITED_COAL)
        book[6][0] = decide(races, ROOT_POSITION, tables, work, mind, luck, restless == 1)
        return 1
    elif question == BEGIN_LOOKAHEAD:
        return shortlist(
            races, ROOT_POSITION, tables, work, mind, paper, book[0], book[1], book[2], MAX_CANDIDATES, UNLIMITED_COAL
        )
    elif question == SAMPLE_CANDIDATES:
        sample_candidates(races, tables, work, mind, paper, book, streams, luck, first, iterations)
    elif question == RESET_TREE:
        reset_tree(tree)
    elif question == RUN_SIMULATIONS:
        run_simulations(races, tables, work, mind, paper, book, tree, habits, streams, luck, first, iterations)
    return 0
