"""Illegal actions, calls at the wrong time and tables that cannot be: each with a sentence that says what is right."""

import logging
import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pytest

from paddlewheel.core.errors import IllegalAction, SetupError
from paddlewheel.core.notation.positions import position_to_text
from paddlewheel.environments.pettingzoo import mississippi_queen_v2, riverboat_v1
from paddlewheel.riverboat.actions import TEXTS
from tests.environments.pettingzoo.sample_environments import RACE, SAMPLES, SHORT, environment, legal, play
from tests.tables import Table, name_of


def begun(table: Table = SHORT, **more: Any) -> Any:
    env = environment(table, **more)
    env.reset(seed=2)
    return env


def an_illegal_action(env: Any) -> int:
    return int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])


@pytest.mark.parametrize("actions", ["atomic", "turns"])
@pytest.mark.parametrize("table", SAMPLES, ids=name_of)
def test_whoever_acts_illegally_loses_and_the_game_ends(
    table: Table, actions: str, caplog: pytest.LogCaptureFixture
) -> None:
    env = begun(table, actions=actions)
    play(env, Random(1), 10)
    loser, action = env.agent_selection, an_illegal_action(env)
    with caplog.at_level(logging.WARNING):
        env.step(action)
    assert f"{loser} loses by an illegal action" in caplog.text
    assert env.rewards == {agent: -1.0 if agent == loser else 0.0 for agent in env.possible_agents}
    assert all(env.terminations.values())
    assert not env.observe(loser)["action_mask"].any()
    assert env.infos[loser]["illegal"]
    rewards = {}
    for agent in env.agent_iter():
        rewards[agent] = env.last()[1]
        env.step(None)
    assert rewards == {agent: -1.0 if agent == loser else 0.0 for agent in env.possible_agents}
    env.reset(seed=2)
    assert set(env.rewards.values()) == {0.0}


def test_a_number_between_the_actions_is_illegal_as_any_other() -> None:
    """Riverboat has 84 of them."""
    unused = sorted(set(range(SHORT.game.player_actions)) - set(TEXTS))
    assert len(unused) == 84
    for action in unused:
        env = begun(SHORT)
        loser = env.agent_selection
        env.step(action)
        assert env.rewards[loser] == -1
        assert f"'{action}' is not legal here" in env.infos[loser]["illegal"]


def test_the_raw_environment_refuses_an_illegal_action_and_goes_on() -> None:
    for actions in ("atomic", "turns"):
        env = begun(raw=True, actions=actions)
        text = position_to_text(env.position)
        with pytest.raises(IllegalAction, match=r"is not legal here .*; legal is: |there is no plan \d+ here; they go"):
            env.step(an_illegal_action(env))
        assert position_to_text(env.position) == text
        assert not any(env.terminations.values())
        play(env, Random(1), 5)


@pytest.mark.parametrize("raw", [False, True])
@pytest.mark.parametrize("actions", ["atomic", "turns"])
@pytest.mark.parametrize("action", [-1, 10**6, 2**70, 1.0, "1", None, [0], np.array([0]), slice(1)], ids=repr)
def test_what_is_no_action_is_an_error_and_nothing_happens(action: Any, actions: str, raw: bool) -> None:
    env = begun(raw=raw, actions=actions)
    text = position_to_text(env.unwrapped.position)
    with pytest.raises(AssertionError, match=r"an action is a whole number from 0 to \d+, not "):
        env.step(action)
    assert position_to_text(env.unwrapped.position) == text
    play(env, Random(1), 5)


@pytest.mark.parametrize("raw", [False, True])
@pytest.mark.parametrize("actions", ["atomic", "turns"])
def test_actions_are_not_counted_from_the_end(actions: str, raw: bool) -> None:
    env = begun(raw=raw, actions=actions)
    with pytest.raises(AssertionError, match="an action is a whole number from 0"):
        env.step(legal(env)[0] - int(env.action_space("player_0").n))


@pytest.mark.parametrize("kind", [int, np.int8, np.int32, np.int64, np.uint64, np.array])
def test_an_action_may_be_any_whole_number(kind: Any) -> None:
    env = begun(RACE)
    env.step(kind(legal(env)[0]))
    assert not any(env.terminations.values())


@pytest.mark.parametrize(
    "call",
    [
        lambda env: env.step(0),
        lambda env: env.step(None),
        lambda env: env.last(),
        lambda env: env.observe("player_0"),
        lambda env: env.render(),
        lambda env: env.agent_iter(),
    ],
)
def test_reset_comes_first(call: Any) -> None:
    with pytest.raises(AssertionError, match=r"no game is under way; reset\(\) begins one"):
        call(environment(SHORT, render_mode="ansi"))


