"""Repository of rooms, seats, journals and snapshots."""

import json
import logging
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, Update, delete, func, insert, select, update

from paddlewheel.core.notation.positions import position_from_json
from paddlewheel.server.clock import Clock
from paddlewheel.server.metrics import Metrics
from paddlewheel.server.rooms.journal import JournalEntry, Snapshot
from paddlewheel.server.storage import messages
from paddlewheel.server.storage.connect import open_database
from paddlewheel.server.storage.database import Database, DatabaseWrite
from paddlewheel.server.storage.group_commit import GroupCommit, NotWritten, snapshot_upsert
from paddlewheel.server.storage.hash_chain import Damaged, start_of_chain, verified
from paddlewheel.server.storage.models import JournalAppend, RoomRow, SeatRow, snapshot_is_sound, snapshot_row
from paddlewheel.server.storage.notifications import SEATS_CHANGED, WATCH_LINK_CHANGED, notify, server_id
from paddlewheel.server.storage.schema import ENTRIES, ROOMS, SEATS, SERVERS, SNAPSHOTS

LOG = logging.getLogger(__name__)
DAY_MS = 24 * 3600 * 1000  # milliseconds
SERVER_TIMEOUT_MS = 12_000  # a server without a heartbeat for so long has stopped
SERVER_RETENTION_MS = 7 * DAY_MS
MAX_VERIFIED_ROOMS = 100_000  # room names remembered as verified
ENTRY_COLUMNS = (
    ENTRIES.c.number,
    ENTRIES.c.kind,
    ENTRIES.c.seat,
    ENTRIES.c.action,
    ENTRIES.c.left,
    ENTRIES.c.written,
    ENTRIES.c.hash,
)


class Journal(NamedTuple):
    """Entries from a number on, and the hash of the last entry."""

    entries: list[JournalEntry]
    head: bytes
    written: int  # time of the last entry, or of the creation of the room


class StoredRoom(NamedTuple):
    """Everything needed to load a room."""

    seats: list[SeatRow]
    snapshot: Any  # a row, or None
    journal: Journal  # from the snapshot on


class RoomSummary(NamedTuple):
    room: RoomRow
    seats: list[SeatRow]
    entries: int
    written: int  # time of the last entry, or of the creation of the room


class ReadOnly(NotWritten):
    """The server was started in read-only mode."""


