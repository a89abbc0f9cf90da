"""Sockets that say anything at any time: everything gets a sentence or the documented close, and the room goes on."""

import json
import re
import socket as plain
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from paddlewheel.core.messages import Message
from paddlewheel.server.api.websocket import MAX_MESSAGE_CHARACTERS
from paddlewheel.server.error_body import error_body
from paddlewheel.server.json_patch import apply_patch
from paddlewheel.server.run import MAX_SOCKET_MESSAGE_BYTES
from tests.processes import until
from tests.server.api.test_requests import opened
from tests.server.support.server_process import SERVE, Server

IMPATIENT = "from paddlewheel.server.protocols import connections; connections.STALLED_SECONDS = 1" + SERVE
LOGGED = "import os, sys; os.dup2(os.open(sys.argv[3], os.O_CREAT | os.O_WRONLY), 2)\n" + IMPATIENT
GAMES = ["mississippi-queen", "riverboat"]
ACTS = ("play", "undo", "restart")
BY_ROOM = ("draw", "forced")  # entries that nobody asked for
ANSWERS = ("error", "done", "since", "plans")
WATCHER = 2  # after the two seats
BROKEN, NOT_TEXT, TOO_LARGE = 1002, 1007, 1009  # why any WebSocket closes
# The head of a message that is too large. With the rest unread, the system would throw away why the socket closes.
ANNOUNCED = b"\x81\xff" + (MAX_SOCKET_MESSAGE_BYTES + 1).to_bytes(8)
UVICORN_SAYS = "Invalid UTF-8 sequence received from client."  # with a trace, before it closes the socket
NEVER = 2**31 - 1  # an entry that no room has
MANY = 1500  # messages, and the answer to each is long
Act = tuple[str, int, str]


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The same process to the end, and no mistake of its own in its log."""
    place = tmp_path_factory.mktemp("fuzz")
    server = Server(f"sqlite:///{place / 'rooms.db'}", LOGGED, (str(place / "log"),))
    yield server
    server.stop()
    logged = [json.loads(line) for line in (place / "log").read_text().splitlines()]
    assert [one for one in logged if one["level"] == "error" and one["what"] != UVICORN_SAYS] == []


class Client:
    """Somebody at a room's socket. It keeps its view by the changes alone, and comes back when it was cut off."""

    def __init__(self, server: Server, path: str) -> None:
        self.server, self.path = server, path
        self.socket: ClientConnection
        self.view: dict[str, Any] = {}
        self.next = 0
        self.come()

    def come(self, early: str | bytes | None = None) -> None:
        """`early` is said before the whole is read."""
        self.socket = connect(self.server.address(f"{self.path}/socket"), legacy=True)
        if early is not None:
            self.socket.send(early)
        whole = self._heard()
        assert whole["type"] == "whole"
        assert whole["next"] >= self.next, "what was shown once is still there"
        assert whole["next"] > self.next or whole["view"] == self.view or not self.view
        self.view, self.next = whole["view"], whole["next"]

    def _heard(self) -> dict[str, Any]:
        text = self.socket.recv(20)
        assert "Traceback" not in text
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "change":
            assert message["from"] == self.next, "no gap"
            self.view, self.next = apply_patch(self.view, message["view"]), message["next"]
        return message

    def answer(self) -> dict[str, Any]:
        """To one message, whatever else is told before it."""
        while (message := self._heard())["type"] not in ANSWERS:
            assert message["type"] in ("change", "seats")
        if message["type"] == "error":
            assert message == error_body(message["status"], Message.from_data(message["message"]), message["clause"])
            assert len(message["detail"].split()) > 3
        return message

    def follow_to(self, number: int) -> None:
        while self.next < number:
            assert self._heard()["type"] in ("change", "seats")

    def closed(self) -> int:
        """Hear everything up to the end; returns why it ended."""
        try:
            while True:
                self._heard()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006

    def go(self, end: str) -> None:
        """With a good-bye, or cut off, or cut off in the middle of a message."""
        if end == "half":
            self.socket.socket.sendall(b"\x81\xfe\x01")
        if end != "close":
            self.socket.socket.shutdown(plain.SHUT_RDWR)
        self.socket.close()


