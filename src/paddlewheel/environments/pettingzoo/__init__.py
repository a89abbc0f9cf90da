"""PettingZoo environments of all games: `mississippi_queen_v2`, `riverboat_v1`.

from paddlewheel.environments.pettingzoo import mississippi_queen_v2
env = mississippi_queen_v2.env(players=4, edition="2019", variants=("black_rose",))
"""

try:
    import pettingzoo  # noqa: F401
except ImportError as missing:
    raise ImportError(
        "paddlewheel.environments.pettingzoo needs PettingZoo, which is not installed: "
        "pip install paddlewheel[pettingzoo]"
    ) from missing

from paddlewheel.environments.pettingzoo.factory import GameEnvironments, environment_name
from paddlewheel.games import GAMES

ENVIRONMENTS = {environment_name(game): GameEnvironments(game) for game in GAMES.values()}


def __getattr__(name: str) -> GameEnvironments:
    if name in ENVIRONMENTS:
        return ENVIRONMENTS[name]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
