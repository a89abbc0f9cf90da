"""The environment itself: one game, an agent a seat, chance playing by itself."""

from collections.abc import Iterator
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from paddlewheel.core.batch.observation import MOST
from paddlewheel.core.errors import IllegalAction, SetupError
from paddlewheel.core.game import Game, Position
from paddlewheel.core.match import refused
from paddlewheel.environments.pettingzoo.errors import Misuse, no_game
from paddlewheel.environments.single_game import OneGame

RENDER_MODES = ("ansi", "rgb_array", "human")
ILLEGAL = -1.0  # the reward of an illegal action


class Environment(AECEnv):
    """
    Actions are the engine's own. Rewards come at the end: 1 for the first, -1 for the last, see `core.ranking.rewards`.
    An illegal action is refused with an error and nothing is changed.
    """

    agent_selection: Any  # whoever decides; None before the first reset

    def __init__(self, game: Game, options: Any, name: str, render_mode: str | None) -> None:
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise SetupError(f"a render_mode is one of {', '.join(RENDER_MODES)}, or None; not {render_mode!r}")
        self.metadata = {"name": name, "render_modes": list(RENDER_MODES), "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(int(options.players))]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._one = OneGame(game, options)
        self._actions = self._most_actions()
        self.action_spaces = {agent: Discrete(self._actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.state_space = Box(0, MOST, (len(self.possible_agents) * self._one.observation.size,), np.uint8)
        self._seat([])
        self._over, self.agent_selection = True, None

    def _most_actions(self) -> int:
        return self._one.game.player_actions

    def _observation_space(self) -> Any:
        seen = Box(0, MOST, self._one.observation.shape, np.uint8)
        return Dict({"observation": seen, "action_mask": Box(0, 1, (self._actions,), np.int8)})

    @property
    def position(self) -> Position:
        """The game as the rules have it, always the present one; copy it before you step it."""
        return self._one.position

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[self._known(agent)]

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        """Game 0 of a seed, with the luck of `paddlewheel.new_game`; without a seed, the next game of the last one.

        The first reset takes a random seed if it is given none. `options` mean nothing here.
        """
        seat = self._one.begin(seed)
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
        return {"seed": self._one.seed, "game": self._one.number}

    def step(self, action: Any) -> None:
        """Nobody is rewarded before the end, so a step changes nothing but who is next."""
        if self._over:
            self._leave(action)
            return
        one = self._one
        try:
            legal = one.legal[action] and action >= 0
        except (IndexError, TypeError):
            legal = False
        if not legal:
            self._check_bounds(action)
            raise refused(self.position, int(action), self.position.refusal(int(action)))
        self._pass_on(one.step(action))

    def _pass_on(self, seat: int) -> None:
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
        else:
            self._finish()
        if self.render_mode == "human":
            self.render()

    def _finish(self) -> None:
        self._end(self._one.rewards.tolist())
        capped = self.position.is_capped
        for agent, place in zip(self.agents, self.position.result(), strict=True):
            self.infos[agent] |= {"place": place, "capped": capped}

    def _end(self, rewards: list[float]) -> None:
        """All agents are done; each takes a last step, `None`, in the order of their seats."""
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
        """Whoever decides has tried something illegal: it gets -1, the others 0, and the game ends."""
        loser = self.agent_selection
        self._end([ILLEGAL if agent == loser else 0.0 for agent in self.agents])
        self.infos[loser]["illegal"] = str(problem)

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Whoever decides, again and again while anybody is there: step in between."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and what it may do: nothing unless it is the one to decide."""
        one = self._one
        if agent == self.agent_selection and not self._over:
            return {"observation": one.observation.copy(), "action_mask": one.mask.copy()}
        nothing = np.zeros(self._actions, np.int8)
        return {"observation": one.seen_by(self._seats[self._known(agent)]), "action_mask": nothing}

    def state(self) -> Any:
        """What all agents see, one after the other: for a critic that may know more than who plays."""
        return np.concatenate([self._one.seen_by(seat) for seat in range(len(self.possible_agents))])

    def render(self) -> Any:
        """The table as text or as a picture; "human" prints the text, after every step by itself."""
        from paddlewheel.environments import rendering

        if self.render_mode is None:
            raise Misuse(f"to render, make the environment with a render_mode: {', '.join(RENDER_MODES)}")
        if self.render_mode == "rgb_array":
            return rendering.rgb_array(self.position)
        if self.render_mode == "ansi":
            return rendering.ansi(self.position)
        print(rendering.ansi(self.position))
        return None

    def close(self) -> None:
        """There is nothing to close."""

    def _known(self, agent: str) -> str:
        if agent not in self._seats:
            raise Misuse(f"there is no agent {agent!r}; they are {', '.join(self.possible_agents)}")
        return agent

    def _check_bounds(self, action: Any) -> None:
        try:
            known = self.action_space(self.agent_selection).contains(action)
        except OverflowError:  # Gymnasium before 1.4, from numbers of more than 64 bits
            known = False
        if not known:
            raise Misuse(f"an action is a whole number from 0 to {self._actions - 1}, not {action!r}")