class Repository:
    """Reads and writes everything that is kept about rooms."""

    def __init__(self, database: Database, metrics: Metrics | None = None) -> None:
        self.database, self.metrics = database, metrics or Metrics()
        self.clock, self.read_only = Clock(), False
        self._writer = GroupCommit(database, self.metrics)
        self._servers: dict[str, int] = {}  # time of the last heartbeat of each server
        self._verified: dict[str, None] = {}  # rooms whose whole journal this process has verified, in order

    @property
    def is_shared(self) -> bool:
        """Can several servers use the database at the same time?"""
        return self.database.is_shared

    @classmethod
    async def at(cls, url: str, metrics: Metrics | None = None, address: str | None = None) -> "Repository":
        """Open the repository. With an address (of a server), lock a SQLite file."""
        store = cls(await open_database(url, address), metrics)
        await store.set_clock()
        return store

    async def close(self) -> None:
        await self._writer.close()
        await self.database.close()

    async def set_clock(self) -> None:
        if self.is_shared:
            self.clock.synchronize_with(await self.database.now())

    async def append(self, what: JournalAppend) -> None:
        """Append entries and return when they are durable; raises if they are not, or not known to be."""
        self._require_writable()
        with self.metrics.kept.time():
            await self._writer.write(what)
        for entry in what.entries:
            self.metrics.entries.labels(entry.kind).inc()

    async def write(self, work: DatabaseWrite) -> None:
        """Write anything but the journal. On SQLite all writes share one queue."""
        self._require_writable()
        if not self.is_shared:
            await self._writer.write(work)
        elif (problem := await self._writer.commit([work])) is not None:
            raise problem

    def _require_writable(self) -> None:
        if self.read_only:
            raise ReadOnly(messages.read_only())

    async def open_room(self, room: RoomRow, seats: Iterable[SeatRow], past: JournalAppend | None = None) -> None:
        """Insert a room with its seats and copied entries."""
        rows = [vars(seat) for seat in seats]

        def work(connection: Connection) -> None:
            connection.execute(insert(ROOMS), room.as_row())
            connection.execute(insert(SEATS), rows)
            if past is not None:
                connection.execute(insert(ENTRIES), past.rows())
                connection.execute(insert(SNAPSHOTS), past.snapshot)

        await self.write(work)

    async def room(self, name: str, verified: bool = True) -> RoomRow | None:
        return await self._room(ROOMS.c.room == name, verified)

    async def room_by_watch_link(self, hashed: str, verified: bool = True) -> RoomRow | None:
        return await self._room(ROOMS.c.watch == hashed, verified)

    async def room_by_manage_link(self, hashed: str) -> RoomRow | None:
        return await self._room(ROOMS.c.manage == hashed)

    async def room_by_room_link(self, hashed: str, verified: bool = True) -> RoomRow | None:
        return await self._room(ROOMS.c.join == hashed, verified)

    async def is_waiting(self, room: str) -> bool:
        """Has the game of this room not been started yet?"""
        asked = select(ROOMS.c.waiting).where(ROOMS.c.room == room)
        return bool(await self.database.read(lambda connection: connection.execute(asked).scalar_one_or_none()))

    async def change_room(self, room: str, change: Callable[[Connection], bool]) -> bool:
        """Change seats or settings in one transaction, and tell the other servers; was there anything to change?"""
        outcome = [False]

        def work(connection: Connection) -> None:
            outcome[0] = change(connection)
            notify(connection, room, SEATS_CHANGED)

        await self.write(work)
        return outcome[0]

    async def announce(self, what: Mapping[str, str]) -> None:
        """Tell the other servers of what is not stored, by room."""

        def work(connection: Connection) -> None:
            for room, news in what.items():
                notify(connection, room, news)

        if self.is_shared and not self.read_only:
            await self.write(work)

    async def set_watch_link(self, room: str, hashed: str) -> None:
        await self._set_link(room, watch=hashed)

    async def set_room_link(self, room: str, hashed: str) -> None:
        await self._set_link(room, join=hashed)

    async def _set_link(self, room: str, **link: str) -> None:
        changed = update(ROOMS).where(ROOMS.c.room == room).values(**link)

        def work(connection: Connection) -> None:
            connection.execute(changed)
            notify(connection, room, WATCH_LINK_CHANGED)

        await self.write(work)

    async def _room(self, condition: Any, verified: bool = True) -> RoomRow | None:
        asked = select(ROOMS).where(condition)
        row = await self.database.read(lambda connection: connection.execute(asked).one_or_none())
        if row is None:
            return None
        return RoomRow.of_row(row) if verified else RoomRow.unverified(row)

    async def seats(self, room: str) -> list[SeatRow]:
        return await self.database.read(lambda connection: _seats(connection, [room])[room])

    async def seats_of(self, rooms: Sequence[str]) -> dict[str, list[SeatRow]]:
        return await self.database.read(lambda connection: _seats(connection, rooms))

    async def seat_by_link(self, hashed: str) -> SeatRow | None:
        asked = select(SEATS).where(SEATS.c.link == hashed)
        row = await self.database.read(lambda connection: connection.execute(asked).one_or_none())
        return None if row is None else SeatRow(**row._mapping)

    async def set_seat(self, room: str, seat: int, **values: Any) -> None:
        """Change columns of a seat, such as its player (`bot`, `standin`) or presence (`seen`)."""
        await self.set_seats(room, [seat], **values)

    async def set_seats(self, room: str, seats: Sequence[int], **values: Any) -> None:
        changed = update(SEATS).where(SEATS.c.room == room, SEATS.c.seat.in_(seats)).values(**values)

        def work(connection: Connection) -> None:
            connection.execute(changed)
            notify(connection, room, SEATS_CHANGED)

        if seats:
            await self.write(work)

    def forget(self, room: str) -> None:
        """Forget that a room was verified, after its deletion."""
        self._verified.pop(room, None)

    async def touch(self, room: str, seats: Sequence[int]) -> None:
        """Record that the players of these seats are present now."""
        mine = SEATS.c.room == room, SEATS.c.seat.in_(seats)
        await self._change(seats, update(SEATS).where(*mine).values(seen=self.clock.now()))

    async def leave_seats(self, room: str, seats: Sequence[int], server: str) -> None:
        """Record that the players of these seats just disconnected from this server."""
        mine = SEATS.c.room == room, SEATS.c.seat.in_(seats), SEATS.c.server == server
        await self._change(seats, update(SEATS).where(*mine).values(seen=self.clock.now(), server=None))

    async def _change(self, seats: Sequence[int], statement: Update) -> None:
        def work(connection: Connection) -> None:
            connection.execute(statement)

        if seats:
            await self.write(work)

    async def record_heartbeat(self, server: str) -> None:
        """Write the heartbeat of this server, and read those of the others."""
        now = self.clock.now()

        def work(connection: Connection) -> None:
            if not connection.execute(update(SERVERS).where(SERVERS.c.server == server).values(seen=now)).rowcount:
                connection.execute(insert(SERVERS), {"server": server, "seen": now})
            connection.execute(delete(SERVERS).where(SERVERS.c.seen < now - SERVER_RETENTION_MS))

        await self.write(work)
        rows = await self.database.read(lambda connection: connection.execute(select(SERVERS)).all())
        self._servers = {row.server: row.seen for row in rows}

    def server_last_seen(self, server: str | None) -> int:
        return self._servers.get(server or "", 0)

    def is_running_elsewhere(self, server: str | None) -> bool:
        """Does another server run? An unknown one counts as running until SERVER_TIMEOUT_MS after our start."""
        if not self.is_shared or server in (None, server_id()):
            return False
        return self.clock.now() - self._servers.get(server or "", self.clock.reliable_since) < SERVER_TIMEOUT_MS

    async def entries(self, room: str, since: int = 0) -> list[JournalEntry]:
        """Verified entries from a number on."""
        return (await self.journal(room, since)).entries

    async def journal(self, room: str, since: int = 0) -> Journal:
        return await self.database.read(lambda connection: _journal(connection, room, since))

    async def last_numbers(self, rooms: Sequence[str]) -> dict[str, int]:
        """Number of the next entry of each room; deleted rooms are left out."""
        newest = select(func.max(ENTRIES.c.number)).where(ENTRIES.c.room == ROOMS.c.room).scalar_subquery()
        asked = select(ROOMS.c.room, func.coalesce(newest, -1)).where(ROOMS.c.room.in_(rooms))
        rows = await self.database.read(lambda connection: connection.execute(asked).all())
        return {room: int(number) + 1 for room, number in rows}

    async def kept(self, room: RoomRow, from_snapshot: bool = True) -> StoredRoom:
        """Load a room in one query. The first time in this process, verify its whole journal."""
        is_known = room.room in self._verified

        def query(connection: Connection) -> StoredRoom:
            snapshot = connection.execute(select(SNAPSHOTS).where(SNAPSHOTS.c.room == room.room)).one_or_none()
            snapshot = snapshot if _is_sound(snapshot) else None
            since = snapshot.number if snapshot is not None and from_snapshot else 0
            journal = _journal(connection, room.room, since if is_known else 0)
            if since and not is_known:
                journal = journal._replace(entries=journal.entries[since:])
            written = journal.written or room.opened
            return StoredRoom(_seats(connection, [room.room])[room.room], snapshot, journal._replace(written=written))

        kept = await self.database.read(query)
        self._verified[room.room] = None
        if len(self._verified) > MAX_VERIFIED_ROOMS:
            del self._verified[next(iter(self._verified))]
        return kept

    async def settled(self, room: RoomRow) -> Snapshot:
        """The stored snapshot, or the initial position."""
        asked = select(SNAPSHOTS).where(SNAPSHOTS.c.room == room.room)
        row = await self.database.read(lambda connection: connection.execute(asked).one_or_none())
        return snapshot_of_row(room, row if _is_sound(row) else None)

    async def save_snapshot(self, room: str, settled: Snapshot) -> None:
        row = snapshot_row(room, settled)

        def work(connection: Connection) -> None:
            connection.execute(snapshot_upsert(connection), [row])

        await self.write(work)

    async def newest_rooms(self, count: int) -> list[RoomSummary]:
        """The newest public rooms."""
        return await self.summaries(newest_listed(count))

    async def summaries(self, asked: Any) -> list[RoomSummary]:
        """Summaries of the selected rooms; related rows are read for these alone. Skips damaged rooms."""

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


