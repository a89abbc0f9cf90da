"""A disk that takes nothing more, and a database that another program has locked: said in words, nothing half done."""

import json
import os
import resource
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from paddlewheel.server.api.websocket import NO_SUCH_LINK
from paddlewheel.server.rooms.journal import JournalEntry
from paddlewheel.server.storage.repository import Repository
from tests.processes import until
from tests.server.api.test_requests import opened
from tests.server.storage.test_repository import with_store
from tests.server.support.clients import Guest
from tests.server.support.server_process import SERVE, Server

SERVE_IMPATIENTLY = f"from paddlewheel.server.storage import sqlite\nsqlite.BUSY_TIMEOUT_MS = 500\n{SERVE}"
SMALL = 4 * 1024 * 1024  # bytes of a disk that is soon full


class Place:
    """A SQLite file with a server on it, and a kind of trouble that keeps the server from writing there."""

    def __init__(self, folder: Path, trouble: str) -> None:
        self.file, self.trouble = (
            folder / "rooms.db",
            {"limit": self._limit, "full": self._full, "lock": self._lock}[trouble],
        )
        self.server = Server(f"sqlite:///{self.file}", SERVE_IMPATIENTLY)

    @contextmanager
    def _limit(self) -> Iterator[None]:
        """The kernel lets the server add not one byte to any file."""
        server = self.server.process.pid
        before = resource.prlimit(server, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        try:
            yield
        finally:
            resource.prlimit(server, resource.RLIMIT_FSIZE, before)

    @contextmanager
    def _full(self) -> Iterator[None]:
        ballast = self.file.with_name("ballast")
        with pytest.raises(OSError, match="No space left"):
            ballast.write_bytes(bytes(SMALL))
        try:
            yield
        finally:
            ballast.unlink()

    @contextmanager
    def _lock(self) -> Iterator[None]:
        with closing(sqlite3.connect(self.file, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            yield
            other.execute("ROLLBACK")


@pytest.fixture(scope="module", params=["limit", "full", "lock"])
def place(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """One server for each kind of trouble: it gets over it again and again."""
    folder = tmp_path_factory.mktemp(request.param)
    with ExitStack() as after:
        if request.param == "full":
            after.enter_context(small_disk(folder))
        place = Place(folder, request.param)
        after.callback(place.server.client.close)
        after.callback(place.server.kill)
        yield place


@contextmanager
def small_disk(folder: Path) -> Iterator[None]:
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={SMALL}", "none", folder], capture_output=True)
    if mounted.returncode != 0:
        assert os.geteuid() != 0 or b"permitted" in mounted.stderr or b"denied" in mounted.stderr, mounted.stderr
        pytest.skip("only who may mount can have a small disk; the test with a limit does the same without one")
    yield
    subprocess.run(["umount", folder], check=True)


def without_idle_time(answer: dict[str, Any]) -> dict[str, Any]:
    """How long nobody has decided grows from answer to answer."""
    return answer | {"status": {**answer.get("status", {}), "idle": 0}}


class Table:
    """A room in which a game has begun, everybody has come in, and somebody is about to play."""

    def __init__(self, place: Place) -> None:
        self.place, self.client = place, place.server.client
        room = opened(self.client, turn_limit=3600)  # in such a room it is written down who is there
        self.room, self.watch = room["room"], f"/api/watch/{room['watch']}"
        for _ in range(3):
            self._decide(room["seats"])
            self.plays().raise_for_status()
        self._decide(room["seats"])
        self.mover, self.observer = self.comes_in(self.link), self.comes_in(self.watch)

    def _decide(self, links: list[str]) -> None:
        self.link = f"/api/seats/{links[self.client.get(self.watch).json()['view']['actor']]}"
        seen = self.client.get(self.link).json()
        self.play = {"index": seen["next"], "action": seen["view"]["actions"][0]["text"]}

    def comes_in(self, path: str) -> Guest:
        return Guest(self.place.server, path)

    def plays(self) -> httpx.Response:
        return self.client.post(f"{self.link}/play", json=self.play)

    def reads(self) -> list[Any]:
        paths = (
            self.link,
            f"{self.link}/since/0",
            f"{self.link}/record",
            self.watch,
            f"{self.watch}/record",
        )
        answers = [self.client.get(path) for path in paths]
        assert [answer.status_code for answer in answers] == [200] * len(paths)
        return [without_idle_time(answer.json()) for answer in answers]

    def journal(self) -> list[JournalEntry]:
        async def work(store: Repository) -> list[JournalEntry]:
            return await store.entries(self.room)

        return with_store(self.place.server.database, work)


def is_told(answer: dict[str, Any]) -> bool:
    reasons = ("disk I/O error", "database or disk is full", "database is locked")
    return answer["type"] == "error" and answer["detail"].endswith(reasons) and len(answer["detail"]) > 40


def test_what_cannot_be_written_is_refused_in_words_and_succeeds_later(place: Place) -> None:
    table = Table(place)
    before = table.journal()
    with place.trouble():
        answer = table.plays()
        assert (answer.status_code, is_told(answer.json())) == (503, True)
        table.mover.say(type="play", **table.play)
        assert is_told(table.mover.told("error", "done"))
        with pytest.raises(TimeoutError):
            table.observer.told("change", seconds=0.5)
    assert table.journal() == before
    assert table.plays().json() == {"type": "done", "next": table.mover.told("change")["next"]}
    table.observer.follow_to(table.mover.next)
    assert table.journal()[len(before)].action == table.play["action"]


def test_what_is_there_can_be_read_while_nothing_can_be_written(place: Place) -> None:
    table = Table(place)
    before = table.reads()
    with place.trouble():
        assert table.plays().status_code == 503
        assert table.reads() == before
        health = until(lambda: (answer := table.client.get("/healthz")).status_code == 503 and answer.json())
        assert health["problem"].startswith("the database could not keep this")
        late = table.comes_in(table.link)
        late.say(type="since", index=0)
        assert late.told("since")["view"] == late.view == table.mover.view


def test_a_room_that_cannot_be_written_is_not_opened(place: Place) -> None:
    with place.trouble():
        answer = place.server.client.post("/api/rooms", json={"chairs": [{}, {}]})
        assert (answer.status_code, is_told(answer.json())) == (503, True)
    assert opened(place.server.client)


def test_who_comes_first_into_a_room_whose_first_draw_cannot_be_written_is_told_why(place: Place) -> None:
    room = opened(place.server.client)
    link = f"/api/seats/{room['seats'][0]}"
    with place.trouble():
        answer = place.server.client.get(link)
        assert (answer.status_code, is_told(answer.json())) == (503, True)
        with connect(place.server.address(f"{link}/socket")) as socket:
            assert is_told(json.loads(socket.recv(timeout=60)))
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(timeout=60)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code != NO_SUCH_LINK, "there is such a link"
    assert place.server.client.get(link).status_code == 200
