"""One game inside the compiled code, for environments that play one at a time: a step is one bare call."""

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
    """What a batch is for many games, without its checks; pickled and copied in mid-game.

    `mask` and `observation` are those of whoever decides, and always the same arrays: copy what has to last.
    """

    def __init__(self, game: Game, options: Any) -> None:
        self.game, self.options = game, options
        self.seed: int | None = None
        self.number = 0  # of the game, among those of a seed
        self._boards, self._glass = _boards(game, options), _boards(game, options)
        self._fleet: Any = game.fleet(options, 1, 1)
        copy_into(self._fleet.records, 0, game.new_position(options).records)
        self._take_shortcuts()

    def _take_shortcuts(self) -> None:
        boards = self._boards
        self.position = self.game.new_position(self.options)
        self.position.records = self._fleet.records
        self.mask, self.observation, self.rewards = boards.mask[0], boards.observation[0], boards.rewards[0]
        self.legal = memoryview(self.mask)  # the same, read faster
        self._action = memoryview(boards.actions)
        self._actor = memoryview(boards.actor)
        self._carry_out = self._fleet.oar(order(STEP, 0, 0), OWN, boards, ONE)

    def begin(self, seed: int | None) -> int:
        """Game 0 of this seed, or without one the next of the last; returns who decides first."""
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
        """Carry out an action that is legal, then chance's; returns who decides next, or OVER."""
        self._action[0] = action
        self._carry_out()
        return self._actor[0]

    def go_on(self) -> int:
        """After `position` has been stepped by somebody: let chance play."""
        return self.step(NOTHING)

    def seen_by(self, seat: int) -> Any:
        """What any seat sees, as an array of its own."""
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
