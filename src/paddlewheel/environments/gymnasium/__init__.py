"""Gymnasium environments of both games for a single learner; importing this registers them.

    import gymnasium
    import paddlewheel.environments.gymnasium

    env = gymnasium.make("paddlewheel/MississippiQueen-v2", players=4, opponents=("pilot", "mate", "deckhand"))
    envs = gymnasium.make_vec("paddlewheel/Riverboat-v1", num_envs=1024, players=3, opponents="deckhand", seat="random")

`config.py` describes the options. An observation is a dictionary of "observation", with the layout of
`core.batch.observe_one.fields_of`, and "action_mask".
The mask is also in `info`, and `action_masks()` returns it as MaskablePPO expects.
"""

from paddlewheel.environments.gymnasium.env import GameEnv
from paddlewheel.environments.gymnasium.registration import register
from paddlewheel.environments.gymnasium.vector import GameVectorEnv

__all__ = ["GameEnv", "GameVectorEnv"]

register()
