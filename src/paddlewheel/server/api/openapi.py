"""The OpenAPI document, with the messages on sockets. `python -m paddlewheel.server.api.openapi` prints it."""

import json
from functools import cache
from typing import Any

from fastapi import FastAPI
from pydantic import TypeAdapter

from paddlewheel.core.records import engine_version
from paddlewheel.server.api.requests import Said
from paddlewheel.server.api.routes import ROUTES
from paddlewheel.server.api.schemas import Heard

TITLE = "Paddlewheel"
PLACE = "#/components/schemas/"
EVENT = "Told_"  # pydantic's name for the parametrized event type


@cache
def document() -> dict[str, Any]:
    app = FastAPI(title=TITLE, version=engine_version())
    app.include_router(ROUTES)
    made = app.openapi()
    schemas = _on_sockets() | made["components"]["schemas"]
    plain = {name: _plain(schema, schemas) for name, schema in schemas.items() if not name.startswith(EVENT)}
    return made | {"paths": _plain(made["paths"], schemas), "components": {"schemas": plain}}


def _on_sockets() -> dict[str, Any]:
    """Schemas of the messages on sockets, which no path of the document refers to."""
    messages: TypeAdapter[Any] = TypeAdapter(Heard | Said)
    return dict(messages.json_schema(ref_template=PLACE + "{model}")["$defs"])


def _plain(node: Any, schemas: dict[str, Any]) -> Any:
    """A schema without titles, with events inlined and additional properties forbidden."""
    if isinstance(node, list):
        return [_plain(part, schemas) for part in node]
    if not isinstance(node, dict):
        return node
    name = str(node.get("$ref")).removeprefix(PLACE)
    if name.startswith(EVENT):
        return _plain(schemas[name], schemas)
    kept = {key: _plain(part, schemas) for key, part in node.items() if key != "title" or isinstance(part, dict)}
    return {"additionalProperties": False} | kept if "properties" in kept and kept.get("type") == "object" else kept


if __name__ == "__main__":
    print(json.dumps(document(), indent=1))
