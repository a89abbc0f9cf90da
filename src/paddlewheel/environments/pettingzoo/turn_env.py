"""PettingZoo environment with turn-level actions (`actions="turns"`): an action is the index of a plan."""

from typing import Any

from paddlewheel.environments.pettingzoo.env import Environment
from paddlewheel.environments.turn_actions import MAX_NUMBERED_PLANS, Turns


class TurnEnvironment(Environment):
    """AEC environment whose actions are plans, distinct outcomes of the current turn.

    The acting agent's info has `plans`, the attributes of each plan as arrays (see the game's `compact_plans`),
    `names`, the lookup lists of some of these, and `overflow`, the number of plans beyond the limit.
    A step plays a plan until another seat or chance has to decide; the rest of the turn then has new plans.
    """

    _turns: Turns

    def _action_count(self) -> int:
        return MAX_NUMBERED_PLANS

    def step(self, action: Any) -> None:
        if self._over:
            self._leave(action)
            return
        self._check_bounds(action)
        self._turns.play(int(action))
        self.infos[self.agent_selection] = self._info()
        self._pass_on(self._single_game.go_on())

    def _pass_on(self, seat: int) -> None:
        super()._pass_on(seat)
        if seat >= 0:
            self._turns = Turns(self.position)
            told = {"plans": self._turns.columns, "names": self._turns.names, "overflow": self._turns.overflow}
            self.infos[self.agent_selection] |= told

    def observe(self, agent: str) -> dict[str, Any]:
        seen = super().observe(agent)
        if agent == self.agent_selection and not self._over:
            seen["action_mask"] = self._turns.mask()
        return seen

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "_turns"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Recompute the plans, which refer to the position object."""
        self.__dict__.update(state)
        self._turns = Turns(self.position)
