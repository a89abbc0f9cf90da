"""A thousand games for one learner, stepped in one call."""

from typing import Any, ClassVar

import numpy as np

from paddlewheel.adapters.gymnasium.library import gymnasium
from paddlewheel.adapters.gymnasium.practice import Practice
from paddlewheel.adapters.gymnasium.rendering import MODES, check_mode, drawn
from paddlewheel.adapters.gymnasium.spaces import MASK, OBSERVATION, action_space, observation_space
from paddlewheel.adapters.gymnasium.terms import agree
from paddlewheel.core.errors import SetupError
from paddlewheel.core.whole import SEEDS


class GameVectorEnv(gymnasium.vector.VectorEnv):
    """Seats at many tables of bots: see `terms.agree` for what can be chosen.

    Observations and masks are not copied: they are the same arrays at every step, so copy what has to last. Against
    deckhands, and with opponents="self", a step is one call of the compiled engine; other bots are asked one after the
    other. A game that ends begins anew in the same step, under its number and `num_envs` more; what was last seen of it
    is in `info["final_obs"]`; `info["final_info"]` has the rewards of all its seats, the seat that acted last, and
    whether the guard against endless play ended it. `info["illegal"]` has a flag a game; while it stays as it is,
    `clause` names the rule that refused an action.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": list(MODES),
        "autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP,
    }

    def __init__(
        self, game: str, num_envs: int = 1, *, render_mode: str | None = None, threads: int | None = None, **terms: Any
    ) -> None:
        self.terms = agree(game, **terms)
        self.render_mode = check_mode(render_mode)
        self.num_envs = num_envs
        self.practice = Practice(self.terms, num_envs, threads)
        self.single_observation_space = observation_space(self.terms.game)
        self.single_action_space = action_space(self.terms.game)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        if options:
            raise SetupError(f"these games have no options for reset, not {', '.join(map(repr, options))}")
        if seed is None and not self.practice.begun:
            seed = int(self.np_random.integers(SEEDS))
        super().reset(seed=seed)
        self.practice.reset(seed)
        return self._seen(), self._info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        practice = self.practice
        if not practice.begun:
            raise gymnasium.error.ResetNeeded("no game has begun yet: reset() begins them")
        practice.step(actions)
        over, ends = practice.terminated | practice.truncated, {}
        if over.any():
            ends = self._ends(over)
            practice.begin_again(np.flatnonzero(over))
        flags = practice.terminated.copy(), practice.truncated.copy()
        return self._seen(), practice.reward.copy(), *flags, self._info() | ends

    def clause(self, index: int, action: int) -> str:
        """The rule that refuses an action in one of the games; "" if it is legal."""
        return self.practice.clause(index, action)

    def action_masks(self) -> Any:
        """What is legal in each game, as MaskablePPO asks for it."""
        return self.practice.batch.mask.astype(np.bool_)

    def render(self) -> tuple[Any, ...]:
        return tuple(drawn(self.practice.batch.position(index), self.render_mode) for index in range(self.num_envs))

    def _seen(self) -> dict[str, Any]:
        return {OBSERVATION: self.practice.batch.observation, MASK: self.practice.batch.mask}

    def _info(self) -> dict[str, Any]:
        practice, batch = self.practice, self.practice.batch
        about = {"seat": practice.seats, "actor": batch.actor, "game": batch.numbers, "illegal": practice.refused}
        return {MASK: batch.mask, **{name: row.copy() for name, row in about.items()}}

    def _ends(self, over: Any) -> dict[str, Any]:
        """What Gymnasium wants to be told of games that are over; these arrays are new ones."""
        practice, batch = self.practice, self.practice.batch
        seen, capped = np.full(self.num_envs, None, object), np.zeros(self.num_envs, np.bool_)
        for index in np.flatnonzero(over).tolist():
            seen[index] = {OBSERVATION: batch.observation[index].copy(), MASK: batch.mask[index].copy()}
            capped[index] = practice.capped(index)
        told = {"rewards": practice.rewards, "seat": practice.decided, "capped": capped}
        told |= {"game": batch.numbers, "illegal": practice.refused}
        last = {name: row.copy() for name, row in told.items()} | {f"_{name}": over for name in told}
        return {"final_obs": seen, "_final_obs": over, "final_info": last, "_final_info": over}
