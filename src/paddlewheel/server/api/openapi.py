"""The OpenAPI document, with the messages on sockets. `python -m paddlewheel.server.api.openapi` prints it."""

import json
from functools import cache
from typing import Any

from fastapi import FastAPI
from pydantic import TypeAdapter

from paddlewheel.core.matches.records import engine_version
from paddlewheel.server.api.requests import ClientMessage
from paddlewheel.server.api.room_routes import ROOM_ROUTER
from paddlewheel.server.api.routes import API_ROUTER
from paddlewheel.server.api.schemas.room import ServerMessage
from paddlewheel.server.seating.routes import SEATING_ROUTER

API_TITLE = "Paddlewheel"
SCHEMA_REF_PREFIX = "#/components/schemas/"
EVENT_SCHEMA_PREFIX = "EventData_"  # pydantic's name for the parametrized event type


@cache
def openapi_document() -> dict[str, Any]:
    app = FastAPI(title=API_TITLE, version=engine_version())
    app.include_router(API_ROUTER)
    app.include_router(ROOM_ROUTER)
    app.include_router(SEATING_ROUTER)
    made = app.openapi()
    schemas = _socket_schemas() | made["components"]["schemas"]
    plain = {
        name: _simplified(schema, schemas)
        for name, schema in schemas.items()
        if not name.startswith(EVENT_SCHEMA_PREFIX)
    }
    return made | {"paths": _simplified(made["paths"], schemas), "components": {"schemas": plain}}


def _socket_schemas() -> dict[str, Any]:
    """Schemas of the messages on sockets, which no path of the document refers to."""
    messages: TypeAdapter[Any] = TypeAdapter(ServerMessage | ClientMessage)
    return dict(messages.json_schema(ref_template=SCHEMA_REF_PREFIX + "{model}")["$defs"])


def _simplified(node: Any, schemas: dict[str, Any]) -> Any:
    """A schema without titles, with events inlined and additional properties forbidden."""
    if isinstance(node, list):
        return [_simplified(part, schemas) for part in node]
    if not isinstance(node, dict):
        return node
    name = str(node.get("$ref")).removeprefix(SCHEMA_REF_PREFIX)
    if name.startswith(EVENT_SCHEMA_PREFIX):
        return _simplified(schemas[name], schemas)
    kept = {key: _simplified(part, schemas) for key, part in node.items() if key != "title" or isinstance(part, dict)}
    return {"additionalProperties": False} | kept if "properties" in kept and kept.get("type") == "object" else kept


if __name__ == "__main__":
    print(json.dumps(openapi_document(), indent=1))
