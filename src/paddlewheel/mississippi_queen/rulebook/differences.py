"""Differences between two editions: knobs and clauses, as data and as a terminal table."""

from dataclasses import asdict, dataclass
from typing import Any

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from paddlewheel.core.messages import ENGLISH, text
from paddlewheel.core.rulebook import Clause, Rulebook
from paddlewheel.core.rulebook.clause_ids import short_ids
from paddlewheel.mississippi_queen.rulebook import messages
from paddlewheel.mississippi_queen.rulebook.book import RULEBOOK
from paddlewheel.mississippi_queen.rulebook.knobs import knob_text, knobs
from paddlewheel.mississippi_queen.rulebook.occasions import applicability_text, occasions, reading

MIN_CLAUSES_FOR_CHAPTER_TITLE = 5  # from this number on, the chapter's title stands for the clauses' titles


@dataclass(frozen=True)
class Difference:
    """A row of the comparison: a knob, or clauses that read differently or are missing on one side."""

    kind: str  # "knob" or "clause"
    name: str  # of the knob, or the first of the clauses
    title: str
    left: str
    right: str
    clauses: tuple[str, ...]


def differences(edition_a: str, edition_b: str, language: str = ENGLISH) -> list[Difference]:
    """Knobs first, then clauses that are missing or read differently."""
    found = _rule_differences(edition_a, edition_b, language)
    order = list(RULEBOOK.by_id)
    return _knob_differences(edition_a, edition_b, language) + sorted(found, key=lambda row: order.index(row.name))


def _knob_differences(edition_a: str, edition_b: str, language: str) -> list[Difference]:
    rows = []
    for knob in knobs(language):
        left, right = knob_text(knob, edition_a, language), knob_text(knob, edition_b, language)
        if left != right:
            rows.append(Difference("knob", knob.name, knob.title, left, right, knob.clauses))
    return rows


def _rule_differences(edition_a: str, edition_b: str, language: str) -> list[Difference]:
    rows: list[Difference] = []
    book = RULEBOOK.in_language(language)
    apart: dict[tuple[str, str, str], list[Clause]] = {}
    for entry in book.clauses():
        left, right = (applicability_text(entry, edition, language) for edition in (edition_a, edition_b))
        if left != right:
            apart.setdefault((entry.chapter, left, right), []).append(entry)
        texts = reading(entry, edition_a), reading(entry, edition_b)
        if texts[0] != texts[1] and all(occasions(entry, edition) is not None for edition in (edition_a, edition_b)):
            rows.append(Difference("clause", entry.id, entry.title, *texts, (entry.id,)))
    return rows + [_missing(book, group, left, right) for (_, left, right), group in apart.items()]


def _missing(book: Rulebook, group: list[Clause], left: str, right: str) -> Difference:
    """A row for the clauses of one chapter that apply to one edition and not, or only sometimes, to the other."""
    titles = "; ".join(entry.title for entry in group)
    title = titles if len(group) < MIN_CLAUSES_FOR_CHAPTER_TITLE else _chapter_title(book, group[0].chapter)
    return Difference("clause", group[0].id, title, left, right, tuple(entry.id for entry in group))


def _chapter_title(book: Rulebook, key: str) -> str:
    return next(chapter.title for chapter in book.chapters if chapter.key == key)


def differences_data(edition_a: str, edition_b: str) -> dict[str, Any]:
    rows = [{**asdict(row), "clauses": list(row.clauses)} for row in differences(edition_a, edition_b)]
    return {"left": edition_a, "right": edition_b, "differences": rows}


def differences_table(edition_a: str, edition_b: str, language: str = ENGLISH) -> Group:
    """The differences between two editions: knobs, then clauses."""
    rows = differences(edition_a, edition_b, language)
    if not rows:
        return Group(Text(text(messages.no_difference(edition_a, edition_b), language)))
    kinds = (("knob", messages.different_knobs()), ("clause", messages.different_clauses()))
    parts = [(text(title, language), [row for row in rows if row.kind == kind]) for kind, title in kinds]
    return Group(*[_side_by_side(title, part, (edition_a, edition_b), language) for title, part in parts if part])


def _side_by_side(title: str, rows: list[Difference], editions: tuple[str, str], language: str) -> Table:
    table = Table(title=title, box=box.SIMPLE_HEAD, show_lines=True, expand=True, pad_edge=False)
    for heading in ("", *editions):
        table.add_column(heading, ratio=1, overflow="fold")
    for row in rows:
        what = Text.assemble((row.title, "bold"), (f"\n{short_ids(row.clauses, language)}", "cyan"))
        table.add_row(what, row.left, row.right)
    return table
