"""The rulebook as plain data, for programs."""

from dataclasses import asdict
from typing import Any

from paddlewheel.core.rulebook.book import Rulebook
from paddlewheel.core.rulebook.clauses import Clause


def clause_data(book: Rulebook, entry: Clause, edition: str | None = None) -> dict[str, Any]:
    data = {
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
        }
        for chapter in book.chapters
    ]
