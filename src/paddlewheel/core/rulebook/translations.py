"""Translations of data files, merged over the English row by row; missing texts stay English.

rules.de.toml is rules.toml in German: the same chapters, clauses and advice by their keys and ids, the same terms
in order.
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from paddlewheel.core.messages import ENGLISH

# The key that identifies a row.
KEYS = {"chapter": "key", "clause": "id", "advice": "id", "knob": "name", "variant": "name"}

Row = dict[str, Any]


@cache
def read_rows(package: str, name: str, language: str = ENGLISH) -> Row:
    """Read a data file of a package, translated as far as a translation exists."""
    english = _read(package, f"{name}.toml")
    return english if language == ENGLISH else overlaid(english, _read(package, f"{name}.{language}.toml"))


def _read(package: str, name: str) -> Row:
    file = files(package).joinpath("data", name)
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def overlaid(english: Row, words: Row) -> Row:
    """
    >>> overlaid({"knob": [{"name": "a", "title": "coal", "default": 1}]}, {"knob": [{"name": "a", "title": "Kohle"}]})
    {'knob': [{'name': 'a', 'title': 'Kohle', 'default': 1}]}
    """
    lists = {kind: _rows(kind, rows, words.get(kind, [])) for kind, rows in english.items()}
    return {**words, **lists}


def _rows(kind: str, english: list[Row], words: list[Row]) -> list[Row]:
    if kind not in KEYS:
        return words if len(words) == len(english) else english
    key = KEYS[kind]
    own = {row[key]: row for row in words}
    return [_over(row, own.get(row[key], {})) for row in english]


def _over(english: Row, words: Row) -> Row:
    """Merge one row, nested tables recursively."""
    texts = {
        name: _over(english.get(name, {}), text) if isinstance(text, dict) else text for name, text in words.items()
    }
    return {**english, **texts}
