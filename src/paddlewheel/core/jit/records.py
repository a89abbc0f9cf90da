"""Records of 64-bit integers, declared once as an annotated class.

    class Race:
        points: int          # movement points left
        speed: Boats         # one entry a boat, with Boats = Annotated[list[int], 8]

In compiled code a record is an item of a numpy structured array, in plain mode an object with ints and lists. Access is
the same: `race.speed[boat]`. Always pass the array and take `races[0]` inside.
"""

import copy
from functools import cache
from itertools import accumulate
from types import SimpleNamespace
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import numpy as np

from paddlewheel.core.jit.decorators import PLAIN, compiled

# Attribute names of numpy records: as field names they would fail in compiled mode only.
RESERVED_NAMES = frozenset(dir(np.recarray))


@cache
def field_lengths(declared: type) -> dict[str, int]:
    """Field lengths by name; 0 means a scalar."""
    found: dict[str, int] = {}
    for name, hint in get_type_hints(declared, include_extras=True).items():
        if name in RESERVED_NAMES:
            raise ValueError(f"{declared.__name__}.{name}: numpy uses this name, choose another")
        found[name] = get_args(hint)[1] if get_origin(hint) is Annotated else 0
    return found


def dtype(declared: type) -> np.dtype[Any]:
    return np.dtype(
        [(name, "i8", (size,)) if size else (name, "i8") for name, size in field_lengths(declared).items()], align=True
    )


def blank(declared: type, count: int = 1) -> Any:
    """`count` zeroed records: a structured array, or a list of objects in plain mode."""
    if not PLAIN:
        return np.zeros(count, np.dtype((np.record, dtype(declared))))
    records = []
    for _ in range(count):
        record = declared()
        for name, size in field_lengths(declared).items():
            setattr(record, name, [0] * size if size else 0)
        records.append(record)
    return records


def buffer(size: int) -> Any:
    """A zeroed array that compiled code fills: of 64-bit integers, or a list in plain mode."""
    return [0] * size if PLAIN else np.zeros(size, np.int64)


def to_dict(declared: type, record: Any) -> dict[str, Any]:
    """The fields of one record as plain ints and lists."""
    if not isinstance(record, np.void):
        return {
            name: list(getattr(record, name)) if size else getattr(record, name)
            for name, size in field_lengths(declared).items()
        }
    numbers = np.frombuffer(record.tobytes(), np.int64).tolist()
    return dict(zip(field_lengths(declared), map(numbers.__getitem__, _places(declared)), strict=True))


@cache
def _places(declared: type) -> tuple[int | slice, ...]:
    """Where the fields lie among the numbers of a record."""
    lengths = list(field_lengths(declared).values())
    starts = accumulate((size or 1 for size in lengths), initial=0)
    return tuple(slice(at, at + size) if size else at for at, size in zip(starts, lengths, strict=False))


def plain_record(declared: type, record: Any) -> Any:
    """The record with plain ints and lists, for reading many fields: numpy record access is slow."""
    return record if PLAIN else SimpleNamespace(**to_dict(declared, record))


def from_dict(declared: type, values: dict[str, Any]) -> Any:
    """A one-element record array with these values; other fields are 0."""
    records = blank(declared)
    for name, size in field_lengths(declared).items():
        if name not in values:
            continue
        if size:
            getattr(records[0], name)[:] = values[name]
        else:
            setattr(records[0], name, values[name])
    return records


def duplicate(records: Any) -> Any:
    """An independent copy of a record array."""
    if PLAIN:
        return [_copied(record) for record in records]
    fresh = np.empty_like(records)
    fresh.view(np.uint8)[...] = records.view(np.uint8)
    return fresh


def _copied(record: Any) -> Any:
    fresh = copy.copy(record)
    fresh.__dict__ = {name: value[:] if type(value) is list else value for name, value in record.__dict__.items()}
    return fresh


if PLAIN:

    def assign(target: Any, at: int, source: Any, index: int) -> None:
        """Copy source[index] to target[at]."""
        target[at] = _copied(source[index])

else:

    @compiled
    def assign(target: Any, at: int, source: Any, index: int) -> None:
        """Copy source[index] to target[at]."""
        target[at] = source[index]


def copy_into(target: Any, at: int, records: Any) -> None:
    """Copy a position's record to target[at]; for callers outside compiled code."""
    if PLAIN:
        assign(target, at, records, 0)
    else:
        target[at] = records[0]
