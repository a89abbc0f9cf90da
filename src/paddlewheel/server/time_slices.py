"""Cooperative time slicing: long work in the event loop that yields to other tasks."""

import asyncio
import time
from collections.abc import Generator
from typing import Any, TypeVar

SLICE_SECONDS = 0.002  # of work before yielding
PAUSE_SECONDS = 0.001  # more than 0: other tasks need many iterations of the loop, without a slice in each

Result = TypeVar("Result")


class TimeSlicer:
    """Yield to other tasks when the time slice is used up; call after each small step."""

    def __init__(self) -> None:
        self._ends = time.perf_counter() + SLICE_SECONDS

    async def pause_if_due(self) -> None:
        """Sleep briefly if the current slice is used up."""
        if time.perf_counter() >= self._ends:
            await asyncio.sleep(PAUSE_SECONDS)
            self._ends = time.perf_counter() + SLICE_SECONDS


async def run_in_slices(steps: Generator[Any, None, Result]) -> Result:
    """Exhaust a generator in time slices and return its result; yielded values are ignored."""
    slices = TimeSlicer()
    try:
        while True:
            next(steps)
            await slices.pause_if_due()
    except StopIteration as done:
        result: Result = done.value
        return result
