"""Applicability of clauses and tips to an edition, and their reading under its knobs."""

from typing import Any

from paddlewheel.core.rulebook import Clause, RulebookEntry
from paddlewheel.core.rulebook.translations import ENGLISH, Language
from paddlewheel.core.text import join_words
from paddlewheel.mississippi_queen.editions import edition_names
from paddlewheel.mississippi_queen.rulebook.knobs import edition_knobs, has_values, meets_minimums, value_key
from paddlewheel.mississippi_queen.rulebook.phrases import PHRASES

APPLIES_TEXT, MISSING_TEXT = PHRASES[ENGLISH]["part"], PHRASES[ENGLISH]["missing"]


def applicability(entry: RulebookEntry, edition: str, language: Language = ENGLISH) -> str | None:
    """When an entry applies to an edition: '' always, 'with 2 players', ..., or None if never."""
    values = edition_knobs(edition)
    if not (has_values(entry.only, values) and meets_minimums(entry.at_least, values)):
        return None
    unconditional = not entry.players and not entry.variants
    if unconditional or any(values.get(name) for name in entry.variants):
        return ""
    words = PHRASES[language]
    ways = _ways(entry, values, words)
    return f"{words['with']} {join_words(ways, words['or'])}" if ways else None


def _ways(entry: RulebookEntry, values: dict[str, Any], words: dict[str, str]) -> list[str]:
    """The numbers of players and the variants for which an entry applies."""
    players = _shared_players(entry.players, values["players"], words) if entry.players else ""
    admitted = [words["variant"].format(name=name) for name in entry.variants if name in values["admits"]]
    return [players, *admitted] if players else admitted


def _shared_players(wanted: tuple[int, ...], allowed: list[int], words: dict[str, str]) -> str:
    counts = [str(count) for count in range(wanted[0], wanted[-1] + 1) if allowed[0] <= count <= allowed[1]]
    return words["players"].format(counts=join_words(counts, words["or"])) if counts else ""


def applicability_text(entry: RulebookEntry, edition: str, language: Language = ENGLISH) -> str:
    words, when = PHRASES[language], applicability(entry, edition, language)
    return words["missing"] if when is None else f"{words['only']} {when}" if when else words["part"]


def reading(entry: Clause, edition: str) -> str:
    """The text that the edition's knobs add to a clause."""
    if applicability(entry, edition) is None:
        return ""
    values = edition_knobs(edition)
    texts = [by_value.get(value_key(values[name]), "") for name, by_value in entry.readings.items()]
    return " ".join(filter(None, texts))


def readings(entry: Clause) -> list[tuple[list[str], str]]:
    """The different readings of a clause, each with its editions."""
    found: dict[str, list[str]] = {}
    for edition in edition_names():
        found.setdefault(reading(entry, edition), []).append(edition)
    return [(names, text) for text, names in found.items() if text]


def scope(entry: RulebookEntry) -> str:
    """The editions to which an entry applies, in words; '' if to all of them, always."""
    found: dict[str, list[str]] = {}
    for edition in edition_names():
        found.setdefault(applicability_text(entry, edition), []).append(edition)
    if list(found) == [APPLIES_TEXT]:
        return ""
    found.pop(MISSING_TEXT, None)
    return " ".join(f"{words[0].upper()}{words[1:]}: {', '.join(names)}." for words, names in found.items())
