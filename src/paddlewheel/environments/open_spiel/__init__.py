"""OpenSpiel games; importing this registers both for `pyspiel.load_game`.

    import pyspiel
    import paddlewheel.environments.open_spiel

    game = pyspiel.load_game("paddlewheel_mississippi_queen(players=2,edition=2019)")

`parameters.py` describes the parameters of a game string, `evaluator.py` a leaf evaluation for MCTS without rollouts.
"""

from paddlewheel.environments.open_spiel.game import SpielGame, register
from paddlewheel.environments.open_spiel.observer import SpielObserver
from paddlewheel.environments.open_spiel.state import SpielState

__all__ = ["SpielGame", "SpielObserver", "SpielState"]

register()
