"""For whoever runs a server: all rooms there are, those that nobody plays in, and their end."""

from collections.abc import Sequence
from functools import partial

from sqlalchemy import Connection, delete, func, select

from paddlewheel.server.news import ENTRIES_NEWS, spread
from paddlewheel.server.schema import ENTRIES, ROOMS, SEATS, SNAPSHOTS
from paddlewheel.server.store import DAY, RoomSummary, Store

DELETED_AT_ONCE = 20  # rooms


async def all_rooms(store: Store, count: int) -> list[RoomSummary]:
    """The newest, listed or not."""
    return await store.summaries(select(ROOMS).order_by(ROOMS.c.opened.desc(), ROOMS.c.room).limit(count))


async def idle_rooms(store: Store, days: float) -> list[str]:
    """Those in which nothing was written for so long."""
    before = store.clock.now() - int(days * DAY)
    newest = select(ENTRIES.c.written).where(ENTRIES.c.room == ROOMS.c.room).order_by(ENTRIES.c.number.desc())
    last = func.coalesce(newest.limit(1).scalar_subquery(), ROOMS.c.opened)
    asked = select(ROOMS.c.room).where(ROOMS.c.opened <= before, last <= before)
    return list(await store.database.read(lambda connection: connection.execute(asked).scalars().all()))


async def delete_rooms(store: Store, names: Sequence[str]) -> list[str]:
    """With all that belongs to them, some at a time, so that nobody waits long; returns those there were."""
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
