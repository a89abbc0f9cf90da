"""Gymnasium vector environment: many games of one learner, stepped in one call."""

from typing import Any

import numpy as np

from paddlewheel.core.errors import SetupError
from paddlewheel.core.messages.errors import plain
from paddlewheel.core.validation import SEED_LIMIT
from paddlewheel.environments.gymnasium.config import EnvSettings, make_config
from paddlewheel.environments.gymnasium.library import gymnasium
from paddlewheel.environments.gymnasium.opponents import LearnerBatch
from paddlewheel.environments.gymnasium.rendering import FPS, MODES, check_mode, render_position
from paddlewheel.environments.gymnasium.spaces import MASK, OBSERVATION, action_space, observation_space

AutoresetMode = gymnasium.vector.AutoresetMode
RESET_MASK = "reset_mask"


class GameVectorEnv(gymnasium.vector.VectorEnv):
    """One seat against bots in each game; `config.EnvSettings` describes the options.

    With `copy=False` observations and masks are reused arrays, which is faster; copy what must be kept. Against
    deckhands, and with opponents="self", a step is one call of the compiled engine; other bots play one by one.

    `autoreset_mode` is Gymnasium's. With SAME_STEP a finished game restarts in the same step as game number +
    `num_envs`; `info["final_obs"]` has its last observation, and `info["final_info"]` the rewards of all seats, the
    seat that acted last, and whether the round limit ended the game. With NEXT_STEP it restarts in the next step, with
    DISABLED on `reset(options={"reset_mask": ...})`; `info` itself then has "rewards" and "capped". `info["illegal"]`
    has a flag per game; `clause` names the rule that refused an action, as long as the game is unchanged.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        render_mode: str | None = None,
        threads: int | None = None,
        copy: bool = True,
        autoreset_mode: Any = AutoresetMode.SAME_STEP,
        **terms: Any,
    ) -> None:
        self.terms = make_config(EnvSettings(game, **terms))
        self.render_mode = check_mode(render_mode)
        self.autoreset_mode = _mode(autoreset_mode)
        self.metadata = {"render_modes": list(MODES), "render_fps": FPS, "autoreset_mode": self.autoreset_mode}
        self.num_envs = num_envs
        self.copy = copy
        self.learner_batch = LearnerBatch(self.terms, num_envs, threads)
        self.single_observation_space = observation_space(self.terms.game, self.terms.scaled)
        self.single_action_space = action_space(self.terms.game)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)
        self._over = np.zeros(num_envs, np.bool_)  # finished and not restarted yet
        self._scaled = np.zeros(self.observation_space[OBSERVATION].shape, np.float32) if self.terms.scaled else None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Restart all games, or with `options={"reset_mask": flags}` the flagged ones."""
        chosen = self._chosen(options or {}, seed)
        if chosen is not None:
            self.learner_batch.begin_again(np.flatnonzero(chosen))
            self._over[chosen] = False
        else:
            if seed is None and not self.learner_batch.begun:
                seed = int(self.np_random.integers(SEED_LIMIT))
            super().reset(seed=seed)
            self.learner_batch.reset(seed)
            self._over[:] = False
        seen = self._seen()
        return seen, self._info(seen)

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        practice, skip = self.learner_batch, self._games_to_skip()
        practice.step(actions, skip)
        if skip is not None:
            practice.begin_again(np.flatnonzero(skip))
        over, ends = practice.terminated | practice.truncated, {}
        flags = practice.terminated.copy(), practice.truncated.copy()
        if over.any():
            ends = self._ends(over)
            if self.autoreset_mode == AutoresetMode.SAME_STEP:
                practice.begin_again(np.flatnonzero(over))
        if self.autoreset_mode != AutoresetMode.SAME_STEP:
            self._over = over
        seen = self._seen()
        return seen, practice.reward.copy(), *flags, self._info(seen) | ends

    def clause(self, index: int, action: int) -> str:
        """The clause that refuses an action in one of the games; "" if it is legal."""
        return self.learner_batch.clause(index, action)

    def action_masks(self) -> Any:
        """Legal actions of each game as booleans, for MaskablePPO."""
        return self.learner_batch.batch.mask.astype(np.bool_)

    def render(self) -> tuple[Any, ...]:
        return tuple(
            render_position(self.learner_batch.batch.position(index), self.render_mode)
            for index in range(self.num_envs)
        )

    def _chosen(self, options: dict[str, Any], seed: int | None) -> Any:
        """The flags of the games to restart, or None for all."""
        unknown = set(options) - {RESET_MASK}
        if unknown:
            raise SetupError(plain(f"reset has the option {RESET_MASK!r}, not {', '.join(map(repr, sorted(unknown)))}"))
        if RESET_MASK not in options:
            return None
        if seed is not None or not self.learner_batch.begun:
            raise SetupError(plain("a seed begins all games, as the first reset does: leave the reset_mask out"))
        return self.learner_batch.batch.flags("games to reset", options[RESET_MASK])

    def _games_to_skip(self) -> Any:
        """The finished games that restart in this step, whatever their action; None if there are none."""
        if not self.learner_batch.begun:
            raise gymnasium.error.ResetNeeded("no game has begun yet: reset() begins them")
        if not self._over.any():
            return None
        if self.autoreset_mode == AutoresetMode.DISABLED:
            raise gymnasium.error.ResetNeeded("games are over: reset(options={'reset_mask': over}) begins them anew")
        return self._over

    def _seen(self) -> dict[str, Any]:
        batch = self.learner_batch.batch
        if self.copy:
            return {OBSERVATION: self.terms.told(batch.observation), MASK: batch.mask.copy()}
        if self._scaled is not None:
            self._scaled[...] = self.terms.told(batch.observation)
        return {OBSERVATION: batch.observation if self._scaled is None else self._scaled, MASK: batch.mask}

    def _info(self, seen: dict[str, Any]) -> dict[str, Any]:
        practice, batch = self.learner_batch, self.learner_batch.batch
        about = {"seat": practice.seats, "actor": batch.actor, "game": batch.numbers, "illegal": practice.refused}
        return {MASK: seen[MASK], **{name: row.copy() for name, row in about.items()}}

    def _ends(self, over: Any) -> dict[str, Any]:
        """The entries of `info` for finished games, as new arrays."""
        practice, batch = self.learner_batch, self.learner_batch.batch
        capped = np.zeros(self.num_envs, np.bool_)
        for index in np.flatnonzero(over).tolist():
            capped[index] = practice.capped(index)
        told = {"rewards": practice.rewards, "capped": capped}
        if self.autoreset_mode != AutoresetMode.SAME_STEP:
            seats = np.where(over, practice.decided, practice.seats)
            return (
                {"seat": seats} | {name: row.copy() for name, row in told.items()} | {f"_{name}": over for name in told}
            )
        seen = np.full(self.num_envs, None, object)
        for index in np.flatnonzero(over).tolist():
            last = self.terms.told(batch.observation[index])
            seen[index] = {OBSERVATION: last, MASK: batch.mask[index].copy()}
        told |= {"seat": practice.decided, "game": batch.numbers, "illegal": practice.refused}
        last_info = {name: row.copy() for name, row in told.items()} | {f"_{name}": over for name in told}
        return {"final_obs": seen, "_final_obs": over, "final_info": last_info, "_final_info": over}


def _mode(wanted: Any) -> Any:
    try:
        return AutoresetMode(wanted)
    except ValueError:
        names = ", ".join(f"{mode.value!r}" for mode in AutoresetMode)
        raise SetupError(plain(f"autoreset_mode is one of {names}, not {wanted!r}")) from None
