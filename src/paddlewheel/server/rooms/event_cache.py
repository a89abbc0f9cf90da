"""Cache of the events of a room's entries, so that simultaneous requests for them replay the game once."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from paddlewheel.core.errors import RecordError
from paddlewheel.server.rooms.journal import AppliedEntry, GameLog, JournalEntry, with_events
from paddlewheel.server.rooms.viewer import Audience
from paddlewheel.server.time_slices import TimeSlicer

MAX_CACHED_ENTRIES = 2_000  # longer histories are replayed for each request
EVENT_CACHE_TTL_S = 30.0  # seconds after the last request

ReadEntries = Callable[[int], Awaitable[list[JournalEntry]]]  # entry number -> the entries from there on


class CachedEvents(NamedTuple):
    """Applied entries from number `first` on, the game log after them, and their JSON for each audience."""

    first: int
    applied: list[AppliedEntry]
    game_log: GameLog
    shown: dict[Audience, list[dict[str, Any]]]

    async def since(self, number: int, audience: Audience) -> list[dict[str, Any]]:
        shown, slices = self.shown.setdefault(audience, []), TimeSlicer()
        for one in self.applied[len(shown) :]:
            shown.append(one.as_data(audience))
            await slices.pause_if_due()
        return shown[number - self.first :]


class EventCache:
    def __init__(self, read: ReadEntries, table_before: Callable[[int], Awaitable[GameLog]]) -> None:
        self._read, self._table_before = read, table_before
        self._cached: CachedEvents | None = None
        self._lock = asyncio.Lock()
        self._expiry: asyncio.TimerHandle | None = None

    async def between(self, first: int, end: int, audience: Audience) -> list[dict[str, Any]]:
        """Events of the entries `first` to `end` - 1, as JSON for one audience."""
        async with self._lock:  # concurrent requests wait here and find the events cached
            cached = self._cached
            if cached is None or cached.first > first:
                cached = CachedEvents(first, [], await self._table_before(first), {})
            try:
                await self._tell(cached, end)
            except RecordError:  # a turn was taken back that began before what is cached
                cached = CachedEvents(first, [], await self._table_before(first), {})
                await self._tell(cached, end)
            self._keep(cached)
            return (await cached.since(first, audience))[: end - first]

    async def _tell(self, cached: CachedEvents, end: int) -> None:
        game_log, slices = cached.game_log, TimeSlicer()  # a long replay must not block the event loop
        while game_log.number < end:
            for entry in await self._read(game_log.number):
                if entry.number == end:
                    break
                if entry.number < cached.first:
                    game_log.take(entry)
                else:
                    cached.applied.append(with_events(game_log.take(entry)))
                await slices.pause_if_due()

    def _keep(self, cached: CachedEvents) -> None:
        if self._expiry is not None:
            self._expiry.cancel()
        self._cached = cached if len(cached.applied) <= MAX_CACHED_ENTRIES else None
        self._expiry = asyncio.get_running_loop().call_later(EVENT_CACHE_TTL_S, self._forget)

    def _forget(self) -> None:
        self._cached = None
