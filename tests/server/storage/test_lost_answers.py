"""Answers of the database that are lost: what may have happened is not denied, and news are asked for again."""

import asyncio
import itertools
import time
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from paddlewheel.server.rooms.journal import JournalEntry, Snapshot
from paddlewheel.server.storage.database import CommitOutcomeUnknown, DatabaseWrite
from paddlewheel.server.storage.group_commit import NotWritten, Unconfirmed
from paddlewheel.server.storage.hash_chain import hash_entries, start_of_chain
from paddlewheel.server.storage.models import JournalAppend, RoomRow, SeatRow
from paddlewheel.server.storage.repository import Repository
from tests.processes import until
from tests.server.api.test_requests import opened
from tests.server.api.test_websocket import Player
from tests.server.storage.test_repository import new_room, with_store
from tests.server.storage.test_repository import opened as opened_in
from tests.server.support.database_proxy import Proxy
from tests.server.support.postgres import Postgres
from tests.server.support.server_process import SERVE, Server

NUMBERS = itertools.count(1)
NO_BEAT = "from paddlewheel.server.rooms import presence\npresence.HEARTBEAT_S = 600\n"
ONLY_BEAT = (
    "from paddlewheel.server import services\nfrom paddlewheel.server.rooms import presence\n"
    "presence.HEARTBEAT_S = 0.5\nservices.Services._on_notification = lambda *_: None\n"
)


@pytest.fixture
def proxy(postgres: Postgres) -> Iterator[Proxy]:
    proxy = Proxy(postgres.port)
    yield proxy
    proxy.close()


def test_a_commit_whose_answer_is_lost_may_have_happened(postgres: Postgres, proxy: Proxy) -> None:
    database = postgres.new_database(f"lost_{next(NUMBERS)}")
    server = Server(proxy.url(database))
    room = opened(server.client, game="riverboat")
    seen = server.client.get(f"/api/watch/{room['watch']}").json()
    link = room["seats"][seen["view"]["actor"]]
    action = server.client.get(f"/api/seats/{link}").json()["view"]["actions"][0]["text"]
    watcher = Player(server, f"/api/watch/{room['watch']}/socket")
    proxy.word = action.encode()
    play = {"index": seen["next"], "action": action}
    answer = server.client.post(f"/api/seats/{link}/play", json=play)
    assert proxy.swallowed.is_set()
    assert answer.status_code == 504
    assert "so it may have happened; look at the table again" in answer.json()["detail"]
    proxy.refuses = False
    watcher.follow_to(seen["next"] + 1)
    assert server.client.get(f"/api/watch/{room['watch']}").json()["next"] > seen["next"], "it had happened"
    assert server.client.post(f"/api/seats/{link}/play", json=play).status_code == 409
    server.stop()


class Faulty:
    """A database whose commits break off, before or after they were kept, and that is silent for a while then."""

    def __init__(self, store: Repository, *, keeps: bool, silent: float) -> None:
        self._database, self._keeps, self._silent = store.database, keeps, silent
        self._ends = 0.0
        self.broken = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._database, name)

    async def commit(self, works: Sequence[DatabaseWrite]) -> None:
        if self.broken:
            self._require_an_answer()
            await self._database.commit(works)
            return
        self.broken, self._ends = 1, time.monotonic() + self._silent
        if self._keeps:
            await self._database.commit(works)
        raise CommitOutcomeUnknown(OSError("connection was closed in the middle of operation"))

    async def read(self, query: Any) -> Any:
        self._require_an_answer()
        return await self._database.read(query)

    def _require_an_answer(self) -> None:
        if time.monotonic() < self._ends:
            raise OSError("[Errno 111] Connect call failed ('10.0.0.7', 5432)")


@pytest.mark.parametrize(("keeps", "silent"), [(True, 0.5), (False, 0.5), (True, 5), (False, 5)])
def test_a_commit_that_breaks_off_is_asked_for_again(database: str, keeps: bool, silent: float) -> None:
    async def work(store: Repository) -> None:
        room = await opened_in(store)
        entries = hash_entries(start_of_chain(room.room), [JournalEntry(0, "draw", None, "x")], 1)
        faulty = Faulty(store, keeps=keeps, silent=silent)
        fresh = Repository(faulty)  # type: ignore[arg-type]
        kept = keeps or store.is_shared  # there it is simply written again
        try:
            await fresh.append(JournalAppend(room.room, entries, 1))
            assert silent < 1, "it was asked for again until there was an answer"
            assert kept
        except Unconfirmed:
            assert silent > 1, "nobody could know"
        except NotWritten:
            assert (silent < 1, kept) == (True, False), "the journal said so"
        await asyncio.sleep(max(0.0, faulty._ends - time.monotonic()))
        found = await store.entries(room.room)
        assert found in ([], list(entries))
        if silent < 1 or keeps:
            assert bool(found) == kept
        await fresh._writer.close()

    with_store(database, work)


@pytest.mark.parametrize("snippet", [NO_BEAT, ONLY_BEAT])
def test_news_that_cannot_be_taken_in_are_asked_for_again(postgres: Postgres, proxy: Proxy, snippet: str) -> None:
    """By the one who heard them; and by a look now and then, where they were never heard."""
    database = postgres.new_database(f"news_{next(NUMBERS)}")
    here, there = Server(database), Server(proxy.url(database), snippet + SERVE)
    room = opened(here.client, game="riverboat")
    watcher = Player(there, f"/api/watch/{room['watch']}/socket")
    link = room["seats"][watcher.view["actor"]]
    action = here.client.get(f"/api/seats/{link}").json()["view"]["actions"][0]["text"]
    until(lambda: any(one.listens for one in proxy.links))
    if snippet is NO_BEAT:
        proxy.refuses = True
        proxy.cut_all_but_listeners()
    play = {"index": watcher.next, "action": action}
    here.client.post(f"/api/seats/{link}/play", json=play).raise_for_status()
    time.sleep(1)
    proxy.refuses = False
    watcher.follow_to(watcher.next + 1)
    watcher.socket.close()
    there.stop()
    here.stop()


def test_a_long_opening_makes_nobodys_move_fail(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """All that is written to a SQLite file waits in one line, however little patience with a lock there is."""
    monkeypatch.setattr("paddlewheel.server.storage.sqlite.BUSY_TIMEOUT_MS", 20)

    async def work(store: Repository) -> None:
        games = [await opened_in(store) for _ in range(10)]
        played = [asyncio.create_task(decide(store, room.room)) for room in games]
        await asyncio.gather(*(store.open_room(*long_past(room)) for room in (new_room() for _ in range(8))))
        await asyncio.gather(*played)
        await asyncio.gather(*(store.set_seat(room.room, 0, bot="mate") for room in games))

    with_store(f"sqlite:///{tmp_path}/rooms.db", work)


def long_past(room: RoomRow) -> tuple[RoomRow, list[SeatRow], JournalAppend]:
    entries = hash_entries(
        start_of_chain(room.room), [JournalEntry(number, "draw", None, "x") for number in range(4500)], 1
    )
    return (
        room,
        [SeatRow(room.room, 0, "Ada")],
        JournalAppend(room.room, entries, 1, Snapshot(0, 0, room.first_position())),
    )


async def decide(store: Repository, room: str) -> None:
    head = start_of_chain(room)
    for number in range(40):
        entries = hash_entries(head, [JournalEntry(number, "draw", None, "x")], 1)
        head = entries[-1].hash
        await store.append(JournalAppend(room, entries, 1))
        await asyncio.sleep(0.005)
