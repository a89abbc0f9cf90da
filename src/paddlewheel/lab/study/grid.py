"""Parameter grid of a study: editions, player counts and varied options, all valid combinations."""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

from paddlewheel.core.errors import SetupError
from paddlewheel.core.game import Game
from paddlewheel.lab import messages

RANGE = re.compile(r"(-?\d+)\.\.(-?\d+)(?::(\d+))?", re.ASCII)
SWITCH = {"on": True, "off": False}
MAX_CELLS = 200
EDITION, PLAYERS = "edition", "players"


@dataclass(frozen=True)
class Axis:
    """A varied parameter with its values; the first is the baseline."""

    name: str
    values: tuple[Any, ...]

    @property
    def is_numeric(self) -> bool:
        return len(self.values) > 2 and all(type(value) is int for value in self.values)

    def label(self, value: Any) -> str:
        """
        >>> Axis("edition", ()).label("2019"), Axis("players", ()).label(4), Axis("river_length", ()).label(15)
        ('2019', '4 players', 'river_length 15')
        """
        if self.name == EDITION:
            return str(value)
        if self.name == PLAYERS:
            return f"{value} players"
        return f"{self.name} {format_value(value)}"


@dataclass(frozen=True)
class Cell:
    """One combination: a value of each axis, and the resulting options."""

    at: tuple[Any, ...]
    options: Mapping[str, Any]

    @property
    def key(self) -> str:
        return json.dumps(self.options, sort_keys=True, separators=(",", ":"))


@dataclass(frozen=True)
class Grid:
    axes: tuple[Axis, ...]
    cells: tuple[Cell, ...]
    left_out: tuple[tuple[str, str], ...]  # invalid combinations with the reason

    @property
    def varied(self) -> list[Axis]:
        return [axis for axis in self.axes if len(axis.values) > 1]

    def name(self, cell: Cell) -> str:
        """The varied values of a cell, as a label."""
        return combination_name(self.axes, cell.at) or "as it is"


def format_value(value: Any) -> str:
    return {True: "on", False: "off"}.get(value, str(value)) if isinstance(value, bool) else str(value)


def combination_name(axes: Sequence[Axis], at: Sequence[Any]) -> str:
    parts = [axis.label(value) for axis, value in zip(axes, at, strict=True) if len(axis.values) > 1]
    return ", ".join(parts)


def make_grid(
    game: Game,
    editions: Sequence[str | None],
    players: Sequence[int | None],
    variants: Mapping[str, Any],
    vary: Sequence[str],
) -> Grid:
    """All combinations that the rules admit; the others are listed in `left_out` with the reason."""
    axes = [Axis(EDITION, tuple(editions)), Axis(PLAYERS, tuple(players)), *map(parse_axis, vary)]
    names = [axis.name for axis in axes]
    for axis in axes:
        if names.count(axis.name) > 1 or axis.name in variants:
            raise SetupError(messages.axis_twice(axis.name))
        if len({format_value(value) for value in axis.values}) < len(axis.values):
            raise SetupError(messages.value_twice(axis.name))
    cells, left_out, refusals = [], [], []
    for at in product(*(axis.values for axis in axes)):
        edition, count, *changed = at
        wanted = {**variants, **dict(zip(names[2:], changed, strict=True))}
        try:
            cells.append(Cell(at, game.options_to_json(game.options(edition, count, wanted))))
        except SetupError as problem:
            left_out.append((combination_name(axes, at), str(problem)))
            refusals.append(problem)
    if not cells:
        raise refusals[0]
    if len(cells) > MAX_CELLS:
        raise SetupError(messages.too_many_cells(len(cells), MAX_CELLS))
    return Grid(tuple(axes), tuple(cells), tuple(left_out))


def parse_axis(text: str) -> Axis:
    """
    >>> parse_axis("river_length=12..14").values, parse_axis("coins=5..25:10").values, parse_axis("black_rose=off,on")
    ((12, 13, 14), (5, 15, 25), Axis(name='black_rose', values=(False, True)))
    """
    name, equals, values = text.partition("=")
    found = [value for part in values.split(",") if part.strip() for value in _values(part.strip())]
    if not equals or not found:
        raise SetupError(messages.nothing_to_vary(repr(text)))
    return Axis(name.strip(), tuple(found))


def _values(part: str) -> list[Any]:
    match = RANGE.fullmatch(part)
    if match:
        first, last, step = int(match[1]), int(match[2]), int(match[3] or 1)
        if last < first or step < 1 or (last - first) // step >= MAX_CELLS:
            raise SetupError(messages.not_a_range(repr(part)))
        return list(range(first, last + 1, step))
    if part in SWITCH:
        return [SWITCH[part]]
    return [int(part) if part.removeprefix("-").isdecimal() else part]
