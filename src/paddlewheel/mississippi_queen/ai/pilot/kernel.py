"""Compiled entry point of the pilot and of the searches built on it."""

from typing import Any

from paddlewheel.core.jit.decorators import entry
from paddlewheel.core.rng import Stream
from paddlewheel.core.search.mcts_tree import most_visited_child, reset_tree
from paddlewheel.mississippi_queen.ai.lookahead import WAYS, look_ahead
from paddlewheel.mississippi_queen.ai.pilot.distance_map_build import survey
from paddlewheel.mississippi_queen.ai.pilot.policy import decide, is_steering, steer
from paddlewheel.mississippi_queen.ai.pilot.shortlist import shortlist
from paddlewheel.mississippi_queen.ai.pilot.win_probability import forecast
from paddlewheel.mississippi_queen.ai.pilot.workspace import ALL, PORTED, ROOT
from paddlewheel.mississippi_queen.ai.tree_search import grow_tree
from paddlewheel.mississippi_queen.state import Race, Work
from paddlewheel.mississippi_queen.tables import Tables

FORECAST, STEER, BEGIN_LOOKAHEAD, LOOK_AHEAD, PLANT, GROW, FAVOURITE = range(7)


@entry
def ask_pilot(
    question: int,
    races: list[Race],
    all_tables: list[Tables],
    works: list[Work],
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
    race, tables, work = races[ROOT], all_tables[0], works[0]
    if question == FAVOURITE:
        return most_visited_child(tree)
    survey(race, tables, mind[0], mind[1])
    mind[7][PORTED] = race.in_port
    if question == FORECAST:
        forecast(race, tables, mind[0], mind[1], mind[2], mind[3], 0)
    elif question == STEER:
        if is_steering(race):
            return steer(race, tables, work, mind, paper, book[6], luck, restless == 1, ALL)
        book[6][0] = decide(races, ROOT, tables, work, mind, luck, restless == 1)
        return 1
    elif question == BEGIN_LOOKAHEAD:
        return shortlist(races, ROOT, tables, work, mind, paper, book[0], book[1], book[2], WAYS, ALL)
    elif question == LOOK_AHEAD:
        look_ahead(races, tables, work, mind, paper, book, streams, luck, first, iterations)
    elif question == PLANT:
        reset_tree(tree)
    elif question == GROW:
        grow_tree(races, tables, work, mind, paper, book, tree, habits, streams, luck, first, iterations)
    return 0
