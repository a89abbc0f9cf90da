"""Requests made up from /openapi.json, right and wrong, to links that open something and to links that do not."""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import APIOperation, Case, CheckContext, GenerationMode, Response
from schemathesis.checks import not_a_server_error
from schemathesis.schemas import BaseSchema
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from paddlewheel.core.messages import Message
from paddlewheel.server.error_body import error_body
from tests.server.api.test_requests import opened
from tests.server.support.server_process import SERVE, Server

LOGGED = "import os, sys; os.dup2(os.open(sys.argv[3], os.O_CREAT | os.O_WRONLY), 2)" + SERVE
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
AS_JSON = {"content-type": "application/json"}
PARTS = ["index", "action", "game", "edition", "variants", "chairs", "record", "links", "turn_limit"]
SCENE = {"game": "riverboat", "scene": "phase", "seat": 0}
FINAL = ("/renew", "/leave", "/delete")  # after these the rooms' links open nothing any more, see test_links
DEEP, SURROGATE = b"[" * 100_000, b'"\\ud800"'
BODIES = [b"", b"null", b"[]", b"{", b"\x00", b"\xff\xfe", b"NaN", b"9" * 5000, DEEP, b'{"index":' + DEEP]
BODIES += [SURROGATE, b"{%s: 1}" % SURROGATE, b'{"index": %s, "links": [%s], "bot": %s}' % ((SURROGATE,) * 3)]
# Schemathesis draws some for queries, in its threads too.
pytestmark = pytest.mark.filterwarnings("ignore:Do not use the `random` module")
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters(codec=None)),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The same process to the end, and no mistake of its own in its log."""
    place = tmp_path_factory.mktemp("fuzz")
    server = Server(f"sqlite:///{place / 'rooms.db'}", LOGGED, (str(place / "log"),))
    yield server
    server.stop()
    assert [line for line in (place / "log").read_text().splitlines() if json.loads(line)["level"] == "error"] == []


def is_in_words(answer: httpx.Response | Response) -> bool:
    """An error is a sentence; nothing tells how the server is made."""
    if "Traceback" in answer.text or 'File "' in answer.text:
        return False
    if answer.status_code < 400:
        return True
    said = answer.json()
    shape = error_body(answer.status_code, Message.from_data(said["message"]), said["clause"])
    return said == shape and " " in said["detail"]


def in_words(_: CheckContext, answer: Response, __: Case) -> None:
    assert is_in_words(answer), answer.text


class Rooms:
    """Real rooms, whose links, moments and actions take the place of invented ones."""

    def __init__(self, client: httpx.Client) -> None:
        self.client = client
        self.open = [opened(client, game=game) for game in ("mississippi-queen", "riverboat")]
        self.paths = [f"seats/{link}" for room in self.open for link in room["seats"]]
        self.paths += [f"watch/{room['watch']}" for room in self.open]

    def put_into(self, case: Case, path: str, real: set[str]) -> None:
        """This room's link, and those of its other values that should be `real`."""
        if "link" in case.path_parameters:
            case.path_parameters["link"] = path.partition("/")[2]
        values = self._values(path) if real else {}
        for parts in (case.path_parameters, case.body):
            if isinstance(parts, dict):
                parts.update({name: values[name] for name in real & parts.keys() & values.keys()})

    def _values(self, path: str) -> dict[str, Any]:
        seen, record = self.client.get(f"/api/{path}").json(), self.client.get(f"/api/{path}/record").json()
        actions = {"action": seen["view"]["actions"][-1]["text"]} if seen["view"]["actions"] else {}
        return actions | {
            "index": seen["next"],
            "game": record["game"],
            "edition": record["options"]["edition"],
            "variants": record["options"]["variants"],
            "chairs": [{"name": "Ada"}, {"name": "Ben", "here": True}],
            "record": record,
            "links": [path.partition("/")[2]],
            "turn_limit": None,
        }

    def go_on(self) -> None:
        """A whole action can still be played everywhere."""
        for room in self.open:
            actor = self.client.get(f"/api/watch/{room['watch']}").json()["view"]["actor"]
            path = f"/api/seats/{room['seats'][actor]}"
            seen = self.client.get(path).json()
            play = {"index": seen["next"], "action": seen["view"]["actions"][0]["text"]}
            done = self.client.post(f"{path}/play", json=play)
            assert done.json()["next"] > seen["next"], done.text


def fuzz(server: Server, examples: int) -> Counter[int]:
    """So many requests to every address, right ones and as many wrong ones; returns how often each status came."""
    rooms, met = Rooms(server.client), Counter[int]()
    schema = schemathesis.openapi.from_url(f"{server.client.base_url}/openapi.json")
    with requests.Session() as session:
        met += ask_what_is_known(schema, rooms, session)
        for operation in (found.ok() for found in schema.get_all_operations()):
            if operation.path.endswith(FINAL):
                continue
            for mode in GenerationMode:
                if mode.is_positive or operation.path_parameters or operation.body:
                    met += ask(operation, mode, rooms, session, examples)
    rooms.go_on()
    return met


