"""Register the environments. Version numbers grow when rules, observations or rewards change."""

from paddlewheel.environments.gymnasium.library import gymnasium
from paddlewheel.games import GAMES

ENVIRONMENT_IDS = {"mississippi-queen": "paddlewheel/MississippiQueen-v2", "riverboat": "paddlewheel/Riverboat-v1"}
HERE = "paddlewheel.environments.gymnasium"


def register() -> None:
    for game in GAMES:
        single, vector = f"{HERE}.env:GameEnv", f"{HERE}.vector:GameVectorEnv"
        gymnasium.register(ENVIRONMENT_IDS[game], single, vector_entry_point=vector, kwargs={"game": game})
