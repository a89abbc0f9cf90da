"""Contents of rules.toml: chapters, clauses, terms, and advice."""

from dataclasses import dataclass, field
from functools import cache
from typing import Any

from paddlewheel.core.messages import languages, text
from paddlewheel.core.rulebook import messages

RULING = "Ruling:"  # prefix of text that settles what the printed rules leave open
TIP = "TIP"  # takes the place of the chapter in ids of advice


@cache
def ruling_marks() -> tuple[str, ...]:
    """RULING in all languages."""
    return tuple(text(messages.ruling(), language) for language in languages())


@dataclass(frozen=True)
class Chapter:
    key: str
    title: str


@dataclass(frozen=True)
class RulebookEntry:
    """Common fields of clauses and advice: text, sources, and when they apply."""

    id: str
    title: str
    text: str
    sources: tuple[str, ...]
    only: dict[str, int | str] = field(default_factory=dict, kw_only=True)
    at_least: dict[str, int] = field(default_factory=dict, kw_only=True)
    players: tuple[int, ...] = field(default=(), kw_only=True)
    variants: tuple[str, ...] = field(default=(), kw_only=True)


@dataclass(frozen=True)
class Clause(RulebookEntry):
    """One rule. The text holds for all editions; readings add text for values of a knob."""

    chapter: str
    readings: dict[str, dict[str, str]] = field(default_factory=dict)

    @property
    def wordings(self) -> list[str]:
        """The text and all readings."""
        return [self.text, *(text for texts in self.readings.values() for text in texts.values())]

    @property
    def has_ruling(self) -> bool:
        return any(mark in wording for wording in self.wordings for mark in ruling_marks())


@dataclass(frozen=True)
class Advice(RulebookEntry):
    """A tip to players, not a rule. `clauses` are those it refers to; it is shown with the first."""

    clauses: tuple[str, ...]


@dataclass(frozen=True)
class Term:
    word: str
    also: tuple[str, ...]
    meaning: str


def read_clause(row: dict[str, Any]) -> Clause:
    readings = {
        knob: {value: _prose(text) for value, text in texts.items()} for knob, texts in row.get("readings", {}).items()
    }
    return Clause(**{**_entry(row), "readings": readings})


def read_advice(row: dict[str, Any]) -> Advice:
    return Advice(**{**_entry(row), "clauses": tuple(row["clauses"])})


def read_term(row: dict[str, Any]) -> Term:
    return Term(**{**row, "also": tuple(row["also"])})


def _entry(row: dict[str, Any]) -> dict[str, Any]:
    lists = {name: tuple(row.get(name, ())) for name in ("sources", "players", "variants")}
    return {**row, **lists, "text": _prose(row["text"])}


def _prose(text: str) -> str:
    """Join the lines of each paragraph of the data file."""
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in text.split("\n\n"))
