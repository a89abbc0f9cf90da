"""Bots for OpenSpiel: its MCTS with the pilot's evaluation, and adapters of Paddlewheel's bots."""

from typing import Any

import numpy as np
from open_spiel.python.algorithms import mcts

from paddlewheel.bots import make_bot as paddlewheel_bot
from paddlewheel.bots.follow_plan import PlanFollower
from paddlewheel.core.errors import SetupError
from paddlewheel.core.messages.errors import plain
from paddlewheel.environments.open_spiel.evaluator import PilotEvaluator
from paddlewheel.environments.open_spiel.library import pyspiel
from paddlewheel.environments.open_spiel.state import SpielState

SIMULATIONS = 100  # with fewer, the search rarely improves on the pilot's choice
PUCT_CONSTANT = 0.2  # exploration constant of PUCT: weight of the prior against the values found


def make_mcts_bot(
    game: Any, simulations: int = SIMULATIONS, seed: int = 0, exploring: float = PUCT_CONSTANT
) -> mcts.MCTSBot:
    """OpenSpiel's MCTS with the pilot as prior and evaluator; plays any seat."""
    return mcts.MCTSBot(
        game,
        exploring,
        simulations,
        PilotEvaluator(),
        random_state=np.random.RandomState(seed),
        child_selection_fn=mcts.SearchNode.puct_value,
    )


def make_bot(name: str, seat: int, seed: int = 0) -> "SpielBot":
    """One of Paddlewheel's bots for a seat, such as `pilot` or `commodore:400`."""
    return SpielBot(name, seat, seed)


class SpielBot(pyspiel.Bot):  # type: ignore[misc]
    """Adapter of a Paddlewheel bot; follows the bot's plan until another player or chance acts."""

    def __init__(self, name: str, seat: int, seed: int) -> None:
        super().__init__()
        self.name, self.seat, self.seed = name, seat, seed
        self.games = -1
        self.restart()

    def restart(self) -> None:
        """Start a new game with a new random stream."""
        self.games += 1
        self._bot = paddlewheel_bot(self.name, self.games, self.seed, self.seat)
        self._plan = PlanFollower()

    def restart_at(self, state: SpielState) -> None:
        self._plan.forget()

    def step(self, state: SpielState) -> int:
        if state.current_player() != self.seat:
            raise SetupError(
                plain(f"{self.name} sits on seat {self.seat}; it cannot decide for {state.current_player()}")
            )
        position, bot = state.position, self._bot
        return self._plan.next_action(
            position,
            state.move_number(),
            lambda: bot.decide(position.seen_by(self.seat), state.legal_actions(), bot.budget),
        )
