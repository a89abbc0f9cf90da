"""Rooms in a real database: what is appended is there, nothing twice, nothing half."""

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sqlalchemy import Connection, text

from paddlewheel.core.matches.records import engine_version
from paddlewheel.games import find_game
from paddlewheel.server.rooms.journal import GameLog, JournalEntry
from paddlewheel.server.rooms.viewer import hashed, new_link, new_name
from paddlewheel.server.storage.connect import open_database
from paddlewheel.server.storage.database import DatabaseError
from paddlewheel.server.storage.group_commit import NotWritten, NumberTaken
from paddlewheel.server.storage.models import RoomRow, SeatRow
from paddlewheel.server.storage.repository import Repository
from tests.programs import program
from tests.server.rooms.test_journal import SECRET, fuzzed, same
from tests.server.support.hashed_rows import append, change

Result = TypeVar("Result")


def new_room(game: str = "mississippi-queen", variants: Mapping[str, Any] | None = None) -> RoomRow:
    found = find_game(game)
    options = json.dumps(found.options_to_json(found.options(None, 3, variants or {})))
    return RoomRow(new_name(), 0, game, options, engine_version(), found.data_fingerprint(), SECRET, hashed(new_link()))


def with_store(url: str, work: Callable[[Repository], Awaitable[Result]]) -> Result:
    async def run() -> Result:
        store = await Repository.at(url)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


async def opened(
    store: Repository, game: str = "mississippi-queen", variants: Mapping[str, Any] | None = None
) -> RoomRow:
    room = new_room(game, variants)
    await store.open_room(
        room, [SeatRow(room.room, seat, f"Player {seat + 1}", hashed(new_link()), "") for seat in range(3)]
    )
    return room


@pytest.mark.parametrize("game", ["mississippi-queen", "riverboat"])
def test_a_room_is_told_again_from_the_database(database: str, game: str) -> None:
    async def play(store: Repository) -> tuple[RoomRow, GameLog]:
        room = await opened(store, game)
        table = GameLog.at(await store.settled(room))
        for entry in fuzzed(table, 4, 60):
            settled = table.settled if entry.number % 7 == 0 else None
            await append(store, room.room, (entry,), settled)
        return room, table

    room, table = with_store(database, play)

    async def look(store: Repository) -> GameLog:
        kept = await store.room(room.room)
        assert kept == room
        again = GameLog.at(await store.settled(room))
        assert again.number > 0, "it begins at a snapshot"
        for entry in await store.entries(room.room, again.number):
            again.take(entry)
        return again

    again = with_store(database, look)
    assert same(again.position, table.position)
    assert (again.number, again.length, again.undo_seat) == (table.number, table.length, table.undo_seat)


def test_a_number_is_given_once_and_its_neighbours_in_the_group_do_not_suffer(database: str) -> None:
    async def work(store: Repository) -> None:
        rooms = [await opened(store) for _ in range(20)]
        first = (JournalEntry(0, "draw", None, "x"), JournalEntry(1, "play", 1, "y"))
        await asyncio.gather(*(append(store, room.room, first) for room in rooms))
        second = [JournalEntry(1 if index == 7 else 2, "play", 0, "z") for index in range(len(rooms))]
        results = await asyncio.gather(
            *(append(store, room.room, (entry,)) for room, entry in zip(rooms, second, strict=True)),
            return_exceptions=True,
        )
        assert [index for index, result in enumerate(results) if result is not None] == [7]
        assert isinstance(results[7], NumberTaken)
        for index, room in enumerate(rooms):
            actions = [entry.action for entry in await store.entries(room.room)]
            assert actions == ["x", "y"] + ([] if index == 7 else ["z"])

    with_store(database, work)


