"""Answers and messages held to what /openapi.json says of them: every field that is there, and no other."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from jsonschema_rs import Draft202012Validator, ValidationError

from paddlewheel.server.api.openapi import SCHEMA_REF_PREFIX, openapi_document
from paddlewheel.server.api.responses import encode_json

ROOM = {
    "room": "4f1c22aa90b3",
    "yours": [],
    "luck": {"commitment": "00", "secret": None, "copied": 0},
    "can_undo": False,
    "can_take_back": False,
    "agreed_end": None,
    "problem": None,
}
VIEWS = {"mississippi-queen": "MississippiQueenRoomView", "riverboat": "RiverboatRoomView"}
EVENTS = {"mississippi-queen": "MississippiQueenEvent", "riverboat": "RiverboatEvent"}


@cache
def shape(name: str) -> Draft202012Validator:
    return Draft202012Validator({"$ref": SCHEMA_REF_PREFIX + name, "components": openapi_document()["components"]})


def hold(name: str, data: Any) -> None:
    """As the client gets it; an error says where it is not so."""
    encode_json(data)
    for problem in shape(name).iter_errors(data):
        raise AssertionError(f"{name}: {_deepest(problem)}")


def _deepest(problem: ValidationError) -> str:
    return f"{'.'.join(str(part) for part in problem.instance_path)}: {problem.message[:300]}"


def answer_shape(path: str, way: str) -> str:
    """The name of what a request is answered with."""
    answers = openapi_document()["paths"][path][way]["responses"]
    found = next(answers[status] for status in ("200", "201") if status in answers)
    return str(found["content"]["application/json"]["schema"]["$ref"]).removeprefix(SCHEMA_REF_PREFIX)


def kinds(name: str) -> Iterator[str]:
    """Every kind of event that is described."""
    for one in openapi_document()["components"]["schemas"][name]["anyOf"]:
        kind = one["properties"]["kind"]
        yield from kind.get("enum", [kind.get("const")])


def objects(data: Any) -> Iterator[dict[str, Any]]:
    """All of them, one in the other, but for the arguments of messages."""
    if isinstance(data, dict):
        yield data
        data = [part for name, part in data.items() if name != "args"]
    for part in data if isinstance(data, list) else ():
        yield from objects(part)
