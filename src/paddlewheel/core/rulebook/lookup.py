"""Lookup of clauses and advice in rulebooks: by id (lenient), by chapter, or by full-text search."""

import re
from collections.abc import Sequence
from difflib import get_close_matches

from paddlewheel.core.errors import NotationError
from paddlewheel.core.messages import Message
from paddlewheel.core.messages.errors import clauses as message
from paddlewheel.core.rulebook.clauses import TIP, Advice, Clause, Term
from paddlewheel.core.rulebook.rulebook import Rulebook

Found = dict[Rulebook, tuple[Clause | Advice, ...]]
MAX_SUGGESTIONS = 3  # suggested ids for an unknown one
ALL_ADVICE = (TIP, f"{TIP}S", "ADVICE")  # queries for all advice


def find_entries(text: str, books: Sequence[Rulebook]) -> Found:
    """Entries for an id, a chapter key, or search words. Books without a match are omitted."""
    for look in (_named, _with_words):
        answers = {book: look(text, book) for book in books}
        found = {book: entries for book, entries in answers.items() if entries}
        if found:
            return found
    raise NotationError(_unknown(text, books))


def clause(name: str, book: Rulebook) -> Clause:
    """The clause with this id, in lenient spelling."""
    entry = _find(name, book)
    if entry is None:
        raise NotationError(_unknown(name, [book]))
    return entry


def clause_or_advice(name: str, book: Rulebook) -> Clause | Advice:
    """The clause or tip with this id, in lenient spelling."""
    entry = _find(name, book) or _find_advice(name, book)
    if entry is None:
        raise NotationError(_unknown(name, [book]))
    return entry


def search(words: str, book: Rulebook) -> tuple[Clause, ...]:
    """Clauses that contain all of these words or their rulebook synonyms; matches in titles first."""
    wordings = _wordings(words, book)
    found = [entry for entry in book.clauses() if any(_mentions(entry, wording) for wording in wordings)]
    return tuple(sorted(found, key=lambda entry: not any(_in(entry.title, wording) for wording in wordings)))


def search_advice(words: str, book: Rulebook) -> tuple[Advice, ...]:
    """Tips that contain all of these words or their rulebook synonyms."""
    wordings = _wordings(words, book)
    return tuple(
        entry
        for entry in book.advice
        if any(_in(f"{entry.id} {entry.title} {entry.text}", wording) for wording in wordings)
    )


def _with_words(words: str, book: Rulebook) -> tuple[Clause | Advice, ...]:
    return (*search(words, book), *search_advice(words, book))


def _wordings(words: str, book: Rulebook) -> list[list[str]]:
    asked = words.casefold()
    return [query.split() for query in (asked, replace_synonyms(asked, book.terms)) if query.strip()]


def replace_synonyms(query: str, terms: Sequence[Term]) -> str:
    """
    >>> replace_synonyms("floating logs", [Term("driftwood", ("logs", "floating logs"), "")])
    'driftwood'
    """
    synonyms = {also.casefold(): term.word.casefold() for term in terms for also in term.also}
    longest_first = sorted(synonyms, key=len, reverse=True)
    pattern = "|".join(re.escape(also) for also in longest_first)
    return re.sub(rf"\b({pattern})(s?)\b", lambda hit: synonyms[hit[1]], query)


def is_named(text: str, book: Rulebook) -> bool:
    """Whether the text starts with the prefix of the book's ids."""
    return text.strip().casefold().startswith(book.prefix.casefold())


def _named(text: str, book: Rulebook) -> tuple[Clause | Advice, ...]:
    """A clause by id, with its advice; a tip by id; a chapter by key; or all advice."""
    if entry := _find(text, book):
        return (entry, *book.advice_beside(entry.id))
    if tip := _find_advice(text, book):
        return (tip,)
    key = _bare(text, book).upper()
    return book.advice if key in ALL_ADVICE else book.clauses(key)


def _find(name: str, book: Rulebook) -> Clause | None:
    return book.by_id.get(_id(name, book))


def _find_advice(name: str, book: Rulebook) -> Advice | None:
    wanted = _id(name, book)
    return next((entry for entry in book.advice if entry.id == wanted), None)


def _id(name: str, book: Rulebook) -> str:
    """The normalized id, whether or not it exists."""
    found = re.fullmatch(r"([a-z]+)[^a-z0-9]*0*([0-9]+)", _bare(name, book))
    return f"{book.prefix}-{found[1].upper()}-{found[2]}" if found else ""


def _bare(name: str, book: Rulebook) -> str:
    """An id without the book's prefix and separator."""
    return re.sub(rf"^({book.prefix.casefold()})?[^a-z0-9]*", "", name.strip().casefold())


def _mentions(entry: Clause, words: list[str]) -> bool:
    return _in(" ".join((entry.id, entry.title, *entry.wordings)), words)


def _in(text: str, words: list[str]) -> bool:
    return all(word in text.casefold() for word in words)


# Error messages for unknown ids


def _unknown(name: str, books: Sequence[Rulebook]) -> Message:
    near = nearest(name, books)
    if near:
        return message.nearest_one(repr(name), near[0]) if len(near) == 1 else message.nearest(repr(name), tuple(near))
    examples = tuple(book.clauses()[-1].id for book in books)
    return message.unknown(repr(name), examples, tuple(map(_chapters, books)))


def _chapters(book: Rulebook) -> Message:
    return message.chapters(book.title, tuple(chapter.key for chapter in book.chapters))


def nearest(name: str, books: Sequence[Rulebook]) -> list[str]:
    """Suggestions for an unknown id: the nearest numbers in similarly named chapters."""
    likely = [pair for book in books for pair in _likely_chapters(name, book)]
    exact = [(book, key) for book, key in likely if _key_and_number(name, book)[0] == key]
    chosen = (exact or likely)[:MAX_SUGGESTIONS]
    each = MAX_SUGGESTIONS if len(chosen) == 1 else 1
    return [near for book, key in chosen for near in _nearest_in(book, key, _key_and_number(name, book)[1], each)]


def _likely_chapters(name: str, book: Rulebook) -> list[tuple[Rulebook, str]]:
    key, _ = _key_and_number(name, book)
    keys = [*(chapter.key for chapter in book.chapters), TIP]
    likely = [key] if key in keys else get_close_matches(key, keys, MAX_SUGGESTIONS, 0.5)
    return [(book, likely_key) for likely_key in likely]


def _key_and_number(name: str, book: Rulebook) -> tuple[str, int]:
    found = re.search(r"([a-z]+)[^a-z0-9]*([0-9]*)$", _bare(name, book))
    if not found:
        return "", 1
    key, digits = found.groups()
    return key.upper(), int(digits[:6] or 1)


def _nearest_in(book: Rulebook, key: str, number: int, count: int) -> list[str]:
    entries = book.advice if key == TIP else book.clauses(key)
    by_distance = sorted(range(1, 1 + len(entries)), key=lambda own: abs(own - number))
    return [f"{book.prefix}-{key}-{own}" for own in sorted(by_distance[:count])]
