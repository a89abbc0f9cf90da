"""What keeps a server on the open network from harm: limits, headers, origins, links nobody guesses, discreet logs."""

import itertools
import json
import re
import sqlite3
import time
from base64 import urlsafe_b64decode
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from paddlewheel.core.messages import Message
from paddlewheel.server.api.messages import other_origin
from paddlewheel.server.api.middleware import SECURITY_HEADERS
from paddlewheel.server.api.rate_limit import Limits, RateLimiter
from paddlewheel.server.api.websocket import NO_SUCH_LINK
from paddlewheel.server.error_body import error_body
from paddlewheel.server.rooms.viewer import hashed
from tests.server.api.test_requests import opened
from tests.server.support.server_process import SERVE, Server

# At once 80 requests, 20 messages and 5 rooms.
LIMITS = Limits(requests=20, messages=5, rooms=0.25, sockets=3, body=10_000)
STRICT = SERVE.replace("Limits.of(0)", str(LIMITS))
FROM_CLI = """
import os, sys
from paddlewheel.cli import main
database, port, log, level = sys.argv[1:]
os.dup2(os.open(log, os.O_CREAT | os.O_WRONLY), 2)
sys.argv = ["paddlewheel", "serve", "--database", database, "--port", port, "--rate", "0", "--log", level]
main()
"""
SCRIPT = "<script>alert(1)</script>"
GUESS = "A" * 32
ADDRESSES = (f"127.0.0.{number}" for number in itertools.count(2))


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(f"sqlite:///{tmp_path_factory.mktemp('strict') / 'rooms.db'}", STRICT)
    yield server
    server.stop()


class Caller:
    """A client with an address of its own, so that no test is limited by what another asked for."""

    def __init__(self, server: Server) -> None:
        self.server, self.address = server, next(ADDRESSES)
        transport = httpx.HTTPTransport(local_address=self.address)
        self.http = httpx.Client(base_url=server.client.base_url, transport=transport, timeout=60)

    def socket(self, path: str) -> ClientConnection:
        return connect(self.server.address(path), source_address=(self.address, 0), legacy=True)


@pytest.fixture
def caller(strict: Server) -> Iterator[Caller]:
    one = Caller(strict)
    yield one
    one.http.close()


def sentence(answer: httpx.Response, status: int) -> str:
    assert answer.status_code == status, answer.text
    assert answer.json() == error_body(answer.status_code, Message.from_data(answer.json()["message"]))
    return str(answer.json()["detail"])


def refused(ask: Callable[[], httpx.Response], *let_in: int, at_once: int = 0) -> httpx.Response:
    """The first answer that says to wait: what may be asked for comes back meanwhile, so nobody knows which it is."""
    for number in range(2000):
        answer = ask()
        if answer.status_code == 429:
            assert number >= at_once
            return answer
        assert answer.status_code in let_in, answer.text
    raise AssertionError("nothing was refused")


def wish_of(size: int) -> bytes:
    wish = json.dumps({"chairs": [{}, {}]}).encode()
    return wish + b" " * (size - len(wish))


@pytest.mark.parametrize("in_pieces", [False, True], ids=["with its length", "in pieces"])
def test_a_body_over_the_limit_is_refused(caller: Caller, in_pieces: bool) -> None:
    def post(size: int) -> httpx.Response:
        body = wish_of(size)
        pieces = (body[start : start + 1000] for start in range(0, size, 1000))
        headers = {"content-type": "application/json"}
        return caller.http.post("/api/rooms", content=pieces if in_pieces else body, headers=headers)

    assert post(LIMITS.body).status_code == 201
    assert sentence(post(LIMITS.body + 1), 413) == "a request has at most 10000 bytes"
    assert sentence(post(100 * LIMITS.body), 413) == "a request has at most 10000 bytes"
    assert post(LIMITS.body).status_code == 201


