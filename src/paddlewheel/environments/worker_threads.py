"""Threads that share work of plain Python again and again, each always the same part of it."""

from collections.abc import Callable
from threading import Lock, Thread
from typing import Any

from paddlewheel.environments.forks import forks

Work = Callable[[range, int], None]


class Sharer:
    """One thread beside the caller's, which does the same share of every piece of work."""

    def __init__(self, share: range, number: int) -> None:
        self._todo: list[Work | None] = []
        self._problem: list[BaseException] = []
        self._begin, self._done = Lock(), Lock()
        self._begin.acquire()
        self._done.acquire()
        parts = (self._todo, self._problem, self._begin, self._done)
        Thread(target=_labour, args=(*parts, share, number), daemon=True).start()

    def begin(self, work: Work) -> None:
        self._todo.append(work)
        self._begin.release()

    def wait(self) -> list[BaseException]:
        """What went wrong, when it is done."""
        self._done.acquire()
        return [self._problem.pop()] if self._problem else []

    def __del__(self) -> None:
        """Nobody can ask for more: the thread, which knows nothing of this object, ends."""
        self._todo.append(None)
        self._begin.release()


def _labour(todo: list[Any], problem: list[BaseException], begin: Any, done: Any, share: range, number: int) -> None:
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


class Sharers:
    """The caller's thread and some others, each with its own share of so many things."""

    def __init__(self, shares: list[range]) -> None:
        self._shares = shares
        self._start()

    def _start(self) -> None:
        self._own, *others = self._shares
        self._sharers = [Sharer(share, number) for number, share in enumerate(others, 1)]
        self._forks = forks()

    def share(self, work: Work) -> None:
        """Done when all are; what goes wrong with one is raised when the others have finished."""
        if self._forks != forks():
            self._start()
        for sharer in self._sharers:
            sharer.begin(work)
        try:
            work(self._own, 0)
        finally:
            problems = [problem for sharer in self._sharers for problem in sharer.wait()]
        for problem in problems:
            raise problem
