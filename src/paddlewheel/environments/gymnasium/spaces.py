"""Observation and action spaces."""

from typing import Any

import numpy as np

from paddlewheel.core.batch.observation import MAX_VALUE, field_offsets, scale
from paddlewheel.core.batch.observe_one import fields_of
from paddlewheel.core.game import Game
from paddlewheel.environments.gymnasium.library import gymnasium

OBSERVATION, MASK = "observation", "action_mask"


def observation_space(game: Game, scaled: bool = False) -> Any:
    """Space of bytes, or with `scaled` of floats that are at most 1 while a field stays within its usual maximum."""
    Box = gymnasium.spaces.Box
    if scaled:
        factors = scale(fields_of(game))
        seen = Box(np.zeros_like(factors), MAX_VALUE * factors, dtype=np.float32)
    else:
        seen = Box(0, MAX_VALUE, (field_offsets(fields_of(game))[""],), np.uint8)
    return gymnasium.spaces.Dict({OBSERVATION: seen, MASK: Box(0, 1, (game.player_actions,), np.int8)})


def action_space(game: Game) -> Any:
    return gymnasium.spaces.Discrete(game.player_actions)
