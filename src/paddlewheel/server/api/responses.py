"""Messages as text, and answers as they are sent."""

from typing import Any

import orjson
from fastapi.responses import JSONResponse


def as_text(message: dict[str, Any]) -> str:
    return orjson.dumps(message).decode()


class Answer(JSONResponse):
    """Sent as it is: its shape is in /openapi.json, and tests hold it to that."""

    def render(self, content: Any) -> bytes:
        return orjson.dumps(content)
