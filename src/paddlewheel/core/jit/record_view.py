"""Plain Python access to a record: its fields as attributes that read and write ints and sequences of ints.

numpy's own records give numpy's numbers, which JSON and messages refuse, and are several times slower to read.
"""

from ctypes import c_int64, sizeof
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
    """Fields are properties made by `_view_class`; `_numbers` is the memory of the record as an array of ctypes."""

    __slots__ = ("_numbers",)

    def __init__(self, records: Any, size: int) -> None:
        self._numbers = (c_int64 * size).from_buffer(records[:1].view(np.uint8))


@cache
def _view_class(declared: Any) -> Any:
    fields: dict[str, Any] = {"__slots__": ()}
    at = 0
    for name, size in field_lengths(declared).items():
        fields[name] = _part(at, size) if size else _number(at)
        at += size or 1
    view = type(f"{declared.__name__}View", (_RecordView,), fields)
    return lambda records: view(records, at)


def _number(at: int) -> property:
    def write(view: _RecordView, value: int) -> None:
        view._numbers[at] = value

    return property(lambda view: view._numbers[at], write)


def _part(at: int, size: int) -> property:
    """Shares the memory of the record; slices of it are lists."""
    part, offset = c_int64 * size, sizeof(c_int64) * at
    return property(lambda view: part.from_buffer(view._numbers, offset))
