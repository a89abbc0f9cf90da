"""Rooms in the database."""

import json
import logging
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, Update, delete, func, insert, select, update

from paddlewheel.server.clock import Clock
from paddlewheel.server.metrics import Metrics
from paddlewheel.server.rooms.journal import Entry, Settled
from paddlewheel.server.storage.connect import open_database
from paddlewheel.server.storage.database import Database, Work
from paddlewheel.server.storage.group_commit import NotWritten, Writer, newer_snapshot
from paddlewheel.server.storage.hash_chain import Damaged, start_of_chain, verified
from paddlewheel.server.storage.models import Append, Room, Seat, snapshot_is_sound, snapshot_row
from paddlewheel.server.storage.notifications import OURS, SEATS_NEWS, WATCH_NEWS, spread
from paddlewheel.server.storage.schema import ENTRIES, ROOMS, SEATS, SERVERS, SNAPSHOTS

LOG = logging.getLogger(__name__)
DAY = 24 * 3600 * 1000  # milliseconds
LATELY = 12_000  # milliseconds; a server that said nothing for so long has stopped
FORGOTTEN = 7 * DAY
MOST_VERIFIED = 100_000  # names of rooms that are remembered
OF_ENTRY = (
    ENTRIES.c.number,
    ENTRIES.c.kind,
    ENTRIES.c.seat,
    ENTRIES.c.action,
    ENTRIES.c.left,
    ENTRIES.c.written,
    ENTRIES.c.hash,
)


class Journal(NamedTuple):
    """Entries from some number on, and the hash of the last there is."""

    entries: list[Entry]
    head: bytes
    written: int  # when the last was, or the room was opened


class Kept(NamedTuple):
    """All that is needed to go on with a room."""

    seats: list[Seat]
    snapshot: Any  # a row, or None
    journal: Journal  # from the snapshot on


class RoomSummary(NamedTuple):
    room: Room
    seats: list[Seat]
    entries: int
    written: int  # when the last entry was, or it was opened


class ReadOnly(NotWritten):
    """A server that was started to show games only."""


