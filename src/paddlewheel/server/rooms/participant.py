"""Operations open to the holder of a link, shared by HTTP requests and WebSocket messages."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from typing import Any

from paddlewheel.bots import find_bot
from paddlewheel.core.errors import IllegalAction, RecordError
from paddlewheel.core.game import NOBODY, Position
from paddlewheel.server.rooms.compatibility import Unreadable
from paddlewheel.server.rooms.create import Chair, Setting, from_moment
from paddlewheel.server.rooms.export import as_written, line_of, open_part, to_record
from paddlewheel.server.rooms.history import Through, chances, look_back
from paddlewheel.server.rooms.presence import is_near
from paddlewheel.server.rooms.registry import NoSuchRoom, Rooms, eyes_of
from paddlewheel.server.rooms.room import LiveRoom
from paddlewheel.server.rooms.viewer import WATCHING, Eyes


@dataclass(frozen=True)
class Seated:
    """A viewer of a room: the seats of a link, or a spectator."""

    live: LiveRoom
    eyes: Eyes

    def whole(self) -> dict[str, Any]:
        return self.live.whole(self.eyes)

    async def play(self, index: int, action: str) -> dict[str, Any]:
        await self.is_back()
        return _done(await self.live.play(self._decider(), index, action))

    async def undo(self, index: int) -> dict[str, Any]:
        return _done(await self.live.undo(self._last_decider(), index))

    async def restart(self, index: int) -> dict[str, Any]:
        return _done(await self.live.restart_turn(self._last_decider(), index))

    async def since(self, index: int) -> dict[str, Any]:
        """Events from an entry on, with the current view."""
        happened = await self.live.happened(index, self.eyes)
        self.live.tell_all()  # flush: changes in this response must not be broadcast again
        return self.whole() | {"type": "since", "from": index, "happened": happened}

    async def past(self, index: int, through: Through, moments: int) -> dict[str, Any]:
        return await look_back(self.live, self.eyes, index, through, moments)

    async def luck(self) -> dict[str, Any]:
        return await chances(self.live)

    def plans(self, index: int) -> dict[str, Any]:
        return self.live.plans(self._decider(), index)

    async def record(self) -> dict[str, Any]:
        entries = await self.live.store.entries(self.live.room.room)
        if self.live.differs is not None:
            return as_written(self.live.room, entries)
        return await to_record(self.live.room, entries, self._may_see_all)

    async def moment(self, index: int) -> Setting:
        """Setup of a fork at the position before entry `index`."""
        entries = await self.live.store.entries(self.live.room.room)
        if index > len(entries):
            raise RecordError(f"this room has {len(entries)} entries so far; go on from 0 to {len(entries)}")
        line = line_of(entries[:index])
        seen, position = await open_part(self.live.room, line, self._may_see_all)
        if len(seen) < len(line):
            raise IllegalAction("not all of that moment is open to you; go on from an earlier one, or a later")
        return from_moment(self.live.room, line, position)

    def chairs(self) -> list[Chair]:
        """The same people and bots, as chairs of another room."""
        return [
            Chair(seat.name, "" if seat.is_a_persons else seat.bot, seat.host is not None) for seat in self.live.seats
        ]

    def _may_see_all(self, position: Position) -> bool:
        """Is nothing in this position hidden from this viewer?"""
        return not any(position.hides_from(seat) for seat in self.eyes.seats or (NOBODY,))

    async def give_to_bot(self, bot: str) -> dict[str, Any]:
        """Let a bot play these seats from now on; "" takes them back."""
        self._decider()
        if bot:
            find_bot(bot)
        await self.live.store.set_seats(self.live.room.room, self.eyes.seats, bot=bot)
        await self.live.seats_changed()
        return {"type": "seats", "seats": self.whole()["seats"]}

    async def is_back(self) -> None:
        """Release the stand-in bots of these seats."""
        gone = [seat.seat for seat in self.live.seats if seat.standin and seat.seat in self.eyes.seats]
        if gone and not self.live.store.read_only:
            await self.live.store.set_seats(self.live.room.room, gone, standin="")
            await self.live.seats_changed()

    def _decider(self) -> int:
        """The seat that this viewer acts for now."""
        return self._of_mine(self.live.actor)

    def _last_decider(self) -> int:
        back = self.live.table.may_take_back
        return self._of_mine(-1 if back is None else back)

    def holder(self) -> int:
        """The seat whose row stores the link; the first of those around one screen."""
        self._decider()
        return min(self.eyes.seats)

    def _of_mine(self, seat: int) -> int:
        if not self.eyes.seats:
            raise NoSuchRoom("this link is to watch by; it has no seat to play for")
        return seat if seat in self.eyes.seats else self.eyes.seats[0]


@asynccontextmanager
async def seated(rooms: Rooms, link: str) -> AsyncIterator[Seated]:
    async with glimpsed(rooms, link) as who:
        who.live.visited(has_seat=True)
        await is_near(who.live, who.eyes.seats)
        await who.is_back()
        yield who


@asynccontextmanager
async def glimpsed(rooms: Rooms, link: str) -> AsyncIterator[Seated]:
    """Enter by a seat link without counting as present."""
    seat = await rooms.seat_of(link)
    async with rooms.entered(seat.room) as live:
        yield Seated(live, eyes_of(seat, live))


@asynccontextmanager
async def watching(rooms: Rooms, link: str) -> AsyncIterator[Seated]:
    room = await rooms.room_to_watch(link)
    async with rooms.entered(room.room) as live:
        live.visited(has_seat=False)
        yield Seated(live, WATCHING)


WayIn = Callable[[Rooms, str], AbstractAsyncContextManager[Seated]]


async def record_behind(rooms: Rooms, link: str, way_in: WayIn) -> dict[str, Any]:
    """The record of the room of any link, even if the current rules cannot set its game up."""
    try:
        async with way_in(rooms, link) as who:
            return await who.record()
    except Unreadable:
        room = await rooms.room_behind(link)
        return as_written(room, await rooms.store.entries(room.room))


def _done(number: int) -> dict[str, Any]:
    return {"type": "done", "next": number}
