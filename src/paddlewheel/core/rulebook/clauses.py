"""What a rules.toml holds: chapters, clauses, and the words they use."""

from dataclasses import dataclass, field
from typing import Any

RULING = "Ruling:"  # begins what no source says and the rulebook settles
RULINGS = (RULING, "Festlegung:")  # in every language


@dataclass(frozen=True)
class Chapter:
    key: str
    title: str


@dataclass(frozen=True)
class Clause:
    """One rule. Text holds for all editions; readings add what the value of a knob makes of it."""

    id: str
    chapter: str
    title: str
    text: str
    sources: tuple[str, ...]
    readings: dict[str, dict[str, str]] = field(default_factory=dict)
    only: dict[str, int | str] = field(default_factory=dict)
    at_least: dict[str, int] = field(default_factory=dict)
    players: tuple[int, ...] = ()
    variants: tuple[str, ...] = ()

    @property
    def wordings(self) -> list[str]:
        """The text and every reading of it."""
        return [self.text, *(text for texts in self.readings.values() for text in texts.values())]

    @property
    def has_ruling(self) -> bool:
        return any(mark in text for text in self.wordings for mark in RULINGS)


@dataclass(frozen=True)
class Term:
    word: str
    also: tuple[str, ...]
    meaning: str


def read_clause(row: dict[str, Any]) -> Clause:
    readings = {
        knob: {value: _prose(text) for value, text in texts.items()} for knob, texts in row.get("readings", {}).items()
    }
    lists = {name: tuple(row.get(name, ())) for name in ("sources", "players", "variants")}
    return Clause(**{**row, **lists, "text": _prose(row["text"]), "readings": readings})


def read_term(row: dict[str, Any]) -> Term:
    return Term(**{**row, "also": tuple(row["also"])})


def _prose(text: str) -> str:
    """Paragraphs without the line breaks of the data file."""
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in text.split("\n\n"))
