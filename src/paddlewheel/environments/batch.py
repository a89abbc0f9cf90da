"""Many games at once: one call steps them all, and shows masks and observations of whoever decides next.

    batch = Batch.of("mississippi-queen", 1024, players=4, seed=7)
    while True:
        batch.step(choose(batch.observation, batch.mask))

All arrays are the batch's own and always the same ones: copy what has to last. Chance plays by itself; game number N
of a seed has the same luck in any batch, and whatever the threads.
"""

from collections.abc import Callable
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from paddlewheel.core.batch.api import EVERYBODY, NOTHING, OBSERVE, RESET, SAMPLE, STEP, Boards
from paddlewheel.core.batch.processors import usable_processors
from paddlewheel.core.errors import IllegalAction, SetupError
from paddlewheel.core.game import Game
from paddlewheel.core.jit.records import duplicate
from paddlewheel.core.validation import checked_seed, whole
from paddlewheel.environments.batch_base import Shown
from paddlewheel.environments.batch_threads import Rowers
from paddlewheel.environments.worker_threads import Sharers

FEW = 64  # games that are not worth a second thread
NUMBERS = 2**62
OWN_THREADS = ("_sharers", "_rowers", "_lookers", "_looked_at", "_library")  # what a copy makes anew


class BatchState(NamedTuple):
    """All games of a batch as they were, luck included: arrays, which pickle."""

    options: Any
    seed: int
    records: Any
    streams: Any
    arrays: tuple[Any, ...]


