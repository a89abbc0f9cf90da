"""Cache of the events of a room's entries, so that simultaneous requests for them replay the game once."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from paddlewheel.server.rooms.journal import Entry, Table, Told, taken
from paddlewheel.server.rooms.viewer import Audience
from paddlewheel.server.time_slices import Slices

MOST_KEPT = 2_000  # longer histories are replayed for each request
KEPT_FOR = 30.0  # seconds after the last request

Read = Callable[[int], Awaitable[list[Entry]]]  # entry number -> the entries from there on


class Story(NamedTuple):
    """Applied entries from number `first` on, the game log after them, and their JSON for each audience."""

    first: int
    told: list[Told]
    table: Table
    shown: dict[Audience, list[dict[str, Any]]]

    async def since(self, number: int, audience: Audience) -> list[dict[str, Any]]:
        shown, slices = self.shown.setdefault(audience, []), Slices()
        for one in self.told[len(shown) :]:
            shown.append(one.as_data(audience))
            await slices.pause_if_due()
        return shown[number - self.first :]


class History:
    def __init__(self, read: Read, table_before: Callable[[int], Awaitable[Table]]) -> None:
        self._read, self._table_before = read, table_before
        self._story: Story | None = None
        self._turn = asyncio.Lock()
        self._forgetting: asyncio.TimerHandle | None = None

    async def between(self, first: int, end: int, audience: Audience) -> list[dict[str, Any]]:
        """Events of the entries `first` to `end` - 1, as JSON for one audience."""
        async with self._turn:  # concurrent requests wait here and find the events cached
            story = self._story
            if story is None or story.first > first:
                story = Story(first, [], await self._table_before(first), {})
            await self._tell(story, end)
            self._keep(story)
            return (await story.since(first, audience))[: end - first]

    async def _tell(self, story: Story, end: int) -> None:
        table, slices = story.table, Slices()  # a long replay must not block the event loop
        while table.number < end:
            for entry in await self._read(table.number):
                if entry.number == end:
                    break
                if entry.number < story.first:
                    table.take(entry)
                else:
                    story.told.append(taken(table, entry))
                await slices.pause_if_due()

    def _keep(self, story: Story) -> None:
        if self._forgetting is not None:
            self._forgetting.cancel()
        self._story = story if len(story.told) <= MOST_KEPT else None
        self._forgetting = asyncio.get_running_loop().call_later(KEPT_FOR, self._forget)

    def _forget(self) -> None:
        self._story = None
