"""What must hold in every position of every game."""

from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paddlewheel.core.game import CHANCE, NOBODY
from paddlewheel.core.jit.decorators import PLAIN
from paddlewheel.riverboat.game import RIVERBOAT, RiverboatPosition
from tests.riverboat.laws import checked_games
from tests.riverboat.laws.checked_games import LEAVE, laws_broken

SAMPLE, FULL = (30, 300) if PLAIN else (2_000, 20_000)
PLAYERS = (2, 3, 4)


def share(games: int) -> int:
    return -(-games // len(PLAYERS))


@pytest.mark.slow
@pytest.mark.parametrize("players", PLAYERS)
def test_random_games_break_no_law(players: int) -> None:
    assert laws_broken(RIVERBOAT.options(None, players), seed=1, games=share(SAMPLE)) == []


@pytest.mark.soak
@pytest.mark.parametrize("players", PLAYERS)
def test_twenty_thousand_random_games_break_no_law(players: int) -> None:
    assert laws_broken(RIVERBOAT.options(None, players), seed=2, games=share(FULL)) == []


@pytest.mark.parametrize("players", PLAYERS)
def test_what_there_is_of_everything(players: int) -> None:
    position = RIVERBOAT.new_position(RIVERBOAT.options(None, players))
    found = np.zeros(checked_games.TALLIES, np.int64)
    checked_games.tally(position.records, position.tables, np.zeros(checked_games.MEMORY, np.int64), found)
    assert found[: checked_games.WORKERS].tolist() == [25, 8, 8, 28, 4]
    assert found[checked_games.WORKERS : checked_games.TILES].tolist() == [13] * players + [0] * (4 - players)
    assert (
        found[checked_games.TILES : checked_games.HEXES].tolist() == [14] * 5 + [1] * 5 + [2] * 10 + [1] * 15 + [0] * 13
    )
    assert found[checked_games.RIVERBOATS : checked_games.CULTIVATION_CARDS].tolist() == [5] * 9
    assert found[checked_games.CULTIVATION_CARDS : checked_games.CARDS].tolist() == [7] * 5 + [5]
    assert found[checked_games.CARDS :].tolist() == [1] * 17 + [0] * 3


def supply(most: int) -> st.SearchStrategy[int]:
    return st.just(LEAVE) | st.integers(0, most)


@pytest.mark.slow
@settings(max_examples=20 if PLAIN else 200)
@given(
    players=st.sampled_from(PLAYERS),
    supplies=st.tuples(supply(3), supply(2), supply(2), supply(2), supply(4), supply(2), supply(2)),
    game=st.integers(0, 2**30),
)
def test_games_with_hardly_any_supplies_break_no_law(players: int, supplies: tuple[int, ...], game: int) -> None:
    assert laws_broken(RIVERBOAT.options(None, players), 3, 1, supplies, game) == []


def wander(players: int, seed: int, steps: int) -> RiverboatPosition:
    """A position some actions into a game."""
    position, random = RIVERBOAT.new_position(RIVERBOAT.options(None, players)), Random(seed)
    for _ in range(steps):
        if position.actor != NOBODY:
            position.step(random.choice(position.legal_actions()))
    return position


SOMEWHERE = {"players": st.sampled_from(PLAYERS), "seed": st.integers(0, 2**30), "steps": st.integers(0, 500)}


@settings(max_examples=10 if PLAIN else 50)
@given(**SOMEWHERE)
def test_exactly_the_legal_actions_are_accepted(players: int, seed: int, steps: int) -> None:
    position = wander(players, seed, steps)
    legal = position.legal_actions()
    assert legal == sorted(set(legal))
    assert legal == [action for action in range(RIVERBOAT.actions) if position.refusal(action) == ""]
    assert (legal == []) == (position.actor == NOBODY)
    weights = [action for action, weight in position.chance_outcomes() if weight > 0]
    assert weights == (legal if position.actor == CHANCE else [])


@settings(max_examples=10 if PLAIN else 50)
@given(**SOMEWHERE)
def test_a_copy_goes_its_own_way(players: int, seed: int, steps: int) -> None:
    position = wander(players, seed, steps)
    before, legal = list(position.record.points), position.legal_actions()
    copy = position.copy()
    for _ in range(20):
        if copy.actor != NOBODY:
            copy.step(copy.legal_actions()[0])
    assert list(position.record.points) == before
    assert position.legal_actions() == legal