def test_too_many_requests_wait_a_second_and_others_do_not_notice(caller: Caller, strict: Server) -> None:
    late = refused(lambda: caller.http.get("/api/games"), 200, at_once=80)
    assert "too many requests" in sentence(late, 429)
    other = Caller(strict)
    with other.http:
        assert other.http.get("/api/games").status_code == 200
    time.sleep(int(late.headers["retry-after"]))
    assert caller.http.get("/api/games").status_code == 200


def test_too_many_rooms_wait_longer_and_games_go_on(caller: Caller) -> None:
    room = opened(caller.http)
    fork = f"/api/seats/{room['seats'][0]}/fork"
    late = refused(lambda: caller.http.post(fork, json={"index": 0}), 201, at_once=4)
    assert int(late.headers["retry-after"]) > 1
    for path in (fork, "/api/rooms", "/api/rooms/from-record", "/api/lessons/riverboat/phase"):
        late = refused(lambda path=path: caller.http.post(path, json={}), 201, 422)
        assert "too many rooms" in sentence(late, 429)
    assert caller.http.get(f"/api/seats/{room['seats'][0]}").status_code == 200
    time.sleep(1 / LIMITS.rooms + 0.1)
    assert caller.http.post(fork, json={"index": 0}).status_code == 201


def test_too_many_messages_are_not_obeyed_until_a_second_later(caller: Caller) -> None:
    room = opened(caller.http)
    for _ in range(20):  # what may be said comes back, now and then just in time for the play
        whole = caller.http.get(f"/api/watch/{room['watch']}").json()
        with caller.socket(f"/api/seats/{room['seats'][whole['view']['actor']]}/socket") as socket:
            play, answers = played_in_a_hurry(socket)
            assert all("this is not a message" in answer["detail"] for answer in answers[:20])
            if answers[-1]["type"] == "done":
                continue
            assert "nothing was done with this one" in answers[-1]["detail"]
            assert caller.http.get(f"/api/watch/{room['watch']}").json()["next"] == whole["next"]
            time.sleep(1)
            socket.send(json.dumps(play))
            assert json.loads(socket.recv(20)) == {"type": "done", "next": whole["next"] + 1}
            return
    raise AssertionError("everything was obeyed")


def played_in_a_hurry(socket: ClientConnection) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """A play after too many messages, and the answers to them all."""
    whole = json.loads(socket.recv(20))
    play = {"type": "play", "index": whole["next"], "action": whole["view"]["actions"][0]["text"]}
    for _ in range(40):
        socket.send("hurry")
    socket.send(json.dumps(play))
    return play, [json.loads(socket.recv(20)) for _ in range(41)]


def test_too_many_sockets_from_one_address_are_refused_until_one_is_closed(caller: Caller, strict: Server) -> None:
    path = f"/api/watch/{opened(caller.http)['watch']}/socket"
    sockets = [caller.socket(path) for _ in range(LIMITS.sockets)]
    with pytest.raises(InvalidStatus) as refused:
        caller.socket(path)
    assert refused.value.response.status_code == 429
    assert b"too many sockets" in refused.value.response.body
    with Caller(strict).socket(path) as other:
        assert other.recv(20)
    sockets.pop().close()
    sockets.append(let_in(caller, path))
    assert sockets[-1].recv(20)
    for socket in sockets:
        socket.close()


def let_in(caller: Caller, path: str) -> ClientConnection:
    """As soon as the server has seen another one go."""
    for _ in range(100):
        try:
            return caller.socket(path)
        except InvalidStatus:
            time.sleep(0.1)
    raise AssertionError("nobody was let in")


@pytest.mark.parametrize("rate", [0.01, 0.5, 1, 50])
def test_however_low_the_rate_one_gets_in(rate: float) -> None:
    limits = Limits.of(rate)
    assert limits.sockets > 0, "0 would be without limit"
    for a_second in (limits.requests, limits.messages, limits.rooms):
        assert RateLimiter(a_second, 4 * a_second).allows("somebody")


