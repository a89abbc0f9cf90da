"""Messages as text."""

from typing import Any

import orjson


def as_text(message: dict[str, Any]) -> str:
    return orjson.dumps(message).decode()
