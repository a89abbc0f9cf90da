"""Vectorized environment: one call steps all games and returns masks and observations of the acting seats.

    batch = Batch.of("mississippi-queen", 1024, players=4, seed=7)
    while True:
        batch.step(choose(batch.observation, batch.mask))

All arrays are reused in place: copy what must be kept. Chance is sampled automatically; game N of a seed has the same
random numbers in any batch and with any number of threads.
"""

from collections.abc import Callable
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from paddlewheel.core.batch.api import (
    ALL_SEATS,
    ALREADY_STEPPED,
    OBSERVE,
    RESET,
    SAMPLE,
    STEP,
    BatchArrays,
    new_batch_arrays,
)
from paddlewheel.core.batch.engines import batch_engine
from paddlewheel.core.batch.processors import usable_processors
from paddlewheel.core.errors import IllegalAction, SetupError
from paddlewheel.core.game import Game
from paddlewheel.core.jit.records import duplicate
from paddlewheel.core.messages.errors import plain, plain_not
from paddlewheel.core.validation import checked_int, checked_seed
from paddlewheel.environments.batch_base import BatchBase
from paddlewheel.environments.batch_threads import KernelThreadPool
from paddlewheel.environments.worker_threads import PythonThreadPool

MIN_GAMES_PER_THREAD = 64  # with fewer games per thread, another thread costs more than it saves
GAME_NUMBER_LIMIT = 2**62
# recreated after copying or unpickling
NOT_PICKLED = ("_python_threads", "_kernel_threads", "_observe_threads", "_observed", "_library")


class BatchState(NamedTuple):
    """Snapshot of all games of a batch, random streams included; picklable arrays."""

    options: Any
    seed: int
    records: Any
    streams: Any
    arrays: tuple[Any, ...]


