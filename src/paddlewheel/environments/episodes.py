"""Batch with episode limits: truncation after `max_steps`, and final observations.

batch = EpisodeBatch.of("riverboat", 1024, players=2, seed=7, max_steps=500)
batch.step(actions)
over = batch.terminated | batch.truncated            # these games have restarted
last = batch.final_observation[over]                 # observations before the restart
"""

from typing import Any

import numpy as np

from paddlewheel.core.errors import SetupError
from paddlewheel.core.game import Game
from paddlewheel.core.messages.errors import plain, plain_not
from paddlewheel.core.validation import checked_int
from paddlewheel.environments.batch import Batch, BatchState


class EpisodeBatch(Batch):
    """`Batch` whose finished and truncated games restart within the step; takes the settings of `Batch`.

    `final_observation` has a row per game, valid where one is over: the observation of the seat that acted last.
    """

    def __init__(self, game: Game, options: Any, count: int, *, max_steps: int | None = None, **settings: Any) -> None:
        if "autoreset" in settings:
            raise SetupError(plain("games of an EpisodeBatch always begin anew: leave autoreset out, or use a Batch"))
        if max_steps is not None:
            max_steps = checked_int(max_steps, 1, plain_not("a game is cut off after 1 step at the earliest"))
        self.max_steps = max_steps
        super().__init__(game, options, count, autoreset=False, **settings)

    def reset(self, seed: int, seats: Any = None) -> None:
        super().reset(seed, seats)
        self.steps = np.zeros(self.count, np.int64)
        self.truncated = np.zeros(self.count, np.bool_)
        self.final_observation = np.zeros_like(self.observation)

    def restart(self, games: Any) -> None:
        super().restart(games)
        self.steps[self.flags("games to restart", games)] = 0

    def step(self, actions: Any, *, lenient: bool = False, skip: Any = None) -> Any:
        acted = self.actor.copy()
        legal = super().step(actions, lenient=lenient, skip=skip)
        self.steps += 1 if skip is None else ~self.flags("games to skip", skip)
        cut = self.steps >= self.max_steps if self.max_steps is not None else False
        self.truncated[:] = cut & ~self.terminated
        over = self.terminated | self.truncated
        if over.any():
            self._begin_anew(over, acted)
        return legal

    def save(self) -> BatchState:
        state = super().save()
        return state._replace(arrays=(*state.arrays, self.steps.copy()))

    def load(self, state: BatchState) -> None:
        *arrays, steps = state.arrays
        super().load(state._replace(arrays=tuple(arrays)))
        self.steps[:] = steps

    def _begin_anew(self, over: Any, acted: Any) -> None:
        """Restart games, but keep `rewards` and `terminated`, which a restart would clear."""
        for index in np.flatnonzero(over).tolist():
            self.final_observation[index] = self.game.module.encoder.observation(
                self.position(index), int(acted[index])
            )
        rewards, terminated = self.rewards.copy(), self.terminated.copy()
        self.restart(over)
        self.rewards[...], self.terminated[...] = rewards, terminated
