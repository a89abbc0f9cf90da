"""Rulebook output for the terminal: clauses as panels, chapters and search results as tables."""

from collections.abc import Iterable, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from paddlewheel.core.messages import ENGLISH, text
from paddlewheel.core.rulebook import messages
from paddlewheel.core.rulebook.clause_ids import short_ids
from paddlewheel.core.rulebook.clauses import TIP, Advice, Clause, RulebookEntry
from paddlewheel.core.rulebook.lookup import Found
from paddlewheel.core.rulebook.rulebook import Rulebook


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
    advice = text(messages.advice(), book.language)
    see = text(messages.see(short_ids(entry.clauses, book.language)), book.language)
    body = Text.assemble((f"{advice} ", "bold green"), entry.text, (f"\n\n{see}", "cyan"))
    if remark := book.remark(entry, edition):
        body.append(f"\n\n{remark}", style="italic")
    title = Text.assemble((entry.id, "bold green"), "  ", (entry.title, "bold"))
    where = text(messages.advice_from(source_words(entry, book.language)), book.language)
    return Panel(body, title=title, title_align="left", subtitle=where, subtitle_align="right", box=box.SIMPLE)


def clause_panel(book: Rulebook, entry: Clause, edition: str | None = None) -> Panel:
    body = Text("\n\n").join(_labelled(book, *labelled) for labelled in book.paragraphs(entry, edition))
    if remark := book.remark(entry, edition):
        body.append(f"\n\n{remark}", style="italic")
    title = Text.assemble((entry.id, "bold cyan"), "  ", (entry.title, "bold"))
    return Panel(
        body, title=title, title_align="left", subtitle=source_words(entry, book.language), subtitle_align="right"
    )


def _labelled(book: Rulebook, label: str, paragraph: str) -> Text:
    parts = Text.assemble((f"{label}: ", "cyan") if label else "", paragraph)
    parts.highlight_words([text(messages.ruling(), book.language)], "bold yellow")
    return parts


def source_words(entry: RulebookEntry, language: str = ENGLISH) -> str:
    sources = tuple(reversed(entry.sources))
    return text(messages.rules_of(sources) if sources else messages.not_in_the_rulebooks(), language)


def clause_table(entries: Iterable[Clause], title: str = "", language: str = ENGLISH) -> Table:
    """Ids and titles of a chapter or a search result."""
    columns = (text(name, language) for name in (messages.clause(), messages.about()))
    table = Table(*columns, title=title or None, title_justify="left", box=box.SIMPLE_HEAD)
    table.columns[0].no_wrap = True
    for entry in entries:
        table.add_row(Text(entry.id, "cyan"), entry.title)
    return table


def contents_tables(books: Sequence[Rulebook]) -> Group:
    return Group(*[contents_table(book, book.title if len(books) > 1 else "") for book in books])


def contents_table(book: Rulebook, title: str = "") -> Table:
    columns = (text(name, book.language) for name in (messages.chapter(), messages.about(), messages.clauses()))
    table = Table(*columns, title=title or None, title_justify="left", box=box.SIMPLE_HEAD)
    for chapter in book.chapters:
        ids = [entry.id for entry in book.clauses(chapter.key)]
        table.add_row(Text(chapter.key, "cyan"), chapter.title, short_ids(ids, book.language))
    tips = sorted((entry.id for entry in book.advice), key=lambda name: int(name.rpartition("-")[2]))
    table.add_row(Text(TIP, "green"), text(messages.all_advice(), book.language), short_ids(tips, book.language))
    return table
