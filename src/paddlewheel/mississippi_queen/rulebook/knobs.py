"""Descriptions of knobs and variants, loaded from the data files."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from paddlewheel.core.errors import SetupError
from paddlewheel.core.messages import ENGLISH
from paddlewheel.core.messages.catalogue import catalogue
from paddlewheel.core.messages.errors import setup
from paddlewheel.core.rulebook.translations import read_rows
from paddlewheel.mississippi_queen.editions import editions
from paddlewheel.mississippi_queen.rulebook import messages


@dataclass(frozen=True)
class KnobDescription:
    name: str
    title: str
    says: str
    clauses: tuple[str, ...]
    values: dict[str, str] = field(default_factory=dict)
    phrase: str = ""
    none: str = ""
    default: int | None = None
    variant: str = ""
    at_least: dict[str, int] = field(default_factory=dict)
    only: dict[str, int | str] = field(default_factory=dict)
    without: str = ""


@dataclass(frozen=True)
class VariantDescription:
    name: str
    clauses: tuple[str, ...]


def _data(language: str) -> dict[str, Any]:
    return read_rows("paddlewheel.mississippi_queen", "knobs", language)


@cache
def knobs(language: str = ENGLISH) -> tuple[KnobDescription, ...]:
    return tuple(KnobDescription(**{**row, "clauses": tuple(row["clauses"])}) for row in _data(language)["knob"])


@cache
def variants() -> tuple[VariantDescription, ...]:
    return tuple(VariantDescription(**{**row, "clauses": tuple(row["clauses"])}) for row in _data(ENGLISH)["variant"])


def edition_titles(language: str = ENGLISH) -> dict[str, str]:
    titles = {name: str(row["title"]) for name, row in editions().items()}
    return titles | {name: title for name, title in _data(language).get("editions", {}).items() if name in titles}


@cache
def edition_knobs(edition: str) -> dict[str, Any]:
    """All knobs of an edition, including those that editions.toml leaves at their default."""
    if edition not in editions():
        raise SetupError(setup.no_edition(repr(edition), tuple(editions())))
    usual = {knob.name: knob.default for knob in knobs() if knob.default is not None}
    return {**usual, **editions()[edition]}


def meets_minimums(at_least: dict[str, int], values: dict[str, Any]) -> bool:
    return all(values[name] >= value for name, value in at_least.items())


def has_values(only: Mapping[str, int | str], values: dict[str, Any]) -> bool:
    return all(values[name] == value for name, value in only.items())


def value_key(value: int | str) -> str:
    """
    The key of a value in the data files: a word itself, a number or a switch as digits.

    >>> value_key("last_tile"), value_key(6), value_key(True)
    ('last_tile', '6', '1')
    """
    return value if isinstance(value, str) else str(int(value))


def knob_text(knob: KnobDescription, edition: str, language: str = ENGLISH) -> str:
    """The value of a knob in an edition, in words."""
    values = edition_knobs(edition)
    admitted = not knob.variant or values.get(knob.variant) or knob.variant in values["admits"]
    if not (admitted and meets_minimums(knob.at_least, values) and has_values(knob.only, values)):
        return knob.without
    return value_text(knob, values[knob.name], values["players"], language)


def value_text(knob: KnobDescription, value: Any, players: Iterable[int] = (1, 8), language: str = ENGLISH) -> str:
    if isinstance(value, int | str):
        return knob.values.get(value_key(value)) or knob.phrase.format(value=value)
    if not any(value):
        return knob.none
    if isinstance(value[0], str):
        return knob.phrase.format(count=len(value), list=", ".join(value))
    if "{low}" in knob.phrase:
        return knob.phrase.format(low=value[0], high=value[1])
    return knob.phrase.format(list=_by_players(value, players, language))


def _by_players(supply: list[int], allowed: Iterable[int], language: str) -> str:
    """
    >>> _by_players([0, 8, 8, 12], (2, 4), "en")
    '8 with 2 or 3 players, 12 with 4'
    """
    low, high = allowed
    counts: dict[int, list[int]] = {}
    for players in range(low, high + 1):
        counts.setdefault(supply[players - 1], []).append(players)
    first, *others = ((count, tuple(players)) for count, players in counts.items())
    parts = [messages.number_with_players(first[0], messages.players(first[1]))]
    parts += [messages.number_with(count, players) for count, players in others]
    return catalogue(language).joined(tuple(parts))
