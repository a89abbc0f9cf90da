"""Benchmark of copying a position inside compiled code."""

import time
from typing import Any

from paddlewheel.core.jit.decorators import entry
from paddlewheel.core.jit.records import assign, duplicate

COPIES = 1_000_000


@entry
def copy_often(source: Any, target: Any, times: int) -> int:
    """Copy a record back and forth; it changes in between, so that no copy can be optimized away."""
    for number in range(times):
        source[0].turn = number
        assign(target, 0, source, 0)
        source[0].actor = target[0].turn
    return int(target[0].turn)


def copy_nanoseconds(records: Any) -> float:
    source, target = duplicate(records), duplicate(records)
    copy_often(source, target, 10)
    started = time.perf_counter()
    copy_often(source, target, COPIES)
    return 1e9 * (time.perf_counter() - started) / COPIES
