"""The rulebook as a Markdown page."""

import re
from collections.abc import Iterable

from paddlewheel.core.rulebook.clauses import RULING, Advice, Chapter, Clause
from paddlewheel.core.rulebook.console import source_words
from paddlewheel.core.rulebook.rulebook import Rulebook


def markdown(book: Rulebook) -> str:
    of_editions = " of every edition" if len(book.editions) > 1 else ""
    parts = [
        "<!-- Made from the game's data by `python -m paddlewheel.rulebooks docs/rules`. -->",
        f"# {book.title}: the rules",
        f"Every rule{of_editions}, in our own words, with the number that refusals and tests use. *Ruling:* marks what "
        f"the {'rulebooks leave' if of_editions else 'rulebook leaves'} open and this one settles. *Advice:* marks "
        "a tip to players, which is no rule.",
        *book.front_matter(),
        "## Words",
        _terms(book),
        *[part for chapter in book.chapters for part in _chapter_parts(book, chapter)],
    ]
    return "\n\n".join(parts) + "\n"


def rows(head: list[str], body: list[list[str]]) -> str:
    return "\n".join(f"| {' | '.join(cells)} |" for cells in [head, ["---"] * len(head), *body])


def links(ids: Iterable[str]) -> str:
    return ", ".join(f"[{name}](#{name.lower()})" for name in ids)


def _terms(book: Rulebook) -> str:
    body = [[term.word, ", ".join(term.also), _with_links(book, term.meaning)] for term in book.terms]
    return rows(["word", "also called", "meaning"], body)


def _chapter_parts(book: Rulebook, chapter: Chapter) -> list[str]:
    entries = book.clauses(chapter.key)
    parts = [part for entry in entries for part in (*_clause_parts(book, entry), *_advice_parts(book, entry))]
    return [f"## {chapter.title}", *parts]


def _clause_parts(book: Rulebook, entry: Clause) -> list[str]:
    heading = f'<a id="{entry.id.lower()}"></a>\n\n### {entry.id}: {entry.title}'
    texts = [
        f"- *{label}:* {_with_links(book, text)}" if label else _with_links(book, text)
        for label, text in book.paragraphs(entry)
    ]
    last = [f"*{book.remark(entry)}*"] if book.remark(entry) else []
    return [heading, *texts, *last, f"<sub>{source_words(entry)}</sub>"]


def _advice_parts(book: Rulebook, entry: Clause) -> list[str]:
    return [part for tip in book.advice_beside(entry.id) for part in _tip_parts(book, tip)]


def _tip_parts(book: Rulebook, tip: Advice) -> list[str]:
    """A tip as a block quote, to set it apart from rules."""
    remark = f" {book.remark(tip)}" if book.remark(tip) else ""
    origin = f"<sub>{tip.id}, about {links(tip.clauses)}; {source_words(tip)}.{remark}</sub>"
    paragraphs = [f"*Advice:* **{tip.title}**", *(_with_links(book, text) for text in tip.text.split("\n\n")), origin]
    quoted = "\n>\n".join(f"> {paragraph}" for paragraph in paragraphs)
    return [f'<a id="{tip.id.lower()}"></a>\n\n{quoted}']


def _with_links(book: Rulebook, text: str) -> str:
    linked = re.sub(rf"{book.prefix}-[A-Z]+-\d+", lambda name: links([name[0]]), text)
    return linked.replace(RULING, f"*{RULING}*")
