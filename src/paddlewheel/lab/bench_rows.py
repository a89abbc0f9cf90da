"""Result rows of `paddlewheel bench`."""

from collections.abc import Callable
from typing import Any

Row = dict[str, Any]
Tell = Callable[[str], None]


def row(what: str, value: float | None, unit: str, target: str) -> Row:
    """A result row; value None means not measurable here, with the reason as unit."""
    return {"what": what, "value": value, "unit": unit, "target": target}
