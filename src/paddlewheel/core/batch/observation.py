"""Observation layout: a row of bytes, field after field, the same for all options of a game.

Observations are relative to a seat: its own data first, then the other seats in turn order. Values are those of the
rules, clipped at 255.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np

MAX_VALUE = 255


@dataclass(frozen=True)
class Column:
    """One column of a field."""

    name: str
    most: int = 1


@dataclass(frozen=True)
class ObservationField:
    """A named part of an observation, of the given shape in row-major order."""

    name: str
    shape: tuple[int, ...]
    most: int  # typical maximum: divide by it for values from 0 to 1
    meaning: str
    columns: tuple[Column, ...] = ()  # the last axis, if its numbers have different meanings

    @property
    def length(self) -> int:
        return prod(self.shape)


def flags(name: str, values: Iterable[str]) -> tuple[Column, ...]:
    """One-hot columns: one for each possible value."""
    return tuple(Column(f"{name}: {value}") for value in values)


def table_field(name: str, rows: tuple[int, ...], meaning: str, columns: tuple[Column, ...]) -> ObservationField:
    return ObservationField(name, (*rows, len(columns)), max(column.most for column in columns), meaning, columns)


def field_offsets(fields: Iterable[ObservationField]) -> dict[str, int]:
    """The start of each field by name; the total length under "".

    >>> field_offsets([ObservationField("points", (1,), 6, ""), ObservationField("boats", (8, 3), 1, "")])
    {'points': 0, 'boats': 1, '': 25}
    """
    found, at = {}, 0
    for field in fields:
        found[field.name] = at
        at += field.length
    return found | {"": at}


def scale(fields: Iterable[ObservationField]) -> np.ndarray[Any, np.dtype[np.float32]]:
    """Factors that scale an observation to values between 0 and 1."""
    return np.concatenate([1 / _most(field) for field in fields])


def _most(field: ObservationField) -> np.ndarray[Any, np.dtype[np.float32]]:
    row = [column.most for column in field.columns] or [field.most]
    return np.resize(np.array(row, np.float32), field.length)


def named(fields: Iterable[ObservationField], observation: Any) -> dict[str, Any]:
    """Split one or many observations into fields by name, each in its shape."""
    found, at = {}, 0
    for field in fields:
        part = observation[..., at : at + field.length]
        found[field.name] = part.reshape(*part.shape[:-1], *field.shape)
        at += field.length
    return found
