"""Thread pool for Python callables: each thread always works on the same range of items."""

import os
from collections.abc import Callable
from threading import Lock, Thread
from typing import Any

_FORKS: list[None] = []
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=lambda: _FORKS.append(None))


def fork_count() -> int:
    """Number of forks between the first process and this one."""
    return len(_FORKS)


RangeTask = Callable[[range, int], None]


class PythonThread:
    """Worker thread with a fixed range of items."""

    def __init__(self, share: range, number: int) -> None:
        self._todo: list[RangeTask | None] = []
        self._problem: list[BaseException] = []
        self._begin, self._done = Lock(), Lock()
        self._begin.acquire()
        self._done.acquire()
        parts = (self._todo, self._problem, self._begin, self._done)
        Thread(target=_worker_loop, args=(*parts, share, number), daemon=True).start()

    def begin(self, work: RangeTask) -> None:
        self._todo.append(work)
        self._begin.release()

    def wait(self) -> list[BaseException]:
        """Wait for the work to finish; return its error, if any."""
        self._done.acquire()
        return [self._problem.pop()] if self._problem else []

    def __del__(self) -> None:
        """Stop the thread. It holds no reference to this object, so garbage collection can trigger this."""
        self._todo.append(None)
        self._begin.release()


def _worker_loop(
    todo: list[Any], problem: list[BaseException], begin: Any, done: Any, share: range, number: int
) -> None:
    while True:
        begin.acquire()
        work = todo.pop()
        if work is None:
            return
        try:
            work(share, number)
        except BaseException as error:
            problem.append(error)
        del work
        done.release()


class PythonThreadPool:
    """The calling thread and its workers, each with a fixed range of items."""

    def __init__(self, shares: list[range]) -> None:
        self._shares = shares
        self._start()

    def _start(self) -> None:
        self._own, *others = self._shares
        self._python_threads = [PythonThread(share, number) for number, share in enumerate(others, 1)]
        self._fork_count = fork_count()

    def share(self, work: RangeTask) -> None:
        """Run `work` on all ranges and wait; an error of one thread is raised after the others have finished."""
        if self._fork_count != fork_count():
            self._start()
        for sharer in self._python_threads:
            sharer.begin(work)
        try:
            work(self._own, 0)
        finally:
            problems = [problem for sharer in self._python_threads for problem in sharer.wait()]
        for problem in problems:
            raise problem
