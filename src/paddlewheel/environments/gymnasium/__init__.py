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
from paddlewheel.environments.gymnasium.library import gymnasium
from paddlewheel.environments.gymnasium.vector import GameVectorEnv
from paddlewheel.games import GAMES

__all__ = ["GameEnv", "GameVectorEnv"]


HERE = "paddlewheel.environments.gymnasium"


def register() -> None:
    for name, game in GAMES.items():
        if not game.module.offers("encoder"):
            continue
        single, vector = f"{HERE}.env:GameEnv", f"{HERE}.vector:GameVectorEnv"
        known_as = f"paddlewheel/{game.title.replace(' ', '')}-v{game.module.environment_version}"
        gymnasium.register(known_as, single, vector_entry_point=vector, kwargs={"game": name})


register()
