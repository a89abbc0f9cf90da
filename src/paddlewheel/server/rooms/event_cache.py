"""Cache of the events of a room's entries, so that simultaneous requests for them replay the game once."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from paddlewheel.server.rooms.journal import AppliedEntry, GameLog, JournalEntry, apply_entry
from paddlewheel.server.rooms.viewer import Audience
from paddlewheel.server.time_slices import TimeSlicer

MAX_CACHED_ENTRIES = 2_000  # longer histories are replayed for each request
EVENT_CACHE_TTL_S = 30.0  # seconds after the last request

ReadEntries = Callable[[int], Awaitable[list[JournalEntry]]]  # entry number -> the entries from there on


class CachedEvents(NamedTuple):
    """Applied entries from number `first` on, the game log after them, and their JSON for each audience."""

    first: int
    told: list[AppliedEntry]
    table: GameLog
    shown: dict[Audience, list[dict[str, Any]]]

    async def since(self, number: int, audience: Audience) -> list[dict[str, Any]]:
        shown, slices = self.shown.setdefault(audience, []), TimeSlicer()
        for one in self.told[len(shown) :]:
            shown.append(one.as_data(audience))
            await slices.pause_if_due()
        return shown[number - self.first :]


class EventCache:
    def __init__(self, read: ReadEntries, table_before: Callable[[int], Awaitable[GameLog]]) -> None:
        self._read, self._table_before = read, table_before
        self._cached: CachedEvents | None = None
        self._turn = asyncio.Lock()
        self._expiry: asyncio.TimerHandle | None = None

    async def between(self, first: int, end: int, audience: Audience) -> list[dict[str, Any]]:
        """Events of the entries `first` to `end` - 1, as JSON for one audience."""
        async with self._turn:  # concurrent requests wait here and find the events cached
            story = self._cached
            if story is None or story.first > first:
                story = CachedEvents(first, [], await self._table_before(first), {})
            await self._tell(story, end)
            self._keep(story)
            return (await story.since(first, audience))[: end - first]

    async def _tell(self, story: CachedEvents, end: int) -> None:
        table, slices = story.table, TimeSlicer()  # a long replay must not block the event loop
        while table.number < end:
            for entry in await self._read(table.number):
                if entry.number == end:
                    break
                if entry.number < story.first:
                    table.take(entry)
                else:
                    story.told.append(apply_entry(table, entry))
                await slices.pause_if_due()

    def _keep(self, story: CachedEvents) -> None:
        if self._expiry is not None:
            self._expiry.cancel()
        self._cached = story if len(story.told) <= MAX_CACHED_ENTRIES else None
        self._expiry = asyncio.get_running_loop().call_later(EVENT_CACHE_TTL_S, self._forget)

    def _forget(self) -> None:
        self._cached = None
