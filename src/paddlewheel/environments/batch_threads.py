"""Thread pool that runs the batch kernel, with work stealing; the calling thread is one of the workers."""

import time
from collections.abc import Callable
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Any

from paddlewheel.core.batch.api import Boards, Fleet
from paddlewheel.core.batch.spin_wait import (
    AGAIN,
    LINE,
    OWN,
    QUESTION,
    SEED,
    TO_WAKE,
    are_done,
    blank_orders,
    call_off,
    give_up,
    ring,
)
from paddlewheel.core.jit.decorators import PLAIN, bound
from paddlewheel.environments.forks import forks


class Rowers:
    """Run one command of `core.batch.api` on all games, in compiled code that releases the GIL."""

    def __init__(self, fleet: Fleet, boards: Boards, shares: list[range]) -> None:
        self._fleet, self._boards, self._shares = fleet, boards, shares
        self._embark()

    def _embark(self) -> None:
        orders = blank_orders(self._shares)
        self._orders = memoryview(orders)
        self._ring, self._are_done = bound(ring, (orders,)), bound(are_done, (orders,))
        self._call_off = partial(call_off, orders)
        self._own, *others = (
            self._fleet.oar(orders, OWN if PLAIN else hand, self._boards, share, hand)
            for hand, share in enumerate(self._shares)
        )
        self._others = others if PLAIN else []
        self._hands = [] if PLAIN else [Hand(orders, number, oar) for number, oar in enumerate(others, OWN + 1)]
        self._forks = forks()

    def row(self, question: int, seed: int, again: int) -> None:
        """Run a command and wait for all threads; an error of one thread is raised after the others have finished."""
        if self._forks != forks():
            self._embark()
        orders = self._orders
        orders[QUESTION], orders[SEED], orders[AGAIN] = question, seed, again
        try:
            self._wake(self._ring() if self._hands else 0)
            self._own()
            for oar in self._others:
                oar()
        except BaseException:  # the command is published but threads may still sleep; waking one twice is harmless
            for hand in self._hands:
                self._call_off()
                hand.wake()
            raise
        finally:
            problems = self._wait()
        for problem in problems:
            raise problem

    def _wait(self) -> list[BaseException]:
        """Wait for the other threads; return their errors."""
        while self._hands and not self._are_done():
            time.sleep(0)
        return [problem for hand in self._hands for problem in hand.problems()]

    def _wake(self, count: int) -> None:
        """Wake the sleeping threads that `ring` has marked."""
        if count:
            for hand in self._hands:
                if self._orders[hand.line + TO_WAKE]:
                    hand.wake()


class Hand:
    """Worker thread. It holds no reference to this object, so garbage collection stops it."""

    def __init__(self, orders: Any, number: int, oar: Callable[[], None]) -> None:
        self.line = LINE * (1 + number)
        self._waking: SimpleQueue[bool] = SimpleQueue()
        self._problems: list[BaseException] = []
        parts = (self._waking, self._problems, orders, number, oar)
        Thread(target=_labour, args=parts, daemon=True).start()

    def wake(self) -> None:
        self._waking.put(True)

    def problems(self) -> list[BaseException]:
        """Errors since the last call."""
        return [self._problems.pop()] if self._problems else []

    def __del__(self) -> None:
        self._waking.put(False)


def _labour(
    waking: "SimpleQueue[bool]", problems: list[BaseException], orders: Any, number: int, oar: Callable[[], None]
) -> None:
    while waking.get():
        try:
            oar()
        except BaseException as problem:
            problems.append(problem)
            give_up(orders, number)
