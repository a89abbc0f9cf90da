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
from paddlewheel.server.rooms.registry import Rooms
from paddlewheel.server.rooms.room import LiveRoom
from paddlewheel.server.storage.database import DATABASE_PROBLEMS, reason_of
from paddlewheel.server.storage.notifications import OURS

LOG = logging.getLogger(__name__)
BEAT = 5.0  # between heartbeats
AT_ONCE = 500  # in one batch of the heartbeat
OFTEN_ENOUGH = 3.0  # between two writes of `seen` for a player without a socket


async def beat(rooms: Rooms) -> None:
    """Background task: write the heartbeat of this server, and sync the rooms in memory with the database."""
    while True:
        await asyncio.sleep(BEAT)
        with _no_matter_what("the rooms could not be compared with the database"):
            if rooms.store.is_shared:
                await rooms.store.set_clock()
                if not rooms.store.read_only:
                    await rooms.store.say_running(OURS)
            names = [live.room.room for live in rooms.in_memory]
            for start in range(0, len(names), AT_ONCE):
                await compare(rooms, names[start : start + AT_ONCE])


async def compare(rooms: Rooms, names: Sequence[str]) -> None:
    """Load entries that were missed despite notifications, and close deleted rooms."""
    numbers = await rooms.store.last_numbers(names)
    for name in names:
        live = rooms.found(name)
        if live is not None and name not in numbers:
            live.deleted()
        elif live is not None and numbers[name] > live.number:
            with _no_matter_what("a room could not be compared with the database"):
                await live.catch_up()
    if rooms.store.is_shared:
        await _look_around(rooms, names)


async def _look_around(rooms: Rooms, names: Sequence[str]) -> None:
    """Read the presence on other servers, and repair missing marks of players connected here."""
    for name, seats in (await rooms.store.seats_of(names)).items():
        live = rooms.found(name)
        if live is None or not seats:
            continue
        live.see_seats(seats)
        unmarked = [seat.seat for seat in seats if seat.seat in live.present_seats and seat.server is None]
        await rooms.store.set_seats(name, unmarked, server=OURS)


async def came(live: LiveRoom, seats: tuple[int, ...]) -> None:
    if live.store.is_shared:
        with _no_matter_what():
            await live.store.set_seats(live.room.room, seats, server=OURS, seen=live.store.clock.now())


async def went(live: LiveRoom, seats: tuple[int, ...]) -> None:
    """Record the time of disconnection of the seats without another socket."""
    gone = [seat for seat in seats if seat not in live.present_seats]
    with _no_matter_what():
        if live.store.is_shared:
            await live.store.leave_seats(live.room.room, gone, OURS)
        elif live.room.turn_limit is not None:
            await live.store.touch(live.room.room, gone)


async def is_near(live: LiveRoom, seats: tuple[int, ...]) -> None:
    """In rooms with a turn limit, count a request without a socket as presence."""
    now = clock.ticks()
    late = [seat for seat in seats if now - live.touched.get(seat, -OFTEN_ENOUGH) >= OFTEN_ENOUGH]
    if live.room.turn_limit is not None and late:
        live.touched |= dict.fromkeys(late, now)
        with _no_matter_what():
            await live.store.touch(live.room.room, late)


async def away_for(live: LiveRoom, seat: int) -> float:
    """Seconds since the player of this seat was last present on any server."""
    if seat in live.present_seats:
        return 0
    store = live.store
    kept = (await store.seats(live.room.room))[seat]
    if store.is_running_elsewhere(kept.server):
        return 0
    away = store.clock.since(max(kept.seen, store.last_heard_of(kept.server))) / 1000
    return min(away, clock.ticks() - live.left[seat]) if seat in live.left else away


@contextmanager
def _no_matter_what(what: str = "nobody could be marked as present") -> Iterator[None]:
    """Presence updates are best effort: log the error and continue."""
    try:
        yield
    except (PaddlewheelError, *DATABASE_PROBLEMS) as problem:
        LOG.warning(what, extra={"reason": reason_of(problem)})