def ask_what_is_known(schema: BaseSchema, rooms: Rooms, session: requests.Session) -> Counter[int]:
    """A wish for a room and a play that comes too late: whether chance makes up any of these is chance."""
    late = {"path_parameters": {"link": rooms.open[0]["seats"][0]}, "body": {"index": 0, "action": "stop"}}
    cases = [
        schema["/api/rooms"]["POST"].Case(body={"chairs": [{}, {}]}, media_type=AS_JSON["content-type"]),
        schema["/api/seats/{link}/play"]["POST"].Case(**late, media_type=AS_JSON["content-type"]),
    ]
    answers = [case.call_and_validate(session=session, checks=CHECKS, additional_checks=[in_words]) for case in cases]
    return Counter(answer.status_code for answer in answers)


def ask(
    operation: APIOperation, mode: GenerationMode, rooms: Rooms, session: requests.Session, examples: int
) -> Counter[int]:
    met: Counter[int] = Counter()

    @settings(
        max_examples=examples,
        database=None,
        phases=[Phase.generate],  # the rooms have moved on when a request would be tried again
        suppress_health_check=list(HealthCheck),
    )
    @given(operation.as_strategy(mode), st.sampled_from(["", *rooms.paths]), st.sets(st.sampled_from(PARTS)))
    def one(case: Case, path: str, real: set[str]) -> None:
        if path:
            rooms.put_into(case, path, real if mode.is_positive else set())  # wrong values stay wrong
        answer = case.call_and_validate(session=session, checks=CHECKS, additional_checks=[in_words])
        met[answer.status_code] += 1

    one()
    return met


def test_made_up_requests_get_what_is_documented_and_the_rooms_go_on(running: Server) -> None:
    met = fuzz(running, 8)
    assert {200, 201, 404, 409, 422} <= met.keys(), "not only refusals were tried"


@pytest.mark.soak
def test_many_made_up_requests_get_what_is_documented_and_the_rooms_go_on(running: Server) -> None:
    met = fuzz(running, 150)
    assert {200, 201, 400, 404, 409, 422} <= met.keys()


def test_bodies_that_are_no_wish_get_a_sentence(running: Server) -> None:
    rooms = Rooms(running.client)
    links = {"seats": rooms.open[0]["seats"][0], "watch": rooms.open[0]["watch"], "manage": rooms.open[0]["manage"]}
    paths = [path for path, ways in running.client.get("/openapi.json").json()["paths"].items() if "post" in ways]
    for path in paths:
        for kind in ("application/json", "text/plain", "multipart/form-data", ""):
            for body in BODIES:
                address = path.format(link=links.get(path.split("/")[2]), **SCENE)
                answer = running.client.post(address, content=body, headers={"content-type": kind})
                assert answer.status_code in (400, 422), answer.text
                assert is_in_words(answer)
    rooms.go_on()


def test_ways_that_do_not_exist_get_a_sentence(running: Server) -> None:
    link = opened(running.client)["seats"][0]
    for path, ways in running.client.get("/openapi.json").json()["paths"].items():
        for way in {"GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"} - {way.upper() for way in ways}:
            answer = running.client.request(way, path.format(link=link, index=0, **SCENE))
            assert answer.status_code == 405
            assert is_in_words(answer)


@pytest.mark.parametrize("name", ["moment", "", "eyes[]", "Eyes"])
def test_a_query_that_does_not_exist_gets_a_sentence(running: Server, name: str) -> None:
    link = opened(running.client)["seats"][0]
    misspelt = running.client.get(f"/api/seats/{link}/past/0", params={name: "1", "eyes": "own"})
    said = f"there is no query {name!r} here; choose from eyes, moments"
    assert (misspelt.status_code, misspelt.json()["detail"]) == (422, said)
    needless = running.client.get(f"/api/seats/{link}", params={name: "1"})
    assert (needless.status_code, needless.json()["detail"]) == (
        422,
        f"there is no query {name!r} here; this address takes none",
    )


@pytest.mark.parametrize("game", ["mississippi-queen", "riverboat"])
def test_records_with_a_damaged_field_are_opened_or_refused_in_words(running: Server, game: str) -> None:
    room = opened(running.client, game=game)
    record = running.client.get(f"/api/watch/{room['watch']}/record").json()

    @settings(max_examples=150, database=None, suppress_health_check=list(HealthCheck))
    @given(st.sampled_from([*record, *record["options"]]), JSON)
    def damaged(field: str, value: Any) -> None:
        options = record["options"] | ({field: value} if field in record["options"] else {})
        broken = record | {"options": options} | ({field: value} if field in record else {})
        body = json.dumps({"record": broken, "chairs": [{}, {}]}).encode()
        answer = running.client.post("/api/rooms/from-record", content=body, headers=AS_JSON)
        assert answer.status_code in (201, 422), answer.text
        assert is_in_words(answer)

    damaged()


def test_records_nested_however_deeply_are_refused_in_words(running: Server) -> None:
    """Where the reading of JSON gives up, whatever reads the record after it might too."""
    record = running.client.get(f"/api/watch/{opened(running.client)['watch']}/record").json()
    for field in ("format", "options", "result"):
        body = json.dumps({"record": record | {field: "deep"}, "chairs": [{}, {}]})
        for depth in (100, 500, *range(900, 1000)):
            content = body.replace('"deep"', "[" * depth + "]" * depth)
            answer = running.client.post("/api/rooms/from-record", content=content, headers=AS_JSON)
            assert answer.status_code in (400, 422), answer.text
            assert is_in_words(answer)
