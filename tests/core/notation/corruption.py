"""Spoiling what was written, and the sentence that must come of it."""

import copy
import re
from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st

Data = dict[str, Any]
SENTENCE = re.compile(r"[\w\[\]. ()/-]+: \S.{8,}")


def check_sentence(message: str) -> None:
    assert SENTENCE.match(message), message


def change(*path: Any, to: Any) -> Callable[[Data], None]:
    """A function that puts something else in one place."""

    def made(data: Data) -> None:
        for step in path[:-1]:
            data = data[step]
        data[path[-1]] = to

    return made


def paths(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in some JSON."""
    steps = data if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    inner = [found for step in steps for found in paths(data[step], (*path, step))]
    return [path, *inner] if path else inner


def spoiled(draw: Callable[[Any], Any], data: Data, values: st.SearchStrategy[Any]) -> Data:
    """A copy with one to three things changed or missing."""
    data = copy.deepcopy(data)
    for _ in range(draw(st.integers(1, 3))):
        path = draw(st.sampled_from(paths(data)))
        owner: Any = data
        for step in path[:-1]:
            owner = owner[step]
        if draw(st.booleans()):
            owner[path[-1]] = draw(values)
        else:
            del owner[path[-1]]
    return data
