"""Who is there, said to the database now and then: other servers, and the turn limit, go by it."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager

from paddlewheel.server import clock
from paddlewheel.server.database import DATABASE_PROBLEMS, reason_of
from paddlewheel.server.live import LiveRoom
from paddlewheel.server.rooms import Rooms

LOG = logging.getLogger(__name__)
BEAT = 5.0  # seconds
OFTEN_ENOUGH = 3000  # milliseconds between two marks of somebody without a socket


async def beat(rooms: Rooms) -> None:
    """For ever, for every room where anybody asks."""
    while True:
        await asyncio.sleep(BEAT)
        seats = [(live.room.room, seat) for live in rooms.in_memory if matters(live) for seat in live.present_seats]
        with _no_matter_what():
            await rooms.store.touch(seats, clock.now())
            if rooms.store.is_shared:
                await _look_around(rooms)


async def _look_around(rooms: Rooms) -> None:
    """Who is there on other servers?"""
    live = {one.room.room: one for one in rooms.in_memory}
    for name, seats in (await rooms.store.seats_of(list(live))).items():
        live[name].see_seats(seats)


def matters(live: LiveRoom) -> bool:
    return live.room.turn_limit is not None or live.store.is_shared


async def came(live: LiveRoom, seats: tuple[int, ...]) -> None:
    await _mark(live, seats, clock.now())


async def went(live: LiveRoom, seats: tuple[int, ...]) -> None:
    """From now on they are away."""
    await _mark(live, tuple(seat for seat in seats if seat not in live.present_seats), clock.now())


async def is_near(live: LiveRoom, seats: tuple[int, ...]) -> None:
    """Where there is a turn limit, whoever asks for something is not away, socket or not."""
    now = clock.now()
    late = [seat for seat in seats if now - live.touched.get(seat, 0) > OFTEN_ENOUGH]
    if live.room.turn_limit is not None and late:
        live.touched |= dict.fromkeys(late, now)
        with _no_matter_what():
            await live.store.touch([(live.room.room, seat) for seat in late], now)


async def _mark(live: LiveRoom, seats: tuple[int, ...], seen: int) -> None:
    if matters(live):
        with _no_matter_what():
            for seat in seats:
                await live.store.set_seat(live.room.room, seat, seen=seen)


@contextmanager
def _no_matter_what() -> Iterator[None]:
    """Nobody's game shall suffer because it could not be written that they are there."""
    try:
        yield
    except DATABASE_PROBLEMS as problem:
        LOG.warning("nobody could be marked as present", extra={"reason": reason_of(problem)})
