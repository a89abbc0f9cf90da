"""PettingZoo environments of both games: `mississippi_queen_v2` and `riverboat_v1`.

from paddlewheel.environments.pettingzoo import mississippi_queen_v2
env = mississippi_queen_v2.env(players=4)
"""

try:
    import pettingzoo  # noqa: F401
except ImportError as missing:
    raise ImportError(
        "paddlewheel.environments.pettingzoo needs PettingZoo, which is not installed: "
        "pip install paddlewheel[pettingzoo]"
    ) from missing
