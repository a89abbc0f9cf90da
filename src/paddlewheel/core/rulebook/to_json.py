"""Rulebooks as plain JSON data."""

from dataclasses import asdict
from typing import Any

from paddlewheel.core.rulebook.clauses import Advice, Clause
from paddlewheel.core.rulebook.rulebook import Rulebook


def entry_data(book: Rulebook, entry: Clause | Advice, edition: str | None = None) -> dict[str, Any]:
    """JSON of a clause or a tip."""
    return advice_data(book, entry) if isinstance(entry, Advice) else clause_data(book, entry, edition)


def advice_data(book: Rulebook, entry: Advice) -> dict[str, Any]:
    return {
        "kind": "advice",
        "game": book.game,
        "id": entry.id,
        "title": entry.title,
        "text": entry.text,
        "sources": list(entry.sources),
        "clauses": list(entry.clauses),
        "applies": [name for name in book.editions if book.is_part_of(entry, name)],
    }


def clause_data(book: Rulebook, entry: Clause, edition: str | None = None) -> dict[str, Any]:
    data = {
        "kind": "clause",
        "game": book.game,
        "id": entry.id,
        "chapter": entry.chapter,
        "title": entry.title,
        "text": entry.text,
        "sources": list(entry.sources),
        "ruling": entry.has_ruling,
        **book.details(entry),
    }
    return {**data, "edition": edition, "in_edition": book.text(entry, edition)} if edition else data


def contents_data(book: Rulebook) -> list[dict[str, Any]]:
    return [
        {
            "game": book.game,
            **asdict(chapter),
            "clauses": [{"id": entry.id, "title": entry.title} for entry in book.clauses(chapter.key)],
            "advice": [
                {"id": tip.id, "title": tip.title}
                for entry in book.clauses(chapter.key)
                for tip in book.advice_beside(entry.id)
            ],
        }
        for chapter in book.chapters
    ]


def book_data(book: Rulebook, edition: str) -> dict[str, Any]:
    """The whole rulebook for one edition, with the differences of the others."""
    return {
        "game": book.game,
        "title": book.title,
        "edition": edition,
        "language": book.language,
        "editions": [{"name": name, "title": title} for name, title in book.edition_titles().items()],
        "chapters": [asdict(chapter) for chapter in book.chapters],
        "clauses": [reading_data(book, entry, edition) for entry in book.clauses()],
        "advice": [advice_reading(book, entry, edition) for entry in book.advice],
        "terms": [asdict(term) for term in book.terms],
        "knobs": book.knob_rows(),
    }


def reading_data(book: Rulebook, entry: Clause, edition: str) -> dict[str, Any]:
    """A clause as it reads in one edition."""
    return {
        "id": entry.id,
        "chapter": entry.chapter,
        "title": entry.title,
        "paragraphs": [text for _, text in book.paragraphs(entry, edition)],
        "here": book.is_part_of(entry, edition),
        "remark": book.remark(entry, edition),
        "ruling": entry.has_ruling,
        "sources": list(entry.sources),
        "elsewhere": book.elsewhere(entry, edition),
        "examples": sum(row["clause"] == entry.id for row in book.examples),
    }


def advice_reading(book: Rulebook, entry: Advice, edition: str) -> dict[str, Any]:
    """A tip as it reads in one edition."""
    return {
        "id": entry.id,
        "title": entry.title,
        "paragraphs": entry.text.split("\n\n"),
        "clauses": list(entry.clauses),
        "here": book.is_part_of(entry, edition),
        "remark": book.remark(entry, edition),
        "sources": list(entry.sources),
    }
