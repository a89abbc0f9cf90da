"""Everything that runs while the server does."""

import asyncio
import logging
import os
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any

from paddlewheel.server.crew import Crew
from paddlewheel.server.limits import Limits
from paddlewheel.server.metrics import Metrics
from paddlewheel.server.news import ENTRIES_NEWS, SEATS_NEWS, listen
from paddlewheel.server.presence import beat
from paddlewheel.server.room_list import RoomList
from paddlewheel.server.rooms import Rooms
from paddlewheel.server.shares import Shares
from paddlewheel.server.store import Store
from paddlewheel.server.thinkers import Thinkers

LOG = logging.getLogger(__name__)


@dataclass(frozen=True)
class Settings:
    database: str
    workers: int = 0  # processes that bots think in; 0: one less than there are cores
    bot_seconds: float = 5.0  # the longest thought
    limits: Limits = field(default_factory=Limits)
    root_path: str = ""  # under which a proxy serves all of it
    trusted_proxies: str | None = None  # addresses or networks whose X-Forwarded-For is believed; None: this machine


class House:
    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self.store, self.metrics, self.limits = store, metrics, settings.limits
        self.root_path = settings.root_path
        self.shares = Shares.of(settings.limits)
        self.rooms = Rooms(store)
        self.room_list = RoomList(store)
        self.thinkers = Thinkers(settings.workers or max(1, (os.cpu_count() or 2) - 1))
        self.crew = Crew(self.rooms, self.thinkers, settings.bot_seconds)
        self._tasks = {asyncio.create_task(beat(self.rooms))}
        if store.is_shared:
            self._tasks.add(asyncio.create_task(listen(store.engine, self._heard, self._missed)))
        self._errands: set[asyncio.Task[None]] = set()
        self._count()

    @classmethod
    async def open(cls, settings: Settings) -> "House":
        metrics = Metrics()
        return cls(await Store.at(settings.database, metrics), settings, metrics)

    def _count(self) -> None:
        watch = self.metrics.watch
        watch("rooms_in_memory", "Rooms somebody is in", lambda: len(self.rooms.in_memory))
        watch("bot_decisions", "Decisions made by bots", lambda: self.crew.decisions)
        watch("bot_queue", "Questions that wait for a worker", lambda: self.thinkers.queue.length)
        watch("workers", "Processes that bots think in", lambda: len(self.thinkers.pids))
        watch("workers_replaced", "Workers that died or took too long", lambda: self.thinkers.replaced)

    def _heard(self, name: str, what: str) -> None:
        """Another server wrote to a room."""
        if self.rooms.holds(name):
            self._run(self._take_in(name, what))

    async def _take_in(self, name: str, what: str) -> None:
        """Even if the room is still being loaded."""
        async with self.rooms.entered(name) as live:
            await (live.seats_changed() if what == SEATS_NEWS else live.catch_up())

    def _missed(self) -> None:
        for live in self.rooms.in_memory:
            for what in (ENTRIES_NEWS, SEATS_NEWS):
                self._run(self._take_in(live.room.room, what))

    def _run(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._errands.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            LOG.error("news could not be taken in", extra={"reason": type(problem).__name__})

    async def close(self) -> None:
        await self.crew.close()
        for task in (*self._tasks, *self._errands):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._errands, return_exceptions=True)
        await self.thinkers.close()
        await self.store.close()
