"""A single game stepped by the batch kernel, for environments that hold one game."""

import secrets
from typing import Any

from paddlewheel.core.batch.api import NOTHING, OBSERVE, RESET, STEP, Boards
from paddlewheel.core.batch.observation import offsets
from paddlewheel.core.batch.spin_wait import OWN, order
from paddlewheel.core.game import Game
from paddlewheel.core.jit.records import copy_into
from paddlewheel.core.validation import SEEDS, checked_seed

ONE = range(1)


class OneGame:
    """Batch of one game without argument checks; can be pickled and copied in mid-game.

    `mask` and `observation` are the acting seat's; the arrays are reused: copy what must be kept.
    """

    def __init__(self, game: Game, options: Any) -> None:
        self.game, self.options = game, options
        self.seed: int | None = None
        self.number = 0  # index of the game within the seed
        self._boards, self._glass = _boards(game, options), _boards(game, options)
        self._fleet: Any = game.fleet(options, 1, 1)
        copy_into(self._fleet.records, 0, game.new_position(options).records)
        self._take_shortcuts()

    def _take_shortcuts(self) -> None:
        boards = self._boards
        self.position = self.game.new_position(self.options)
        self.position.records = self._fleet.records
        self.mask, self.observation, self.rewards = boards.mask[0], boards.observation[0], boards.rewards[0]
        self.legal = memoryview(self.mask)  # faster to index than the array
        self._action = memoryview(boards.actions)
        self._actor = memoryview(boards.actor)
        self._carry_out = self._fleet.oar(order(STEP, 0, 0), OWN, boards, ONE)

    def begin(self, seed: int | None) -> int:
        """Start game 0 of this seed, or without a seed the next game of the last one; returns the actor."""
        if seed is not None:
            self.seed, self.number = checked_seed(seed), 0
        elif self.seed is None:
            self.seed = secrets.randbelow(SEEDS)
        else:
            self.number += 1
        self._boards.numbers[0] = self.number
        self._fleet.ask(RESET, self._boards, self.seed, 0, ONE)
        return self._actor[0]

    def step(self, action: int) -> int:
        """Apply a legal action, then chance; returns the next actor, or OVER."""
        self._action[0] = action
        self._carry_out()
        return self._actor[0]

    def go_on(self) -> int:
        """Resolve pending chance, after the caller has stepped `position`."""
        return self.step(NOTHING)

    def seen_by(self, seat: int) -> Any:
        """A copy of a seat's observation."""
        self._glass.actions[0] = seat
        self._fleet.ask(OBSERVE, self._glass, 0, 0, ONE)
        return self._glass.observation[0].copy()

    def __getstate__(self) -> tuple[Any, ...]:
        kept = (self.game, self.options, self.seed, self.number, self._boards)
        return (*kept, self._fleet.records, self._fleet.streams)

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        self.game, self.options, self.seed, self.number, self._boards, records, streams = state
        self._glass, self._fleet = _boards(self.game, self.options), self.game.fleet(self.options, 1, 1)
        self._fleet.records, self._fleet.streams = records, streams
        self._take_shortcuts()


def _boards(game: Game, options: Any) -> Boards:
    return Boards(1, int(options.players), game.player_actions, offsets(game.fields())[""])
