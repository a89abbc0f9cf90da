"""Many games for a learner: the same as one by one, in arrays that are new at every step, or stay the same."""

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.performance import benchmark_step, benchmark_vector_step
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

from paddlewheel.core.errors import SetupError
from paddlewheel.games import GAMES
from tests.environments.gymnasium.sample_environments import NAMES, SHORT, Chooser, make, make_vec, same

COUNT = 8
OPPONENTS = ["deckhand", "self", "mate", ("pilot", "deckhand")]
LONG = {"riverboat": {"players": 3}, "mississippi-queen": SHORT}


def parts(info: dict[str, Any], index: int) -> dict[str, Any]:
    return {name: info[name][index] for name in ("seat", "actor", "game")}


def compare(game: str, opponents: Any, count: int, steps: int) -> int:
    """Steps of a vector beside those of as many single environments; returns how many games ended."""
    terms = {**LONG[game], "opponents": opponents, "seat": 0 if opponents == "self" else "random"}
    envs = make_vec(game, count, **terms)
    seen, infos = envs.reset(seed=11)
    singles, choosers = [make(game, **terms) for _ in range(count)], [Chooser(index) for index in range(count)]
    now = [env.reset(seed=11, options={"game": index})[0] for index, env in enumerate(singles)]
    ends = 0
    for _ in range(steps):
        for index, one in enumerate(now):
            assert same(one, {name: row[index] for name, row in seen.items()})
        actions = [chooser.one(one) for chooser, one in zip(choosers, now, strict=True)]
        seen, rewards, terminated, truncated, infos = envs.step(np.array(actions))
        for index, env in enumerate(singles):
            now[index], reward, over, cut, info = env.step(actions[index])
            assert (reward, over, cut) == (rewards[index], terminated[index], truncated[index])
            if over:
                ends += 1
                assert same(now[index], infos["final_obs"][index])
                for name in ("rewards", "seat", "capped"):
                    assert np.array_equal(info[name], infos["final_info"][name][index])
                now[index], info = env.reset(options={"game": info["game"] + count})
            assert parts(infos, index) == {name: info[name] for name in ("seat", "actor", "game")}
    return ends


@pytest.mark.games
@pytest.mark.parametrize("opponents", OPPONENTS, ids=str)
def test_races_are_the_same_as_one_by_one(opponents: Any) -> None:
    assert compare("mississippi-queen", opponents, COUNT, 180 if opponents == "self" else 60) >= COUNT


@pytest.mark.parametrize("opponents", ["deckhand", "self"])
def test_seasons_are_the_same_as_one_by_one(opponents: str) -> None:
    assert compare("riverboat", opponents, 3, 150 if opponents == "deckhand" else 400) >= 3


def test_threads_change_nothing() -> None:
    chooser, found = Chooser(), []
    one, two = make_vec(num_envs=200, threads=1, **SHORT), make_vec(num_envs=200, threads=2, **SHORT)
    assert two.learner_batch.batch.threads == 2
    seen, other = one.reset(seed=1)[0], two.reset(seed=1)[0]
    for _ in range(40):
        actions = chooser.all(seen)
        seen, rewards, *_ = one.step(actions)
        other, others, *_ = two.step(actions)
        assert same(seen, other)
        assert np.array_equal(rewards, others)
        found.extend(rewards[rewards != 0])
    assert found


@pytest.mark.parametrize("opponents", ["deckhand", "self", "mate"])
def test_what_was_seen_lasts(opponents: str) -> None:
    """As a replay buffer keeps it: an observation, and the next one."""
    envs = make_vec(num_envs=COUNT, opponents=opponents, **SHORT)
    seen, info = envs.reset(seed=1)
    chooser, kept, copied = Chooser(), [(seen, info)], [(copy.deepcopy(seen), copy.deepcopy(info))]
    for _ in range(40):
        seen, *_, info = envs.step(chooser.all(seen))
        assert not np.array_equal(seen["observation"], kept[-1][0]["observation"])
        kept.append((seen, info))
        copied.append((copy.deepcopy(seen), copy.deepcopy(info)))
    for (seen, info), (seen_then, info_then) in zip(kept, copied, strict=True):
        assert same(seen, seen_then)
        assert np.array_equal(info["action_mask"], info_then["action_mask"])


