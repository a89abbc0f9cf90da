"""Register the environments. Version numbers grow when rules, observations or rewards change."""

from paddlewheel.environments.gymnasium.library import gymnasium
from paddlewheel.games import GAMES

HERE = "paddlewheel.environments.gymnasium"


def register() -> None:
    for name, game in GAMES.items():
        if not game.module.offers("encoder"):
            continue
        single, vector = f"{HERE}.env:GameEnv", f"{HERE}.vector:GameVectorEnv"
        known_as = f"paddlewheel/{game.title.replace(' ', '')}-v{game.module.environment_version}"
        gymnasium.register(known_as, single, vector_entry_point=vector, kwargs={"game": name})
