"""Entries and rows with the hashes that belong to them, for tests that write to the database themselves."""

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, select, text, update

from paddlewheel.server.rooms.journal import JournalEntry, Snapshot
from paddlewheel.server.storage.hash_chain import entry_hash, hash_entries, start_of_chain
from paddlewheel.server.storage.models import JournalAppend, RoomRow, snapshot_checksum
from paddlewheel.server.storage.repository import Repository
from paddlewheel.server.storage.schema import ENTRIES, ROOMS, SNAPSHOTS


async def append(
    store: Repository, room: str, entries: Iterable[JournalEntry], settled: Snapshot | None = None
) -> None:
    """After what is there."""
    wanted = tuple(entries)
    before = (await store.journal(room, wanted[0].number)).head if wanted[0].number else start_of_chain(room)
    await store.append(JournalAppend(room, hash_entries(before, wanted, 1), 1, settled))


async def change(store: Repository, statement: str, **values: Any) -> None:
    """One row, whatever it says then."""

    def work(connection: Connection) -> None:
        done = connection.execute(text(statement), values)
        assert done.rowcount == 1

    await store.write(work)


async def reseal(store: Repository, room: str) -> None:
    """As if the server itself had written what stands there now."""
    await store.write(lambda connection: _reseal(connection, room))


def _reseal(connection: Connection, name: str) -> None:
    row = dict(connection.execute(select(ROOMS).where(ROOMS.c.room == name)).one()._mapping)
    del row["checksum"]
    connection.execute(update(ROOMS).where(ROOMS.c.room == name).values(checksum=RoomRow(**row).checksum()))
    for kept in connection.execute(select(SNAPSHOTS).where(SNAPSHOTS.c.room == name)).all():
        total = snapshot_checksum(kept.room, kept.number, kept.length, kept.position)
        connection.execute(update(SNAPSHOTS).where(SNAPSHOTS.c.room == name).values(checksum=total))
    before = start_of_chain(name)
    for kept in connection.execute(select(ENTRIES).where(ENTRIES.c.room == name).order_by(ENTRIES.c.number)).all():
        entry = JournalEntry(kept.number, kept.kind, kept.seat, kept.action, kept.left)
        before = entry_hash(before, entry, kept.written)
        mine = ENTRIES.c.room == name, ENTRIES.c.number == kept.number
        connection.execute(update(ENTRIES).where(*mine).values(hash=before))
