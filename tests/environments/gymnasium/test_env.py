"""A single game for a single learner, as Gymnasium wants it."""

import pickle
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from paddlewheel.core.batch.observation import field_offsets
from paddlewheel.core.batch.observe_one import fields_of, observation_of
from paddlewheel.core.errors import SetupError
from paddlewheel.core.notation.positions import position_to_text
from paddlewheel.environments.gymnasium import GameEnv
from paddlewheel.games import GAMES
from tests.environments.gymnasium.sample_environments import (
    NAMES,
    SHORT,
    Chooser,
    make,
    play_out,
    rewards_of,
    same,
    table_terms,
)
from tests.tables import EVERY_TABLE, Table, name_of

SOME_TABLES = EVERY_TABLE[::9]
POSITIONS = 300  # that checks look at


def check(table: Table) -> None:
    check_env(make(table.game.name, **table_terms(table)))


@pytest.mark.parametrize("table", SOME_TABLES, ids=name_of)
def test_gymnasium_finds_nothing_wrong(table: Table) -> None:
    check(table)


@pytest.mark.soak
@pytest.mark.parametrize("table", EVERY_TABLE, ids=name_of)
def test_gymnasium_finds_nothing_wrong_at_any_table(table: Table) -> None:
    check(table)


@pytest.mark.parametrize("terms", [{"opponents": "pilot", "seat": "random"}, {"opponents": "self"}], ids=str)
def test_gymnasium_finds_nothing_wrong_with_other_opponents(terms: dict[str, str]) -> None:
    check_env(make(**SHORT, **terms))


@pytest.mark.parametrize("game", GAMES)
def test_spaces_are_those_of_the_game(game: str) -> None:
    env = make(game)
    assert env.action_space.n == GAMES[game].player_actions
    assert env.observation_space["observation"].shape == (field_offsets(fields_of(GAMES[game]))[""],)
    assert env.observation_space["observation"].dtype == np.uint8
    assert env.observation_space["action_mask"].shape == (GAMES[game].player_actions,)


@pytest.mark.parametrize("game", GAMES)
def test_the_learner_sees_what_its_seat_sees_and_may_do(game: str) -> None:
    env = make(game, players=3, seat=2)
    seen, info = env.reset(seed=5)
    chooser = Chooser()
    for _ in range(POSITIONS):
        position = env.position
        assert position.actor == info["actor"] == info["seat"] == 2
        assert np.array_equal(seen["observation"], observation_of(position, 2))
        assert np.flatnonzero(seen["action_mask"]).tolist() == position.legal_actions()
        assert np.array_equal(info["action_mask"], seen["action_mask"])
        assert np.array_equal(env.action_masks(), seen["action_mask"] == 1)
        assert env.action_masks().dtype == np.bool_
        seen, _, terminated, _, info = env.step(chooser.one(seen))
        if terminated:
            assert np.array_equal(seen["observation"], observation_of(env.position, 2))
            seen, info = env.reset()


@pytest.mark.parametrize("opponents", ["deckhand", "mate"])
@pytest.mark.parametrize("seat", [0, 2])
def test_the_reward_is_the_engines_and_comes_at_the_end(opponents: str, seat: int) -> None:
    env = make(**SHORT, opponents=opponents, seat=seat)
    found = set()
    for number in range(12):
        seen, _ = env.reset(seed=3, options={"game": number})
        frames, total, info = play_out(env, seen, number)
        expected = rewards_of(env.position)
        assert np.array_equal(info["rewards"], expected)
        assert total == expected[seat]
        assert np.array_equal(frames[-1]["observation"], observation_of(env.position, seat))
        assert not frames[-1]["action_mask"].any()
        found.add(total)
    assert len(found) > (opponents == "deckhand")


def test_the_same_seed_is_the_same_game_and_the_next_one_is_another() -> None:
    env, other = make(**SHORT, seat="random"), make(**SHORT, seat="random")
    for opening in ({"seed": 8}, {}, {}):
        one, two = play_out(env, env.reset(**opening)[0]), play_out(other, other.reset(**opening)[0])
        assert len(one[0]) == len(two[0])
        assert all(map(same, one[0], two[0]))
    assert not same(env.reset(seed=8)[0], env.reset(seed=9)[0]) or not same(env.reset()[0], env.reset()[0])


def test_games_of_a_seed_are_numbered() -> None:
    env = make(**SHORT)
    assert [env.reset(seed=4)[1]["game"], env.reset()[1]["game"], env.reset()[1]["game"]] == [0, 1, 2]
    third = play_out(env, env.reset(seed=4, options={"game": 2})[0])
    env.reset(seed=4)
    env.reset()
    again = play_out(env, env.reset()[0])
    assert all(map(same, third[0], again[0]))


def test_a_seed_that_nobody_chose_is_known_afterwards() -> None:
    env, other = make(**SHORT), make(**SHORT)
    first = play_out(env, env.reset()[0])
    assert env.np_random_seed is not None
    again = play_out(other, other.reset(seed=env.np_random_seed)[0])
    assert all(map(same, first[0], again[0]))


def test_a_random_seat_is_any_seat() -> None:
    env = make(**SHORT, seat="random")
    seats = [env.reset(seed=1)[1]["seat"], *(env.reset()[1]["seat"] for _ in range(60))]
    assert {seats.count(seat) > 8 for seat in range(3)} == {True}