class Store:
    def __init__(self, database: Database, metrics: Metrics | None = None) -> None:
        self.database, self.metrics = database, metrics or Metrics()
        self.clock, self.read_only = Clock(), False
        self._writer = Writer(database, self.metrics)
        self._servers: dict[str, int] = {}  # when each was last heard of
        self._verified: dict[str, None] = {}  # rooms whose whole journal was found sound, in this process

    @property
    def is_shared(self) -> bool:
        """May other servers work on it at the same time?"""
        return self.database.is_shared

    @classmethod
    async def at(cls, url: str, metrics: Metrics | None = None, address: str | None = None) -> "Store":
        """A server says its address: it has a SQLite file to itself."""
        store = cls(await open_database(url, address), metrics)
        await store.set_clock()
        return store

    async def close(self) -> None:
        await self._writer.close()
        await self.database.close()

    async def set_clock(self) -> None:
        if self.is_shared:
            self.clock.agree_with(await self.database.now())

    async def append(self, what: Append) -> None:
        """Returns when it is on the disk; raises, and has written nothing, otherwise."""
        self._require_writable()
        with self.metrics.kept.time():
            await self._writer.write(what)
        for entry in what.entries:
            self.metrics.entries.labels(entry.kind).inc()

    async def write(self, work: Work) -> None:
        """Other than the journal. On SQLite all that is written waits in one line."""
        self._require_writable()
        if not self.is_shared:
            await self._writer.write(work)
        elif (problem := await self._writer.commit([work])) is not None:
            raise problem

    def _require_writable(self) -> None:
        if self.read_only:
            raise ReadOnly("this server only shows games for now, and keeps nothing new; come back later to play")

    async def open_room(self, room: Room, seats: Iterable[Seat], past: Append | None = None) -> None:
        """With what was already played of it, if anything."""
        rows = [vars(seat) for seat in seats]

        def work(connection: Connection) -> None:
            connection.execute(insert(ROOMS), room.as_row())
            connection.execute(insert(SEATS), rows)
            if past is not None:
                connection.execute(insert(ENTRIES), past.rows())
                connection.execute(insert(SNAPSHOTS), past.snapshot)

        await self.write(work)

    async def room(self, name: str, verified: bool = True) -> Room | None:
        return await self._room(ROOMS.c.room == name, verified)

    async def room_by_watch_link(self, hashed: str, verified: bool = True) -> Room | None:
        return await self._room(ROOMS.c.watch == hashed, verified)

    async def room_by_manage_link(self, hashed: str) -> Room | None:
        return await self._room(ROOMS.c.manage == hashed)

    async def set_watch_link(self, room: str, hashed: str) -> None:
        changed = update(ROOMS).where(ROOMS.c.room == room).values(watch=hashed)

        def work(connection: Connection) -> None:
            connection.execute(changed)
            spread(connection, room, WATCH_NEWS)

        await self.write(work)

    async def _room(self, condition: Any, verified: bool = True) -> Room | None:
        asked = select(ROOMS).where(condition)
        row = await self.database.read(lambda connection: connection.execute(asked).one_or_none())
        if row is None:
            return None
        return Room.of_row(row) if verified else Room.unverified(row)

    async def seats(self, room: str) -> list[Seat]:
        return await self.database.read(lambda connection: _seats(connection, [room])[room])

    async def seats_of(self, rooms: Sequence[str]) -> dict[str, list[Seat]]:
        return await self.database.read(lambda connection: _seats(connection, rooms))

    async def seat_by_link(self, hashed: str) -> Seat | None:
        asked = select(SEATS).where(SEATS.c.link == hashed)
        row = await self.database.read(lambda connection: connection.execute(asked).one_or_none())
        return None if row is None else Seat(**row._mapping)

    async def set_seat(self, room: str, seat: int, **values: Any) -> None:
        """Change who plays it (`bot`, `standin`), or when they were last seen (`seen`)."""
        await self.set_seats(room, [seat], **values)

    async def set_seats(self, room: str, seats: Sequence[int], **values: Any) -> None:
        changed = update(SEATS).where(SEATS.c.room == room, SEATS.c.seat.in_(seats)).values(**values)

        def work(connection: Connection) -> None:
            connection.execute(changed)
            spread(connection, room, SEATS_NEWS)

        if seats:
            await self.write(work)

    def forget(self, room: str) -> None:
        """One that was deleted."""
        self._verified.pop(room, None)

    async def touch(self, room: str, seats: Sequence[int]) -> None:
        """These people were here just now."""
        mine = SEATS.c.room == room, SEATS.c.seat.in_(seats)
        await self._change(seats, update(SEATS).where(*mine).values(seen=self.clock.now()))

    async def leave_seats(self, room: str, seats: Sequence[int], server: str) -> None:
        """These people were here just now, and are no longer connected to this server."""
        mine = SEATS.c.room == room, SEATS.c.seat.in_(seats), SEATS.c.server == server
        await self._change(seats, update(SEATS).where(*mine).values(seen=self.clock.now(), server=None))

    async def _change(self, seats: Sequence[int], statement: Update) -> None:
        def work(connection: Connection) -> None:
            connection.execute(statement)

        if seats:
            await self.write(work)

    async def say_running(self, server: str) -> None:
        """And hear which other servers do."""
        now = self.clock.now()

        def work(connection: Connection) -> None:
            if not connection.execute(update(SERVERS).where(SERVERS.c.server == server).values(seen=now)).rowcount:
                connection.execute(insert(SERVERS), {"server": server, "seen": now})
            connection.execute(delete(SERVERS).where(SERVERS.c.seen < now - FORGOTTEN))

        await self.write(work)
        rows = await self.database.read(lambda connection: connection.execute(select(SERVERS)).all())
        self._servers = {row.server: row.seen for row in rows}

    def last_heard_of(self, server: str | None) -> int:
        return self._servers.get(server or "", 0)

    def is_running_elsewhere(self, server: str | None) -> bool:
        """One that was never heard of has just begun, or is long gone: then the next beat says so."""
        if not self.is_shared or server in (None, OURS):
            return False
        return self.clock.now() - self._servers.get(server or "", self.clock.reliable_since) < LATELY

    async def entries(self, room: str, since: int = 0) -> list[Entry]:
        """Compared with their hashes, as all that is read from a journal."""
        return (await self.journal(room, since)).entries

    async def journal(self, room: str, since: int = 0) -> Journal:
        return await self.database.read(lambda connection: _journal(connection, room, since))

    async def last_numbers(self, rooms: Sequence[str]) -> dict[str, int]:
        """The number of each room's next entry; a room that is gone has none."""
        newest = select(func.max(ENTRIES.c.number)).where(ENTRIES.c.room == ROOMS.c.room).scalar_subquery()
        asked = select(ROOMS.c.room, func.coalesce(newest, -1)).where(ROOMS.c.room.in_(rooms))
        rows = await self.database.read(lambda connection: connection.execute(asked).all())
        return {room: int(number) + 1 for room, number in rows}

    async def kept(self, room: Room, from_snapshot: bool = True) -> Kept:
        """In one go. The first time here the whole journal is compared with its hashes."""
        is_known = room.room in self._verified

        def query(connection: Connection) -> Kept:
            snapshot = connection.execute(select(SNAPSHOTS).where(SNAPSHOTS.c.room == room.room)).one_or_none()
            snapshot = snapshot if _is_sound(snapshot) else None
            since = snapshot.number if snapshot is not None and from_snapshot else 0
            journal = _journal(connection, room.room, since if is_known else 0)
            if since and not is_known:
                journal = journal._replace(entries=journal.entries[since:])
            written = journal.written or room.opened
            return Kept(_seats(connection, [room.room])[room.room], snapshot, journal._replace(written=written))

        kept = await self.database.read(query)
        self._verified[room.room] = None
        if len(self._verified) > MOST_VERIFIED:
            del self._verified[next(iter(self._verified))]
        return kept

    async def settled(self, room: Room) -> Settled:
        """The newest moment kept, or the beginning."""
        asked = select(SNAPSHOTS).where(SNAPSHOTS.c.room == room.room)
        row = await self.database.read(lambda connection: connection.execute(asked).one_or_none())
        return settled_at(room, row if _is_sound(row) else None)

    async def keep_snapshot(self, room: str, settled: Settled) -> None:
        row = snapshot_row(room, settled)

        def work(connection: Connection) -> None:
            connection.execute(newer_snapshot(connection), [row])

        await self.write(work)

    async def newest_rooms(self, count: int) -> list[RoomSummary]:
        """Of those that are listed."""
        return await self.summaries(newest_listed(count))

    async def summaries(self, asked: Any) -> list[RoomSummary]:
        """The rooms first, then what belongs to these alone. Damaged rooms are left out."""

        def query(connection: Connection) -> list[RoomSummary]:
            rooms = list(_sound_rooms(connection.execute(asked).all()))
            names = [room.room for room in rooms]
            seats = _seats(connection, names)
            counts = select(ENTRIES.c.room, func.count(), func.max(ENTRIES.c.written))
            counts = counts.where(ENTRIES.c.room.in_(names)).group_by(ENTRIES.c.room)
            found = {row[0]: row for row in connection.execute(counts)}
            return [
                RoomSummary(room, seats[room.room], *(found[room.room][1:] if room.room in found else (0, room.opened)))
                for room in rooms
            ]

        return await self.database.read(query)


