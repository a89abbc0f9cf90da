"""Evaluator for OpenSpiel's MCTS: the pilot's forecast as leaf value, and its plan as prior.

Random rollouts would take thousands of steps and be nearly uninformative.
"""

from collections.abc import Sequence

from open_spiel.python.algorithms import mcts

from paddlewheel.core.game import Position
from paddlewheel.environments.open_spiel.cache import PositionCache
from paddlewheel.environments.open_spiel.pilot_policy import PilotPolicy
from paddlewheel.environments.open_spiel.state import SpielState

PILOT_PRIOR = 0.5  # prior probability of the pilot's action; the rest is uniform


def expected_returns(shares: Sequence[float], sides: Sequence[int]) -> list[float]:
    """Convert win probabilities to expected rewards: per opponent, the chance of placing ahead less that of behind.

    If places are drawn one after the other in proportion to the remaining seats' win probabilities, then of two seats
    each is ahead in proportion to its own.

    >>> expected_returns([0.75, 0.25], [0, 1]), expected_returns([1.0, 0.0, 0.0], [0, 1, 2])
    ([0.5, -0.5], [1.0, -0.5, -0.5])
    """
    found = []
    for seat, mine in enumerate(shares):
        others = [shares[other] for other in range(len(shares)) if sides[other] != sides[seat]]
        found.append(sum((mine - share) / (mine + share) for share in others if mine + share > 0) / len(others))
    return found


class PilotEvaluator(mcts.Evaluator):  # type: ignore[misc]
    """Deterministic `evaluate` and `prior` for `mcts.MCTSBot`."""

    def __init__(self, favour: float = PILOT_PRIOR) -> None:
        self.favour = favour
        self.plans = PilotPolicy()
        self._values: PositionCache[list[float]] = PositionCache()

    def evaluate(self, state: SpielState) -> list[float]:
        return self._values.recall(self.plans.after_turn(state.position), _value)

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        favourite = self.plans.plan(state.position)[0] if len(legal) > 1 else legal[0]
        each = (1 - self.favour) / len(legal)
        return [(action, each + self.favour * (action == favourite)) for action in legal]


def _value(position: Position) -> list[float]:
    return expected_returns(position.game.module.pilot.win_shares(position), position.game.sides(position.options))
