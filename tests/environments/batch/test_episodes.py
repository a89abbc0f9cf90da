"""Episodes of a batch: cut off when they are to be, and with what was seen last."""

import numpy as np
import pytest

from paddlewheel.core.batch.observe_one import observation_of
from paddlewheel.core.errors import SetupError
from paddlewheel.environments.batch import Batch
from paddlewheel.environments.episodes import EpisodeBatch

TABLE = {"edition": "intro-1997", "players": 3}


def test_games_begin_anew_as_in_any_batch_and_their_last_observations_are_kept() -> None:
    episodes = EpisodeBatch.of("mississippi-queen", 4, seed=3, **TABLE)
    batch = Batch.of("mississippi-queen", 4, seed=3, **TABLE)
    ended = 0
    for _ in range(300):
        before = [batch.position(index).copy() for index in range(4)]
        actors, actions = batch.actor.copy(), batch.sample()
        assert episodes.sample().tolist() == actions.tolist()
        batch.step(actions)
        episodes.step(actions)
        for name in ("actor", "mask", "observation", "rewards", "terminated", "numbers"):
            assert np.array_equal(getattr(episodes, name), getattr(batch, name)), name
        for index in np.flatnonzero(episodes.terminated):
            ended += 1
            before[index].step(int(actions[index]))
            last = observation_of(before[index], int(actors[index]))
            assert np.array_equal(episodes.final_observation[index], last)
    assert ended > 4
    assert not episodes.truncated.any()


def test_games_are_cut_off_and_begin_anew() -> None:
    episodes = EpisodeBatch.of("mississippi-queen", 3, seed=3, max_steps=5, **TABLE)
    for step in range(1, 11):
        before = [episodes.position(index).copy() for index in range(3)]
        actors, actions = episodes.actor.copy(), episodes.sample()
        episodes.step(actions)
        assert episodes.truncated.all() == (step % 5 == 0)
        assert not episodes.terminated.any()
        assert episodes.numbers.tolist() == [index + 3 * (step // 5) for index in range(3)]
        for index in np.flatnonzero(episodes.truncated):
            before[index].step(int(actions[index]))
            if before[index].actor >= 0:  # chance has not played since
                last = observation_of(before[index], int(actors[index]))
                assert np.array_equal(episodes.final_observation[index], last)


def test_a_state_keeps_its_steps() -> None:
    episodes = EpisodeBatch.of("mississippi-queen", 3, seed=3, max_steps=5, **TABLE)
    for _ in range(3):
        episodes.step(episodes.sample())
    state = episodes.save()
    episodes.reset(9)
    episodes.load(state)
    assert episodes.steps.tolist() == [3, 3, 3]
    episodes.step(episodes.sample())
    assert not episodes.truncated.any()
    episodes.step(episodes.sample())
    assert episodes.truncated.all()


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(SetupError, match="1 step at the earliest, not 0"):
        EpisodeBatch.of("riverboat", 3, max_steps=0)
    with pytest.raises(SetupError, match="leave autoreset out"):
        EpisodeBatch.of("riverboat", 3, autoreset=False)
