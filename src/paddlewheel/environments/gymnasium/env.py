"""Gymnasium environment: one game, one learner against bots."""

from typing import Any, ClassVar

import numpy as np

from paddlewheel.core.errors import SetupError
from paddlewheel.core.messages.errors import plain, plain_not
from paddlewheel.core.validation import SEED_LIMIT, checked_int
from paddlewheel.environments.gymnasium.config import EnvSettings, make_config
from paddlewheel.environments.gymnasium.library import gymnasium
from paddlewheel.environments.gymnasium.opponents import LearnerBatch
from paddlewheel.environments.gymnasium.rendering import FPS, MODES, check_mode, render_position
from paddlewheel.environments.gymnasium.spaces import MASK, OBSERVATION, action_space, observation_space


class GameEnv(gymnasium.Env):
    """One seat against bots; `config.EnvSettings` describes the options.

    The reward comes at the end: `core.ranking.rewards` for the learner's place. `info["rewards"]` then has those of all
    seats, and `info["capped"]` tells whether the round limit ended the game. `info["game"]` is the game's number: 0 for
    the first game of a seed, one more after each `reset`, or as in `reset(options={"game": 17})`.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": FPS}

    def __init__(self, game: str, *, render_mode: str | None = None, **terms: Any) -> None:
        self.terms = make_config(EnvSettings(game, **terms))
        self.render_mode = check_mode(render_mode)
        self.observation_space = observation_space(self.terms.game, self.terms.scaled)
        self.action_space = action_space(self.terms.game)
        self.learner_batch = LearnerBatch(self.terms, 1)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        number = _number(options or {})
        if seed is None and not self.learner_batch.begun:
            seed = int(self.np_random.integers(SEED_LIMIT))
        super().reset(seed=seed)
        self.learner_batch.reset(seed, number)
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        practice = self.learner_batch
        if practice.terminated[0] or not practice.begun:
            raise gymnasium.error.ResetNeeded("the game is over, or has not begun yet: reset() begins one")
        practice.step([action])
        info = self._info()
        if practice.terminated[0]:
            info |= {
                "rewards": practice.rewards[0].copy(),
                "seat": int(practice.decided[0]),
                "capped": practice.capped(0),
            }
        if practice.refused[0]:
            info["illegal"] = practice.clause(0, int(action))
        return self._seen(), float(practice.reward[0]), bool(practice.terminated[0]), bool(practice.truncated[0]), info

    def action_masks(self) -> Any:
        """Legal actions as booleans, for MaskablePPO."""
        return self.learner_batch.batch.mask[0].astype(np.bool_)

    @property
    def position(self) -> Any:
        """The game as a `Position`; read-only."""
        return self.learner_batch.batch.position(0)

    def render(self) -> Any:
        return render_position(self.position, self.render_mode)

    def _seen(self) -> dict[str, Any]:
        batch = self.learner_batch.batch
        return {OBSERVATION: self.terms.told(batch.observation[0]), MASK: batch.mask[0].copy()}

    def _info(self) -> dict[str, Any]:
        batch, seat = self.learner_batch.batch, int(self.learner_batch.seats[0])
        about = {"seat": seat, "actor": int(batch.actor[0]), "game": int(batch.numbers[0])}
        return {MASK: batch.mask[0].copy(), **about}


def _number(options: dict[str, Any]) -> int | None:
    """The game number requested in the options of `reset`."""
    unknown = set(options) - {"game"}
    if unknown:
        raise SetupError(
            plain(f"reset has the option 'game', the number of a game, not {', '.join(map(repr, unknown))}")
        )
    if options.get("game") is None:
        return None
    return checked_int(
        options["game"], 0, plain_not(f"the number of a game goes from 0 to {SEED_LIMIT - 1}"), SEED_LIMIT - 1
    )
