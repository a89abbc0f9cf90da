"""JSON encoding of messages and responses."""

from typing import Any

import orjson
from fastapi.responses import JSONResponse


def encode_json(message: dict[str, Any]) -> str:
    return orjson.dumps(message).decode()


class OrjsonResponse(JSONResponse):
    """A JSON response that is not validated at run time; tests check it against /openapi.json."""

    def render(self, content: Any) -> bytes:
        return orjson.dumps(content)
