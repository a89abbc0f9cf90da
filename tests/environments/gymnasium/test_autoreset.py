"""When a game that ended begins anew: in the same step, in the next, or when somebody says so."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers import vector as wrappers

from paddlewheel.core.errors import SetupError
from tests.environments.gymnasium.sample_environments import NAMES, SHORT, Chooser, make, make_vec, same

COUNT = 6


def test_it_says_its_mode_as_gymnasiums_own_do() -> None:
    for mode in AutoresetMode:
        for wanted in (mode, mode.value):
            envs = make_vec(num_envs=2, autoreset_mode=wanted, **SHORT)
            assert envs.autoreset_mode is envs.metadata["autoreset_mode"] is mode
    assert make_vec(num_envs=2).autoreset_mode is AutoresetMode.SAME_STEP
    assert make_vec(num_envs=2).metadata["render_fps"] == make().metadata["render_fps"]
    with pytest.raises(SetupError, match=r"autoreset_mode is one of 'NextStep', .* not 'never'"):
        make_vec(autoreset_mode="never")


@pytest.mark.parametrize("opponents", ["deckhand", "self", "mate"])
@pytest.mark.parametrize("cut", [None, 12])
def test_in_the_next_step_it_is_as_gymnasium_would_do_it(opponents: str, cut: int | None) -> None:
    terms = {**SHORT, "opponents": opponents, "max_episode_steps": cut}
    envs = make_vec(num_envs=COUNT, autoreset_mode=AutoresetMode.NEXT_STEP, **terms)
    singles = [gymnasium.make(NAMES["mississippi-queen"], **terms) for _ in range(COUNT)]
    seen, _ = envs.reset(seed=4)
    now = [env.reset(seed=4, options={"game": index})[0] for index, env in enumerate(singles)]
    over, numbers, chooser, ends = np.zeros(COUNT, np.bool_), np.arange(COUNT), Chooser(), 0
    for _ in range(90):
        actions = np.array([chooser.one(one) if one["action_mask"].any() else 0 for one in now])
        seen, rewards, terminated, truncated, info = envs.step(actions)
        for index, env in enumerate(singles):
            if over[index]:
                numbers[index] += COUNT
                now[index], told = env.reset(options={"game": int(numbers[index])})
                expected = (0.0, False, False)
            else:
                now[index], *parts, told = env.step(actions[index])
                expected = (*parts[:2], parts[2] and not parts[1])  # cut off where it ended: Gymnasium says both
            assert (rewards[index], terminated[index], truncated[index]) == expected
            assert same(now[index], {name: row[index] for name, row in seen.items()})
            assert info["game"][index] == numbers[index]
            if terminated[index]:
                assert info["_rewards"][index]
                assert np.array_equal(info["rewards"][index], told["rewards"])
                assert info["capped"][index] == told["capped"]
                assert info["seat"][index] == told["seat"]
        over = terminated | truncated
        ends += over.sum()
        assert "final_obs" not in info
    assert ends >= COUNT


def test_disabled_it_waits_for_a_reset_of_those_games() -> None:
    envs = make_vec(num_envs=COUNT, autoreset_mode="Disabled", **SHORT)
    seen, info = envs.reset(seed=2)
    chooser, numbers = Chooser(), np.arange(COUNT)
    ended = 0
    while ended < COUNT:
        before = seen
        seen, _, terminated, _, info = envs.step(chooser.all(seen))
        if terminated.any():
            ended += terminated.sum()
            assert not seen["action_mask"][terminated].any()
            with pytest.raises(gymnasium.error.ResetNeeded, match="reset_mask"):
                envs.step(np.zeros(COUNT, np.int64))
            fresh, info = envs.reset(options={"reset_mask": terminated})
            numbers += COUNT * terminated
            assert info["game"].tolist() == numbers.tolist()
            assert np.array_equal(fresh["observation"][~terminated], seen["observation"][~terminated])
            assert fresh["action_mask"].any(axis=1).all()
            seen = fresh
        assert not np.array_equal(seen["observation"], before["observation"])
    with pytest.raises(SetupError, match="leave the reset_mask out"):
        envs.reset(seed=1, options={"reset_mask": terminated})
    with pytest.raises(SetupError, match=r"games to reset are one flag a game, here 6, not an array of shape \(1,\)"):
        envs.reset(options={"reset_mask": np.array([3])})


def scaled_by(envs: Any, factor: float) -> Any:
    space = gymnasium.spaces.Box(0, 255 * factor, envs.single_observation_space["observation"].shape, np.float32)
    return wrappers.TransformObservation(
        envs,
        lambda seen: seen["observation"].astype(np.float32) * factor,
        single_observation_space=space,
    )


@pytest.mark.parametrize(
    "wrap",
    [
        lambda envs: scaled_by(envs, 1 / 255),
        wrappers.FlattenObservation,
        lambda envs: wrappers.FilterObservation(envs, ["observation"]),
    ],
    ids=["transform", "flatten", "filter"],
)
def test_gymnasiums_observation_wrappers_take_it(wrap: Any) -> None:
    envs = wrap(make_vec(num_envs=3, autoreset_mode=AutoresetMode.NEXT_STEP, **SHORT))
    seen, info = envs.reset(seed=1)
    for _ in range(40):
        seen, *_, info = envs.step(info["action_mask"].argmax(axis=1))
        assert seen in envs.observation_space


@pytest.mark.parametrize("copy", [True, False])
def test_scaled_observations_are_numbers_around_0_to_1(copy: bool) -> None:
    raw, scaled = make_vec(num_envs=3, **SHORT), make_vec(num_envs=3, scaled=True, copy=copy, **SHORT)
    factors = scaled.single_observation_space["observation"].high / 255
    seen, told = raw.reset(seed=1)[0], scaled.reset(seed=1)[0]
    chooser, ends = Chooser(), 0
    for _ in range(40):
        assert told["observation"].dtype == np.float32
        assert np.allclose(told["observation"], seen["observation"] * factors)
        assert told in scaled.observation_space
        actions = chooser.all(seen)
        seen, *_, info = raw.step(actions)
        told, *_, about = scaled.step(actions)
        for index in np.flatnonzero(info.get("_final_obs", [])):
            ends += 1
            assert np.allclose(
                about["final_obs"][index]["observation"], info["final_obs"][index]["observation"] * factors
            )
    assert ends
    one = gymnasium.make(NAMES["riverboat"], scaled=True)
    assert one.reset(seed=1)[0] in one.observation_space
