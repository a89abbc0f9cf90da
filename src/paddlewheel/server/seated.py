"""What the holder of a link can do, whether by requests or on a socket."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from paddlewheel.server.export import to_record
from paddlewheel.server.live import Audience, LiveRoom
from paddlewheel.server.rooms import NoSuchRoom, Rooms


@dataclass(frozen=True)
class Seated:
    """Somebody in a room: on a seat, or watching (None)."""

    live: LiveRoom
    audience: Audience

    def whole(self) -> dict[str, Any]:
        return self.live.whole(self.audience)

    async def play(self, index: int, action: str) -> dict[str, Any]:
        return _done(await self.live.play(self._seat(), index, action))

    async def undo(self, index: int) -> dict[str, Any]:
        return _done(await self.live.undo(self._seat(), index))

    async def restart(self, index: int) -> dict[str, Any]:
        return _done(await self.live.restart_turn(self._seat(), index))

    async def since(self, index: int) -> dict[str, Any]:
        """What happened from an entry on, with the view as it is now."""
        happened = await self.live.happened(index, self.audience)
        return self.whole() | {"type": "since", "from": index, "happened": happened}

    def plans(self, index: int) -> dict[str, Any]:
        return self.live.plans(self._seat(), index)

    async def record(self) -> dict[str, Any]:
        return to_record(self.live.room, await self.live.store.entries(self.live.room.room))

    def _seat(self) -> int:
        if self.audience is None:
            raise NoSuchRoom("this link is to watch by; it has no seat to play for")
        return self.audience


@asynccontextmanager
async def seated(rooms: Rooms, link: str) -> AsyncIterator[Seated]:
    seat = await rooms.seat_of(link)
    async with rooms.entered(seat.room) as live:
        yield Seated(live, seat.seat)


@asynccontextmanager
async def watching(rooms: Rooms, link: str) -> AsyncIterator[Seated]:
    room = await rooms.room_to_watch(link)
    async with rooms.entered(room.room) as live:
        yield Seated(live, None)


def _done(number: int) -> dict[str, Any]:
    return {"type": "done", "next": number}