def test_nobody_is_there_before_the_first_reset() -> None:
    env = environment(SHORT)
    assert env.agents == []
    assert env.num_agents == 0
    assert env.max_num_agents == 2
    assert env.terminations == env.truncations == env.rewards == env.infos == {}


def test_when_all_have_left_only_a_reset_helps() -> None:
    env = begun()
    play(env, Random(1))
    with pytest.raises(ValueError, match="when an agent is dead, the only valid action is None"):
        env.step(0)
    for _ in env.agent_iter():
        env.step(None)
    assert list(env.agent_iter()) == []
    for call in (lambda: env.step(None), lambda: env.step(0), lambda: env.last()):
        with pytest.raises(AssertionError, match=r"no game is under way; reset\(\) begins one"):
            call()
    env.reset()
    assert env.num_agents == 2


def test_a_loop_over_agents_has_to_step() -> None:
    env = begun()
    agents = env.agent_iter()
    next(agents)
    with pytest.raises(AssertionError, match=r"has to call step\(\) or reset\(\)"):
        next(agents)
    env.reset()
    turns = 0
    for _ in env.agent_iter(3):
        env.step(legal(env)[0])
        turns += 1
    assert turns == 3


def test_rendering_needs_a_mode() -> None:
    env = begun()
    with pytest.raises(AssertionError, match="make the environment with a render_mode: ansi, rgb_array, human"):
        env.render()


def test_a_human_sees_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    env = begun(RACE, render_mode="human")
    shown = [capsys.readouterr().out]
    for _ in range(3):
        env.step(legal(env)[-1])
        shown.append(capsys.readouterr().out)
    assert shown[-1] == environment_text(env)
    assert len(set(shown)) > 1
    assert env.render() is None


def environment_text(env: Any) -> str:
    from paddlewheel.environments.rendering import ansi

    return ansi(env.position) + "\n"


def test_there_are_only_the_agents_of_the_table() -> None:
    env = begun()
    for call in (env.observe, env.action_space, env.observation_space):
        with pytest.raises(AssertionError, match="there is no agent 'player_2'; they are player_0, player_1"):
            call("player_2")


@pytest.mark.parametrize(
    ("module", "chosen", "sentence"),
    [
        (mississippi_queen_v2, {"players": 9}, "players"),
        (mississippi_queen_v2, {"players": "four"}, "players"),
        (mississippi_queen_v2, {"edition": "2020"}, "there is no edition '2020'; choose one of"),
        (mississippi_queen_v2, {"variants": ("red_rose",)}, "red_rose"),
        (mississippi_queen_v2, {"variants": {"river_length": 99}}, "a river has 4 to 18 tiles"),
        (mississippi_queen_v2, {"render_mode": "svg"}, "a render_mode is one of ansi, rgb_array, human, or None"),
        (mississippi_queen_v2, {"actions": "plans"}, "actions are atomic or turns, not 'plans'"),
        (riverboat_v1, {"players": 5}, "Riverboat is for 2 to 4 players, not 5"),
        (riverboat_v1, {"edition": "2019"}, "Riverboat has one edition, 2017"),
        (riverboat_v1, {"variants": {"workers": 99}}, "workers"),
    ],
)
def test_a_table_that_cannot_be(module: Any, chosen: dict[str, Any], sentence: str) -> None:
    for make in (module.env, module.raw_env):
        with pytest.raises(SetupError, match=sentence):
            make(**chosen)


@pytest.mark.parametrize("seed", [-1, 2**32, 1.5, "7"])
def test_a_seed_that_cannot_be(seed: Any) -> None:
    env = begun()
    with pytest.raises(SetupError, match="a seed is a whole number from 0 to 4294967295"):
        env.reset(seed=seed)


def said(program: str) -> str:
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


def test_without_pettingzoo_the_extra_is_named() -> None:
    hidden = "import sys; sys.modules['pettingzoo'] = None; import paddlewheel.environments.pettingzoo"
    assert "needs PettingZoo, which is not installed: pip install paddlewheel[pettingzoo]" in said(hidden)


def test_nothing_else_needs_pettingzoo() -> None:
    looked = (
        "import sys, paddlewheel, paddlewheel.environments.batch; print({'pettingzoo', 'gymnasium'} & set(sys.modules))"
    )
    assert said(looked).strip() == "set()"
