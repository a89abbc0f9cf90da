"""Validating readers for JSON from people and other programs; errors name the field and what is expected."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

from paddlewheel.core.errors import NotationError
from paddlewheel.core.messages.errors import json as message
from paddlewheel.core.messages.errors import plain

MAX_QUOTE_LENGTH = 60


def parse_json(text: str) -> Any:
    try:
        return json.loads(text)
    except json.JSONDecodeError as problem:
        raise NotationError(message.malformed(problem.lineno, problem.msg)) from None
    except RecursionError:
        raise NotationError(message.too_deep()) from None
    except ValueError as problem:
        raise NotationError(message.unreadable(str(problem))) from None


def quoted(value: Any) -> str:
    try:
        text = repr(value)
    except RecursionError:  # JSON that could be parsed may still be nested too deeply for repr
        return "something nested too deeply"
    return text if len(text) <= MAX_QUOTE_LENGTH else text[: MAX_QUOTE_LENGTH - 3] + "..."


def refuse(where: str, sentence: str) -> NoReturn:
    raise NotationError(plain(f"{where}: {sentence}"))


def require(condition: bool, where: str, sentence: str) -> None:
    if not condition:
        refuse(where, sentence)


def read_number(value: Any, where: str, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        refuse(where, f"must be a number from {low} to {high}, not {quoted(value)}")
    return value


def read_word(value: Any, where: str, words: Sequence[str]) -> int:
    """The index of the value in `words`."""
    if not isinstance(value, str) or value not in words:
        refuse(where, f"must be one of {', '.join(words)}, not {quoted(value)}")
    return words.index(value)


def read_text(value: Any, where: str) -> str:
    if not isinstance(value, str):
        refuse(where, f"must be a text, not {quoted(value)}")
    return value


def read_list(value: Any, where: str, most: int) -> list[Any]:
    if not isinstance(value, list | tuple) or len(value) > most:
        refuse(where, f"must be a list of at most {most}, not {quoted(value)}")
    return list(value)


def read_different_words(value: Any, where: str, words: Sequence[str]) -> list[int]:
    """The indexes of a list of distinct words."""
    found: list[int] = []
    for word in read_list(value, where, len(words)):
        index = read_word(word, where, words)
        require(index not in found, where, f"names {word} twice")
        found.append(index)
    return found


class Reader:
    """Reader of one JSON object; missing and unknown fields are errors."""

    def __init__(self, data: Any, where: str, required: Sequence[str], optional: Sequence[str] = ()) -> None:
        names = ", ".join(required or optional)
        if not isinstance(data, Mapping):
            refuse(where or "line 1", f"must be an object with the fields {names}, not {quoted(data)}")
        self.data, self._prefix = data, f"{where}." if where else ""
        for name in required:
            require(name in data, self.where(name), f"missing; the fields are {names}")
        for name in data:
            known = name in required or name in optional
            require(known, self.where(name), f"there is no such field; the fields are {names}")

    def where(self, name: Any) -> str:
        return f"{self._prefix}{name}"

    def value(self, name: str) -> Any:
        return self.data[name]

    def number(self, name: str, low: int, high: int) -> int:
        return read_number(self.data[name], self.where(name), low, high)

    def word(self, name: str, words: Sequence[str]) -> int:
        return read_word(self.data[name], self.where(name), words)

    def word_or_none(self, name: str, words: Sequence[str]) -> int | None:
        return None if self.data[name] is None else self.word(name, words)

    def flag(self, name: str) -> bool:
        value = self.data[name]
        if not isinstance(value, bool):
            refuse(self.where(name), f"must be true or false, not {quoted(value)}")
        return value

    def rows(self, name: str, most: int) -> list[Any]:
        return read_list(self.data[name], self.where(name), most)

    def different_words(self, name: str, words: Sequence[str]) -> list[int]:
        return read_different_words(self.data[name], self.where(name), words)
