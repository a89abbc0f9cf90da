"""Application services and settings: storage, rooms, bots, limits, metrics and background tasks."""

import asyncio
import logging
import os
import time
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any

from paddlewheel.core.errors import PaddlewheelError
from paddlewheel.server.api.concurrency import Shares
from paddlewheel.server.api.rate_limit import Limits, Turnstile
from paddlewheel.server.bots.scheduler import Crew
from paddlewheel.server.bots.worker_pool import Thinkers
from paddlewheel.server.health import Health
from paddlewheel.server.metrics import Metrics
from paddlewheel.server.rooms.presence import beat
from paddlewheel.server.rooms.registry import Rooms
from paddlewheel.server.rooms.summary import RoomList
from paddlewheel.server.storage.database import DATABASE_PROBLEMS, reason_of
from paddlewheel.server.storage.maintenance import delete_rooms, idle_rooms
from paddlewheel.server.storage.notifications import ENTRIES_NEWS, SEATS_NEWS, WATCH_NEWS, listen
from paddlewheel.server.storage.repository import Store

LOG = logging.getLogger(__name__)
EXPIRY_PERIOD = 3600.0  # seconds between two searches for idle rooms
LAG_PERIOD = 0.5  # seconds between two measurements of the event loop's lag
FIRST_PAUSE, LONGEST_PAUSE = 0.2, 5.0  # seconds before a notification is processed again after an error


@dataclass(frozen=True)
class Settings:
    database: str
    workers: int = 0  # bot worker processes; 0: one less than there are cores
    bot_seconds: float = 5.0  # time limit of one decision
    limits: Limits = field(default_factory=Limits)
    root_path: str = ""  # path prefix under which a proxy serves the application
    trusted_proxies: str | None = None  # addresses or networks whose X-Forwarded-For is trusted; None: this machine
    keep_days: float = 0  # days without an entry until a room is deleted; 0: never
    read_only: bool = False  # rooms can be viewed, and nothing is written
    address: str = ""  # where it is served, shown when another server is started on the same file


class House:
    """The services that requests and background tasks share; opened at start, closed at shutdown."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self.store, self.metrics, self.limits = store, metrics, settings.limits
        self.root_path = settings.root_path
        self.shares = Shares.of(settings.limits)
        self.copies = Turnstile(settings.limits.copied, settings.limits.copied_at_once)
        self.rooms, self.health = Rooms(store), Health(store)
        self.room_list = RoomList(store)
        self.thinkers = Thinkers(settings.workers or max(1, (os.cpu_count() or 2) - 1))
        self.crew = Crew(self.rooms, self.thinkers, settings.bot_seconds)
        self._tasks = {asyncio.create_task(beat(self.rooms)), asyncio.create_task(self._measure_lag())}
        store.read_only = settings.read_only
        if settings.keep_days and not settings.read_only:
            self._tasks.add(asyncio.create_task(self._expire(settings.keep_days)))
        if store.is_shared:
            self._tasks.add(asyncio.create_task(listen(store.database.url, self._heard, self._missed)))
        self._errands: set[asyncio.Task[None]] = set()
        self._count()

    @classmethod
    async def open(cls, settings: Settings) -> "House":
        metrics = Metrics()
        return cls(await Store.at(settings.database, metrics, settings.address), settings, metrics)

    def _count(self) -> None:
        watch = self.metrics.watch
        watch("rooms_in_memory", "Rooms somebody is in", lambda: len(self.rooms.in_memory))
        watch("bot_queue", "Questions that wait for a worker", lambda: self.thinkers.queue.length)
        watch("workers", "Processes that bots think in", lambda: len(self.thinkers.pids))
        watch("bot_questions", "Decisions that bots think about or wait to", lambda: self.crew.thinking)
        total = self.metrics.watch_total
        total("bot_decisions", "Decisions made by bots", lambda: self.crew.decisions)
        total("workers_replaced", "Workers that died or took too long", lambda: self.thinkers.replaced)

    async def _expire(self, days: float) -> None:
        """Delete idle rooms periodically, except those in use."""
        while True:
            await asyncio.sleep(EXPIRY_PERIOD)
            try:
                names = [name for name in await idle_rooms(self.store, days) if not self.rooms.holds(name)]
                await delete_rooms(self.store, names)
            except (PaddlewheelError, *DATABASE_PROBLEMS) as problem:
                LOG.warning("idle rooms could not be deleted", extra={"reason": reason_of(problem)})
            else:
                LOG.info("idle rooms deleted", extra={"rooms": len(names)})

    async def _measure_lag(self) -> None:
        """Measure periodically how late the event loop runs a timer."""
        while True:
            asked = time.monotonic() + LAG_PERIOD
            await asyncio.sleep(LAG_PERIOD)
            self.metrics.lag.observe(max(0.0, time.monotonic() - asked))

    def _heard(self, name: str, what: str) -> None:
        """Process a notification that another server wrote to a room."""
        if self.rooms.holds(name):
            self._run(self._take_in(name, what))

    async def _take_in(self, name: str, what: str) -> None:
        """Update a loaded or loading room, with retries while the room is in use."""
        pause = FIRST_PAUSE
        while self.rooms.holds(name):
            try:
                async with self.rooms.entered(name) as live:
                    if what == WATCH_NEWS:
                        live.dismiss_watchers()
                    else:
                        await (live.seats_changed() if what == SEATS_NEWS else live.catch_up())
            except (PaddlewheelError, *DATABASE_PROBLEMS) as problem:
                LOG.warning("news could not be taken in yet", extra={"room": name, "reason": reason_of(problem)})
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            else:
                return

    def _missed(self) -> None:
        """Update all rooms in memory, because notifications may have been lost."""
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
        await self.health.close()
        await self.store.close()