@pytest.mark.parametrize("opponents", ["deckhand", "self", "mate"])
def test_without_copies_the_arrays_stay_the_same_and_the_rest_lasts(opponents: str) -> None:
    envs = make_vec(num_envs=COUNT, opponents=opponents, copy=False, **SHORT)
    batch = envs.learner_batch.batch
    seen, info = envs.reset(seed=1)
    assert seen["observation"] is batch.observation
    assert seen["action_mask"] is batch.mask
    assert info["action_mask"] is batch.mask
    chooser, kept, copied = Chooser(), [], []
    for _ in range(120):
        seen, rewards, terminated, truncated, info = envs.step(chooser.all(seen))
        assert seen["observation"] is batch.observation
        assert seen["action_mask"] is info["action_mask"] is batch.mask
        small = [rewards, terminated, truncated, *(info[name] for name in ("actor", "game", "seat", "illegal"))]
        kept.append(small)
        copied.append([array.copy() for array in small])
    assert sum(flags.sum() for _, flags, *_ in kept) > 0
    for small, copies in zip(kept, copied, strict=True):
        assert all(np.array_equal(one, other) for one, other in zip(small, copies, strict=True))
    assert np.shares_memory(seen["observation"], batch.observation)


def test_a_game_that_ends_begins_anew_in_the_same_step() -> None:
    envs = make_vec(num_envs=COUNT, **SHORT)
    assert envs.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP
    seen, info = envs.reset(seed=1)
    assert info["game"].tolist() == list(range(COUNT))
    chooser, numbers = Chooser(), info["game"].copy()
    for _ in range(80):
        before = seen["observation"].copy()
        seen, rewards, terminated, _, info = envs.step(chooser.all(seen))
        assert info["game"].tolist() == (numbers + COUNT * terminated).tolist()
        assert ("final_obs" in info) == terminated.any()
        assert (seen["action_mask"].sum(axis=1) > 0).all()
        assert (info["actor"] == 0).all()
        for index in np.flatnonzero(terminated):
            last = info["final_obs"][index]
            assert not last["action_mask"].any()
            assert last in envs.single_observation_space
            assert rewards[index] == info["final_info"]["rewards"][index][0]
            assert not np.array_equal(last["observation"], seen["observation"][index])
        assert (rewards[~terminated] == 0).all()
        numbers = info["game"].copy()
        assert not np.array_equal(before, seen["observation"])
    assert numbers.min() >= COUNT


def test_all_seats_get_their_rewards_when_a_learner_plays_them() -> None:
    envs = make_vec(num_envs=64, opponents="self", **SHORT)
    seen, info = envs.reset(seed=1)
    chooser, ends = Chooser(), 0
    for _ in range(60):
        actors = info["actor"].copy()
        seen, rewards, terminated, _, info = envs.step(chooser.all(seen))
        for index in np.flatnonzero(terminated):
            ends += 1
            of_all = info["final_info"]["rewards"][index]
            assert abs(of_all.sum()) < 1e-6
            assert of_all.any()
            assert rewards[index] == of_all[actors[index]]
            assert info["final_info"]["seat"][index] == actors[index]
            assert not info["final_info"]["capped"][index]
    assert ends > 20


def test_games_are_cut_off() -> None:
    envs = make_vec(num_envs=COUNT, max_episode_steps=10, **SHORT)
    seen, _ = envs.reset(seed=1)
    chooser, steps = Chooser(), np.zeros(COUNT, int)
    cut = 0
    for _ in range(50):
        seen, rewards, terminated, truncated, info = envs.step(chooser.all(seen))
        steps += 1
        assert truncated.tolist() == ((steps == 10) & ~terminated).tolist()
        for index in np.flatnonzero(truncated):
            assert info["final_obs"][index]["action_mask"].any()
            assert rewards[index] == 0
        cut += truncated.sum()
        steps[terminated | truncated] = 0
    assert cut > COUNT


