"""Both games for a single learner: import this, and Gymnasium's `make` and `make_vec` know them.

    import gymnasium
    import paddlewheel.environments.gymnasium

    env = gymnasium.make("paddlewheel/MississippiQueen-v2", players=4, opponents=("pilot", "mate", "deckhand"))
    envs = gymnasium.make_vec("paddlewheel/Riverboat-v1", num_envs=1024, players=3, opponents="deckhand", seat="random")

`terms.py` has what can be asked for; an observation is a dictionary of "observation", which `Game.fields` explains
number by number, and "action_mask". The mask is in `info` too, and `action_masks()` answers with it as learners want.
"""

from paddlewheel.environments.gymnasium.env import GameEnv
from paddlewheel.environments.gymnasium.registration import register
from paddlewheel.environments.gymnasium.vector import GameVectorEnv

__all__ = ["GameEnv", "GameVectorEnv"]

register()
