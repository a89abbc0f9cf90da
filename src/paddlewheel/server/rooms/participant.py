"""Operations open to the holder of a link, shared by HTTP requests and WebSocket messages."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from typing import Any

from paddlewheel.bots import find_bot
from paddlewheel.core.errors import IllegalAction, RecordError
from paddlewheel.core.game import NOBODY, Position
from paddlewheel.server.rooms import messages
from paddlewheel.server.rooms.compatibility import UnreadableRoom
from paddlewheel.server.rooms.create import Chair, GameSetup, setup_from_moment
from paddlewheel.server.rooms.decisions.agreed_end import agree, decline
from paddlewheel.server.rooms.decisions.take_back import take_back_turn
from paddlewheel.server.rooms.export import effective_line, record_as_written, to_record, visible_part
from paddlewheel.server.rooms.history import Perspective, draw_odds, game_statistics, past_views
from paddlewheel.server.rooms.presence import mark_active
from paddlewheel.server.rooms.registry import NoSuchRoom, RoomRegistry, viewer_of
from paddlewheel.server.rooms.room import Room
from paddlewheel.server.rooms.viewer import SPECTATOR_VIEWER, Viewer
from paddlewheel.server.seating.attendance import STAY_S


@dataclass(frozen=True)
class Participant:
    """A viewer of a room: the seats of a link, or a spectator."""

    live: Room
    viewer: Viewer

    def whole(self) -> dict[str, Any]:
        return self.live.whole(self.viewer)

    async def play(self, index: int, action: str) -> dict[str, Any]:
        self._require_started()
        await self.end_stand_in()
        return _done(await self.live.play(self._decider(), index, action))

    async def undo(self, index: int) -> dict[str, Any]:
        self._require_started()
        return _done(await self.live.undo(self._last_decider(), index))

    async def restart(self, index: int) -> dict[str, Any]:
        self._require_started()
        return _done(await self.live.restart_turn(self._last_decider(), index))

    async def take_back(self, index: int) -> dict[str, Any]:
        """Take back the last turn of these seats, with all that came after it."""
        self._decider()
        return _done(await take_back_turn(self.live, self.viewer, index))

    async def agree(self, index: int) -> dict[str, Any]:
        """Agree to end the game here, or propose it."""
        self._decider()
        return _done(await agree(self.live, self.viewer.seats, index))

    async def decline(self, index: int) -> dict[str, Any]:
        self._decider()
        return _done(await decline(self.live, self.viewer.seats[0], index))

    async def since(self, index: int) -> dict[str, Any]:
        """Events from an entry on, with the current view."""
        happened = await self.live.happened(index, self.viewer)
        self.live.send_pending()  # flush: changes in this response must not be broadcast again
        return self.whole() | {"type": "since", "from": index, "happened": happened}

    def stay(self, rooms: RoomRegistry) -> None:
        """Count as present for a while, though without a socket."""
        self.live.attendance.stay(self.viewer.seats)
        rooms.linger(self.live.room.room, STAY_S)

    async def past(self, index: int, through: Perspective, moments: int) -> dict[str, Any]:
        return await past_views(self.live, self.viewer, index, through, moments)

    async def luck(self) -> dict[str, Any]:
        return await draw_odds(self.live)

    async def statistics(self) -> dict[str, Any]:
        return await game_statistics(self.live)

    def plans(self, index: int) -> dict[str, Any]:
        return self.live.plans(self._decider(), index)

    async def record(self) -> dict[str, Any]:
        entries = await self.live.store.entries(self.live.room.room)
        names = [seat.name for seat in self.live.seats]
        if self.live.mismatch is not None:
            return record_as_written(self.live.room, entries, names)
        return await to_record(self.live.room, entries, self._may_see_all, names)

    async def moment(self, index: int) -> GameSetup:
        """Setup of a fork at the position before entry `index`."""
        entries = await self.live.store.entries(self.live.room.room)
        if index > len(entries):
            raise RecordError(messages.fork_within(len(entries)))
        line = effective_line(entries[:index])
        seen, position = await visible_part(self.live.room, line, self._may_see_all)
        if len(seen) < len(line):
            raise IllegalAction(messages.moment_hidden())
        return setup_from_moment(self.live.room, line, position)

    def chairs(self) -> list[Chair]:
        """The same people and bots, as chairs of another room."""
        return [
            Chair(seat.name, "" if seat.belongs_to_person else seat.bot, seat.host is not None)
            for seat in self.live.seats
        ]

    def _may_see_all(self, position: Position) -> bool:
        """Is nothing in this position hidden from this viewer?"""
        return not any(position.hides_information_from(seat) for seat in self.viewer.seats or (NOBODY,))

    async def give_to_bot(self, bot: str) -> dict[str, Any]:
        """Let a bot play these seats from now on; "" takes them back."""
        self._decider()
        if bot:
            find_bot(bot, self.live.room.rules)
        await self.live.store.set_seats(self.live.room.room, self.viewer.seats, bot=bot)
        await self.live.seats_changed()
        return self.live.people()

    async def end_stand_in(self) -> None:
        """Release the stand-in bots of these seats."""
        gone = [seat.seat for seat in self.live.seats if seat.standin and seat.seat in self.viewer.seats]
        if gone and not self.live.store.read_only:
            await self.live.store.set_seats(self.live.room.room, gone, standin="")
            await self.live.seats_changed()

    def _require_started(self) -> None:
        if self.live.is_waiting:
            raise IllegalAction(messages.not_started())

    def _decider(self) -> int:
        """The seat that this viewer acts for now."""
        return self._acting_seat(self.live.actor)

    def _last_decider(self) -> int:
        back = self.live.game_log.undo_seat
        return self._acting_seat(-1 if back is None else back)

    def holder_seat(self) -> int:
        """The seat whose row stores the link; the first of those around one screen."""
        self._decider()
        return min(self.viewer.seats)

    def acting_seat(self) -> int:
        """The seat that decides, if it is of this link, else the first of it."""
        return self._decider()

    def _acting_seat(self, seat: int) -> int:
        if not self.viewer.seats:
            raise NoSuchRoom(messages.watch_only())
        return seat if seat in self.viewer.seats else self.viewer.seats[0]


@asynccontextmanager
async def join_seat(rooms: RoomRegistry, link: str) -> AsyncIterator[Participant]:
    async with inspect_seat(rooms, link) as who:
        who.live.visited(has_seat=True)
        await mark_active(who.live, who.viewer.seats)
        await who.end_stand_in()
        yield who


@asynccontextmanager
async def inspect_seat(rooms: RoomRegistry, link: str) -> AsyncIterator[Participant]:
    """Enter by a seat link without counting as present."""
    seat = await rooms.seat_of(link)
    async with rooms.entered(seat.room) as live:
        yield Participant(live, viewer_of(seat, live))


@asynccontextmanager
async def join_as_spectator(rooms: RoomRegistry, link: str) -> AsyncIterator[Participant]:
    room = await rooms.room_to_watch(link)
    async with rooms.entered(room.room) as live:
        live.visited(has_seat=False)
        yield Participant(live, SPECTATOR_VIEWER)


OpenParticipant = Callable[[RoomRegistry, str], AbstractAsyncContextManager[Participant]]


async def record_for_link(rooms: RoomRegistry, link: str, way_in: OpenParticipant) -> dict[str, Any]:
    """The record of the room of any link, even if the current rules cannot set its game up."""
    try:
        async with way_in(rooms, link) as who:
            return await who.record()
    except UnreadableRoom:
        room = await rooms.room_by_any_link(link)
        names = [seat.name for seat in await rooms.store.seats(room.room)]
        return record_as_written(room, await rooms.store.entries(room.room), names)


def _done(number: int) -> dict[str, Any]:
    return {"type": "done", "next": number}
