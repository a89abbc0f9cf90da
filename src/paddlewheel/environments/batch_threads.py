"""Thread pool that runs the batch kernel, with work stealing; the calling thread is one of the workers."""

import time
from collections.abc import Callable
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Any

from paddlewheel.core.batch.api import BatchArrays, BatchEngine
from paddlewheel.core.batch.spin_wait import (
    CACHE_LINE,
    CALLER,
    QUESTION,
    RESET_STRIDE,
    SEED,
    TO_WAKE,
    cancel_command,
    fail_command,
    new_command_block,
    publish_command,
    workers_done,
)
from paddlewheel.core.jit.decorators import PLAIN, bind_arguments
from paddlewheel.environments.worker_threads import fork_count


class KernelThreadPool:
    """Run one command of `core.batch.api` on all games, in compiled code that releases the GIL."""

    def __init__(self, fleet: BatchEngine, boards: BatchArrays, shares: list[range]) -> None:
        self._batch_engine, self._arrays, self._shares = fleet, boards, shares
        self._start_threads()

    def _start_threads(self) -> None:
        orders = new_command_block(self._shares)
        self._orders = memoryview(orders)
        self._ring, self._are_done = bind_arguments(publish_command, (orders,)), bind_arguments(workers_done, (orders,))
        self._call_off = partial(cancel_command, orders)
        self._own, *others = (
            self._batch_engine.bind_worker(orders, CALLER if PLAIN else hand, self._arrays, share, hand)
            for hand, share in enumerate(self._shares)
        )
        self._others = others if PLAIN else []
        self._pool_threads = (
            [] if PLAIN else [KernelThread(orders, number, oar) for number, oar in enumerate(others, CALLER + 1)]
        )
        self._fork_count = fork_count()

    def row(self, question: int, seed: int, again: int) -> None:
        """Run a command and wait for all threads; an error of one thread is raised after the others have finished."""
        if self._fork_count != fork_count():
            self._start_threads()
        orders = self._orders
        orders[QUESTION], orders[SEED], orders[RESET_STRIDE] = question, seed, again
        try:
            self._wake(self._ring() if self._pool_threads else 0)
            self._own()
            for oar in self._others:
                oar()
        except BaseException:  # the command is published but threads may still sleep; waking one twice is harmless
            for hand in self._pool_threads:
                self._call_off()
                hand.wake()
            raise
        finally:
            problems = self._wait()
        for problem in problems:
            raise problem

    def _wait(self) -> list[BaseException]:
        """Wait for the other threads; return their errors."""
        while self._pool_threads and not self._are_done():
            time.sleep(0)
        return [problem for hand in self._pool_threads for problem in hand.problems()]

    def _wake(self, count: int) -> None:
        """Wake the sleeping threads that `ring` has marked."""
        if count:
            for hand in self._pool_threads:
                if self._orders[hand.line + TO_WAKE]:
                    hand.wake()


class KernelThread:
    """Worker thread. It holds no reference to this object, so garbage collection stops it."""

    def __init__(self, orders: Any, number: int, oar: Callable[[], None]) -> None:
        self.line = CACHE_LINE * (1 + number)
        self._waking: SimpleQueue[bool] = SimpleQueue()
        self._problems: list[BaseException] = []
        parts = (self._waking, self._problems, orders, number, oar)
        Thread(target=_worker_loop, args=parts, daemon=True).start()

    def wake(self) -> None:
        self._waking.put(True)

    def problems(self) -> list[BaseException]:
        """Errors since the last call."""
        return [self._problems.pop()] if self._problems else []

    def __del__(self) -> None:
        self._waking.put(False)


def _worker_loop(
    waking: "SimpleQueue[bool]", problems: list[BaseException], orders: Any, number: int, oar: Callable[[], None]
) -> None:
    while waking.get():
        try:
            oar()
        except BaseException as problem:
            problems.append(problem)
            fail_command(orders, number)
