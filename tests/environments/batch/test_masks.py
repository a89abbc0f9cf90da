"""Whatever is written into what a batch shows, legality is judged by the rules."""

import numpy as np
import pytest

from paddlewheel.core.errors import IllegalAction
from paddlewheel.environments.batch import Batch
from paddlewheel.environments.turn_actions import TurnBatch
from paddlewheel.games import GAMES
from tests.environments.gymnasium.sample_environments import make_vec


@pytest.mark.parametrize("game", GAMES)
def test_a_mask_that_is_written_into_makes_nothing_legal(game: str) -> None:
    batch, beside = Batch.of(game, 64, seed=7, threads=1), Batch.of(game, 64, seed=7, threads=1)
    rng = np.random.default_rng(0)
    for _ in range(300):
        legal = beside.mask.copy()
        batch.mask[:] = rng.choice([1, 2, -1])
        batch.actor[:] = -2
        actions = rng.integers(batch.game.player_actions, size=64)
        expected = legal[np.arange(64), actions] == 1
        assert batch.step(actions, lenient=True).tolist() == expected.tolist()
        beside.step(actions, lenient=True)
        assert batch.mask.tobytes() == beside.mask.tobytes()
        batch.mask[:] = 0
        chosen = batch.sample()
        assert chosen.tolist() == beside.sample().tolist()
        batch.step(chosen)
        beside.step(chosen)


def test_an_illegal_action_is_refused_though_the_mask_says_it_is_legal() -> None:
    batch = Batch.of("riverboat", 2, seed=1)
    illegal = int(np.flatnonzero(batch.mask[0] == 0)[0])
    batch.mask[:] = 1
    with pytest.raises(IllegalAction, match=f"action {illegal} is not legal here"):
        batch.step([illegal, illegal])


@pytest.mark.parametrize("copy", [True, False])
def test_a_vectors_masks_may_be_written_into(copy: bool) -> None:
    envs = make_vec(num_envs=4, copy=copy, players=2)
    seen, info = envs.reset(seed=1)
    legal = seen["action_mask"].copy()
    illegal = (legal == 0).argmax(axis=1)
    seen["action_mask"][:] = 1
    info["action_mask"][:] = 1
    *_, info = envs.step(illegal)
    assert info["illegal"].all()
    assert np.array_equal(info["action_mask"], legal)


def test_numbers_of_plans_that_are_written_over_make_no_plan_legal() -> None:
    turns = TurnBatch(Batch.of("mississippi-queen", 2, players=2, seed=1))
    beyond = int(turns.plans.max())
    turns.plans[:], turns.mask[:] = 8192, 1
    with pytest.raises(IllegalAction, match=f"there is no plan {beyond} here"):
        turns.step([beyond, beyond])
