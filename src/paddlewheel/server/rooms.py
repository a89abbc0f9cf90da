"""All rooms: opened, found by a link, and in memory only while somebody looks at them."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from paddlewheel.bots import find_bot
from paddlewheel.core.errors import PaddlewheelError, SetupError
from paddlewheel.core.luck import new_secret
from paddlewheel.core.records import engine_version
from paddlewheel.games import find_game
from paddlewheel.server.links import hashed, new_link, new_name
from paddlewheel.server.live import LiveRoom
from paddlewheel.server.rows import Room, Seat
from paddlewheel.server.store import Store

LONGEST_NAME = 40
LONGEST_LIMIT = 30 * 24 * 3600  # seconds


class NoSuchRoom(PaddlewheelError):
    """A room, or a link, that does not exist."""


@dataclass(frozen=True)
class Chair:
    """Who should sit here: a bot by its name (`captain`, `commodore:1s`), or a person who gets a link."""

    name: str = ""
    bot: str = ""


@dataclass(frozen=True)
class Opened:
    room: str
    links: tuple[str | None, ...]  # one a seat; a bot has none
    watch: str


class Rooms:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._live: dict[str, LiveRoom] = {}
        self._users: dict[str, int] = {}
        self._loading = asyncio.Lock()

    async def open(
        self,
        game: str,
        edition: str | None,
        variants: Mapping[str, Any],
        chairs: Sequence[Chair],
        turn_limit: int | None = None,
    ) -> Opened:
        """A new room, or a SetupError that says why it cannot be."""
        found = find_game(game)
        options = found.options(edition, len(chairs), variants)
        for chair in chairs:
            _check(chair)
        if turn_limit is not None and not 1 <= turn_limit <= LONGEST_LIMIT:
            raise SetupError(f"a turn limit is 1 to {LONGEST_LIMIT} seconds, not {turn_limit}")
        name, watch = new_name(), new_link()
        links = tuple(None if chair.bot else new_link() for chair in chairs)
        room = Room(
            room=name,
            opened=time.time_ns() // 1_000_000,
            game=game,
            options=json.dumps(found.options_to_json(options)),
            engine=engine_version(),
            data=found.data_fingerprint(),
            secret=new_secret(),
            watch=hashed(watch),
            turn_limit=turn_limit,
        )
        await self.store.open_room(room, _seats(name, chairs, links))
        return Opened(name, links, watch)

    async def seat_of(self, link: str) -> Seat:
        found = await self.store.seat_by_link(hashed(link))
        if found is None:
            raise NoSuchRoom("this link opens no seat; ask whoever opened the room for yours")
        return found

    async def room_to_watch(self, link: str) -> Room:
        found = await self.store.room_by_watch_link(hashed(link))
        if found is None:
            raise NoSuchRoom("this link opens no room; ask whoever opened it for the one to watch by")
        return found

    @asynccontextmanager
    async def entered(self, name: str) -> AsyncIterator[LiveRoom]:
        """The room, in memory as long as somebody is in it."""
        live = await self._enter(name)
        try:
            yield live
        finally:
            self._users[name] -= 1
            if self._users[name] == 0:
                del self._users[name], self._live[name]

    async def _enter(self, name: str) -> LiveRoom:
        async with self._loading:
            if name not in self._live:
                room = await self.store.room(name)
                if room is None:
                    raise NoSuchRoom(f"there is no room {name!r}")
                self._live[name] = await LiveRoom.load(room, self.store)
            self._users[name] = self._users.get(name, 0) + 1
            return self._live[name]

    @property
    def in_memory(self) -> int:
        return len(self._live)


def _check(chair: Chair) -> None:
    if len(chair.name) > LONGEST_NAME:
        raise SetupError(f"a name has at most {LONGEST_NAME} letters")
    if chair.bot:
        find_bot(chair.bot)


def _seats(room: str, chairs: Sequence[Chair], links: Sequence[str | None]) -> list[Seat]:
    return [
        Seat(room, number, chair.name or chair.bot or f"Player {number + 1}", hashed(link) if link else None, chair.bot)
        for number, (chair, link) in enumerate(zip(chairs, links, strict=True))
    ]
