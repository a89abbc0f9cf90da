"""Positions written down and read back: without loss, and never one that cannot be."""

from collections.abc import Callable, Iterator

import pytest

from paddlewheel.core.game import NOBODY
from paddlewheel.core.notation.positions import (
    position_from_json,
    position_from_text,
    position_to_json,
    position_to_text,
)
from paddlewheel.riverboat import state
from paddlewheel.riverboat.game import RiverboatPosition
from paddlewheel.riverboat.notation import names
from tests.core.notation.game_positions import mates_game, play_on, random_game
from tests.riverboat.notation.sample_positions import BY_HAND, COUNTS, GAME, check_round_trip, fields, fresh, samples

ALL_OF_IT = 9_999  # steps


def check_played_on(position: RiverboatPosition, seed: int) -> None:
    """The position and what was read back from its line go on alike, to the end."""
    loaded, going_on = position_from_text(GAME, position_to_text(position)), position.copy()
    assert play_on(loaded, seed, ALL_OF_IT) == play_on(going_on, seed, ALL_OF_IT)
    assert fields(loaded) == fields(going_on)
    assert loaded.actor == NOBODY


def games(players: int, seed: int) -> Iterator[RiverboatPosition]:
    yield from random_game(fresh(players), seed, ALL_OF_IT)
    yield from mates_game(fresh(players), seed)


@pytest.mark.games
@pytest.mark.parametrize("players", COUNTS)
def test_every_step_of_a_game(players: int) -> None:
    for position in random_game(fresh(players), seed=1, steps=ALL_OF_IT):
        check_round_trip(position)


@pytest.mark.slow
@pytest.mark.parametrize("players", COUNTS)
def test_every_step_of_a_game_of_bots(players: int) -> None:
    for position in mates_game(fresh(players), seed=1):
        check_round_trip(position)


@pytest.mark.soak
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("seed", range(2, 8))
def test_every_step_of_many_games(players: int, seed: int) -> None:
    for position in games(players, seed):
        check_round_trip(position)


@pytest.mark.parametrize("players", COUNTS)
def test_a_loaded_position_goes_on_alike(players: int) -> None:
    for number, position in enumerate(random_game(fresh(players), seed=2, steps=ALL_OF_IT)):
        if number % 60 == 11 or position.actor == NOBODY:
            check_played_on(position, seed=number)


@pytest.mark.parametrize("make", BY_HAND)
def test_rare_moments(make: Callable[[], RiverboatPosition]) -> None:
    check_round_trip(make())
    check_played_on(make(), seed=5)


def test_the_samples_have_every_decision() -> None:
    found = {(data["phase"], data["decision"]) for data in samples()}
    every = {
        (names.phase_name(phase), state.DECISION_NAMES[decision])
        for decision, phases in names.PHASES_OF_DECISION.items()
        for phase in phases
    }
    assert found == every


def test_version_1_called_the_decision_a_step() -> None:
    for data in samples():
        older = {("step" if name == "decision" else name): value for name, value in data.items()} | {"version": 1}
        assert position_to_json(position_from_json(GAME, older)) == data
