"""What an observation is made of: a row of small numbers, field after field, the same for every table of a game.

Everything is told from one seat: what is its own comes first, other seats follow in their order round the table.
Numbers are those of the rules, as bytes; larger ones stop at 255.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np

MOST = 255


@dataclass(frozen=True)
class Column:
    """One of the numbers in each row of a field."""

    name: str
    most: int = 1


@dataclass(frozen=True)
class Field:
    """Some of an observation's numbers: `shape` many, counted row by row."""

    name: str
    shape: tuple[int, ...]
    most: int  # usually no number is larger: divide by it for numbers from 0 to 1
    meaning: str
    columns: tuple[Column, ...] = ()  # the last axis, where its numbers differ in kind

    @property
    def length(self) -> int:
        return prod(self.shape)


def flags(name: str, values: Iterable[str]) -> tuple[Column, ...]:
    """A column for each value something can have: 1 in the one it has."""
    return tuple(Column(f"{name}: {value}") for value in values)


def table(name: str, rows: tuple[int, ...], meaning: str, columns: tuple[Column, ...]) -> Field:
    return Field(name, (*rows, len(columns)), max(column.most for column in columns), meaning, columns)


def offsets(fields: Iterable[Field]) -> dict[str, int]:
    """Where each field begins, and where they end as "".

    >>> offsets([Field("points", (1,), 6, ""), Field("boats", (8, 3), 1, "")])
    {'points': 0, 'boats': 1, '': 25}
    """
    found, at = {}, 0
    for field in fields:
        found[field.name] = at
        at += field.length
    return found | {"": at}


def scale(fields: Iterable[Field]) -> np.ndarray[Any, np.dtype[np.float32]]:
    """What to multiply an observation with to have its numbers between 0 and 1."""
    return np.concatenate([1 / _most(field) for field in fields])


def _most(field: Field) -> np.ndarray[Any, np.dtype[np.float32]]:
    row = [column.most for column in field.columns] or [field.most]
    return np.resize(np.array(row, np.float32), field.length)


def named(fields: Iterable[Field], observation: Any) -> dict[str, Any]:
    """An observation, or many, taken apart: every field by its name, in its shape."""
    found, at = {}, 0
    for field in fields:
        part = observation[..., at : at + field.length]
        found[field.name] = part.reshape(*part.shape[:-1], *field.shape)
        at += field.length
    return found
