"""Result rows of `paddlewheel bench`."""

from collections.abc import Callable
from typing import Any

BenchRow = dict[str, Any]
LogMessage = Callable[[str], None]


def bench_row(what: str, value: float | None, unit: str, target: str) -> BenchRow:
    """A result row; value None means not measurable here, with the reason as unit."""
    return {"what": what, "value": value, "unit": unit, "target": target}
