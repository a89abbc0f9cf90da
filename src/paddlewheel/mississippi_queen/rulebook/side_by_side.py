"""Comparison of two editions as a terminal table, in 80 columns or more."""

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from paddlewheel.core.rulebook.clause_ids import short_ids
from paddlewheel.mississippi_queen.rulebook.differences import Difference, differences


def differences_table(edition_a: str, edition_b: str) -> Group:
    """The differences between two editions: knobs, then clauses."""
    rows = differences(edition_a, edition_b)
    if not rows:
        return Group(Text(f"{edition_a} and {edition_b} do not differ."))
    kinds = (("knob", "What is set differently"), ("clause", "Rules that are missing or read differently"))
    parts = [(title, [row for row in rows if row.kind == kind]) for kind, title in kinds]
    return Group(*[_side_by_side(title, part, edition_a, edition_b) for title, part in parts if part])


def _side_by_side(title: str, rows: list[Difference], edition_a: str, edition_b: str) -> Table:
    table = Table(title=title, box=box.SIMPLE_HEAD, show_lines=True, expand=True, pad_edge=False)
    for heading in ("", edition_a, edition_b):
        table.add_column(heading, ratio=1, overflow="fold")
    for row in rows:
        what = Text.assemble((row.title, "bold"), (f"\n{short_ids(row.clauses)}", "cyan"))
        table.add_row(what, row.left, row.right)
    return table
