"""Handing a position to a search, which thinks on records of its own."""

from typing import Any

from paddlewheel.core.compiled import PLAIN
from paddlewheel.core.fields import assign


def copy_into(target: Any, at: int, records: Any) -> None:
    """target[at] becomes a copy of a position's record; for callers outside the compiled code."""
    if PLAIN:
        assign(target, at, records, 0)
    else:
        target[at] = records[0]