class Room:
    """Two seats and somebody who watches, each with a socket; what they were promised is kept and compared."""

    def __init__(self, server: Server, game: str) -> None:
        self.server = server
        room = opened(server.client, game=game)
        paths = [*(f"/api/seats/{link}" for link in room["seats"]), f"/api/watch/{room['watch']}"]
        self.clients = [Client(server, path) for path in paths]
        self.acknowledged: dict[int, Act] = {}
        self.unanswered: set[tuple[int, Act]] = set()
        self.met: Counter[str] = Counter()

    def meet(self) -> None:
        """Everybody is at the same moment, and the view each of them made is the one that the server has."""
        for client in self.clients:
            seen = self.server.client.get(client.path).json()
            client.follow_to(seen["next"])
            assert client.next == seen["next"]
            assert client.view == seen["view"]
        self.now, self.actor = self.clients[WATCHER].next, self.clients[WATCHER].view["actor"]
        self.legal = [action["text"] for action in self.clients[self.actor].view["actions"]]

    def seat(self, who: str) -> int:
        return {"actor": self.actor, "other": 1 - self.actor, "watcher": WATCHER}[who]

    def filled(self, message: Any) -> Any:
        """With this moment in the place of @now, and a legal action in the place of @legal."""
        values = {"@now": self.now, "@past": self.now - 1, "@future": self.now + 1, "@legal": self.legal[-1]}
        if not isinstance(message, dict):
            return message
        return {key: values.get(value, value) if isinstance(value, str) else value for key, value in message.items()}

    def say(self, who: str, message: Any, times: int = 1) -> None:
        """The same so many times before any answer is read. It is obeyed once at most, and a legal action is."""
        self.meet()
        seat, message = self.seat(who), self.filled(message)
        client, is_act = self.clients[seat], isinstance(message, dict) and message["type"] in ACTS
        for _ in range(times):
            client.socket.send(as_said(message))
        answers = [client.answer()["type"] for _ in range(times)]
        self.met.update(answers)
        if is_act and answers[0] == "done":
            assert answers[1:] == ["error"] * (times - 1)
            assert seat != WATCHER
            assert message["index"] == self.now
            self.acknowledged[self.now] = act_of(message, seat)
        else:
            assert set(answers) <= {"error", message["type"] if "since" in answers or "plans" in answers else ""}
        if is_act and message["type"] == "play":
            is_legal = seat == self.actor and message.get("action") in self.legal and message["index"] == self.now
            assert (answers[0] == "done") == (is_legal and len(message) == 3)

    def say_and_go(self, who: str, message: Any, end: str) -> None:
        """Without waiting for the answer; then come back. It may have happened or not."""
        self.meet()
        seat, message = self.seat(who), self.filled(message)
        self.clients[seat].socket.send(as_said(message))
        self.unanswered.add((self.now, act_of(message, seat)))
        self.clients[seat].go(end)
        self.clients[seat].come()
        self.clients[0].socket.send(json.dumps({"type": "undo", "index": NEVER}))
        assert self.clients[0].answer()["type"] == "error", "decisions wait for each other, so the first one is over"

    def say_early(self, who: str, message: Any) -> None:
        """Before the whole is read."""
        self.meet()
        seat, message = self.seat(who), self.filled(message)
        self.clients[seat].go("close")
        self.clients[seat].come(as_said(message))
        if self.clients[seat].answer()["type"] == "done":
            self.acknowledged[self.now] = act_of(message, seat)

    def break_off(self, who: str, breach: str) -> None:
        """What no WebSocket may send closes it, and it alone."""
        self.meet()
        client = self.clients[self.seat(who)]
        if breach == "large":
            client.socket.socket.sendall(ANNOUNCED)
            assert client.closed() == TOO_LARGE
        elif breach == "not text":
            client.socket.send(b"\xff\xfe", text=True)
            assert client.closed() == NOT_TEXT
        else:
            client.socket.socket.sendall(b"\x00" * 20)
            assert client.closed() == BROKEN
        client.come()

    def go_on(self) -> None:
        """Whoever has to act can, everybody sees it; all that was acknowledged has happened, and nothing unasked."""
        self.say("actor", LEGAL)
        before = self.now
        self.meet()
        assert self.now > before
        happened = self.server.client.get(f"{self.clients[WATCHER].path}/since/0").json()["happened"]
        assert [one["number"] for one in happened] == list(range(self.now))
        acts = {
            one["number"]: (one["kind"], one["seat"], one["action"]) for one in happened if one["kind"] not in BY_ROOM
        }
        assert self.acknowledged.items() <= acts.items()
        assert acts.items() - self.acknowledged.items() <= self.unanswered

    def leave(self) -> None:
        for client in self.clients:
            client.socket.close()


def as_said(message: Any) -> str | bytes:
    return message if isinstance(message, str | bytes) else json.dumps(message)


def act_of(message: dict[str, Any], seat: int) -> Act:
    """As the room tells it; to begin a turn anew is to take back as well."""
    return ("play", seat, message["action"]) if message["type"] == "play" else ("undo", seat, "")


