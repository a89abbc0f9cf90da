"""A database filled under the first tables is brought up to date, step by step or at once, and its rooms go on."""

import asyncio
import json
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from paddlewheel.core.notation.positions import position_to_json
from paddlewheel.games import GAMES
from paddlewheel.server.rooms.journal import Snapshot
from paddlewheel.server.rooms.room import Room
from paddlewheel.server.storage.repository import Repository
from paddlewheel.server.storage.schema import METADATA, MIGRATIONS
from tests.server.rooms.test_journal import SECRET, fuzzed, new_table, same
from tests.server.storage.test_repository import new_room, with_store

FIRST = "0001"
LENGTH = 60  # entries and some more
Result = TypeVar("Result")

# The first tables, as they were: nothing here follows what they are now.
A_ROOM = """
INSERT INTO rooms (room, opened, game, options, engine, data, secret, watch, beginning, turn_limit)
VALUES (:room, 1790000000000, :game, :options, :engine, :data, :secret, :watch, NULL, 90)
"""
A_SEAT = "INSERT INTO seats (room, seat, name, link, bot) VALUES (:room, :seat, :name, :link, :bot)"
AN_ENTRY = """
INSERT INTO entries (room, number, kind, seat, action, "left", written)
VALUES (:room, :number, :kind, :seat, :action, :left, 1790000000000)
"""
A_SNAPSHOT = "INSERT INTO snapshots (room, number, length, position) VALUES (:room, :number, :length, :position)"


def scripts() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


def revisions() -> Iterator[str]:
    """From the first to the newest."""
    return reversed([script.revision for script in ScriptDirectory.from_config(scripts()).walk_revisions()])


def on_connection(url: str, work: Callable[[Connection], Result]) -> Result:
    parsed = make_url(url)
    if parsed.drivername == "sqlite":
        with create_engine(parsed).begin() as connection:
            return work(connection)

    async def run() -> Result:
        engine = create_async_engine(parsed.set(drivername="postgresql+asyncpg"))
        try:
            async with engine.begin() as connection:
                return await connection.run_sync(work)
        finally:
            await engine.dispose()

    return asyncio.run(run())


def upgrade(url: str, revision: str) -> None:
    def work(connection: Connection) -> None:
        config = scripts()
        config.attributes["connection"] = connection
        command.upgrade(config, revision)

    on_connection(url, work)


class Old:
    """A room with three seats, and a game that was played there under the first tables."""

    def __init__(self, game: str) -> None:
        self.room, self.table = new_room(game), new_table(game)
        self.entries = list(fuzzed(self.table, 8, LENGTH))
        self.kept = self._settled_midway(game)

    def _settled_midway(self, game: str) -> Snapshot:
        again = new_table(game)
        for entry in self.entries[: LENGTH // 2]:
            again.take(entry)
        return again.settled

    def fill(self, connection: Connection) -> None:
        name = self.room.room
        kept = ("room", "game", "options", "engine", "data", "secret", "watch")
        connection.execute(text(A_ROOM), {column: getattr(self.room, column) for column in kept})
        seats = [("Ada", f"hash of {name}", ""), ("Ben", None, "mate"), ("Cy", f"another of {name}", "pilot")]
        for seat, (who, link, bot) in enumerate(seats):
            connection.execute(text(A_SEAT), {"room": name, "seat": seat, "name": who, "link": link, "bot": bot})
        connection.execute(text(AN_ENTRY), [{"room": name, **vars(entry)} for entry in self.entries])
        position = json.dumps(position_to_json(self.kept.position))
        snapshot = {"room": name, "number": self.kept.number, "length": self.kept.length, "position": position}
        connection.execute(text(A_SNAPSHOT), snapshot)


@pytest.fixture
def old(database: str) -> list[Old]:
    """A room of every game, in a database as the first migration left it."""
    upgrade(database, FIRST)
    rooms = [Old(game) for game in GAMES]
    for room in rooms:
        on_connection(database, room.fill)
    return rooms


async def goes_on(store: Repository, old: Old) -> None:
    room = await store.room(old.room.room)
    assert room is not None
    assert (room.secret, room.watch, room.turn_limit) == (SECRET, old.room.watch, 90)
    assert await store.entries(room.room) == old.entries
    assert [(seat.name, seat.bot) for seat in await store.seats(room.room)] == [
        ("Ada", ""),
        ("Ben", "mate"),
        ("Cy", "pilot"),
    ]
    found = await store.seat_by_link(f"another of {room.room}")
    assert found is not None
    assert found.seat == 2
    live = await Room.load(room, store)
    assert same(live.game_log.position, old.table.position)
    assert (live.number, live.game_log.length) == (old.table.number, old.table.length)
    position = live.game_log.position
    await live.play(position.actor, live.number, position.game.action_text(position.legal_actions()[0]))
    assert len(await store.entries(room.room)) > len(old.entries)


def check(database: str, rooms: list[Old]) -> None:
    async def work(store: Repository) -> None:
        for old in rooms:
            await goes_on(store, old)

    with_store(database, work)
    assert differences(database) == []


def differences(database: str) -> list[Any]:
    """Between the tables there are and those the code is written for."""

    def work(connection: Connection) -> list[Any]:
        defaults = connection.dialect.name == "postgresql"  # of SQLite's, Alembic takes '' for another than ""
        context = MigrationContext.configure(connection, opts={"compare_server_default": defaults})
        return list(compare_metadata(context, METADATA))

    return on_connection(database, work)


def test_the_first_tables_are_brought_up_to_date_at_once(database: str, old: list[Old]) -> None:
    check(database, old)


def test_every_step_up_leaves_what_was_there(database: str, old: list[Old]) -> None:
    for revision in revisions():
        upgrade(database, revision)
        counted = on_connection(database, count)
        assert counted == {"rooms": 2, "seats": 6, "entries": sum(len(room.entries) for room in old), "snapshots": 2}
    check(database, old)


def count(connection: Connection) -> dict[str, int]:
    tables = ("rooms", "seats", "entries", "snapshots")
    return {table: connection.execute(text(f"SELECT count(*) FROM {table}")).scalar_one() for table in tables}


def test_a_new_database_has_the_tables_the_code_is_written_for(database: str) -> None:
    async def nothing(store: Repository) -> None:
        pass

    with_store(database, nothing)
    assert differences(database) == []


def test_the_migrations_are_one_line_from_the_first() -> None:
    script = ScriptDirectory.from_config(scripts())
    assert len(script.get_heads()) == 1
    assert next(revisions()) == FIRST