def test_a_game_can_be_cut_off() -> None:
    wrapped = gymnasium.make(NAMES["riverboat"], players=2, max_episode_steps=5)
    own = GameEnv("riverboat", players=2, max_episode_steps=5)
    for env in (wrapped, own):
        frames, total, info = play_out(env, env.reset(seed=1)[0])
        assert (len(frames), total) == (6, 0)
        assert "rewards" not in info


def test_a_game_that_the_guard_ends_says_so() -> None:
    for variants, capped in (({"round_limit": 1}, True), ({}, False)):
        env = make(**SHORT | {"variants": SHORT.get("variants", {}) | variants}, opponents="mate")
        seen, info = env.reset(seed=1)
        chooser, over = Chooser(), False
        while not over:
            assert "capped" not in info
            seen, _, over, _, info = env.step(chooser.one(seen))
        assert info["capped"] == capped


def test_after_the_end_comes_a_reset() -> None:
    env = make(**SHORT)
    with pytest.raises(gymnasium.error.ResetNeeded, match=r"reset\(\) begins one"):
        env.step(0)
    play_out(env, env.reset(seed=1)[0])
    with pytest.raises(gymnasium.error.ResetNeeded, match="the game is over"):
        env.step(0)
    env.reset()
    assert env.position.actor == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_drawn_as_text_and_as_pixels(game: str) -> None:
    text, pixels = make(game, render_mode="ansi"), make(game, render_mode="rgb_array")
    for env in (text, pixels):
        env.reset(seed=1)
    assert isinstance(text.render(), str)
    assert len(text.render().splitlines()) > 5
    assert pixels.render().dtype == np.uint8
    assert pixels.render().ndim == 3
    before = pixels.render()
    pixels.step(Chooser().one({"action_mask": pixels.action_masks()}))
    pixels.step(Chooser().one({"action_mask": pixels.action_masks()}))
    assert not np.array_equal(pixels.render(), before)


def test_closing_twice_does_no_harm() -> None:
    env = make()
    env.close()
    env.close()


@pytest.mark.parametrize("opponents", ["deckhand", "pilot"])
@pytest.mark.parametrize("copied", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["deepcopy", "pickle"])
def test_a_copy_plays_on_alone_and_the_same(opponents: str, copied: Any) -> None:
    env = make(**SHORT, opponents=opponents)
    seen, _ = env.reset(seed=2)
    for _ in range(3):
        seen = env.step(Chooser().one(seen))[0]
    twin, now = copied(env), position_to_text(env.position)
    frames, total, _ = play_out(twin, seen, 5)
    assert position_to_text(env.position) == now
    again, other, _ = play_out(env, seen, 5)
    assert total == other
    assert all(map(same, frames, again))
    assert same(env.reset()[0], twin.reset()[0])


@pytest.mark.parametrize(
    ("terms", "reason"),
    [
        ({"opponents": "admiral"}, "no bot 'admiral'; choose from deckhand, mate"),
        ({"opponents": ("pilot", "mate")}, "4 players are the learner and 3 opponents, not 2"),
        ({"opponents": "captain:soon"}, "a budget is a number of iterations, or a time"),
        ({"seat": 4}, "a seat is a number from 0 to 3 here, or 'random', not 4"),
        ({"seat": "first"}, "not 'first'"),
        ({"illegal": "ignore"}, "illegal is 'stay', 'end' or 'raise', not 'ignore'"),
        ({"penalty": -1}, "the penalty for an illegal action goes from 0 to 1, not -1"),
        ({"penalty": "much"}, "the penalty for an illegal action goes from 0 to 1, not 'much'"),
        ({"opponents": None}, "4 players are the learner and 3 opponents, not 0"),
        ({"opponents": "self", "seat": 2}, "with opponents='self' the learner has every seat: leave seat out, not 2"),
        ({"opponents": "self", "seat": "random"}, "leave seat out, not 'random'"),
        ({"variants": None}, "variants are names, or names with their values, not None"),
        ({"edition": "1066"}, "1066"),
    ],
)
def test_terms_that_cannot_be_are_refused(terms: dict[str, Any], reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        make(**terms)


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        ({"options": {"number": 3}}, "reset has the option 'game', the number of a game, not 'number'"),
        ({"options": {"game": -1}}, "the number of a game goes from 0 to 4294967295, not -1"),
        ({"options": {"game": "first"}}, "not 'first'"),
        ({"seed": 2**32}, "a seed is a whole number from 0 to 4294967295"),
    ],
)
def test_a_game_that_cannot_be_is_refused(asked: dict[str, Any], reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        make().reset(**asked)


def test_an_action_is_one_whole_number() -> None:
    env = make(**SHORT)
    env.reset(seed=1)
    for action in ([3, 4], 0.5, "ahead"):
        with pytest.raises(SetupError, match="actions are one whole number a game"):
            env.step(action)


def test_nothing_is_drawn_without_a_mode() -> None:
    env = make()
    env.reset()
    with pytest.raises(SetupError, match="render_mode='ansi' or 'rgb_array'"):
        env.render()
    with pytest.raises(SetupError, match="render_mode is 'ansi' or 'rgb_array', not 'html'"):
        GameEnv("riverboat", render_mode="html")
