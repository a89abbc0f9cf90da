"""OpenSpiel's tests of every registered game's interface, on states of ours."""

import random
from typing import Any

import pyspiel
import pytest
from open_spiel.integration_tests import api_test

from tests.environments.open_spiel.sample_states import VOTING, first_vote, random_game


class Sampled(api_test.EnforceAPIOnPartialTreeBase):
    """400 states near the beginning, as OpenSpiel takes them, and some of a whole random game."""

    __test__ = False
    game_name: str
    game: Any

    @classmethod
    def setUpClass(cls) -> None:
        random.seed(1)
        cls.game = pyspiel.load_game(cls.game_name)
        super().setUpClass()
        cls.some_states += [state.clone() for state in random_game(cls.game) if state.move_number() % 25 == 0]


class TestMississippiQueen(Sampled):
    __test__ = True
    game_name = "paddlewheel_mississippi_queen(players=4,variants=round_limit:20)"


class TestRiverboat(Sampled):
    __test__ = True
    game_name = "paddlewheel_riverboat"


class TestVoting(Sampled):
    """Private information there is only between the votes: no sample from the beginning would meet one."""

    __test__ = True
    game_name = VOTING

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.some_states += [first_vote(votes) for votes in range(3)]


@pytest.mark.parametrize("name", ["paddlewheel_mississippi_queen", "paddlewheel_riverboat"])
def test_openspiel_counts_the_games_among_those_it_tests(name: str) -> None:
    assert name in {kind.short_name for kind in pyspiel.registered_games() if kind.default_loadable}
