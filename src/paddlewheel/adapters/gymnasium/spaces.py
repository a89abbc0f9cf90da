"""What learners are told in advance: the shapes of observations and actions."""

from typing import Any

import numpy as np

from paddlewheel.adapters.gymnasium.library import gymnasium
from paddlewheel.core.contract import Game
from paddlewheel.core.observing import MOST, offsets

OBSERVATION, MASK = "observation", "action_mask"


def observation_space(game: Game) -> Any:
    Box = gymnasium.spaces.Box
    seen = Box(0, MOST, (offsets(game.fields())[""],), np.uint8)
    return gymnasium.spaces.Dict({OBSERVATION: seen, MASK: Box(0, 1, (game.player_actions,), np.int8)})


def action_space(game: Game) -> Any:
    return gymnasium.spaces.Discrete(game.player_actions)
