"""Configurable numbers (variants): name, range, and the place in the data files that each replaces."""

import re
import tomllib
from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from typing import Any

from paddlewheel.core.errors import SetupError
from paddlewheel.core.variants import Variant
from paddlewheel.riverboat.components import data_file, read_data
from paddlewheel.riverboat.messages import setup
from paddlewheel.riverboat.messages.knobs import knob as message

Knobs = tuple[tuple[str, int | str], ...]  # pairs of name and value, sorted by name


@dataclass(frozen=True)
class Knob:
    name: str
    file: str
    at: str
    low: int
    high: int


@cache
def knobs() -> dict[str, Knob]:
    rows = [Knob(**row) for row in tomllib.loads(read_data("knobs.toml"))["knob"]]
    return {knob.name: knob for knob in rows}


def check_knobs(variants: Mapping[str, Any]) -> Knobs:
    """Validate each changed number by itself and return all in normalized form."""
    for name, value in variants.items():
        if name not in knobs():
            raise SetupError(setup.no_variant(repr(name), tuple(knobs())))
        _numbers(knobs()[name], value)
    return tuple(sorted((name, _normalized(value)) for name, value in variants.items()))


def _normalized(value: int | str) -> int | str:
    """Convert the text of a single number to int, so that equal options compare equal."""
    return int(value) if str(value).removeprefix("-").isdecimal() else value


def default_value(knob: Knob) -> Any:
    """Value in the data file: a number or a list."""
    node: Any = data_file(knob.file)
    for word in knob.at.split("."):
        first, *_ = node if isinstance(node, list) else [node]
        node = first[word]
    return node


def as_variant(knob: Knob, players: tuple[int, ...]) -> Variant:
    own = default_value(knob)
    if isinstance(own, list):
        return Variant(knob.name, "numbers", "-".join(map(str, own)), message(knob.name), players, knob.low, knob.high)
    return Variant(knob.name, "number", own, message(knob.name), players, knob.low, knob.high)


def changed_data_file(name: str, changes: Knobs) -> dict[str, Any]:
    """Copy of a data file with the changed numbers applied."""
    data = deepcopy(data_file(name))
    for word, value in changes:
        knob = knobs()[word]
        if knob.file == name:
            _put(data, knob.at.split("."), _numbers(knob, value))
    return data


def _put(node: Any, path: list[str], value: Any) -> None:
    for part in node if isinstance(node, list) else [node]:
        if len(path) == 1:
            part[path[0]] = value
        else:
            _put(part[path[0]], path[1:], value)


def _numbers(knob: Knob, value: Any) -> int | list[int]:
    """Parse a value into the form of the data file; a single number fills a whole list."""
    own = default_value(knob)
    count = len(own) if isinstance(own, list) else 1
    parts = re.split(r"(?<=\d)-", value) if isinstance(value, str) else [value]
    if len(parts) not in (1, count):
        if count == 1:
            raise SetupError(setup.one_number(knob.name, len(parts), repr(value)))
        example = "-".join(map(str, own))
        raise SetupError(setup.several_numbers(knob.name, count, example, len(parts), repr(value)))
    numbers = [_number(knob, part, value) for part in parts]
    if not isinstance(own, list):
        return numbers[0]
    return numbers * count if len(numbers) == 1 else numbers


def _number(knob: Knob, part: Any, value: Any) -> int:
    text = str(part)
    whole = type(part) is int or (isinstance(part, str) and text.removeprefix("-").isdecimal())
    if not whole or not knob.low <= int(text) <= knob.high:
        raise SetupError(setup.number(knob.name, knob.low, knob.high, repr(value)))
    return int(text)
