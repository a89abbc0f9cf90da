"""Both games for OpenSpiel: import this, and `pyspiel.load_game` knows them.

    import pyspiel
    import paddlewheel.environments.open_spiel

    game = pyspiel.load_game("paddlewheel_mississippi_queen(players=2,edition=2019)")

See `parameters.py` for how a table is named, and `evaluator.py` for a search that need not play to the end.
"""

from paddlewheel.environments.open_spiel.game import SpielGame, register
from paddlewheel.environments.open_spiel.observer import SpielObserver
from paddlewheel.environments.open_spiel.state import SpielState

__all__ = ["SpielGame", "SpielObserver", "SpielState"]

register()
