"""Maintenance for operators: list, expire, delete and verify rooms."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial

from sqlalchemy import Connection, delete, func, select, text

from paddlewheel.server.storage.hash_chain import Damaged
from paddlewheel.server.storage.models import Room, snapshot_is_sound
from paddlewheel.server.storage.notifications import ENTRIES_NEWS, spread
from paddlewheel.server.storage.repository import DAY, RoomSummary, Store
from paddlewheel.server.storage.schema import ENTRIES, ROOMS, SEATS, SNAPSHOTS

DELETED_AT_ONCE = 20  # in one transaction


async def all_rooms(store: Store, count: int) -> list[RoomSummary]:
    """The newest rooms, listed or not."""
    return await store.summaries(select(ROOMS).order_by(ROOMS.c.opened.desc(), ROOMS.c.room).limit(count))


async def idle_rooms(store: Store, days: float) -> list[str]:
    """Names of rooms without a new entry for so many days."""
    before = store.clock.now() - int(days * DAY)
    newest = select(ENTRIES.c.written).where(ENTRIES.c.room == ROOMS.c.room).order_by(ENTRIES.c.number.desc())
    last = func.coalesce(newest.limit(1).scalar_subquery(), ROOMS.c.opened)
    asked = select(ROOMS.c.room).where(ROOMS.c.opened <= before, last <= before)
    return list(await store.database.read(lambda connection: connection.execute(asked).scalars().all()))


async def delete_rooms(store: Store, names: Sequence[str]) -> list[str]:
    """Delete rooms with all their rows, in small transactions to keep other writes fast; returns the names found."""
    gone: list[str] = []
    for start in range(0, len(names), DELETED_AT_ONCE):
        part = names[start : start + DELETED_AT_ONCE]
        gone += list(await store.last_numbers(part))
        await store.write(partial(_delete, part))
        for name in part:
            store.forget(name)
    return gone


def _delete(names: Sequence[str], connection: Connection) -> None:
    for table in (SNAPSHOTS, ENTRIES, SEATS, ROOMS):
        connection.execute(delete(table).where(table.c.room.in_(names)))
    for name in names:
        spread(connection, name, ENTRIES_NEWS)


@dataclass
class Verified:
    """Counts of rooms and entries, and descriptions of all damage found."""

    rooms: int = 0
    entries: int = 0
    problems: list[str] = field(default_factory=list)


async def verify(store: Store, advance: Callable[[int], None] = lambda rooms: None) -> Verified:
    """Verify all checksums and hashes, one room per query so that a running server is not blocked."""
    found = Verified()
    if not store.is_shared:
        found.problems += await store.database.read(_pages)
    names = await store.database.read(lambda connection: connection.execute(select(ROOMS.c.room)).scalars().all())
    for name in names:
        found.problems += await store.database.read(partial(_rows, name))
        try:
            found.entries += len(await store.entries(name))
        except Damaged as problem:
            found.problems.append(str(problem))
        found.rooms += 1
        advance(found.rooms)
    return found


def _pages(connection: Connection) -> list[str]:
    said = [str(row[0]) for row in connection.execute(text("PRAGMA integrity_check(20)"))]
    return [] if said == ["ok"] else [f"the file is damaged: {line}" for line in said]


def _rows(name: str, connection: Connection) -> list[str]:
    problems = []
    for row in connection.execute(select(ROOMS).where(ROOMS.c.room == name)):
        try:
            Room.of_row(row)
        except Damaged as problem:
            problems.append(str(problem))
    for row in connection.execute(select(SNAPSHOTS).where(SNAPSHOTS.c.room == name)):
        if not snapshot_is_sound(row):
            problems.append(f"room {name}: its snapshot is damaged; it is made anew when the room is opened")
    return problems
