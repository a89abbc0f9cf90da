"""Who is there, said to the database now and then: other servers, and the turn limit, go by it."""

import asyncio
import logging
import time

from sqlalchemy.exc import SQLAlchemyError

from paddlewheel.server.live import LiveRoom
from paddlewheel.server.rooms import Rooms

LOG = logging.getLogger(__name__)
BEAT = 5.0  # seconds


async def beat(rooms: Rooms) -> None:
    """For ever, for every room where anybody asks."""
    while True:
        await asyncio.sleep(BEAT)
        seats = [(live.room.room, seat) for live in rooms.in_memory if matters(live) for seat in live.present_seats]
        try:
            await rooms.store.touch(seats, time.time_ns() // 1_000_000)
        except (SQLAlchemyError, OSError) as problem:
            LOG.warning("nobody could be marked as present", extra={"reason": type(problem).__name__})


def matters(live: LiveRoom) -> bool:
    return live.room.turn_limit is not None or live.store.is_shared


async def came(live: LiveRoom, seats: tuple[int, ...]) -> None:
    await _mark(live, seats, time.time_ns() // 1_000_000)


async def went(live: LiveRoom, seats: tuple[int, ...]) -> None:
    await _mark(live, tuple(seat for seat in seats if seat not in live.present_seats), 0)


async def _mark(live: LiveRoom, seats: tuple[int, ...], seen: int) -> None:
    if matters(live):
        for seat in seats:
            await live.store.set_seat(live.room.room, seat, seen=seen)
