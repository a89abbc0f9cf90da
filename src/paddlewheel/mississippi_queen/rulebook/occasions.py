"""Applicability of clauses and tips to an edition, and their reading under its knobs."""

from paddlewheel.core.messages import ENGLISH, Message, text
from paddlewheel.core.rulebook import Clause, RulebookEntry
from paddlewheel.mississippi_queen.editions import edition_names
from paddlewheel.mississippi_queen.rulebook import messages
from paddlewheel.mississippi_queen.rulebook.knobs import edition_knobs, has_values, meets_minimums, value_key


def occasions(entry: RulebookEntry, edition: str) -> tuple[Message, ...] | None:
    """For what an entry applies to an edition: players, variants; nothing if always, None if never."""
    values = edition_knobs(edition)
    if not (has_values(entry.only, values) and meets_minimums(entry.at_least, values)):
        return None
    unconditional = not entry.players and not entry.variants
    if unconditional or any(values.get(name) for name in entry.variants):
        return ()
    counts = _shared_players(entry.players, values["players"]) if entry.players else ()
    admitted = tuple(messages.variant(name) for name in entry.variants if name in values["admits"])
    return (messages.players(counts), *admitted) if counts else admitted or None


def _shared_players(wanted: tuple[int, ...], allowed: list[int]) -> tuple[int, ...]:
    return tuple(count for count in range(wanted[0], wanted[-1] + 1) if allowed[0] <= count <= allowed[1])


def applicability(entry: RulebookEntry, edition: str) -> Message:
    ways = occasions(entry, edition)
    return messages.missing() if ways is None else messages.only_with(ways) if ways else messages.part()


def applicability_text(entry: RulebookEntry, edition: str, language: str = ENGLISH) -> str:
    return text(applicability(entry, edition), language)


def reading(entry: Clause, edition: str) -> str:
    """The text that the edition's knobs add to a clause."""
    if occasions(entry, edition) is None:
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


def scope(entry: RulebookEntry, language: str = ENGLISH) -> str:
    """The editions to which an entry applies, in words; '' if to all of them, always."""
    found: dict[str, tuple[Message, list[str]]] = {}
    for edition in edition_names():
        when = applicability(entry, edition)
        found.setdefault(text(when), (when, []))[1].append(edition)
    if list(found) == [text(messages.part())]:
        return ""
    found.pop(text(messages.missing()), None)
    return " ".join(text(messages.in_editions(when, tuple(names)), language) for when, names in found.values())
