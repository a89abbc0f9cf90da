"""An environment plays the games of the engine: its luck, its actions, its rewards, and what seats may see."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from paddlewheel.core.batch.observe_one import observation_of
from paddlewheel.core.matches.match import Match
from paddlewheel.core.notation.positions import position_to_text
from paddlewheel.core.presentation import view_of
from paddlewheel.environments.batch import Batch
from tests.environments.pettingzoo.sample_environments import OTHERS, RACE, SAMPLES, SHORT, environment, legal, play
from tests.tables import Table, name_of

SEED = 7


def same_games(table: Table, raw: bool, steps: int) -> Iterator[tuple[Any, Match]]:
    """An environment and a match, each time they have taken the same action."""
    env, match, luck = environment(table, raw), Match(table.game, table.options, SEED), Random(SEED)
    env.reset(seed=SEED)
    for _ in range(steps):
        yield env, match
        if match.is_over:
            return
        action = luck.choice(legal(env))
        env.step(action)
        match.play(action)


def check_against_a_match(table: Table, raw: bool, steps: int) -> None:
    for number, (env, match) in enumerate(same_games(table, raw, steps)):
        if not match.is_over:
            seen = env.last()[0]
            assert env.agent_selection == f"player_{match.actor}"
            assert np.array_equal(seen["observation"], observation_of(match.position, match.actor))
            assert legal(env) == match.position.legal_actions()
            assert env.observation_space(env.agent_selection).contains(seen)
        if match.is_over or number % 20 == 0:
            assert position_to_text(env.unwrapped.position) == position_to_text(match.position)


@pytest.mark.parametrize("raw", [False, True])
@pytest.mark.parametrize("table", SAMPLES, ids=name_of)
def test_the_same_actions_and_the_same_luck_as_in_a_match(table: Table, raw: bool) -> None:
    check_against_a_match(table, raw, 300)


@pytest.mark.soak
@pytest.mark.parametrize("table", SAMPLES + OTHERS, ids=name_of)
def test_whole_games_are_those_of_a_match(table: Table) -> None:
    check_against_a_match(table, False, 10**9)


@pytest.mark.parametrize("table", SAMPLES, ids=name_of)
def test_rewards_come_at_the_end_and_are_the_engines(table: Table) -> None:
    env = environment(table)
    env.reset(seed=SEED)
    play(env, Random(1), 50)
    assert set(env.rewards.values()) == {0.0}
    play(env, Random(2))
    position = env.unwrapped.position
    assert list(env.rewards.values()) == position.rewards()
    assert env.rewards == env.unwrapped._cumulative_rewards
    assert [info["place"] for info in env.infos.values()] == position.result()
    assert {info["capped"] for info in env.infos.values()} == {position.is_capped}


def test_every_agent_takes_a_last_step() -> None:
    env = environment(SHORT)
    env.reset(seed=SEED)
    play(env, Random(1))
    expected, got = dict(env.rewards), {}
    for agent in env.agent_iter():
        _, got[agent], ended, cut, _ = env.last()
        assert ended
        assert not cut
        env.step(None)
    assert got == expected
    assert env.agents == []


@pytest.mark.parametrize("table", SAMPLES, ids=name_of)
def test_others_see_their_own_side_and_may_do_nothing(table: Table) -> None:
    env = environment(table)
    env.reset(seed=SEED)
    play(env, Random(3), 40)
    for seat, agent in enumerate(env.possible_agents):
        seen = env.observe(agent)
        assert np.array_equal(seen["observation"], observation_of(env.unwrapped.position, seat))
        assert bool(seen["action_mask"].any()) == (agent == env.agent_selection)
        assert env.observation_space(agent).contains(seen)


def test_all_can_look_when_the_game_is_over_and_when_they_have_left() -> None:
    env = environment(SHORT)
    env.reset(seed=SEED)
    play(env, Random(1))
    first = [env.observe(agent) for agent in env.possible_agents]
    for _ in env.possible_agents:
        env.step(None)
    for seat, agent in enumerate(env.possible_agents):
        assert np.array_equal(env.observe(agent)["observation"], first[seat]["observation"])
        assert np.array_equal(
            first[seat]["observation"],
            observation_of(env.unwrapped.position, seat),
        )
        assert not env.observe(agent)["action_mask"].any()


def test_what_is_handed_out_stays_as_it_was() -> None:
    env = environment(RACE)
    env.reset(seed=SEED)
    kept = env.last()[0]
    copies = {name: array.copy() for name, array in kept.items()}
    play(env, Random(1), 100)
    assert not np.array_equal(env.last()[0]["observation"], copies["observation"])
    assert all(np.array_equal(kept[name], copies[name]) for name in copies)
    env.last()[0]["action_mask"][:] = 1
    assert len(legal(env)) < env.action_space("player_0").n


def test_what_others_are_shown_stays_as_it_was() -> None:
    env = environment(RACE)
    env.reset(seed=SEED)
    play(env, Random(1), 100)
    first, second, *_ = (agent for agent in env.agents if agent != env.agent_selection)
    kept = env.observe(first)["observation"]
    copy = kept.copy()
    assert not np.array_equal(env.observe(second)["observation"], copy)
    assert np.array_equal(kept, copy)


def test_spaces_are_the_same_objects_each_time_and_each_agents_own() -> None:
    env = environment(RACE)
    assert env.action_space("player_1") is env.action_space("player_1")
    assert env.observation_space("player_1") is env.observation_space("player_1")
    assert env.action_space("player_0") is not env.action_space("player_1")
    assert env.action_space("player_0").n == RACE.game.player_actions


def test_a_reset_without_a_seed_goes_on_with_the_next_game_of_the_last() -> None:
    env = environment(RACE)
    env.reset(seed=SEED)
    batch = Batch(RACE.game, RACE.options, 3, seed=SEED)
    for number in range(3):
        assert env.infos["player_2"] == {"seed": SEED, "game": number}
        assert np.array_equal(env.last()[0]["observation"], batch.observation[number])
        assert position_to_text(env.unwrapped.position) == position_to_text(batch.position(number))
        env.reset()
    env.reset(seed=SEED)
    assert position_to_text(env.unwrapped.position) == position_to_text(batch.position(0))


def test_the_first_reset_takes_a_random_seed_and_tells_it() -> None:
    seeds = set()
    for _ in range(3):
        env = environment(RACE)
        env.reset()
        seeds.add(env.infos["player_0"]["seed"])
    assert len(seeds) == 3
    assert position_to_text(Match(RACE.game, RACE.options, env.infos["player_0"]["seed"]).position) == position_to_text(
        env.position
    )


def test_many_resets_in_mid_game() -> None:
    env, luck = environment(SHORT), Random(5)
    for _ in range(100):
        env.reset()
        play(env, luck, luck.randrange(30))
        assert legal(env) == env.position.legal_actions()


def test_the_rules_side_is_always_the_present_position() -> None:
    env = environment(RACE)
    env.reset(seed=SEED)
    position = env.unwrapped.position
    play(env, Random(1), 30)
    assert env.unwrapped.position is position
    assert position.actor == int(env.agent_selection[-1])
    assert view_of(position, 0)["prompt"]
    assert position.game.module.planner.plans(position)
    play(env, Random(1))
    assert position.actor == -2


def test_metadata() -> None:
    for table, name in ((RACE, "mississippi_queen_v2"), (SHORT, "riverboat_v1")):
        env = environment(table)
        assert str(env) == name == str(env.unwrapped)
        assert env.metadata["name"] == name
        assert env.metadata["is_parallelizable"] is False
        assert {"ansi", "rgb_array"} <= set(env.metadata["render_modes"])
        env.close()
