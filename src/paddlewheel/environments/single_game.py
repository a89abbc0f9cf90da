"""A single game stepped by the batch kernel, for environments that hold one game."""

import secrets
from typing import Any

from paddlewheel.core.batch.api import ALREADY_STEPPED, OBSERVE, RESET, STEP, BatchArrays, new_batch_arrays
from paddlewheel.core.batch.engines import batch_engine
from paddlewheel.core.batch.observation import field_offsets
from paddlewheel.core.batch.observe_one import fields_of
from paddlewheel.core.batch.spin_wait import CALLER, single_command
from paddlewheel.core.game import Game
from paddlewheel.core.jit.records import copy_into
from paddlewheel.core.validation import SEED_LIMIT, checked_seed

ONE_GAME = range(1)


class SingleGame:
    """Batch of one game without argument checks; can be pickled and copied in mid-game.

    `mask` and `observation` are the acting seat's; the arrays are reused: copy what must be kept.
    """

    def __init__(self, game: Game, options: Any) -> None:
        self.game, self.options = game, options
        self.seed: int | None = None
        self.number = 0  # index of the game within the seed
        self._arrays, self._observe_arrays = _batch_arrays(game, options), _batch_arrays(game, options)
        self._batch_engine: Any = batch_engine(game, options, 1, 1)
        copy_into(self._batch_engine.records, 0, game.new_position(options).records)
        self._take_shortcuts()

    def _take_shortcuts(self) -> None:
        boards = self._arrays
        self.position = self.game.new_position(self.options)
        self.position.records = self._batch_engine.records
        self.mask, self.observation, self.rewards = boards.mask[0], boards.observation[0], boards.rewards[0]
        self.legal = memoryview(self.mask)  # faster to index than the array
        self._action = memoryview(boards.actions)
        self._actor = memoryview(boards.actor)
        self._carry_out = self._batch_engine.bind_worker(single_command(STEP, 0, 0), CALLER, boards, ONE_GAME)

    def begin(self, seed: int | None) -> int:
        """Start game 0 of this seed, or without a seed the next game of the last one; returns the actor."""
        if seed is not None:
            self.seed, self.number = checked_seed(seed), 0
        elif self.seed is None:
            self.seed = secrets.randbelow(SEED_LIMIT)
        else:
            self.number += 1
        self._arrays.numbers[0] = self.number
        self._batch_engine.ask(RESET, self._arrays, self.seed, 0, ONE_GAME)
        return self._actor[0]

    def step(self, action: int) -> int:
        """Apply a legal action, then chance; returns the next actor, or OVER."""
        self._action[0] = action
        self._carry_out()
        return self._actor[0]

    def go_on(self) -> int:
        """Resolve pending chance, after the caller has stepped `position`."""
        return self.step(ALREADY_STEPPED)

    def seen_by(self, seat: int) -> Any:
        """A copy of a seat's observation."""
        self._observe_arrays.actions[0] = seat
        self._batch_engine.ask(OBSERVE, self._observe_arrays, 0, 0, ONE_GAME)
        return self._observe_arrays.observation[0].copy()

    def __getstate__(self) -> tuple[Any, ...]:
        kept = (self.game, self.options, self.seed, self.number, self._arrays)
        return (*kept, self._batch_engine.records, self._batch_engine.streams)

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        self.game, self.options, self.seed, self.number, self._arrays, records, streams = state
        self._observe_arrays, self._batch_engine = (
            _batch_arrays(self.game, self.options),
            batch_engine(self.game, self.options, 1, 1),
        )
        self._batch_engine.records, self._batch_engine.streams = records, streams
        self._take_shortcuts()


def _batch_arrays(game: Game, options: Any) -> BatchArrays:
    return new_batch_arrays(1, int(options.players), game.player_actions, field_offsets(fields_of(game))[""])
