"""PettingZoo AEC environment: one game, one agent per seat, chance sampled automatically."""

from collections.abc import Iterator
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from paddlewheel.core.batch.observation import MAX_VALUE
from paddlewheel.core.errors import IllegalAction, PaddlewheelError, SetupError
from paddlewheel.core.game import Game, Position
from paddlewheel.core.matches.match import refusal_error
from paddlewheel.core.messages.errors import plain
from paddlewheel.environments.single_game import SingleGame


class EnvironmentUsageError(PaddlewheelError, AssertionError):
    """Call at the wrong time, or with an invalid argument. AssertionError is what PettingZoo's own wrappers raise."""


def no_game() -> EnvironmentUsageError:
    return EnvironmentUsageError(plain("no game is under way; reset() begins one"))


RENDER_MODES = ("ansi", "rgb_array", "human")
ILLEGAL_REWARD = -1.0  # reward of an agent that loses by an illegal action


class Environment(AECEnv):
    """AEC environment with the engine's atomic actions; an illegal action raises an error and changes nothing.

    Rewards come at the end: 1 for the first, -1 for the last; see `core.ranking.rewards`.
    """

    agent_selection: Any  # the acting agent; None before the first reset

    def __init__(self, game: Game, options: Any, name: str, render_mode: str | None) -> None:
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise SetupError(plain(f"a render_mode is one of {', '.join(RENDER_MODES)}, or None; not {render_mode!r}"))
        self.metadata = {"name": name, "render_modes": list(RENDER_MODES), "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(int(options.players))]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._single_game = SingleGame(game, options)
        self._actions = self._action_count()
        self.action_spaces = {agent: Discrete(self._actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.state_space = Box(
            0, MAX_VALUE, (len(self.possible_agents) * self._single_game.observation.size,), np.uint8
        )
        self._seat([])
        self._over, self.agent_selection = True, None

    def _action_count(self) -> int:
        return self._single_game.game.player_actions

    def _observation_space(self) -> Any:
        seen = Box(0, MAX_VALUE, self._single_game.observation.shape, np.uint8)
        return Dict({"observation": seen, "action_mask": Box(0, 1, (self._actions,), np.int8)})

    @property
    def position(self) -> Position:
        """The current position, sharing the environment's memory; copy it before stepping it."""
        return self._single_game.position

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[self._known(agent)]

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        """Start game 0 of a seed, as `paddlewheel.new_game` does; without a seed, the next game of the last one.

        The first reset without a seed draws a random one. `options` is ignored.
        """
        seat = self._single_game.begin(seed)
        self._seat(self.possible_agents)
        self._over = False
        self._pass_on(seat)

    def _seat(self, agents: list[str]) -> None:
        self.agents = agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos = {agent: self._info() for agent in agents}

    def _info(self) -> dict[str, Any]:
        return {"seed": self._single_game.seed, "game": self._single_game.number}

    def step(self, action: Any) -> None:
        """Apply an action. Rewards come at the end only, so they are not updated here."""
        if self._over:
            self._leave(action)
            return
        one = self._single_game
        try:
            legal = one.legal[action] and action >= 0
        except (IndexError, TypeError):
            legal = False
        if not legal:
            self._check_bounds(action)
            raise refusal_error(self.position, int(action), self.position.refusal(int(action)))
        self._pass_on(one.step(action))

    def _pass_on(self, seat: int) -> None:
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
        else:
            self._finish()
        if self.render_mode == "human":
            self.render()

    def _finish(self) -> None:
        self._end(self._single_game.rewards.tolist())
        capped = self.position.is_capped
        for agent, place in zip(self.agents, self.position.result(), strict=True):
            self.infos[agent] |= {"place": place, "capped": capped}

    def _end(self, rewards: list[float]) -> None:
        """Terminate all agents; each takes a last step with `None`, in seat order."""
        self._over = True
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self._cumulative_rewards = self.rewards.copy()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def _leave(self, action: Any) -> None:
        if not self.agents:
            raise no_game()
        self._was_dead_step(action)

    def forfeit(self, problem: IllegalAction) -> None:
        """End the game after an illegal action: -1 for the acting agent, 0 for the others."""
        loser = self.agent_selection
        self._end([ILLEGAL_REWARD if agent == loser else 0.0 for agent in self.agents])
        self.infos[loser]["illegal"] = str(problem)

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Yield the acting agent until the game is over; call `step` in between."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def observe(self, agent: str) -> dict[str, Any]:
        """Observation and action mask of an agent; the mask is all 0 unless it is acting."""
        one = self._single_game
        if agent == self.agent_selection and not self._over:
            return {"observation": one.observation.copy(), "action_mask": one.mask.copy()}
        nothing = np.zeros(self._actions, np.int8)
        return {"observation": one.seen_by(self._seats[self._known(agent)]), "action_mask": nothing}

    def state(self) -> Any:
        """Observations of all agents, concatenated: global state for a centralised critic."""
        return np.concatenate([self._single_game.seen_by(seat) for seat in range(len(self.possible_agents))])

    def render(self) -> Any:
        """Render as text or as pixels; "human" prints the text, automatically after every step."""
        from paddlewheel.environments import rendering

        if self.render_mode is None:
            raise EnvironmentUsageError(
                plain(f"to render, make the environment with a render_mode: {', '.join(RENDER_MODES)}")
            )
        if self.render_mode == "rgb_array":
            return rendering.rgb_array(self.position)
        if self.render_mode == "ansi":
            return rendering.ansi(self.position)
        print(rendering.ansi(self.position))
        return None

    def close(self) -> None:
        """Do nothing; there are no resources to release."""

    def _known(self, agent: str) -> str:
        if agent not in self._seats:
            raise EnvironmentUsageError(
                plain(f"there is no agent {agent!r}; they are {', '.join(self.possible_agents)}")
            )
        return agent

    def _check_bounds(self, action: Any) -> None:
        try:
            known = self.action_space(self.agent_selection).contains(action)
        except OverflowError:  # raised by Gymnasium before 1.4 for integers of more than 64 bits
            known = False
        if not known:
            raise EnvironmentUsageError(
                plain(f"an action is a whole number from 0 to {self._actions - 1}, not {action!r}")
            )
