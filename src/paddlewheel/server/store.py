"""Rooms in the database."""

import json
from collections.abc import Iterable

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from paddlewheel.server.database import open_database
from paddlewheel.server.journal import Entry
from paddlewheel.server.rows import Append, Room, Seat
from paddlewheel.server.schema import ENTRIES, ROOMS, SEATS, SNAPSHOTS
from paddlewheel.server.table import Settled
from paddlewheel.server.writer import Writer


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._writer = Writer(engine)

    @classmethod
    async def at(cls, url: str) -> "Store":
        return cls(await open_database(url))

    async def close(self) -> None:
        await self._writer.close()
        await self.engine.dispose()

    async def append(self, what: Append) -> None:
        """Returns when it is on the disk; raises, and has written nothing, otherwise."""
        await self._writer.append(what)

    async def open_room(self, room: Room, seats: Iterable[Seat]) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(insert(ROOMS), vars(room))
            await connection.execute(insert(SEATS), [vars(seat) for seat in seats])

    async def room(self, name: str) -> Room | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(ROOMS).where(ROOMS.c.room == name))).one_or_none()
        return None if row is None else Room(**row._mapping)

    async def seats(self, room: str) -> list[Seat]:
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(SEATS).where(SEATS.c.room == room).order_by(SEATS.c.seat))
        return [Seat(**row._mapping) for row in rows]

    async def seat_by_link(self, hashed: str) -> Seat | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(SEATS).where(SEATS.c.link == hashed))).one_or_none()
        return None if row is None else Seat(**row._mapping)

    async def room_by_watch_link(self, hashed: str) -> Room | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(ROOMS).where(ROOMS.c.watch == hashed))).one_or_none()
        return None if row is None else Room(**row._mapping)

    async def set_bot(self, room: str, seat: int, bot: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(update(SEATS).where(SEATS.c.room == room, SEATS.c.seat == seat).values(bot=bot))

    async def entries(self, room: str, since: int = 0) -> list[Entry]:
        columns = (ENTRIES.c.number, ENTRIES.c.kind, ENTRIES.c.seat, ENTRIES.c.action, ENTRIES.c.left)
        asked = select(*columns).where(ENTRIES.c.room == room, ENTRIES.c.number >= since).order_by(ENTRIES.c.number)
        async with self.engine.connect() as connection:
            rows = await connection.execute(asked)
        return [Entry(*row) for row in rows]

    async def settled(self, room: Room) -> Settled:
        """The newest moment kept, or the beginning."""
        async with self.engine.connect() as connection:
            found = await connection.execute(select(SNAPSHOTS).where(SNAPSHOTS.c.room == room.room))
        row = found.one_or_none()
        if row is None:
            return Settled(0, 0, room.first_position())
        return Settled(row.number, row.length, room.rules.position_from_json(json.loads(row.position)))
