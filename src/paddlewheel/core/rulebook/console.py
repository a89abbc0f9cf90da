"""Rulebook output for the terminal: clauses as panels, chapters and search results as tables."""

from collections.abc import Iterable, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from paddlewheel.core.rulebook.clause_ids import short_ids
from paddlewheel.core.rulebook.clauses import RULING, TIP, Advice, Clause, RulebookEntry
from paddlewheel.core.rulebook.lookup import Found
from paddlewheel.core.rulebook.rulebook import Rulebook
from paddlewheel.core.text import join_words

ADVICE = "Advice:"


def found_panels(found: Found, edition: str | None = None) -> Group:
    """Panels of the entries found, with a heading per game if there are several."""
    parts: list[RenderableType] = []
    for book, entries in found.items():
        parts += [Rule(book.title)] if len(found) > 1 else []
        parts += [entry_panel(book, entry, edition) for entry in entries]
    return Group(*parts)


def entry_panel(book: Rulebook, entry: Clause | Advice, edition: str | None = None) -> Panel:
    return advice_panel(book, entry, edition) if isinstance(entry, Advice) else clause_panel(book, entry, edition)


def advice_panel(book: Rulebook, entry: Advice, edition: str | None = None) -> Panel:
    """A tip, marked as advice, with the clauses it refers to."""
    body = Text.assemble((f"{ADVICE} ", "bold green"), entry.text, (f"\n\nSee {short_ids(entry.clauses)}.", "cyan"))
    if remark := book.remark(entry, edition):
        body.append(f"\n\n{remark}", style="italic")
    title = Text.assemble((entry.id, "bold green"), "  ", (entry.title, "bold"))
    where = f"advice, no rule; {source_words(entry)}"
    return Panel(body, title=title, title_align="left", subtitle=where, subtitle_align="right", box=box.SIMPLE)


def clause_panel(book: Rulebook, entry: Clause, edition: str | None = None) -> Panel:
    body = Text("\n\n").join(_labelled(label, text) for label, text in book.paragraphs(entry, edition))
    if remark := book.remark(entry, edition):
        body.append(f"\n\n{remark}", style="italic")
    title = Text.assemble((entry.id, "bold cyan"), "  ", (entry.title, "bold"))
    return Panel(body, title=title, title_align="left", subtitle=source_words(entry), subtitle_align="right")


def _labelled(label: str, text: str) -> Text:
    parts = Text.assemble((f"{label}: ", "cyan") if label else "", text)
    parts.highlight_words([RULING], "bold yellow")
    return parts


def source_words(entry: RulebookEntry) -> str:
    return f"rules of {join_words(reversed(entry.sources), 'and')}" if entry.sources else "not in the rulebooks"


def clause_table(entries: Iterable[Clause], title: str = "") -> Table:
    """Ids and titles of a chapter or a search result."""
    table = Table("clause", "about", title=title or None, title_justify="left", box=box.SIMPLE_HEAD)
    table.columns[0].no_wrap = True
    for entry in entries:
        table.add_row(Text(entry.id, "cyan"), entry.title)
    return table


def contents_tables(books: Sequence[Rulebook]) -> Group:
    return Group(*[contents_table(book, book.title if len(books) > 1 else "") for book in books])


def contents_table(book: Rulebook, title: str = "") -> Table:
    table = Table("chapter", "about", "clauses", title=title or None, title_justify="left", box=box.SIMPLE_HEAD)
    for chapter in book.chapters:
        ids = [entry.id for entry in book.clauses(chapter.key)]
        table.add_row(Text(chapter.key, "cyan"), chapter.title, short_ids(ids))
    tips = sorted((entry.id for entry in book.advice), key=lambda name: int(name.rpartition("-")[2]))
    table.add_row(Text(TIP, "green"), "Advice to players, no rules", short_ids(tips))
    return table
