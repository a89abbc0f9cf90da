"""Presence of players across servers, for turn limits and the display of seats.

A seat's row names the server its player is connected to, updated on connect and disconnect. Every server writes a
heartbeat; players connected to a server that stopped count as away since its last one.
"""

import asyncio
import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from paddlewheel.core.errors import PaddlewheelError
from paddlewheel.server import clock
from paddlewheel.server.rooms.registry import RoomRegistry
from paddlewheel.server.rooms.room import Room
from paddlewheel.server.storage.database import DATABASE_PROBLEMS, reason_of
from paddlewheel.server.storage.notifications import server_id

LOG = logging.getLogger(__name__)
HEARTBEAT_S = 5.0  # between heartbeats
MAX_ROOMS_PER_QUERY = 500  # in one batch of the heartbeat
MIN_TOUCH_INTERVAL_S = 3.0  # between two writes of `seen` for a player without a socket


async def run_heartbeat(rooms: RoomRegistry) -> None:
    """Background task: write the heartbeat of this server, and sync the rooms in memory with the database."""
    while True:
        await asyncio.sleep(HEARTBEAT_S)
        with _log_database_errors("the rooms could not be compared with the database"):
            if rooms.store.is_shared:
                await rooms.store.set_clock()
                if not rooms.store.read_only:
                    await rooms.store.record_heartbeat(server_id())
            names = [live.room.room for live in rooms.in_memory]
            for start in range(0, len(names), MAX_ROOMS_PER_QUERY):
                await sync_rooms(rooms, names[start : start + MAX_ROOMS_PER_QUERY])


async def sync_rooms(rooms: RoomRegistry, names: Sequence[str]) -> None:
    """Load entries that were missed despite notifications, and close deleted rooms."""
    numbers = await rooms.store.last_numbers(names)
    for name in names:
        live = rooms.found(name)
        if live is not None and name not in numbers:
            live.deleted()
        elif live is not None and numbers[name] > live.number:
            with _log_database_errors("a room could not be compared with the database"):
                await live.catch_up()
    if rooms.store.is_shared:
        await _sync_presence(rooms, names)


async def _sync_presence(rooms: RoomRegistry, names: Sequence[str]) -> None:
    """Read the presence on other servers, and repair missing marks of players connected here."""
    await _announce_spectators(rooms, names)
    for name, seats in (await rooms.store.seats_of(names)).items():
        live = rooms.found(name)
        if live is None or not seats:
            continue
        live.update_seats(seats)
        unmarked = [seat.seat for seat in seats if seat.seat in live.present_seats and seat.server is None]
        await rooms.store.set_seats(name, unmarked, server=server_id())


async def _announce_spectators(rooms: RoomRegistry, names: Sequence[str]) -> None:
    """Tell the other servers how many watch here."""
    counts = {name: live.spectators_here for name in names if (live := rooms.found(name)) is not None}
    watched = {name: count for name, count in counts.items() if count}
    if watched:
        await rooms.store.announce({name: f"watching:{server_id()}:{count}" for name, count in watched.items()})


async def mark_connected(live: Room, seats: tuple[int, ...]) -> None:
    if live.store.is_shared:
        with _log_database_errors():
            await live.store.set_seats(live.room.room, seats, server=server_id(), seen=live.store.clock.now())


async def mark_disconnected(live: Room, seats: tuple[int, ...]) -> None:
    """Record the time of disconnection of the seats without another socket."""
    gone = [seat for seat in seats if seat not in live.present_seats]
    with _log_database_errors():
        if live.store.is_shared:
            await live.store.leave_seats(live.room.room, gone, server_id())
        elif live.room.turn_limit is not None:
            await live.store.touch(live.room.room, gone)


async def mark_active(live: Room, seats: tuple[int, ...]) -> None:
    """In rooms with a turn limit, count a request without a socket as presence."""
    now = clock.monotonic_seconds()
    late = [seat for seat in seats if now - live.touched.get(seat, -MIN_TOUCH_INTERVAL_S) >= MIN_TOUCH_INTERVAL_S]
    if live.room.turn_limit is not None and late:
        live.touched |= dict.fromkeys(late, now)
        with _log_database_errors():
            await live.store.touch(live.room.room, late)


async def seconds_away(live: Room, seat: int) -> float:
    """Seconds since the player of this seat was last present on any server."""
    if seat in live.present_seats:
        return 0
    store = live.store
    kept = (await store.seats(live.room.room))[seat]
    if store.is_running_elsewhere(kept.server):
        return 0
    away = store.clock.since(max(kept.seen, store.server_last_seen(kept.server))) / 1000
    return min(away, clock.monotonic_seconds() - live.left[seat]) if seat in live.left else away


@contextmanager
def _log_database_errors(what: str = "nobody could be marked as present") -> Iterator[None]:
    """Presence updates are best effort: log the error and continue."""
    try:
        yield
    except (PaddlewheelError, *DATABASE_PROBLEMS) as problem:
        LOG.warning(what, extra={"reason": reason_of(problem)})