def _sound_rooms(rows: Iterable[Any]) -> Iterator[Room]:
    for row in rows:
        try:
            yield Room.of_row(row)
        except Damaged as problem:
            LOG.error("a damaged room is left out of a list", extra={"room": row.room, "reason": str(problem)})


def newest_listed(count: int) -> Select[Any]:
    """In the order of an index, so that no more rooms are looked at than are shown."""
    return select(ROOMS).where(ROOMS.c.listed.is_(True)).order_by(ROOMS.c.opened.desc()).limit(count)


def _seats(connection: Connection, rooms: Sequence[str]) -> dict[str, list[Seat]]:
    found: dict[str, list[Seat]] = {room: [] for room in rooms}
    for row in connection.execute(select(SEATS).where(SEATS.c.room.in_(rooms)).order_by(SEATS.c.seat)):
        found[row.room].append(Seat(**row._mapping))
    return found


def _journal(connection: Connection, room: str, since: int) -> Journal:
    """The entry before the first that is asked for has the hash that this one follows."""
    asked = select(*OF_ENTRY).where(ENTRIES.c.room == room, ENTRIES.c.number >= since - 1).order_by(ENTRIES.c.number)
    rows: Sequence[Any] = connection.execute(asked).all()
    written = rows[-1].written if rows else 0
    if since == 0:
        before: bytes | None = start_of_chain(room)
    else:
        first, rows = rows[:1], rows[1:]
        before = bytes(first[0].hash) if first and first[0].number == since - 1 else None
    entries = list(verified(room, before, since, rows))
    return Journal(entries, entries[-1].hash if entries else before or b"", written)


def _is_sound(row: Any) -> bool:
    """A snapshot that is damaged is as good as none: the journal has all of it."""
    if row is None:
        return False
    is_sound = snapshot_is_sound(row)
    if not is_sound:
        LOG.error("a damaged snapshot is made anew from the journal", extra={"room": row.room})
    return is_sound


def settled_at(room: Room, snapshot: Any) -> Settled:
    if snapshot is None:
        return Settled(0, 0, room.first_position())
    return Settled(snapshot.number, snapshot.length, room.rules.position_from_json(json.loads(snapshot.position)))
