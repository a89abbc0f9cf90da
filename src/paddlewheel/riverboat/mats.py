"""Parser of data/mats.toml: fields, colours and neighbours. A text row is a row of fields, two characters apart."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from paddlewheel.core.errors import DataError
from paddlewheel.riverboat.state import COLOURS, MAX_FIELDS, NO_FIELD

SYMBOLS = "hscd*"
COLOUR_NAMES = ("heart", "spade", "club", "diamond", "star")
GAP = "."
NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
MAX_ROW_FIELDS = 9  # field names have one digit
# Row and column offsets of the neighbours, clockwise from the right; rotation r of a tile uses offset r.
NEIGHBOUR_OFFSETS = ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1))


@dataclass(frozen=True)
class MatField:
    """One hexagon of a mat: name, position in the text (row, column) and colour."""

    name: str
    row: int
    column: int
    colour: int


@dataclass(frozen=True)
class Mat:
    name: str
    fields: tuple[MatField, ...]

    def near(self, field: int, direction: int) -> int:
        """The neighbour in this direction, or NO_FIELD."""
        row, column = NEIGHBOUR_OFFSETS[direction]
        here = self.fields[field]
        wanted = (here.row + row, here.column + column)
        for number, other in enumerate(self.fields):
            if (other.row, other.column) == wanted:
                return number
        return NO_FIELD

    def neighbours(self, field: int) -> list[int]:
        return [other for other in (self.near(field, direction) for direction in range(6)) if other != NO_FIELD]

    def is_on_outskirts(self, field: int) -> bool:
        return field in self._outskirts

    @cached_property
    def _outskirts(self) -> frozenset[int]:
        return frozenset(field for field in range(len(self.fields)) if len(self.neighbours(field)) < 6)

    def of_colour(self, colour: int) -> list[int]:
        return [number for number, field in enumerate(self.fields) if field.colour == colour]

    def number_of(self, name: str) -> int | None:
        return next((number for number, field in enumerate(self.fields) if field.name == name), None)


def read_mats(rows: list[Mapping[str, Any]]) -> tuple[Mat, ...]:
    """Parse and validate all mats; errors name the mat and the row."""
    if len(rows) != 4:
        raise DataError(f"mats.toml: there are four mats, not {len(rows)}")
    mats = tuple(_read_mat(row) for row in rows)
    if len({mat.name for mat in mats}) < len(mats):
        raise DataError("mats.toml: two mats have the same name")
    for mat in mats:
        if [(field.row, field.column) for field in mat.fields] != [(f.row, f.column) for f in mats[0].fields]:
            raise DataError(f"mats.toml: {mat.name} has another shape than {mats[0].name}; all mats have the same")
        for colour in range(COLOURS):
            count, first = len(mat.of_colour(colour)), len(mats[0].of_colour(colour))
            if count != first:
                name = COLOUR_NAMES[colour]
                raise DataError(f"mats.toml: {mat.name} has {count} fields of {name}, but {mats[0].name} has {first}")
    return mats


def check_name(file: str, what: str, name: Any) -> str:
    """Names are parts of actions and positions, so they have none of the characters that separate those."""
    if not isinstance(name, str) or not name:
        raise DataError(f"{file}.toml: every {what} needs a name")
    if NAME.fullmatch(name) is None:
        raise DataError(f"{file}.toml: {name!r} cannot name a {what}; use small letters a to z, digits and hyphens")
    return name


def _read_mat(row: Mapping[str, Any]) -> Mat:
    name = check_name("mats", "mat", row.get("name"))
    rows = row.get("rows", [])
    shift = len(rows[0]) - len(rows[0].lstrip()) if rows else 0
    fields = [field for number, text in enumerate(rows) for field in _read_row(name, number, text, shift)]
    if not 0 < len(fields) <= MAX_FIELDS:
        raise DataError(f"mats.toml: {name} has {len(fields)} fields; a mat has 1 to {MAX_FIELDS}")
    mat = Mat(name, tuple(fields))
    _check_shape(mat)
    return mat


def _read_row(mat: str, number: int, text: str, shift: int) -> list[MatField]:
    letter = chr(ord("a") + number)
    found: list[MatField] = []
    for column, symbol in enumerate(text):
        if symbol == " ":
            continue
        if (column - number - shift) % 2:
            raise DataError(
                f"mats.toml: {mat}, row {letter}: {symbol!r} at character {column + 1} does not lie between the fields "
                "of the rows above and below; begin every second row one character later"
            )
        if symbol == GAP:
            continue
        if symbol not in SYMBOLS:
            raise DataError(f"mats.toml: {mat}, row {letter}: {symbol!r} is none of {' '.join(SYMBOLS)} and '.'")
        found.append(MatField(f"{letter}{len(found) + 1}", number, column, SYMBOLS.index(symbol)))
    if len(found) > MAX_ROW_FIELDS:
        raise DataError(f"mats.toml: {mat}, row {letter} has {len(found)} fields; a row has {MAX_ROW_FIELDS} at most")
    return found


def _check_shape(mat: Mat) -> None:
    reached, edge = {0}, [0]
    while edge:
        for other in mat.neighbours(edge.pop()):
            if other not in reached:
                reached.add(other)
                edge.append(other)
    if len(reached) < len(mat.fields):
        lost = next(field for number, field in enumerate(mat.fields) if number not in reached)
        raise DataError(f"mats.toml: {mat.name}: {lost.name} does not hang together with {mat.fields[0].name}")
    for colour in range(COLOURS):
        if not mat.of_colour(colour):
            raise DataError(f"mats.toml: {mat.name} has no field of {COLOUR_NAMES[colour]}")
