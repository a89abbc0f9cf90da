"""For OpenSpiel's tree search: the pilot's forecast at a leaf, and the pilot's plan as what is likely.

Random play to the end would take thousands of steps and say little.
"""

from collections.abc import Sequence

from open_spiel.python.algorithms import mcts

from paddlewheel.core.game import Position
from paddlewheel.environments.open_spiel.cache import Memory
from paddlewheel.environments.open_spiel.pilot_policy import PilotsPlans
from paddlewheel.environments.open_spiel.state import SpielState

FAVOUR = 0.5  # how likely the pilot's action is held to be; the rest is shared by all


def expected_returns(shares: Sequence[float], sides: Sequence[int]) -> list[float]:
    """Shares of the victory on the scale of rewards: how often a seat comes in ahead of others, less how often behind.

    If places are given out one after the other by the shares of those who are left, then of two seats each is ahead as
    often as its share says.

    >>> expected_returns([0.75, 0.25], [0, 1]), expected_returns([1.0, 0.0, 0.0], [0, 1, 2])
    ([0.5, -0.5], [1.0, -0.5, -0.5])
    """
    found = []
    for seat, mine in enumerate(shares):
        others = [shares[other] for other in range(len(shares)) if sides[other] != sides[seat]]
        found.append(sum((mine - share) / (mine + share) for share in others if mine + share > 0) / len(others))
    return found


class PilotEvaluator(mcts.Evaluator):  # type: ignore[misc]
    """`evaluate` and `prior` as `mcts.MCTSBot` asks for them; nothing in it is random."""

    def __init__(self, favour: float = FAVOUR) -> None:
        self.favour = favour
        self.plans = PilotsPlans()
        self._values: Memory[list[float]] = Memory()

    def evaluate(self, state: SpielState) -> list[float]:
        return self._values.recall(self.plans.played_out(state.position), _value)

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        favourite = self.plans.plan(state.position)[0] if len(legal) > 1 else legal[0]
        each = (1 - self.favour) / len(legal)
        return [(action, each + self.favour * (action == favourite)) for action in legal]


def _value(position: Position) -> list[float]:
    return expected_returns(position.forecast(), position.game.sides(position.options))
