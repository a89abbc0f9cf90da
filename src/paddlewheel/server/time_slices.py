"""Long work in the event loop, in slices so short that nobody else notices it."""

import asyncio
import time
from collections.abc import Generator
from typing import Any, TypeVar

SLICE_SECONDS = 0.002  # of work before others may go on
PAUSE_SECONDS = 0.001  # for the others: what they do takes many turns of the loop, and must not get a slice in each

Result = TypeVar("Result")


class Slices:
    """To be asked after each small step of long work."""

    def __init__(self) -> None:
        self._ends = time.perf_counter() + SLICE_SECONDS

    async def pause_if_due(self) -> None:
        """Let others go on, if this slice is used up."""
        if time.perf_counter() >= self._ends:
            await asyncio.sleep(PAUSE_SECONDS)
            self._ends = time.perf_counter() + SLICE_SECONDS


async def in_slices(steps: Generator[Any, None, Result]) -> Result:
    """Run a generator to its end; what it yields is of no interest."""
    slices = Slices()
    try:
        while True:
            next(steps)
            await slices.pause_if_due()
    except StopIteration as done:
        result: Result = done.value
        return result
