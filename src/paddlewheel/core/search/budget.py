"""Anytime search for one decision within a budget of iterations or seconds."""

import time
from abc import ABC, abstractmethod
from dataclasses import dataclass

from paddlewheel.core.errors import SetupError
from paddlewheel.core.messages.errors import setup

FIRST_SLICE_ITERATIONS = 4  # iterations before the first check of the clock
SLICE_SECONDS = 0.02
UNLIMITED_ITERATIONS = 1 << 60
UNITS = {"ms": 0.001, "s": 1.0}


@dataclass(frozen=True)
class Budget:
    """A limit on iterations, on seconds, or on both, whichever is reached first.

    Only a limit on iterations alone is reproducible. Without either there is no search (`NO_SEARCH`).
    """

    iterations: int = 0
    seconds: float = 0.0

    @property
    def searches(self) -> bool:
        return self.iterations > 0 or self.seconds > 0


NO_SEARCH = Budget()


def parse_budget(text: str) -> Budget:
    """
    >>> parse_budget("400"), parse_budget("200ms")
    (Budget(iterations=400, seconds=0.0), Budget(iterations=0, seconds=0.2))
    >>> parse_budget("0") == NO_SEARCH
    True
    """
    for unit, seconds in UNITS.items():
        number = text.removesuffix(unit)
        if number != text and number.replace(".", "", 1).isdecimal():
            return Budget(seconds=float(number) * seconds)
    if not text.isdecimal():
        raise SetupError(setup.not_a_budget(repr(text)))
    return Budget(iterations=int(text))


class Search(ABC):
    """Anytime search for the best plan of one decision; `choice` may be called between calls of `grow`."""

    @abstractmethod
    def grow(self, iterations: int) -> None: ...

    @abstractmethod
    def choice(self) -> tuple[int, ...]:
        """The first actions of the best plan found so far."""


def run_search(search: Search, budget: Budget) -> tuple[int, ...]:
    """Grow the search until the budget is used up, then return its choice."""
    if not budget.seconds:
        search.grow(budget.iterations)
        return search.choice()
    ends, left = time.perf_counter() + budget.seconds, budget.iterations or UNLIMITED_ITERATIONS
    size = FIRST_SLICE_ITERATIONS
    while True:
        started = time.perf_counter()
        search.grow(min(size, left))
        now, left = time.perf_counter(), left - size
        if now >= ends or left <= 0:
            return search.choice()
        rate = size / max(now - started, 1e-6)
        size = max(1, int(rate * min(SLICE_SECONDS, ends - now)))