class Batch(Shown):
    """Games of one table, stepped together.

    A game that ends shows its rewards once, and begins anew at once under its number and `stride` more (usually that is
    `count`); with `autoreset=False` it stays over, and what is chosen for it is not looked at.
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
        self.threads = _threads(threads, self.count)
        self.autoreset = autoreset
        self._kind = type(game.new_position(options))
        self._fleet = game.fleet(options, self.count, self.threads)
        self._take_oars()
        self.reset(seed)

    def _take_oars(self) -> None:
        self._shares = _shares(self.count, self.threads)
        self._rowers = Rowers(self._fleet, self._boards, self._shares)
        self._looked_at: Boards | None = None
        self._sharers: Sharers | None = None

    def reset(self, seed: int, seats: Any = None) -> None:
        """Begin all games anew. With `seats`, only that seat is decided for in each; deckhands play the others."""
        seed, plays_for = checked_seed(seed), EVERYBODY if seats is None else self._seats(seats)
        self.seed, self._boards.plays_for[:] = seed, plays_for
        self._boards.numbers[:] = self.first + self._rows
        self._ask(RESET)

    def restart(self, games: Any) -> None:
        """Begin the marked games anew, a flag a game, each under its number and `stride` more; the others stay."""
        for index in np.flatnonzero(self.flags("games to restart", games)).tolist():
            number = _number(int(self._boards.numbers[index]) + self.stride)
            self.begin(index, number, int(self._boards.plays_for[index]))

    def begin(self, index: int, number: int, seat: int = EVERYBODY) -> None:
        """Begin one of the games anew, under this number. With a seat, deckhands play the others."""
        index, number = self._known(index), _number(number)
        plays_for = whole(seat, EVERYBODY, f"seats go from 0 to {self.players - 1} here", self.players - 1)
        self._boards.numbers[index], self._boards.plays_for[index] = number, plays_for
        self._fleet.ask(RESET, self._boards, self.seed, 0, range(index, index + 1))
        self._show()

    def step(self, actions: Any, *, lenient: bool = False, skip: Any = None) -> Any:
        """Carry out an action in every game, and what chance does then. If one is illegal, nothing is done at all.

        Be `lenient`, and a game whose action is illegal stays as it is. So does a game that is flagged in `skip`,
        whatever its action. Returns which actions were legal.
        """
        chosen = self._boards.actions
        chosen[:] = self.whole_numbers("actions", actions, (self.count,))
        skipped = None if skip is None else self.flags("games to skip", skip)
        legal = self._legal(chosen) if skipped is None else self._legal(chosen) | skipped
        if not legal.all():
            if not lenient:
                raise self._refused(int(legal.argmin()))
            chosen[~legal] = NOTHING
        if skipped is not None:
            chosen[skipped] = NOTHING
        self._ask(STEP)
        return legal

    def go_on(self) -> None:
        """Let chance play wherever it has to, after positions have been stepped one by one, and show the games anew."""
        self._boards.actions[:] = NOTHING
        self._ask(STEP)

    def sample(self) -> Any:
        """A random legal action for every game, from a stream of its own; 0 where a game is over."""
        self._ask(SAMPLE)
        return self._boards.actions.copy()

    def observe(self, seats: Any) -> Any:
        """What these seats see, one a game: an array beside `observation`, the same one every time."""
        found = self._seats(seats)
        if self._looked_at is None:
            size = self._boards.observation.shape[1]
            self._looked_at = Boards(self.count, self.players, self.game.player_actions, size)
            self._lookers = Rowers(self._fleet, self._looked_at, self._shares)
        self._looked_at.actions[:] = found
        self._lookers.row(OBSERVE, self.seed, 0)
        return self._looked_at.observation

    def save(self) -> BatchState:
        """All games as they are, to come back to with `load`."""
        arrays = tuple(array.copy() for array in self._boards.arrays)
        return BatchState(
            self.options, self.seed, duplicate(self._fleet.records), duplicate(self._fleet.streams), arrays
        )

    def load(self, state: BatchState) -> None:
        """Go on from what `save` gave, here or in another batch of the same table and size."""
        if state.options != self.options or len(state.records) != self.count:
            raise SetupError(f"this state is of another table, or not of {self.count} games as this batch is")
        self.seed = state.seed
        self._fleet.records[:], self._fleet.streams[:] = duplicate(state.records), duplicate(state.streams)
        for array, saved in zip(self._boards.arrays, state.arrays, strict=True):
            array[...] = saved
        self._show()

    def position(self, index: int) -> Any:
        """One of the games as a `Position`; it stays the batch's own: copy it before you step it."""
        index = self._known(index)
        return self._kind(self.game, self.options, self._fleet.records[index : index + 1])

    def _known(self, index: Any) -> int:
        """Compiled code would take any number, and somebody else's game."""
        return whole(index, 0, f"the games of this batch go from 0 to {self.count - 1}", self.count - 1)

    def _ask(self, question: int) -> None:
        self._rowers.row(question, self.seed, self.stride if self.autoreset else 0)
        if question != SAMPLE:
            self._show()

    def share(self, work: Callable[[range, int], None]) -> None:
        """Do something with all games: each thread, the caller's first, is given its own games and its number."""
        self._sharers = self._sharers or Sharers(self._shares)
        self._sharers.share(work)

    def _refused(self, index: int) -> IllegalAction:
        return self._illegal(index, self.position(index).refusal(int(self._boards.actions[index])))

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in OWN_THREADS}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state, _library=np)
        self._take_oars()


def _number(game: Any) -> int:
    return whole(game, 0, f"games are numbered from 0 to {NUMBERS - 1}", NUMBERS - 1)


def _stride(wanted: Any, count: int) -> int:
    """Less than `count` would give two games of a batch the same number."""
    return whole(wanted, count, f"a stride is at least {count}, the number of games, so that no luck is used twice")


def _threads(wanted: int | None, count: int) -> int:
    usable = usable_processors() if wanted is None else whole(wanted, 1, "a batch runs in at least one thread")
    return max(1, min(usable, count // FEW))


def _shares(count: int, threads: int) -> list[range]:
    """The games of each thread, evenly."""
    edges = [count * thread // threads for thread in range(threads + 1)]
    return [range(start, stop) for start, stop in pairwise(edges)]
