"""Registry of rooms: lookup by link, and reference-counted loading into memory."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from paddlewheel.core.errors import PaddlewheelError
from paddlewheel.server.rooms import messages
from paddlewheel.server.rooms.room import Room
from paddlewheel.server.rooms.viewer import Viewer, hashed
from paddlewheel.server.storage.models import RoomRow, SeatRow
from paddlewheel.server.storage.repository import Repository


class NoSuchRoom(PaddlewheelError):
    """No room or link with this name exists."""


class RoomRegistry:
    """The loaded rooms by name, and the repository they come from."""

    def __init__(self, store: Repository) -> None:
        self.store = store
        self.on_room_loaded: Callable[[Room], None] = lambda live: None
        self._live: dict[str, asyncio.Task[Room]] = {}
        self._users: dict[str, int] = {}

    async def seat_of(self, link: str) -> SeatRow:
        found = await self.store.seat_by_link(hashed(link))
        if found is None:
            raise NoSuchRoom(messages.no_seat_link())
        return found

    async def room_to_watch(self, link: str, verified: bool = True) -> RoomRow:
        found = await self.store.room_by_watch_link(hashed(link), verified)
        if found is None:  # whoever may take a seat may watch, too
            found = await self.store.room_by_room_link(hashed(link), verified)
        if found is None:
            raise NoSuchRoom(messages.no_watch_link())
        return found

    async def room_by_any_link(self, link: str, verified: bool = True) -> RoomRow:
        """The room of a seat or watch link; unverified, even if its row is damaged."""
        seat = await self.store.seat_by_link(hashed(link))
        if seat is not None:
            return await self._room(seat.room, verified)
        return await self.room_to_watch(link, verified)

    @asynccontextmanager
    async def entered(self, name: str) -> AsyncIterator[Room]:
        """The loaded room; it stays in memory until the last user leaves."""
        self._users[name] = self._users.get(name, 0) + 1
        try:
            if name not in self._live:
                self._live[name] = asyncio.create_task(self._load(name))
            yield await asyncio.shield(self._live[name])
        finally:
            self._leave(name)

    def linger(self, name: str, seconds: float) -> None:
        """Keep a room that is in memory there for a while, for a client who will ask again soon."""
        self._users[name] += 1
        asyncio.get_running_loop().call_later(seconds, self._leave, name)

    def _leave(self, name: str) -> None:
        self._users[name] -= 1
        if self._users[name] == 0:
            del self._users[name], self._live[name]

    async def _room(self, name: str, verified: bool = True) -> RoomRow:
        room = await self.store.room(name, verified)
        if room is None:
            raise NoSuchRoom(messages.no_room(repr(name)))
        return room

    async def _load(self, name: str) -> Room:
        live = await Room.load(await self._room(name), self.store)
        self.on_room_loaded(live)
        return live

    @property
    def in_memory(self) -> list[Room]:
        return [task.result() for task in self._live.values() if task.done() and not task.exception()]

    def holds(self, name: str) -> bool:
        """Is the room loaded or being loaded?"""
        return name in self._live

    def found(self, name: str) -> Room | None:
        """The room if it is loaded, else None."""
        task = self._live.get(name)
        return task.result() if task is not None and task.done() and not task.exception() else None


def viewer_of(seat: SeatRow, live: Room) -> Viewer:
    """The viewer for a seat's link: this seat, or all seats around its screen."""
    if seat.host is None:
        return Viewer((seat.seat,))
    return Viewer(tuple(other.seat for other in live.seats if other.host == seat.host))