class Batch(BatchBase):
    """Games with the same options, stepped together.

    A finished game shows its rewards once and restarts in the same step as game number + `stride` (default `count`).
    With `autoreset=False` it stays finished, and its action is ignored.
    """

    def __init__(
        self,
        game: Game,
        options: Any,
        count: int,
        *,
        seed: int = 0,
        first: int = 0,
        stride: int | None = None,
        threads: int | None = None,
        autoreset: bool = True,
    ) -> None:
        super().__init__(game, options, count, np)
        self.first = _number(first)
        self.stride = self.count if stride is None else _stride(stride, self.count)
        self.threads = _threads(threads, self.count) if game.module.offers("batch_engine") else 1
        self.autoreset = autoreset
        self._kind = type(game.new_position(options))
        self._batch_engine = batch_engine(game, options, self.count, self.threads)
        self._start_threads()
        self.reset(seed)

    def _start_threads(self) -> None:
        self._shares = _shares(self.count, self.threads)
        self._kernel_threads = KernelThreadPool(self._batch_engine, self._arrays, self._shares)
        self._observed: BatchArrays | None = None
        self._python_threads: PythonThreadPool | None = None

    def reset(self, seed: int, seats: Any = None) -> None:
        """Restart all games. With `seats`, the caller plays one seat of each game; deckhands play the others."""
        seed, plays_for = checked_seed(seed), ALL_SEATS if seats is None else self._seats(seats)
        self.seed, self._arrays.plays_for[:] = seed, plays_for
        self._arrays.numbers[:] = self.first + self._rows
        self._ask(RESET)

    def restart(self, games: Any) -> None:
        """Restart the flagged games, each as game number + `stride`; `games` has one flag per game."""
        for index in np.flatnonzero(self.flags("games to restart", games)).tolist():
            number = _number(int(self._arrays.numbers[index]) + self.stride)
            self.begin(index, number, int(self._arrays.plays_for[index]))

    def begin(self, index: int, number: int, seat: int = ALL_SEATS) -> None:
        """Restart one game under this number. With `seat`, deckhands play the other seats."""
        index, number = self._known(index), _number(number)
        plays_for = checked_int(
            seat, ALL_SEATS, plain_not(f"seats go from 0 to {self.players - 1} here"), self.players - 1
        )
        self._arrays.numbers[index], self._arrays.plays_for[index] = number, plays_for
        self._batch_engine.ask(RESET, self._arrays, self.seed, 0, range(index, index + 1))
        self._show()

    def step(self, actions: Any, *, lenient: bool = False, skip: Any = None) -> Any:
        """Apply one action per game, then chance. If any action is illegal, raise and change nothing.

        With `lenient`, games with an illegal action stay unchanged instead; games flagged in `skip` always do.
        Returns which actions were legal.
        """
        chosen = self._arrays.actions
        chosen[:] = self.whole_numbers("actions", actions, (self.count,))
        skipped = None if skip is None else self.flags("games to skip", skip)
        legal = self._legal(chosen) if skipped is None else self._legal(chosen) | skipped
        if not legal.all():
            if not lenient:
                raise self._refused(int(legal.argmin()))
            chosen[~legal] = ALREADY_STEPPED
        if skipped is not None:
            chosen[skipped] = ALREADY_STEPPED
        self._ask(STEP)
        return legal

    def go_on(self) -> None:
        """Resolve pending chance and refresh the arrays, after positions have been stepped individually."""
        self._arrays.actions[:] = ALREADY_STEPPED
        self._ask(STEP)

    def sample(self) -> Any:
        """A random legal action per game, from a separate random stream; 0 where a game is over."""
        self._ask(SAMPLE)
        return self._arrays.actions.copy()

    def observe(self, seats: Any) -> Any:
        """Observations of the given seats, one per game, in an array of their own that is reused."""
        found = self._seats(seats)
        if self._observed is None:
            size = self._arrays.observation.shape[1]
            self._observed = new_batch_arrays(self.count, self.players, self.game.player_actions, size)
            self._observe_threads = KernelThreadPool(self._batch_engine, self._observed, self._shares)
        self._observed.actions[:] = found
        self._observe_threads.row(OBSERVE, self.seed, 0)
        return self._observed.observation

    def save(self) -> BatchState:
        """Snapshot of all games, for `load`."""
        arrays = tuple(array.copy() for array in self._arrays)
        return BatchState(
            self.options,
            self.seed,
            duplicate(self._batch_engine.records),
            duplicate(self._batch_engine.streams),
            arrays,
        )

    def load(self, state: BatchState) -> None:
        """Restore a snapshot from `save`, of this or another batch with the same options and size."""
        if state.options != self.options or len(state.records) != self.count:
            raise SetupError(plain(f"this state is of another table, or not of {self.count} games as this batch is"))
        self.seed = state.seed
        self._batch_engine.records[:], self._batch_engine.streams[:] = (
            duplicate(state.records),
            duplicate(state.streams),
        )
        for array, saved in zip(self._arrays, state.arrays, strict=True):
            array[...] = saved
        self._show()

    def position(self, index: int) -> Any:
        """One of the games as a `Position` that shares the batch's memory: copy it before stepping it."""
        index = self._known(index)
        return self._kind(self.game, self.options, self._batch_engine.records[index : index + 1])

    def _known(self, index: Any) -> int:
        """Check a game index; compiled code does not check bounds."""
        return checked_int(
            index, 0, plain_not(f"the games of this batch go from 0 to {self.count - 1}"), self.count - 1
        )

    def _ask(self, question: int) -> None:
        self._kernel_threads.row(question, self.seed, self.stride if self.autoreset else 0)
        if question != SAMPLE:
            self._show()

    def share(self, work: Callable[[range, int], None]) -> None:
        """Run `work(games, thread)` on all games, split over the threads; the calling thread is number 0."""
        self._python_threads = self._python_threads or PythonThreadPool(self._shares)
        self._python_threads.share(work)

    def _refused(self, index: int) -> IllegalAction:
        return self._illegal(index, self.position(index).refusal(int(self._arrays.actions[index])))

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in NOT_PICKLED}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state, _library=np)
        self._start_threads()


def _number(game: Any) -> int:
    return checked_int(
        game, 0, plain_not(f"games are numbered from 0 to {GAME_NUMBER_LIMIT - 1}"), GAME_NUMBER_LIMIT - 1
    )


def _stride(wanted: Any, count: int) -> int:
    """Check the stride: less than `count` would give two games of a batch the same number."""
    return checked_int(
        wanted, count, plain_not(f"a stride is at least {count}, the number of games, so that no luck is used twice")
    )


def _threads(wanted: int | None, count: int) -> int:
    usable = (
        usable_processors()
        if wanted is None
        else checked_int(wanted, 1, plain_not("a batch runs in at least one thread"))
    )
    return max(1, min(usable, count // MIN_GAMES_PER_THREAD))


def _shares(count: int, threads: int) -> list[range]:
    """Split the games evenly over the threads."""
    edges = [count * thread // threads for thread in range(threads + 1)]
    return [range(start, stop) for start, stop in pairwise(edges)]
