"""What every entry of a room brought about, told once for all who ask for it at about the same time."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from paddlewheel.server.rooms.journal import Entry, Table, Told, taken
from paddlewheel.server.rooms.viewer import Audience
from paddlewheel.server.time_slices import Slices

MOST_KEPT = 2_000  # entries; a longer story is told anew each time
KEPT_FOR = 30.0  # seconds after somebody asked last

Read = Callable[[int], Awaitable[list[Entry]]]  # the entries from a number on


class Story(NamedTuple):
    """Entries from number `first` on, told, and the table after them; as data for each audience that asked."""

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
        """What entries `first` to `end` - 1 brought about."""
        async with self._turn:  # whoever asks for the same meanwhile finds it told
            story = self._story
            if story is None or story.first > first:
                story = Story(first, [], await self._table_before(first), {})
            await self._tell(story, end)
            self._keep(story)
            return (await story.since(first, audience))[: end - first]

    async def _tell(self, story: Story, end: int) -> None:
        table, slices = story.table, Slices()  # a long story must not keep the others waiting
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
