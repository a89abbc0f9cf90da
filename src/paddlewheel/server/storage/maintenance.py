"""Maintenance for operators: list, expire, delete and verify rooms."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial

from sqlalchemy import Connection, delete, func, select, text

from paddlewheel.core.messages import Message
from paddlewheel.server.storage import messages
from paddlewheel.server.storage.hash_chain import Damaged
from paddlewheel.server.storage.models import RoomRow, snapshot_is_sound
from paddlewheel.server.storage.notifications import ENTRIES_CHANGED, notify
from paddlewheel.server.storage.repository import DAY_MS, Repository, RoomSummary
from paddlewheel.server.storage.schema import ENTRIES, ROOMS, SEATS, SNAPSHOTS

MAX_ROOMS_PER_DELETE = 20  # in one transaction


async def all_rooms(store: Repository, count: int) -> list[RoomSummary]:
    """The newest rooms, listed or not."""
    return await store.summaries(select(ROOMS).order_by(ROOMS.c.opened.desc(), ROOMS.c.room).limit(count))


async def idle_rooms(store: Repository, days: float) -> list[str]:
    """Names of rooms without a new entry for so many days."""
    before = store.clock.now() - int(days * DAY_MS)
    newest = select(ENTRIES.c.written).where(ENTRIES.c.room == ROOMS.c.room).order_by(ENTRIES.c.number.desc())
    last = func.coalesce(newest.limit(1).scalar_subquery(), ROOMS.c.opened)
    asked = select(ROOMS.c.room).where(ROOMS.c.opened <= before, last <= before)
    return list(await store.database.read(lambda connection: connection.execute(asked).scalars().all()))


async def delete_rooms(store: Repository, names: Sequence[str]) -> list[str]:
    """Delete rooms with all their rows, in small transactions to keep other writes fast; returns the names found."""
    gone: list[str] = []
    for start in range(0, len(names), MAX_ROOMS_PER_DELETE):
        part = names[start : start + MAX_ROOMS_PER_DELETE]
        gone += list(await store.last_numbers(part))
        await store.write(partial(_delete, part))
        for name in part:
            store.forget(name)
    return gone


def _delete(names: Sequence[str], connection: Connection) -> None:
    for table in (SNAPSHOTS, ENTRIES, SEATS, ROOMS):
        connection.execute(delete(table).where(table.c.room.in_(names)))
    for name in names:
        notify(connection, name, ENTRIES_CHANGED)


@dataclass
class VerificationReport:
    """Counts of rooms and entries, and descriptions of all damage found."""

    rooms: int = 0
    entries: int = 0
    problems: list[Message] = field(default_factory=list)


async def verify(store: Repository, advance: Callable[[int], None] = lambda rooms: None) -> VerificationReport:
    """Verify all checksums and hashes, one room per query so that a running server is not blocked."""
    found = VerificationReport()
    if not store.is_shared:
        found.problems += await store.database.read(_check_file)
    names = await store.database.read(lambda connection: connection.execute(select(ROOMS.c.room)).scalars().all())
    for name in names:
        found.problems += await store.database.read(partial(_check_room, name))
        try:
            found.entries += len(await store.entries(name))
        except Damaged as problem:
            found.problems.append(problem.message)
        found.rooms += 1
        advance(found.rooms)
    return found


def _check_file(connection: Connection) -> list[Message]:
    said = [str(row[0]) for row in connection.execute(text("PRAGMA integrity_check(20)"))]
    return [] if said == ["ok"] else [messages.file_damaged(line) for line in said]


def _check_room(name: str, connection: Connection) -> list[Message]:
    problems = []
    for row in connection.execute(select(ROOMS).where(ROOMS.c.room == name)):
        try:
            RoomRow.of_row(row)
        except Damaged as problem:
            problems.append(problem.message)
    for row in connection.execute(select(SNAPSHOTS).where(SNAPSHOTS.c.room == name)):
        if not snapshot_is_sound(row):
            problems.append(messages.snapshot_damaged(name))
    return problems
