"""Bots for OpenSpiel: its own tree search with the pilot's eye, and those of Paddlewheel."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from open_spiel.python.algorithms import mcts

from paddlewheel.bots import make_bot as paddlewheel_bot
from paddlewheel.core.errors import SetupError
from paddlewheel.environments.open_spiel.evaluator import PilotEvaluator
from paddlewheel.environments.open_spiel.library import pyspiel
from paddlewheel.environments.open_spiel.state import SpielState

SIMULATIONS = 100  # with fewer a search hardly ever finds anything the pilot has not thought of
EXPLORING = 0.2  # how much a search trusts what is likely against what it has found


def make_mcts_bot(
    game: Any, simulations: int = SIMULATIONS, seed: int = 0, exploring: float = EXPLORING
) -> mcts.MCTSBot:
    """OpenSpiel's own search, guided by the pilot. It decides for any seat."""
    return mcts.MCTSBot(
        game,
        exploring,
        simulations,
        PilotEvaluator(),
        random_state=np.random.RandomState(seed),
        child_selection_fn=mcts.SearchNode.puct_value,
    )


def make_bot(name: str, seat: int, seed: int = 0) -> "SeatedBot":
    """One of Paddlewheel's bots on a seat, as in `pilot` or `commodore:400`."""
    return SeatedBot(name, seat, seed)


class SeatedBot(pyspiel.Bot):  # type: ignore[misc]
    """Asks a bot of Paddlewheel, and goes on with its plan as long as nobody else comes between."""

    def __init__(self, name: str, seat: int, seed: int) -> None:
        super().__init__()
        self.name, self.seat, self.seed = name, seat, seed
        self.games = -1
        self.restart()

    def restart(self) -> None:
        """A new game, with luck of its own."""
        self.games += 1
        self._bot = paddlewheel_bot(self.name, self.games, self.seed, self.seat)
        self._plan: Sequence[int] = ()
        self._next = 0  # the move at which the rest of the plan may be carried out

    def restart_at(self, state: SpielState) -> None:
        self._plan = ()

    def step(self, state: SpielState) -> int:
        if state.current_player() != self.seat:
            raise SetupError(f"{self.name} sits on seat {self.seat}; it cannot decide for {state.current_player()}")
        legal, move = state.legal_actions(), state.move_number()
        if not self._plan or move != self._next or self._plan[0] not in legal:
            seen = state.position.seen_by(self.seat)
            self._plan = self._bot.decide(seen, legal, self._bot.budget)
        action, self._plan, self._next = self._plan[0], self._plan[1:], move + 1
        return int(action)
