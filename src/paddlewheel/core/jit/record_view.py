"""Plain Python access to a record: its fields as attributes that read and write ints and sequences of ints.

numpy's own records give numpy's numbers, which JSON and messages refuse, and are several times slower to read.
"""

from functools import cache
from typing import Any, TypeVar

import numpy as np

from paddlewheel.core.jit.decorators import PLAIN
from paddlewheel.core.jit.records import field_lengths

Record = TypeVar("Record")


def record_view(declared: type[Record], records: Any) -> Record:
    """The first record of an array; in plain mode it is an object with ints and lists already."""
    if PLAIN:
        plain: Record = records[0]
        return plain
    view: Record = _view_class(declared)(records)  # type: ignore[arg-type]  # a class is hashable
    return view


class _RecordView:
    """Fields are properties made by `_view_class`; `_numbers` are those of the array, in the order of declaration."""

    __slots__ = ("_numbers",)

    def __init__(self, records: Any) -> None:
        self._numbers = memoryview(records[:1].view(np.int64))


@cache
def _view_class(declared: Any) -> Any:
    fields: dict[str, Any] = {"__slots__": ()}
    at = 0
    for name, size in field_lengths(declared).items():
        fields[name] = _part(at, at + size) if size else _number(at)
        at += size or 1
    return type(f"{declared.__name__}View", (_RecordView,), fields)


def _number(at: int) -> property:
    def write(view: _RecordView, value: int) -> None:
        view._numbers[at] = value

    return property(lambda view: view._numbers[at], write)


def _part(start: int, end: int) -> property:
    """A memoryview, which shares the memory of the array."""
    return property(lambda view: view._numbers[start:end])
