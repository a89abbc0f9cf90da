"""The bot `admiral` with the weights of a training run, for the lab.

PADDLEWHEEL_WEIGHTS=build/training/weights-4.npz \\
    paddlewheel compare admiral:0 pilot --game riverboat --players 2 --load src/paddlewheel/training/bot.py
"""

import os
from functools import cache
from pathlib import Path

from paddlewheel.bots import register
from paddlewheel.bots.admiral import Admiral
from paddlewheel.core.capabilities import PolicyNetwork
from paddlewheel.core.game import Game
from paddlewheel.core.network.policy import TrainedNetwork

WEIGHTS = "PADDLEWHEEL_WEIGHTS"


@cache
def network_of(path: str) -> TrainedNetwork:
    """Trained for every table: who measures it says where."""
    return TrainedNetwork(Path(path))


@register
class TrainedAdmiral(Admiral):
    needs = ("pilot", "tree_search", "encoder")

    def network(self, game: Game) -> PolicyNetwork:
        return network_of(os.environ[WEIGHTS])