ANSWERS: list[tuple[str, str, int]] = [
    ("GET", "/", 200),
    ("GET", "/page/", 307),
    ("GET", "/page/%00", 404),
    ("GET", "/page/" + 300 * "x", 404),
    ("GET", "/page/..%2f..%2fapp.py", 404),
    ("GET", "/rooms", 200),
    ("GET", "/docs", 200),
    ("GET", "/plain.css", 200),
    ("GET", "/openapi.json", 200),
    ("GET", "/healthz", 200),
    ("GET", "/metrics", 200),
    ("GET", "/api/games", 200),
    ("GET", "/api/games/", 307),
    ("GET", "/nowhere", 404),
    ("GET", f"/api/seats/{GUESS}", 404),
    ("DELETE", "/api/games", 405),
    ("POST", "/api/rooms", 422),
]


def check_headers(answer: httpx.Response) -> None:
    assert {name: answer.headers.get(name) for name in SECURITY_HEADERS} == SECURITY_HEADERS
    assert "server" not in answer.headers
    if answer.request.url.path.startswith("/api"):
        assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(("method", "path", "status"), ANSWERS)
def test_every_answer_has_the_headers_of_the_house(
    server_on_sqlite: Server, method: str, path: str, status: int
) -> None:
    answer = server_on_sqlite.client.request(method, path)
    assert answer.status_code == status
    check_headers(answer)


def test_refusals_of_the_guard_have_them_too(caller: Caller) -> None:
    check_headers(caller.http.post("/api/rooms", content=b" " * 20_000))
    check_headers(refused(lambda: caller.http.get("/api/games"), 200))


def test_the_policy_lets_nothing_in_from_elsewhere_and_no_script_of_a_page() -> None:
    policy = dict(part.strip().split(" ", 1) for part in SECURITY_HEADERS["content-security-policy"].split(";"))
    assert policy["default-src"] == policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert set(" ".join(policy.values()).split()) == {"'none'", "'self'", "data:"}
    assert [name for name, sources in policy.items() if "data:" in sources] == ["img-src"]


def origins(server: Server, kind: str) -> list[str]:
    here = f"127.0.0.1:{server.port}"
    if kind == "own":
        return [f"http://{here}", f"https://{here}"]
    return [
        "http://evil.example",
        "null",
        "http://127.0.0.1",
        f"http://{here}.evil.example",
        f"http://{here}@evil.example",
        f"http://evil.example/://{here}",
        f"http://me@{here}",
        "http://[",
        here,
        "",
    ]


def test_a_foreign_page_opens_no_socket_and_hears_nothing(server_on_sqlite: Server) -> None:
    room = opened(server_on_sqlite.client)
    for path in (f"/api/seats/{room['seats'][0]}/socket", f"/api/watch/{room['watch']}/socket", "/api/watch/x/socket"):
        for origin in origins(server_on_sqlite, "foreign"):
            with pytest.raises(InvalidStatus) as refused:
                connect(server_on_sqlite.address(path), additional_headers={"Origin": origin}, legacy=True)
            assert refused.value.response.status_code == 403, origin
            said = error_body(403, other_origin())
            assert json.loads(refused.value.response.body) == said


def test_pages_from_here_and_programs_open_sockets(server_on_sqlite: Server) -> None:
    address = server_on_sqlite.address(f"/api/watch/{opened(server_on_sqlite.client)['watch']}/socket")
    for headers in (*({"Origin": origin} for origin in origins(server_on_sqlite, "own")), {}):
        with connect(address, additional_headers=headers) as socket:
            assert json.loads(socket.recv(20))["type"] == "whole"


