"""JSON encoding of messages and responses."""

from typing import Any

import orjson
from fastapi.responses import JSONResponse


def as_text(message: dict[str, Any]) -> str:
    return orjson.dumps(message).decode()


class Answer(JSONResponse):
    """A JSON response that is not validated at run time; tests check it against /openapi.json."""

    def render(self, content: Any) -> bytes:
        return orjson.dumps(content)