def test_seats_are_found_by_their_links_and_by_nothing_else(database: str) -> None:
    async def work(store: Repository) -> None:
        link, watch = new_link(), new_link()
        room = RoomRow(**{**vars(new_room()), "watch": hashed(watch)})
        await store.open_room(
            room, [SeatRow(room.room, 0, "Ada", hashed(link), ""), SeatRow(room.room, 1, "", None, "pilot")]
        )
        found = await store.seat_by_link(hashed(link))
        assert found is not None
        assert (found.room, found.seat, found.name) == (room.room, 0, "Ada")
        assert await store.seat_by_link(link) is None
        assert await store.seat_by_link(hashed(watch)) is None
        assert await store.room_by_watch_link(hashed(watch)) == room
        await store.set_seat(room.room, 0, bot="mate")
        assert [seat.bot for seat in await store.seats(room.room)] == ["mate", "pilot"]
        assert await store.room("nowhere") is None

    with_store(database, work)


@pytest.mark.slow
def test_a_commit_reaches_the_disk(tmp_path: Path) -> None:
    """`synchronous` is FULL on the connection that writes, and every commit calls fdatasync: seen by strace."""
    script = tmp_path / "write.py"
    script.write_text(
        "import asyncio, sys\n"
        "from paddlewheel.server.rooms.journal import JournalEntry\n"
        "from tests.server.support.hashed_rows import append\n"
        "from tests.server.storage.test_repository import opened, with_store\n"
        "async def work(store):\n"
        "    room = await opened(store)\n"
        "    for number in range(20):\n"
        "        await append(store, room.room, (JournalEntry(number, 'draw', None, 'x'),))\n"
        "with_store(sys.argv[1], work)\n"
    )
    log = tmp_path / "calls"
    command = [program("strace"), "-f", "-e", "trace=fdatasync,fsync", "-o", log, sys.executable, script]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(Path.cwd()), os.environ.get("PYTHONPATH", "")])}
    subprocess.run([*command, f"sqlite:///{tmp_path / 'rooms.db'}"], check=True, env=environment)
    assert log.read_text().count("fdatasync(") + log.read_text().count("fsync(") >= 20


def test_sqlite_is_set_to_full_sync_and_wal(tmp_path: Path) -> None:
    """The connection that writes."""
    found = []

    def ask(connection: Connection) -> None:
        found.extend(
            connection.execute(text(f"PRAGMA {name}")).scalar_one() for name in ("synchronous", "journal_mode")
        )

    with_store(f"sqlite:///{tmp_path / 'rooms.db'}", lambda store: store.write(ask))
    assert found == [2, "wal"]


def test_a_locked_database_is_said_and_nothing_is_half_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("paddlewheel.server.storage.sqlite.BUSY_TIMEOUT_MS", 100)
    path = tmp_path / "rooms.db"

    async def work(store: Repository) -> None:
        room = await opened(store)
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(NotWritten, match=r"so it has not happened: database is locked"):
            await append(store, room.room, (JournalEntry(0, "draw", None, "x"),))
        other.execute("ROLLBACK")
        assert await store.entries(room.room) == []
        await append(store, room.room, (JournalEntry(0, "draw", None, "x"),))
        other.close()

    with_store(f"sqlite:///{path}", work)


@pytest.mark.parametrize(
    ("url", "says"),
    [
        ("rooms.db", "is not a database; write sqlite:///"),
        ("mysql://host/rooms", "there is no database 'mysql' here"),
        ("sqlite:////nowhere/at/all/rooms.db", "/nowhere/at/all does not exist"),
        ("postgresql://someone:hidden@127.0.0.1:1/rooms", "cannot be used"),
    ],
)
def test_a_bad_url_gets_a_sentence(url: str, says: str) -> None:
    with pytest.raises(DatabaseError, match=says) as caught:
        asyncio.run(open_database(url))
    assert "hidden" not in str(caught.value)


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada, " * 1000)
    with pytest.raises(DatabaseError, match="file is not a database"):
        asyncio.run(open_database(f"sqlite:///{file}"))
    assert file.read_text() == "Dear Ada, " * 1000


def test_a_newer_database_is_refused(database: str) -> None:
    async def spoil(store: Repository) -> None:
        await change(store, "UPDATE alembic_version SET version_num = '9999'")

    with_store(database, spoil)
    with pytest.raises(DatabaseError, match="made by a newer Paddlewheel"):
        asyncio.run(open_database(database))
