"""Comparison of two editions as a terminal table, in 80 columns or more."""

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from paddlewheel.core.messages import ENGLISH, text
from paddlewheel.core.rulebook.clause_ids import short_ids
from paddlewheel.mississippi_queen.rulebook import messages
from paddlewheel.mississippi_queen.rulebook.differences import Difference, differences


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