class Page(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: Counter[str] = Counter()
        self.attributes: list[tuple[str, str]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        self.attributes += [(name, value or "") for name, value in attrs]


@pytest.mark.parametrize("path", ["/rooms", "/docs"])
def test_pages_have_no_script_and_nothing_from_elsewhere(server_on_sqlite: Server, path: str) -> None:
    chairs = [{"name": SCRIPT}, {"name": "\"><img src=x onerror='a()'>&amp;"}]
    room = opened(server_on_sqlite.client, chairs=chairs, listed=True)
    text = server_on_sqlite.client.get(path).text
    page = Page(text)
    assert not page.tags.keys() & {"script", "style", "img", "iframe", "object", "embed", "form", "base"}
    for name, value in page.attributes:
        assert name in ("lang", "charset", "name", "content", "rel", "href", "id")
        assert name != "href" or (":" not in value and not value.startswith("/")), "and the same under any path"
    assert not any(link in text for link in (*room["seats"], room["watch"]))
    if path == "/rooms":
        assert "&lt;script&gt;alert(1)&lt;/script&gt;" in text
        assert "&quot;&gt;&lt;img src=x onerror=&#x27;a()&#x27;&gt;&amp;amp;" in text


def test_links_cannot_be_guessed_and_are_not_in_the_database(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'rooms.db'}")
    rooms = [opened(server.client) for _ in range(40)]
    links = [link for room in rooms for link in (*room["seats"], room["watch"])]
    server.stop()
    assert len(set(links)) == len(links) == 120
    bits = [f"{int.from_bytes(urlsafe_b64decode(link)):0192b}" for link in links]
    assert all(len(one) == 192 for one in bits)
    assert all(20 < sum(one[place] == "1" for one in bits) < 100 for place in range(192)), "no bit is always the same"
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert not any(link.encode() in kept for link in links)
    assert all(hashed(link).encode() in kept for link in links)


def wrong_links(room: dict[str, Any], way: str) -> list[str]:
    """Guessed ones, nearly right ones, what is known to everybody, and links that open something else."""
    mine, other = (room["seats"][0], room["watch"]) if way == "seats" else (room["watch"], room["seats"][0])
    near = mine[:-1] + ("A" if mine[-1] != "A" else "B")
    return [GUESS, other, near, mine[:-1], mine + "A", mine.swapcase(), hashed(mine), room["room"], f"{mine}%00", "%27"]


def test_wrong_links_get_the_same_answer_whether_or_not_there_is_such_a_room(server_on_sqlite: Server) -> None:
    client = server_on_sqlite.client
    room = opened(client)
    body = {
        "index": 0,
        "action": "stop",
        "bot": "",
        "confirm": True,
        "seat": 0,
        "name": "",
        "ready": True,
        "phrase": "ahoy",
    }
    fields = {"play": ["index", "action"], "undo": ["index"], "restart": ["index"], "bot": ["bot"], "fork": ["index"]}
    fields |= {what: ["index"] for what in ("takeback", "agree", "decline")}
    fields |= {what: ["confirm"] for what in ("renew", "leave", "delete", "remind")}
    fields |= {"seat": ["seat"], "name": ["name"], "ready": ["ready"], "say": ["phrase"]}
    fields |= {what: ["bot"] for what in ("fill", "stand-in")}
    asked = 0
    for path, ways in client.get("/openapi.json").json()["paths"].items():
        if "{link}" not in path:
            continue
        way, what = path.split("/")[2], path.rpartition("/")[2]
        wish = {name: body[name] for name in fields.get(what, ())}
        answers = set()
        for link in wrong_links(room, way):
            address = path.format(link=link, index=0, seat=0)
            answer = client.post(address, json=wish) if "post" in ways else client.get(address)
            answers.add((answer.status_code, answer.text, str(answer.headers.multi_items()[1:])))  # [0] is the date
        assert len(answers) == 1
        assert "opens no" in sentence(answer, 404)
        asked += 1
    assert asked > 10
    wrong = [link for way in ("seats", "watch") for link in wrong_links(room, way) if link not in room["seats"]]
    assert client.post("/api/mine", json={"links": [link for link in wrong if link != room["watch"]]}).json() == {
        "rooms": []
    }


@pytest.mark.parametrize("way", ["seats", "watch"])
def test_wrong_links_get_the_same_on_a_socket(server_on_sqlite: Server, way: str) -> None:
    heard = set()
    for link in wrong_links(opened(server_on_sqlite.client), way):
        with connect(server_on_sqlite.address(f"/api/{way}/{link}/socket")) as socket:
            said = socket.recv(20)
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(20)
            assert closed.value.rcvd is not None
            heard.add((said, closed.value.rcvd.code, closed.value.rcvd.reason))
    assert heard == {(said, NO_SUCH_LINK, "this link opens nothing")}


NAMES = ["Zebedee", "Quintessa"]


def play_a_little(server: Server) -> list[str]:
    """By requests and on sockets, rightly and wrongly; returns what nobody else may read."""
    client = server.client
    room = opened(client, chairs=[{"name": name} for name in NAMES])
    actor = client.get(f"/api/watch/{room['watch']}").json()["view"]["actor"]
    path, actions = f"/api/seats/{room['seats'][actor]}", []
    for _ in range(2):
        seen = client.get(path).json()
        actions.append(seen["view"]["actions"][0]["text"])
        client.post(f"{path}/play", json={"index": seen["next"], "action": actions[-1]}).raise_for_status()
        client.post(f"{path}/undo", json={"index": seen["next"] + 1}).raise_for_status()
    with connect(server.address(f"{path}/socket")) as socket, connect(server.address(f"{path}x/socket")):
        whole = json.loads(socket.recv(20))
        socket.send(json.dumps({"type": "play", "index": whole["next"], "action": actions[0]}))
        assert json.loads(socket.recv(20))["type"] == "done"
        socket.send("Zebedee was here")
        socket.send(json.dumps({"type": "play", "index": 0, "action": "Quintessa"}))
    with pytest.raises(InvalidStatus):
        connect(server.address(f"{path}/socket"), additional_headers={"Origin": "http://evil"}, legacy=True)
    client.get(f"{path}/nothing/here")
    client.post("/api/mine", json={"links": room["seats"]}).raise_for_status()
    client.post(f"{path}/play", content=b"Zebedee")
    return [*NAMES, *room["seats"], room["watch"], *actions]


@pytest.mark.parametrize("level", ["info", "debug"])
def test_no_link_no_name_and_no_action_is_ever_in_the_log(tmp_path: Path, level: str) -> None:
    file, log = tmp_path / "rooms.db", tmp_path / "log"
    server = Server(f"sqlite:///{file}", FROM_CLI, (str(log), level))
    private = play_a_little(server)
    server.stop()
    text = log.read_text()
    assert '"route": "/api/seats/{link}/play"' in text
    assert [word for word in private if word in text] == []


def test_nor_is_any_where_the_database_fails(tmp_path: Path) -> None:
    file, log = tmp_path / "rooms.db", tmp_path / "log"
    server = Server(f"sqlite:///{file}", FROM_CLI, (str(log), "info"))
    private = play_a_little(server)
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("ALTER TABLE seats RENAME TO lost")
    for answer in (
        server.client.post("/api/rooms", json={"chairs": [{"name": name} for name in NAMES]}),
        server.client.get(f"/api/seats/{private[2]}"),
    ):
        assert re.search(r"the database (does|could) not .* happened: it does not answer", sentence(answer, 503))
        assert [word for word in private if word in answer.text] == []
        check_headers(answer)
    server.stop()
    assert [word for word in private if word in log.read_text()] == []


def test_a_mistake_of_our_own_is_logged_and_the_client_only_hears_of_it(tmp_path: Path) -> None:
    broken = f"from paddlewheel.server.storage.repository import Repository\nRepository.seat_by_link = None\n{FROM_CLI}"
    log = tmp_path / "log"
    server = Server(f"sqlite:///{tmp_path / 'rooms.db'}", broken, (str(log), "info"))
    link = opened(server.client)["seats"][0]
    answer = server.client.get(f"/api/seats/{link}")
    server.stop()
    assert "something went wrong here" in sentence(answer, 500)
    check_headers(answer)
    assert "NoneType" in log.read_text()
    assert link not in log.read_text()
