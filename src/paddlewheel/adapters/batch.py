"""Many games at once: one call steps them all, and shows masks and observations of whoever decides next.

    batch = Batch.of("mississippi-queen", 1024, players=4, seed=7)
    while True:
        batch.step(choose(batch.observation, batch.mask))

All arrays are the batch's own and always the same ones: copy what has to last. Chance plays by itself; game number N
of a seed has the same luck in any batch, and whatever the threads.
"""

import os
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import numpy as np

from paddlewheel.adapters.rowing import Rowers
from paddlewheel.adapters.sharing import Sharers
from paddlewheel.adapters.shown import Shown
from paddlewheel.core.batching import EVERYBODY, NOTHING, OBSERVE, RESET, SAMPLE, STEP
from paddlewheel.core.contract import Game
from paddlewheel.core.errors import IllegalAction
from paddlewheel.core.whole import checked_seed, whole

FEW = 64  # games that are not worth a second thread
NUMBERS = 2**62


class Batch(Shown):
    """Games of one table, stepped together.

    A game that ends shows its rewards once, and begins anew at once under its number and `count` more; with
    `autoreset=False` it stays over, and what is chosen for it is not looked at.
    """

    def __init__(
        self,
        game: Game,
        options: Any,
        count: int,
        *,
        seed: int = 0,
        first: int = 0,
        threads: int | None = None,
        autoreset: bool = True,
    ) -> None:
        super().__init__(game, options, count, np)
        self.first = _number(first)
        self.threads = _threads(threads, self.count)
        self.autoreset = autoreset
        self._kind = type(game.new_position(options))
        self._fleet = game.fleet(options, self.count, self.threads)
        self._take_oars()
        self.reset(seed)

    def _take_oars(self) -> None:
        self._shares = _shares(self.count, self.threads)
        self._rowers = Rowers(self._fleet, self._boards, self._shares)
        self._sharers: Sharers | None = None

    def reset(self, seed: int, seats: Any = None) -> None:
        """Begin all games anew. With `seats`, only that seat is decided for in each; deckhands play the others."""
        seed, plays_for = checked_seed(seed), EVERYBODY if seats is None else self._seats(seats)
        self.seed, self._boards.plays_for[:] = seed, plays_for
        self._boards.numbers[:] = self.first + self._rows
        self._ask(RESET)

    def begin(self, index: int, number: int, seat: int = EVERYBODY) -> None:
        """Begin one of the games anew, under this number. With a seat, deckhands play the others."""
        index, number = self._known(index), _number(number)
        plays_for = whole(seat, EVERYBODY, f"seats go from 0 to {self.players - 1} here", self.players - 1)
        self._boards.numbers[index], self._boards.plays_for[index] = number, plays_for
        self._fleet.ask(RESET, self._boards, self.seed, 0, range(index, index + 1))

    def step(self, actions: Any, *, lenient: bool = False) -> Any:
        """Carry out an action in every game, and what chance does then. If one is illegal, nothing is done at all.

        Be `lenient`, and a game whose action is illegal stays as it is. Returns which actions were legal.
        """
        chosen = self._boards.actions
        chosen[:] = self.whole_numbers("actions", actions, (self.count,))
        legal = self._legal(chosen)
        if not legal.all():
            if not lenient:
                raise self._refused(int(legal.argmin()))
            chosen[~legal] = NOTHING
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
        """What these seats see, one a game: written over `observation`."""
        self._boards.actions[:] = self._seats(seats)
        self._ask(OBSERVE)
        return self._boards.observation

    def position(self, index: int) -> Any:
        """One of the games as a `Position`; it stays the batch's own: copy it before you step it."""
        index = self._known(index)
        return self._kind(self.game, self.options, self._fleet.records[index : index + 1])

    def _known(self, index: Any) -> int:
        """Compiled code would take any number, and somebody else's game."""
        return whole(index, 0, f"the games of this batch go from 0 to {self.count - 1}", self.count - 1)

    def _ask(self, question: int) -> None:
        self._rowers.row(question, self.seed, self.count if self.autoreset else 0)

    def share(self, work: Callable[[range, int], None]) -> None:
        """Do something with all games: each thread, the caller's first, is given its own games and its number."""
        self._sharers = self._sharers or Sharers(self._shares)
        self._sharers.share(work)

    def _refused(self, index: int) -> IllegalAction:
        return self._illegal(index, self.position(index).refusal(int(self._boards.actions[index])))

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in ("_sharers", "_rowers", "_library")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state, _library=np)
        self._take_oars()


def _number(game: Any) -> int:
    return whole(game, 0, f"games are numbered from 0 to {NUMBERS - 1}", NUMBERS - 1)


def _threads(wanted: int | None, count: int) -> int:
    if wanted is not None:
        usable = whole(wanted, 1, "a batch runs in at least one thread")
    else:
        usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(usable, count // FEW))


def _shares(count: int, threads: int) -> list[range]:
    """The games of each thread, evenly."""
    edges = [count * thread // threads for thread in range(threads + 1)]
    return [range(start, stop) for start, stop in pairwise(edges)]
