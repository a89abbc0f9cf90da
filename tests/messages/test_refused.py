"""A server refuses all sorts of things, and every message it answers with has a text in every language."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from paddlewheel.core.messages import ENGLISH, Message, languages, text
from tests.messages.test_played import check, parts
from tests.server.support.server_process import Server

PERSON: dict[str, Any] = {"name": "Ada"}
RACE = "mississippi-queen"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    folder: Path = tmp_path_factory.mktemp("refused")
    running = Server(f"sqlite:///{folder / 'rooms.db'}")
    yield running.client
    running.stop()


def wish(players: int, edition: str | None = None, game: str = RACE, **variants: Any) -> dict[str, Any]:
    return {"game": game, "edition": edition, "chairs": [PERSON] * players, "variants": variants}


ROOMS = [
    wish(4, game="chess"),
    wish(4, "1066"),
    wish(9, "2019"),
    wish(2, "classic-1997"),
    wish(4, sails=True),
    wish(4, "intro-1997", black_rose=True),
    wish(4, "intro-1997", teams=True),
    wish(3, "intro-1997", two_boats_each=True),
    wish(4, "intro-1997", exact_passengers=True),
    wish(4, "intro-1997", b_tiles=True),
    wish(4, "classic-1997", branching_river=True),
    wish(6, "2019", black_rose=True),
    wish(5, "2019", teams=True),
    wish(4, "2019", teams="3-1"),
    wish(4, "2019", river_length=40),
    wish(4, "2019", river_length="15"),
    wish(4, "2019", river_length=18),
    wish(4, "2019-advanced", b_tiles="B9"),
    wish(4, "2019-advanced", b_tiles="B1+B1"),
    wish(4, "2019-advanced", b_tiles=7),
    wish(4, "2019", two_boats_each=True),
    wish(4, "2019", branching_river=True),
    wish(4, "2019", top_speed=9),
    wish(4, "2019", black_rose="perhaps"),
    wish(4, "black-rose-1998", rose_players="5-2"),
    wish(7, "black-rose-1998", b_tiles="B2"),
    wish(5, game="riverboat"),
    wish(2, "1066", game="riverboat"),
    wish(2, game="riverboat", tractors=3),
    wish(2, game="riverboat", workers=99),
    wish(2, game="riverboat", workers="1-2"),
    wish(2, game="riverboat", agents_bonus="1-2"),
    wish(2, game="riverboat", first_coins=9, coins=1),
    wish(2, game="riverboat", first_surveyors=9, surveyors=1),
    wish(2, game="riverboat", wild_cards=0, cards_of_a_colour=0),
    wish(2, game="riverboat", riverboats_a_round=9),
    {**wish(2), "chairs": [{"name": "Ada\n"}, PERSON]},
    {**wish(2), "chairs": [{"bot": "mate", "here": True}, PERSON]},
    {**wish(2), "chairs": [{"free": True, "here": True}, PERSON]},
    {**wish(2), "chairs": [{"name": "A" * 41}, PERSON]},
    {**wish(2), "chairs": [{"bot": "admiral"}, PERSON]},
    {**wish(2), "chairs": [{"bot": "captain:soon"}, PERSON]},
    {**wish(2), "chairs": [{"bot": "captain:0"}, PERSON]},
    {**wish(2), "chairs": [{"name": "A" * 50}, PERSON]},
    {**wish(2), "chairs": []},
    {**wish(2), "turn_limit": 0},
    {**wish(2), "turn_limit": "soon"},
    {**wish(2), "colour": "red"},
    {"game": RACE},
]
HEAD = {"format": "paddlewheel-record", "version": 1, "engine": "0.2.0", "game": RACE, "data": "x", "seed": 1}
OPTIONS = {"edition": "2019", "players": 2, "variants": {}}
RECORDS: list[dict[str, Any]] = [
    {},
    {"format": "paddlewheel-record", "version": 99},
    {"format": "paddlewheel-record", "version": "x"},
    HEAD,
    {**HEAD, "options": OPTIONS, "actions": [1], "result": None},
    {**HEAD, "options": 3, "actions": [], "result": None},
    {**HEAD, "options": {**OPTIONS, "players": 40}, "actions": [], "result": None},
    {**HEAD, "options": OPTIONS, "actions": ["sing"], "result": None},
    {**HEAD, "options": OPTIONS, "actions": ["pass"], "result": None},
    {**HEAD, "options": OPTIONS, "actions": ["speed 3"], "result": None},
    {**HEAD, "options": OPTIONS, "actions": [], "result": [1, 2]},
    {**HEAD, "game": "chess", "options": OPTIONS, "actions": [], "result": None},
    {**HEAD, "game": 3, "options": OPTIONS, "actions": [], "result": None},
    {**HEAD, "seed": -1, "options": OPTIONS, "actions": [], "result": None},
]


def test_of_rooms_that_cannot_be_opened(client: httpx.Client, caplog: pytest.LogCaptureFixture) -> None:
    answers = [client.post("/api/rooms", json=row) for row in ROOMS]
    answers += [client.post("/api/rooms/from-record", json={"record": row, "chairs": [PERSON] * 2}) for row in RECORDS]
    assert [answer.json() for answer in answers if answer.status_code != 422] == []
    _require_texts(answers, caplog)


def test_of_seats_that_cannot_be_played(client: httpx.Client, caplog: pytest.LogCaptureFixture) -> None:
    room = client.post("/api/rooms", json=wish(2, game="riverboat")).raise_for_status().json()
    seats, watch = [f"/api/seats/{link}" for link in room["seats"]], room["watch"]
    view = client.get(seats[0]).json()
    number, actor = view["next"], view["view"]["actor"]
    own, other = seats[actor], seats[1 - actor]
    answers = [
        client.get("/api/seats/nowhere"),
        client.get("/api/watch/nowhere"),
        client.get("/api/nothing"),
        client.put("/api/rooms"),
        client.post(f"/api/seats/{watch}/play", json={"index": number, "action": "pass"}),
        client.post(f"{own}/play", json={"index": number, "action": "sing"}),
        client.post(f"{own}/play", json={"index": number, "action": "pass"}),
        client.post(f"{own}/play", json={"index": number + 1, "action": "pass"}),
        client.post(f"{own}/play", json={"index": number, "action": ""}),
        client.post(f"{own}/play", json={"index": number}),
        client.post(f"{own}/play", json={"index": -1, "action": "pass"}),
        client.post(f"{own}/play", content="sing"),
        client.post(f"{other}/play", json={"index": number, "action": "phase planting"}),
        client.post(f"{other}/undo", json={"index": number}),
        client.get(f"{other}/plans/{number}"),
        client.post(f"{other}/bot", json={"bot": "admiral"}),
        client.post(f"{own}/fork", json={"index": 999}),
        client.post("/api/rooms", content=b"x" * 3_000_000),
        client.get(f"{own}/past/0?eyes=everybody"),
        client.get(f"{own}/past/0?eyes={1 - actor}"),
        client.get(f"{own}/past/0?moments=0"),
        client.get(f"{own}/past/99"),
        client.get(f"{own}/past/0?moment=1"),
        client.get(f"{own}?moment=1"),
        client.get(f"{own}/luck"),
        client.get("/api/rules/mississippi-queen?edition=1066"),
        client.get("/api/rules/mississippi-queen?language=xx"),
        client.get("/api/rules/chess"),
        client.get("/api/rules/mississippi-queen/examples?clause=MQ-X-1"),
        client.post(f"/api/lessons/{RACE}/swimming", json={}),
        client.post(f"/api/manage/{room['manage']}/seats/7/renew", json={"confirm": True}),
        client.post(f"/api/manage/{room['manage']}/delete", json={"confirm": False}),
        client.post("/api/manage/nowhere/delete", json={"confirm": True}),
    ]
    assert [answer.json() for answer in answers if answer.status_code < 400] == []
    _require_texts(answers, caplog)


def test_of_seats_that_cannot_be_had(client: httpx.Client, caplog: pytest.LogCaptureFixture) -> None:
    wanted = {**wish(3), "chairs": [PERSON, {"free": True}, {"free": True}]}
    room = client.post("/api/rooms", json=wanted).raise_for_status().json()
    join, manage, own = (f"/api/{place}" for place in (f"join/{room['join']}", f"manage/{room['manage']}", "seats"))
    own += f"/{room['seats'][0]}"
    client.post(f"{join}/seats/1", json={}).raise_for_status()
    shared = client.post("/api/rooms", json={**wish(2), "chairs": [{"here": True}, {"free": True}]}).json()
    sure = {"confirm": True}
    answers = [
        client.post("/api/join/nowhere/seats/1", json={}),
        client.post(f"{join}/seats/9", json={}),
        client.post(f"{join}/seats/1", json={}),
        client.post(f"{own}/play", json={"index": 0, "action": "pass"}),
        client.post(f"{own}/name", json={"name": "Ada", "seat": 2}),
        client.post(f"/api/seats/{shared['seats'][0]}/seat", json={"seat": 1}),
        client.post(f"{manage}/start", json={}),
        client.post(f"{manage}/seats/2/remind", json=sure),
    ]
    client.post(f"{manage}/start", json={"bot": "mate"}).raise_for_status()
    answers += [client.post(f"{manage}/seats/1/fill", json={"bot": ""})]
    with connect(str(client.base_url.join(f"{own}/socket")).replace("http", "ws", 1)) as socket:
        socket.recv()  # now somebody is there
        answers += [client.post(f"{manage}/seats/0/remind", json=sure) for _ in range(3)][2:]
        answers += [client.post(f"{manage}/seats/0/stand-in", json={"bot": "mate"})]
    plain_room = client.post("/api/rooms", json=wish(2)).json()
    answers += [client.post(f"/api/manage/{plain_room['manage']}/join/renew", json=sure)]
    assert [answer.json() for answer in answers if answer.status_code < 400] == []
    _require_texts(answers, caplog)


def _require_texts(answers: list[httpx.Response], caplog: pytest.LogCaptureFixture) -> None:
    """In every language, and nowhere a text that has no message of its own."""
    said = [(Message.from_data(answer.json()["message"]), answer.json()["detail"]) for answer in answers]
    messages = [message for message, _ in said]
    check(messages, caplog)
    assert [message for message in messages if "error-plain" in {part.id for part in parts(message)}] == []
    for language in languages():
        alike = [message for message, detail in said if text(message, language) == detail]
        assert alike == (messages if language == ENGLISH else [])
