"""Rooms in the database."""

import json
from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import bindparam, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from paddlewheel.server.database import anchored, open_database
from paddlewheel.server.journal import Entry
from paddlewheel.server.metrics import Metrics
from paddlewheel.server.news import SEATS_NEWS, spread
from paddlewheel.server.rows import Append, Room, Seat
from paddlewheel.server.schema import ENTRIES, ROOMS, SEATS, SNAPSHOTS
from paddlewheel.server.table import Settled
from paddlewheel.server.writer import Writer


class Store:
    def __init__(self, engine: AsyncEngine, metrics: Metrics | None = None) -> None:
        self.engine, self.metrics = engine, metrics or Metrics()
        self._anchor = None if self.is_shared else anchored(engine)
        self._writer = Writer(engine)

    @property
    def is_shared(self) -> bool:
        """May other servers work on it at the same time?"""
        return self.engine.dialect.name == "postgresql"

    @classmethod
    async def at(cls, url: str, metrics: Metrics | None = None) -> "Store":
        return cls(await open_database(url), metrics)

    async def close(self) -> None:
        await self._writer.close()
        if self._anchor is not None:
            self._anchor.close()
        await self.engine.dispose()

    async def append(self, what: Append) -> None:
        """Returns when it is on the disk; raises, and has written nothing, otherwise."""
        with self.metrics.kept.time():
            await self._writer.append(what)
        for entry in what.entries:
            self.metrics.entries.labels(entry.kind).inc()

    async def open_room(self, room: Room, seats: Iterable[Seat], past: Append | None = None) -> None:
        """With what was already played of it, if anything."""
        async with self.engine.begin() as connection:
            await connection.execute(insert(ROOMS), vars(room))
            await connection.execute(insert(SEATS), [vars(seat) for seat in seats])
            if past is not None:
                await connection.execute(insert(ENTRIES), past.rows())
                await connection.execute(insert(SNAPSHOTS), past.snapshot())

    async def room(self, name: str) -> Room | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(ROOMS).where(ROOMS.c.room == name))).one_or_none()
        return None if row is None else Room(**row._mapping)

    async def seats(self, room: str) -> list[Seat]:
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(SEATS).where(SEATS.c.room == room).order_by(SEATS.c.seat))
        return [Seat(**row._mapping) for row in rows]

    async def seats_of(self, rooms: Sequence[str]) -> dict[str, list[Seat]]:
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(SEATS).where(SEATS.c.room.in_(rooms)).order_by(SEATS.c.seat))
        found: dict[str, list[Seat]] = {room: [] for room in rooms}
        for row in rows:
            found[row.room].append(Seat(**row._mapping))
        return found

    async def seat_by_link(self, hashed: str) -> Seat | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(SEATS).where(SEATS.c.link == hashed))).one_or_none()
        return None if row is None else Seat(**row._mapping)

    async def room_by_watch_link(self, hashed: str) -> Room | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(ROOMS).where(ROOMS.c.watch == hashed))).one_or_none()
        return None if row is None else Room(**row._mapping)

    async def set_seat(self, room: str, seat: int, **values: Any) -> None:
        """Change who plays it (`bot`, `standin`), or when they were last seen (`seen`)."""
        async with self.engine.begin() as connection:
            await connection.execute(update(SEATS).where(SEATS.c.room == room, SEATS.c.seat == seat).values(**values))
            await connection.run_sync(spread, room, SEATS_NEWS)

    async def touch(self, seats: Sequence[tuple[str, int]], now: int) -> None:
        """These people are here."""
        if not seats:
            return
        mine = update(SEATS).where(SEATS.c.room == bindparam("r"), SEATS.c.seat == bindparam("s")).values(seen=now)
        async with self.engine.begin() as connection:
            await connection.execute(mine, [{"r": room, "s": seat} for room, seat in seats])

    async def newest_rooms(self, count: int) -> list[tuple[Room, list[Seat], int]]:
        """With their seats, and how many entries each has."""
        number = select(func.count()).where(ENTRIES.c.room == ROOMS.c.room).scalar_subquery()
        asked = select(ROOMS, number).order_by(ROOMS.c.opened.desc(), ROOMS.c.room).limit(count)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(asked)).all()
        seats = await self.seats_of([row.room for row in rows])
        return [(Room(*row[:-1]), seats[row.room], int(row[-1])) for row in rows]

    async def entries(self, room: str, since: int = 0) -> list[Entry]:
        columns = (ENTRIES.c.number, ENTRIES.c.kind, ENTRIES.c.seat, ENTRIES.c.action, ENTRIES.c.left)
        asked = select(*columns).where(ENTRIES.c.room == room, ENTRIES.c.number >= since).order_by(ENTRIES.c.number)
        async with self.engine.connect() as connection:
            rows = await connection.execute(asked)
        return [Entry(*row) for row in rows]

    async def last_written(self, room: Room) -> int:
        """When its last entry was, or it was opened."""
        async with self.engine.connect() as connection:
            newest = select(ENTRIES.c.written).where(ENTRIES.c.room == room.room).order_by(ENTRIES.c.number.desc())
            written = (await connection.execute(newest.limit(1))).scalar_one_or_none()
        return room.opened if written is None else int(written)

    async def snapshot(self, room: str) -> Any:
        async with self.engine.connect() as connection:
            found = await connection.execute(select(SNAPSHOTS).where(SNAPSHOTS.c.room == room))
        return found.one_or_none()

    async def settled(self, room: Room) -> Settled:
        """The newest moment kept, or the beginning."""
        row = await self.snapshot(room.room)
        if row is None:
            return Settled(0, 0, room.first_position())
        return Settled(row.number, row.length, room.rules.position_from_json(json.loads(row.position)))
