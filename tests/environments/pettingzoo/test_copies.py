"""An environment that is pickled or copied in mid-game goes on as it would have."""

import pickle
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import pytest

from paddlewheel.core.notation.positions import position_to_text
from tests.environments.pettingzoo.sample_environments import OTHERS, RACE, SAMPLES, SHORT, environment, legal, play
from tests.tables import Table, name_of

WAYS: dict[str, Callable[[Any], Any]] = {
    "pickled": lambda env: pickle.loads(pickle.dumps(env)),
    "copied": deepcopy,
}


def told(env: Any, steps: int | None) -> list[Any]:
    """What a random player hears on the way."""
    luck, heard = Random(9), []
    for agent in env.agent_iter(10**6 if steps is None else steps):
        seen, reward, ended, _, info = env.last()
        heard += [agent, seen["observation"].tobytes(), seen["action_mask"].tobytes(), reward, ended, sorted(info)]
        env.step(None if ended else luck.choice(legal(env)))
    return heard


def check_copies(table: Table, way: Callable[[Any], Any], steps: int | None, **more: Any) -> None:
    env = environment(table, **more)
    env.reset(seed=3)
    play(env, Random(1), 60)
    copy = way(env)
    text = position_to_text(env.unwrapped.position)
    first = told(copy, steps)
    assert position_to_text(env.unwrapped.position) == text, "the copy has a game of its own"
    assert told(env, steps) == first
    assert position_to_text(env.unwrapped.position) == position_to_text(copy.unwrapped.position)
    for each in (env, copy):
        each.reset()
    assert [copy.infos["player_0"][name] for name in ("seed", "game")] == [3, 1]
    assert position_to_text(env.unwrapped.position) == position_to_text(copy.unwrapped.position)


@pytest.mark.parametrize("way", WAYS.values(), ids=list(WAYS))
@pytest.mark.parametrize("table", SAMPLES, ids=name_of)
def test_a_copy_goes_on_alike(table: Table, way: Callable[[Any], Any]) -> None:
    check_copies(table, way, 200)


@pytest.mark.parametrize("way", WAYS.values(), ids=list(WAYS))
@pytest.mark.parametrize("table", [RACE, SHORT], ids=name_of)
def test_a_copy_in_the_middle_of_whole_turns_goes_on_alike(table: Table, way: Callable[[Any], Any]) -> None:
    check_copies(table, way, 20, actions="turns")


@pytest.mark.parametrize("way", WAYS.values(), ids=list(WAYS))
def test_a_copy_goes_on_to_the_same_end(way: Callable[[Any], Any]) -> None:
    check_copies(SHORT, way, None)
    check_copies(SHORT, way, None, raw=True)


@pytest.mark.parametrize("way", WAYS.values(), ids=list(WAYS))
def test_an_environment_that_has_not_begun_or_is_over_can_be_copied(way: Callable[[Any], Any]) -> None:
    for actions in ("atomic", "turns"):
        env = way(environment(SHORT, actions=actions))
        env.reset(seed=3)
        play(env, Random(1))
        copy = way(env)
        assert copy.rewards == env.rewards
        assert np.array_equal(copy.last()[0]["observation"], env.last()[0]["observation"])
        copy.step(None)
        assert copy.num_agents == env.num_agents - 1


@pytest.mark.soak
@pytest.mark.parametrize("way", WAYS.values(), ids=list(WAYS))
@pytest.mark.parametrize("table", SAMPLES + OTHERS, ids=name_of)
def test_a_copy_at_every_table_goes_on_to_the_same_end(table: Table, way: Callable[[Any], Any]) -> None:
    check_copies(table, way, None)