def test_another_reset_goes_on_with_the_next_numbers() -> None:
    envs = make_vec(num_envs=COUNT, **SHORT)
    first = envs.reset(seed=5)[0]["observation"].copy()
    assert envs.reset()[1]["game"].tolist() == list(range(COUNT, 2 * COUNT))
    assert envs.reset(seed=5)[1]["game"].tolist() == list(range(COUNT))
    assert np.array_equal(envs.reset(seed=5)[0]["observation"], first)


def test_shapes_are_those_of_the_spaces() -> None:
    envs = make_vec("riverboat", 5, players=2)
    seen, _ = envs.reset(seed=1)
    assert seen in envs.observation_space
    assert Chooser().all(seen) in envs.action_space
    assert envs.action_masks().shape == (5, envs.single_action_space.n)


@pytest.mark.slow
@pytest.mark.parametrize("opponents", ["deckhand", "mate"])
def test_a_copy_plays_on_alone_and_the_same(opponents: str) -> None:
    envs = make_vec(num_envs=150, opponents=opponents, threads=2, **SHORT)
    seen, _ = envs.reset(seed=2)
    chooser = Chooser()
    for _ in range(5):
        seen = envs.step(chooser.all(seen))[0]
    twin, before = pickle.loads(pickle.dumps(envs)), seen["observation"].copy()
    actions = [chooser.all(seen)]
    other, *_ = twin.step(actions[0])
    assert np.array_equal(seen["observation"], before)
    assert not np.array_equal(other["observation"], before)
    for _ in range(25):
        seen, *_ = envs.step(actions[-1])
        assert same(seen, other)
        actions.append(chooser.all(seen))
        other, *_ = twin.step(actions[-1])


def test_gymnasiums_own_tools_take_it() -> None:
    assert benchmark_vector_step(make_vec(num_envs=64), 1, seed=1) > 1000
    assert benchmark_step(make(), 1, seed=1) > 100
    envs = DictInfoToList(RecordEpisodeStatistics(make_vec(num_envs=COUNT, **SHORT)))
    seen, infos = envs.reset(seed=1)
    chooser, lengths = Chooser(), []
    for _ in range(60):
        seen, rewards, terminated, _, infos = envs.step(chooser.all(seen))
        for index in np.flatnonzero(terminated):
            assert infos[index]["episode"]["r"] == rewards[index]
            assert infos[index]["final_info"]["rewards"][0] == rewards[index]
            lengths.append(infos[index]["episode"]["l"])
    assert len(lengths) >= COUNT


def test_a_thousand_games_in_one_call() -> None:
    envs = gymnasium.make_vec(NAMES["mississippi-queen"], num_envs=1024, opponents="deckhand")
    seen, _ = envs.reset(seed=1)
    assert seen["observation"].shape[0] == 1024
    for _ in range(20):
        seen, *_ = envs.step(envs.learner_batch.batch.sample())
    assert repr(envs) == "GameVectorEnv(paddlewheel/MississippiQueen-v2, num_envs=1024)"
    envs.close()
    envs.close()


@pytest.mark.parametrize("game", GAMES)
def test_all_games_are_drawn(game: str) -> None:
    envs = make_vec(game, 2, render_mode="ansi")
    envs.reset(seed=1)
    texts = envs.render()
    assert len(texts) == 2
    assert all(isinstance(text, str) for text in texts)


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(SetupError, match="at least one game, not 0"):
        make_vec(num_envs=0)
    with pytest.raises(SetupError, match="1 step at the earliest, not 0"):
        make_vec(max_episode_steps=0)
    with pytest.raises(SetupError, match="reset has the option 'reset_mask', not 'game'"):
        make_vec().reset(options={"game": 3})
    with pytest.raises(SetupError, match="whole turns are actions in PettingZoo"):
        make_vec(actions="turns")
    with pytest.raises(gymnasium.error.ResetNeeded, match=r"reset\(\) begins them"):
        make_vec().step(np.zeros(8))