def _sound_rooms(rows: Iterable[Any]) -> Iterator[RoomRow]:
    for row in rows:
        try:
            yield RoomRow.of_row(row)
        except Damaged as problem:
            LOG.error("a damaged room is left out of a list", extra={"room": row.room, "reason": str(problem)})


def newest_listed(count: int) -> Select[Any]:
    """Query for the newest public rooms, in index order so that it reads only the rows it returns."""
    return select(ROOMS).where(ROOMS.c.listed.is_(True)).order_by(ROOMS.c.opened.desc()).limit(count)


def _seats(connection: Connection, rooms: Sequence[str]) -> dict[str, list[SeatRow]]:
    found: dict[str, list[SeatRow]] = {room: [] for room in rooms}
    for row in connection.execute(select(SEATS).where(SEATS.c.room.in_(rooms)).order_by(SEATS.c.seat)):
        found[row.room].append(SeatRow(**row._mapping))
    return found


def _journal(connection: Connection, room: str, since: int) -> Journal:
    """Read and verify entries, starting from the hash of the entry before them."""
    asked = (
        select(*ENTRY_COLUMNS).where(ENTRIES.c.room == room, ENTRIES.c.number >= since - 1).order_by(ENTRIES.c.number)
    )
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
    """Is the snapshot intact? A damaged one is ignored: the journal contains everything."""
    if row is None:
        return False
    is_sound = snapshot_is_sound(row)
    if not is_sound:
        LOG.error("a damaged snapshot is made anew from the journal", extra={"room": row.room})
    return is_sound


def snapshot_of_row(room: RoomRow, snapshot: Any) -> Snapshot:
    if snapshot is None:
        return Snapshot(0, 0, room.first_position())
    return Snapshot(snapshot.number, snapshot.length, position_from_json(room.rules, json.loads(snapshot.position)))
