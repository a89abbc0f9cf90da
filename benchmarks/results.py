"""Result rows of a benchmark run, and their table."""

from collections.abc import Callable
from typing import Any

from rich.table import Table

BenchRow = dict[str, Any]
LogMessage = Callable[[str], None]


def bench_row(what: str, value: float | None, unit: str, target: str) -> BenchRow:
    """A result row; value None means not measurable here, with the reason as unit."""
    return {"what": what, "value": value, "unit": unit, "target": target}


def bench_table(report: dict[str, Any]) -> Table:
    table = Table(title=f"paddlewheel {report['version']} on {report['machine']}")
    table.add_column("what")
    table.add_column("value", justify="right")
    table.add_column("unit")
    table.add_column("target", justify="right")
    for row in report["rows"]:
        table.add_row(row["what"], bench_value(row["value"]), row["unit"], row["target"])
    return table


def bench_value(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:,.4g}" if value < 1000 else f"{value:,.0f}"
