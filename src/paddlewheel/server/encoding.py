"""Messages as text."""

import json
from typing import Any


def as_text(message: dict[str, Any]) -> str:
    return json.dumps(message, separators=(",", ":"))
