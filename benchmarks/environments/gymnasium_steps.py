"""Gymnasium's own `benchmark_step` and `benchmark_vector_step`, with any actions or with legal ones.

Those two know no masks. In a game most of the actions they sample are illegal, which is quickly said; so they are run
a second time with an action space in which only legal actions are found.
"""

import random
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
from gymnasium.utils.performance import benchmark_step, benchmark_vector_step


class LegalActions(gymnasium.Space[Any]):
    """A space whose samples somebody else chooses."""

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
