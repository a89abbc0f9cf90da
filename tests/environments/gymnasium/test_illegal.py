"""What comes of illegal actions: the game stays, is lost, or an error says why."""

from typing import Any

import numpy as np
import pytest

from paddlewheel.core.errors import IllegalAction
from paddlewheel.core.notation.positions import position_to_text
from paddlewheel.games import GAMES
from tests.environments.gymnasium.sample_environments import SHORT, Chooser, make, make_vec, same

COUNT = 8


def illegal_of(seen: Any) -> Any:
    """The first illegal action, of one game or of each."""
    return np.argmin(seen["action_mask"], axis=-1)


@pytest.mark.parametrize("game", GAMES)
def test_the_game_stays_as_it_is_and_it_costs_a_little(game: str) -> None:
    env = make(game, penalty=0.25)
    seen, _ = env.reset(seed=1)
    for _ in range(20):
        before, wrong = position_to_text(env.position), int(illegal_of(seen))
        after, reward, terminated, truncated, info = env.step(wrong)
        assert (reward, terminated, truncated) == (-0.25, False, False)
        assert same(seen, after)
        assert position_to_text(env.position) == before
        assert info["illegal"] == env.position.refusal(wrong) != ""
        seen, reward, *_, info = env.step(Chooser().one(seen))
        assert "illegal" not in info
        assert reward == 0


def test_an_illegal_action_changes_nothing_of_what_comes() -> None:
    polite, rude = make(**SHORT, opponents="mate"), make(**SHORT, opponents="mate")
    seen, other = polite.reset(seed=6)[0], rude.reset(seed=6)[0]
    chooser, over = Chooser(), False
    while not over:
        rude.step(illegal_of(other))
        action = chooser.one(seen)
        seen, _, over, *_ = polite.step(action)
        other, _, ended, *_ = rude.step(action)
        assert same(seen, other)
        assert over == ended


def test_the_game_is_lost() -> None:
    env = make(**SHORT, illegal="end", seat=1)
    seen, _ = env.reset(seed=1)
    wrong = int(illegal_of(seen))
    clause = env.position.refusal(wrong)
    after, reward, terminated, truncated, info = env.step(wrong)
    assert (reward, terminated, truncated, info["illegal"]) == (-1, True, False, clause)
    assert info["rewards"].tolist() == [0, -1, 0]
    assert same(seen, after)
    assert env.reset()[1]["game"] == 1


def test_an_error_names_the_clause_and_what_is_legal() -> None:
    env = make(**SHORT, illegal="raise")
    seen, _ = env.reset(seed=1)
    wrong = int(illegal_of(seen))
    clause, legal = env.position.refusal(wrong), env.position.legal_actions()
    with pytest.raises(
        IllegalAction, match=rf"action {wrong} is not legal here \({clause}\); legal is: {legal[0]} "
    ) as said:
        env.step(wrong)
    assert said.value.clause == clause
    env.step(legal[0])


@pytest.mark.parametrize("wrong", [-1, 64, 10**6])
def test_a_number_that_is_no_action_is_illegal_too(wrong: int) -> None:
    env, strict = make(**SHORT, penalty=0.5), make(**SHORT, illegal="raise")
    seen, _ = env.reset(seed=1)
    after, reward, *_, info = env.step(wrong)
    assert (reward, bool(info["illegal"])) == (-0.5, True)
    assert same(seen, after)
    strict.reset(seed=1)
    with pytest.raises(IllegalAction, match=f"action {wrong} is not legal here"):
        strict.step(wrong)


@pytest.mark.parametrize("opponents", ["deckhand", "mate", "self"])
def test_in_a_vector_the_other_games_go_on(opponents: str) -> None:
    """A vector in which some actions are illegal is one without them, those games one step behind."""
    envs, others = make_vec(num_envs=COUNT, opponents=opponents), make_vec(num_envs=COUNT, opponents=opponents)
    seen, _ = envs.reset(seed=3)
    expected, _ = others.reset(seed=3)
    wrong, chooser = np.arange(COUNT) % 3 == 0, Chooser()
    before = {name: row.copy() for name, row in seen.items()}
    legal = chooser.all(seen)
    seen, reward, terminated, _, info = envs.step(np.where(wrong, illegal_of(seen), legal))
    expected, *_ = others.step(legal)
    assert info["illegal"].tolist() == wrong.tolist()
    assert reward.tolist() == [np.float32(-0.01) if flag else 0 for flag in wrong]
    assert not terminated.any()
    for name, row in seen.items():
        assert np.array_equal(row[wrong], before[name][wrong])
        assert np.array_equal(row[~wrong], expected[name][~wrong])
    index = int(np.argmax(wrong))
    assert envs.clause(index, int(illegal_of(before)[index])) != ""
    assert envs.clause(index, int(legal[index])) == ""


def test_in_a_vector_a_lost_game_begins_anew() -> None:
    envs = make_vec(num_envs=COUNT, illegal="end", **SHORT)
    seen, _ = envs.reset(seed=3)
    wrong, last = np.arange(COUNT) == 5, seen["observation"][5].copy()
    seen, reward, terminated, _, info = envs.step(np.where(wrong, illegal_of(seen), Chooser().all(seen)))
    assert terminated.tolist() == wrong.tolist()
    assert reward.tolist() == [-1.0 if flag else 0.0 for flag in wrong]
    assert info["final_info"]["rewards"][5].tolist() == [-1, 0, 0]
    assert info["final_info"]["illegal"].tolist() == wrong.tolist()
    assert np.array_equal(info["final_obs"][5]["observation"], last)
    assert info["game"][5] == 5 + COUNT


def test_in_a_vector_an_error_stops_all_games() -> None:
    envs = make_vec(num_envs=COUNT, illegal="raise", **SHORT)
    seen, _ = envs.reset(seed=3)
    before, legal = seen["observation"].copy(), Chooser().all(seen)
    with pytest.raises(IllegalAction, match="game 5 of the batch"):
        envs.step(np.where(np.arange(COUNT) == 5, illegal_of(seen), legal))
    assert np.array_equal(seen["observation"], before)
    envs.step(legal)
