"""Games of OpenSpiel under way, for the tests: tables as it names them, and moments of random games."""

import random
from collections.abc import Iterator
from typing import Any

import pyspiel

from paddlewheel.environments.open_spiel import SpielGame
from paddlewheel.environments.open_spiel.game_info import short_name
from paddlewheel.environments.open_spiel.parameters import write_options
from tests.tables import EVERY_TABLE, Table

VOTING = "paddlewheel_mississippi_queen(players=4,preset=intro-1997,variants=vote_on_direction;river_length:8)"
RACE = "paddlewheel_mississippi_queen(players=2,variants=black_rose;round_limit:25)"
SEASON = "paddlewheel_riverboat(players=2)"

# Random games of the editions before 2019 end early: boats that run aground are out.
SHORT = [table for table in EVERY_TABLE if not table.edition.startswith("2019")]


def load(table: Table) -> SpielGame:
    return pyspiel.load_game(short_name(table.game), write_options(table.game, table.options))


def some_action(state: Any, rng: random.Random) -> int:
    if not state.is_chance_node():
        return rng.choice(state.legal_actions())
    actions, chances = zip(*state.chance_outcomes(), strict=True)
    return int(rng.choices(actions, chances)[0])


def random_game(game: Any, seed: int = 1) -> Iterator[Any]:
    """The same state again and again, one action further each time, up to the end of the game."""
    rng, state = random.Random(seed), game.new_initial_state()
    while not state.is_terminal():
        yield state
        state.apply_action(some_action(state, rng))
    yield state


def halfway(game: Any, moves: int = 60, seed: int = 1) -> Any:
    """A player's decision some way into a random game."""
    for state in random_game(game, seed):
        if state.move_number() >= moves and not state.is_chance_node():
            return state
    raise AssertionError(f"{game} was over before move {moves}")


def first_vote(votes: int = 0, text: str = VOTING) -> Any:
    """A state in which so many have voted already."""
    game, seed = pyspiel.load_game(text), 0
    while True:
        for state in random_game(game, seed):
            if len(state.position.sealed_actions()) == votes and is_vote(state):
                return state
        seed += 1


def is_vote(state: Any) -> bool:
    return not state.is_terminal() and not state.is_chance_node() and _first_text(state) == "vote left"


def _first_text(state: Any) -> str:
    return str(state.action_to_string(state.legal_actions()[0]))
