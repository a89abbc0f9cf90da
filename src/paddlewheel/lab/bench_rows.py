"""The rows of `paddlewheel bench`."""

from collections.abc import Callable
from typing import Any

Row = dict[str, Any]
Tell = Callable[[str], None]


def row(what: str, value: float | None, unit: str, target: str) -> Row:
    """A value of None could not be measured here; its unit says why."""
    return {"what": what, "value": value, "unit": unit, "target": target}
