"""What learners are told in advance: the shapes of observations and actions."""

from typing import Any

import numpy as np

from paddlewheel.core.batch.observation import MOST, offsets, scale
from paddlewheel.core.game import Game
from paddlewheel.environments.gymnasium.library import gymnasium

OBSERVATION, MASK = "observation", "action_mask"


def observation_space(game: Game, scaled: bool = False) -> Any:
    """Bytes, or `scaled` to numbers that are 1 at most where a field's do not exceed what is usual."""
    Box = gymnasium.spaces.Box
    if scaled:
        factors = scale(game.fields())
        seen = Box(np.zeros_like(factors), MOST * factors, dtype=np.float32)
    else:
        seen = Box(0, MOST, (offsets(game.fields())[""],), np.uint8)
    return gymnasium.spaces.Dict({OBSERVATION: seen, MASK: Box(0, 1, (game.player_actions,), np.int8)})


def action_space(game: Game) -> Any:
    return gymnasium.spaces.Discrete(game.player_actions)