LEGAL = {"type": "play", "index": "@now", "action": "@legal"}
WHO = st.sampled_from(["actor", "actor", "other", "watcher"])
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)
INDEX = st.just("@now") | st.sampled_from(["@past", "@future", 0, -1, NEVER, 2**31, 2**64, 10**400])
ACTION = st.sampled_from(["@legal", "stop", "ahead", "push NE", "build 1", "pass", "tile A2-4", "lot 2", "", "x" * 61])
BACK = st.fixed_dictionaries({"type": st.sampled_from(["undo", "restart"]), "index": INDEX})
PLAY = st.fixed_dictionaries({"type": st.just("play"), "index": INDEX, "action": ACTION})
ASK = st.fixed_dictionaries({"type": st.sampled_from(["since", "plans"]), "index": INDEX})
ODD = st.fixed_dictionaries(
    {"type": st.sampled_from([*ACTS, "since", "plans", "dance", ""]) | JSON, "index": INDEX | JSON},
    optional={"action": ACTION | JSON, "seat": JSON},
)
TEXTS = [
    "",
    "null",
    "[]",
    "{",
    "\x00",
    "NaN",
    '"\\ud800"',
    "[" * MAX_MESSAGE_CHARACTERS,
    '{"type":' * 200,
    "x" * (MAX_MESSAGE_CHARACTERS + 1),
]
TEXTS += [
    "x" * MAX_SOCKET_MESSAGE_BYTES,
    "ü" * (MAX_SOCKET_MESSAGE_BYTES // 2),
    '{"type": "undo", "type": "play", "index": 0}',
]
GARBAGE = st.text() | st.binary() | JSON.map(json.dumps) | st.sampled_from(TEXTS)
TIMES = st.sampled_from([1, 1, 1, 2, 30])
OPERATIONS = st.one_of(
    st.tuples(st.just("say"), st.just("actor"), st.just(LEGAL), TIMES),
    st.tuples(st.just("say"), WHO, BACK | PLAY | ASK, TIMES),
    st.tuples(st.just("say"), WHO, ODD | GARBAGE, TIMES),
    st.tuples(st.just("say_and_go"), WHO, BACK | PLAY, st.sampled_from(["close", "cut", "half"])),
    st.tuples(st.just("say_early"), WHO, BACK | PLAY),
    st.tuples(st.just("break_off"), WHO, st.sampled_from(["large", "not text", "broken"])),
)


def fuzz(server: Server, game: str, examples: int) -> Counter[str]:
    """So many rooms, each with a few things that go wrong in it; returns how often there was which answer."""
    met: Counter[str] = Counter()

    @settings(
        max_examples=examples,
        database=None,
        phases=[Phase.generate],  # no two rooms have the same luck
        suppress_health_check=list(HealthCheck),
    )
    @given(st.lists(OPERATIONS, min_size=1, max_size=12))
    def one_room(operations: list[tuple[Any, ...]]) -> None:
        room = Room(server, game)
        for name, *what in operations:
            getattr(room, name)(*what)
        room.go_on()
        room.leave()
        met.update(room.met)

    one_room()
    return met


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_said_the_room_goes_on(running: Server, game: str) -> None:
    met = fuzz(running, game, 30)
    assert met["done"] > 30, "not only refusals were tried"


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_said_for_minutes_the_room_goes_on(running: Server, game: str) -> None:
    met = fuzz(running, game, 700)
    assert met.keys() == set(ANSWERS)


def test_the_other_games_actions_get_a_sentence(running: Server) -> None:
    rooms = [Room(running, game) for game in GAMES]
    for _ in range(5):
        for room, other in (rooms, rooms[::-1]):
            other.meet()
            for action in other.legal:
                room.say("actor", {"type": "play", "index": "@now", "action": action})
            room.say("actor", LEGAL)
    for room in rooms:
        room.go_on()
        room.leave()


def test_who_never_reads_is_cut_and_holds_nobody_up(running: Server) -> None:
    room = Room(running, "mississippi-queen")
    for _ in range(4):
        room.say("actor", LEGAL)  # up to the first turn, which has many plans
    room.meet()
    before = open_sockets(running)
    slow = Client(running, room.clients[room.actor].path)
    for _ in range(MANY):
        slow.socket.send(json.dumps({"type": "plans", "index": room.now}))
    room.go_on()
    until(lambda: open_sockets(running) == before)
    assert slow.closed() == 1006
    slow.come()
    room.go_on()
    slow.go("close")
    room.leave()


def open_sockets(server: Server) -> float:
    found = re.search(r"^paddlewheel_sockets (\S+)$", server.client.get("/metrics").text, re.MULTILINE)
    assert found
    return float(found[1])
