"""The tests that PettingZoo has for environments: every table passes them."""

from collections.abc import Callable
from typing import Any

import pytest
from pettingzoo.test import api_test, render_test, seed_test, state_test

from tests.environments.pettingzoo.sample_environments import OTHERS, RACE, SAMPLES, SHORT, environment
from tests.tables import Table, name_of

# What PettingZoo says to every environment that it does not know by name and that has masks.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),  # of agents that are done
]


def check(table: Table, cycles: int, **more: Any) -> None:
    api_test(environment(table, **more), cycles)
    seed_test(lambda: environment(table, **more), cycles // 4)
    render_test(lambda render_mode: environment(table, render_mode=render_mode, **more), MORE)


MORE: dict[str, Callable[[Any], bool]] = {
    "ansi": lambda text: len(text.splitlines()) > 10,
    "rgb_array": lambda picture: bool(picture.std() > 10),
}


@pytest.mark.games
@pytest.mark.parametrize("table", SAMPLES, ids=name_of)
def test_a_table_passes_them(table: Table) -> None:
    check(table, 40)


@pytest.mark.parametrize("table", [RACE, SHORT], ids=name_of)
def test_the_raw_environment_passes_too(table: Table) -> None:
    check(table, 40, raw=True)


@pytest.mark.parametrize("table", [RACE, SHORT], ids=name_of)
def test_whole_turns_pass_too(table: Table) -> None:
    check(table, 20, actions="turns")


@pytest.mark.parametrize("more", [{}, {"raw": True}, {"actions": "turns"}], ids=str)
@pytest.mark.parametrize("table", [RACE, SHORT], ids=name_of)
def test_a_state_passes_too(table: Table, more: dict[str, Any]) -> None:
    """Sampled actions are illegal now and then: masked ones are taken instead."""
    env = environment(table, **more)
    env.reset(seed=1)
    for agent in env.agents:
        space = env.action_space(agent)
        space.sample = lambda mask=None, space=space: int(env.observe(env.agent_selection)["action_mask"].argmax())
    state_test(env, env, 20)
    env.reset(seed=1)
    seats = [env.observe(agent)["observation"] for agent in env.possible_agents]
    assert env.state().tolist() == [number for seat in seats for number in seat]


@pytest.mark.parametrize("table", [SHORT], ids=name_of)
def test_a_game_that_ends_meanwhile_passes_too(table: Table) -> None:
    api_test(environment(table), 400)


@pytest.mark.soak
@pytest.mark.parametrize("table", SAMPLES + OTHERS, ids=name_of)
def test_every_table_passes_them(table: Table) -> None:
    check(table, 1000)


@pytest.mark.soak
@pytest.mark.parametrize("table", SAMPLES + OTHERS, ids=name_of)
def test_whole_turns_of_every_table_pass_them(table: Table) -> None:
    check(table, 200, actions="turns")
