"""Validation wrapper of `env()`: enforces call order and ends the game on an illegal action.

It replaces PettingZoo's three standard wrappers, whose chained attribute access takes much longer than a step.
"""

import logging
from collections.abc import Iterator
from typing import Any

from pettingzoo.utils import BaseWrapper

from paddlewheel.core.errors import IllegalAction
from paddlewheel.core.messages.errors import plain
from paddlewheel.environments.pettingzoo.env import Environment, EnvironmentUsageError, no_game

LOG = logging.getLogger(__name__)


class ValidatingWrapper(BaseWrapper):
    """An illegal action ends the game: -1 for its agent, with the reason in its info, and 0 for the others.

    A value outside the action space, or a call at the wrong time, raises an error.
    """

    def __init__(self, env: Environment) -> None:
        super().__init__(env)
        self._waits = False  # agent_iter has yielded, and step has not been called yet

    # Direct properties: BaseWrapper's attribute forwarding is slow.
    agents = property(lambda self: self.env.agents)
    agent_selection = property(lambda self: self.env.agent_selection)
    rewards = property(lambda self: self.env.rewards)
    terminations = property(lambda self: self.env.terminations)
    truncations = property(lambda self: self.env.truncations)
    infos = property(lambda self: self.env.infos)
    num_agents = property(lambda self: len(self.env.agents))

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        self.env.reset(seed, options)
        self._waits = False

    def last(self, observe: bool = True) -> Any:
        if not self.env.agents:
            raise no_game()
        return self.env.last(observe)

    def step(self, action: Any) -> None:
        try:
            self.env.step(action)
        except IllegalAction as problem:
            LOG.warning("%s loses by an illegal action: %s", self.env.agent_selection, problem)
            self.env.forfeit(problem)
        self._waits = False

    def observe(self, agent: str) -> Any:
        self._check_begun()
        return self.env.observe(agent)

    def state(self) -> Any:
        self._check_begun()
        return self.env.state()

    def render(self) -> Any:
        self._check_begun()
        return self.env.render()

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        self._check_begun()
        return self._agents_in_turn(max_iter)

    def _check_begun(self) -> None:
        if self.env.agent_selection is None:
            raise no_game()

    def _agents_in_turn(self, left: int) -> Iterator[str]:
        while self.env.agents and left > 0:
            if self._waits:
                raise EnvironmentUsageError(
                    plain("a loop over agent_iter() has to call step() or reset() each time round")
                )
            self._waits = True
            left -= 1
            yield self.env.agent_selection

    def __str__(self) -> str:
        return str(self.env)
