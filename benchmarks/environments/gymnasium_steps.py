"""Gymnasium's own `benchmark_step` and `benchmark_vector_step`, with arbitrary or with legal actions.

Both ignore action masks, so most sampled actions are illegal, and these are cheap. A second measurement therefore uses
an action space that samples legal actions only.
"""

import random
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
from gymnasium.utils.performance import benchmark_step, benchmark_vector_step


class LegalActions(gymnasium.Space[Any]):
    """Action space that samples with a given function."""

    def __init__(self, choose: Callable[[], Any]) -> None:
        super().__init__()
        self._choose = choose

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        return self._choose()


def step_rate(env: Any, seconds: float, legal: bool = False) -> float:
    if legal:
        masks = env.unwrapped.action_masks
        env.action_space = LegalActions(lambda: random.choice(np.flatnonzero(masks()).tolist()))
    return benchmark_step(env, seconds, seed=1)


def vector_rate(env: Any, seconds: float, choose: Callable[[], Any] | None = None) -> float:
    if choose is not None:
        env.action_space = LegalActions(choose)
    return benchmark_vector_step(env, seconds, seed=1)
