"""Application services and settings: storage, rooms, bots, limits, metrics and background tasks."""

import asyncio
import logging
import os
import time
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any

from paddlewheel.core.errors import PaddlewheelError
from paddlewheel.server.api.concurrency import ClientQuotas
from paddlewheel.server.api.rate_limit import Limits, RateLimiter
from paddlewheel.server.bots.scheduler import BotScheduler
from paddlewheel.server.bots.worker_pool import WorkerPool
from paddlewheel.server.health import Health
from paddlewheel.server.metrics import Metrics
from paddlewheel.server.rooms.presence import run_heartbeat
from paddlewheel.server.rooms.registry import RoomRegistry
from paddlewheel.server.rooms.summary import RoomListCache
from paddlewheel.server.seating.spoken import hear
from paddlewheel.server.storage.database import DATABASE_PROBLEMS, reason_of
from paddlewheel.server.storage.maintenance import delete_rooms, idle_rooms
from paddlewheel.server.storage.notifications import ENTRIES_CHANGED, SEATS_CHANGED, WATCH_LINK_CHANGED, listen
from paddlewheel.server.storage.repository import Repository

LOG = logging.getLogger(__name__)
EXPIRY_INTERVAL_S = 3600.0  # seconds between two searches for idle rooms
LAG_INTERVAL_S = 0.5  # seconds between two measurements of the event loop's lag
INITIAL_RETRY_DELAY_S, MAX_RETRY_DELAY_S = 0.2, 5.0  # seconds before a notification is processed again after an error


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


class Services:
    """The services that requests and background tasks share; opened at start, closed at shutdown."""

    def __init__(self, store: Repository, settings: Settings, metrics: Metrics) -> None:
        self.store, self.metrics, self.limits = store, metrics, settings.limits
        self.root_path = settings.root_path
        self.quotas = ClientQuotas.of(settings.limits)
        self.copy_limiter = RateLimiter(settings.limits.copied, settings.limits.copied_burst)
        self.rooms, self.health = RoomRegistry(store), Health(store)
        self.room_list = RoomListCache(store)
        self.worker_pool = WorkerPool(settings.workers or max(1, (os.cpu_count() or 2) - 1))
        self.bot_scheduler = BotScheduler(self.rooms, self.worker_pool, settings.bot_seconds)
        self._tasks = {asyncio.create_task(run_heartbeat(self.rooms)), asyncio.create_task(self._measure_lag())}
        store.read_only = settings.read_only
        if settings.keep_days and not settings.read_only:
            self._tasks.add(asyncio.create_task(self._expire(settings.keep_days)))
        if store.is_shared:
            self._tasks.add(
                asyncio.create_task(listen(store.database.url, self._on_notification, self._reload_all_rooms))
            )
        self._background_tasks: set[asyncio.Task[None]] = set()
        self._count()

    @classmethod
    async def open(cls, settings: Settings) -> "Services":
        metrics = Metrics()
        return cls(await Repository.at(settings.database, metrics, settings.address), settings, metrics)

    def _count(self) -> None:
        watch = self.metrics.watch
        watch("rooms_in_memory", "RoomRegistry somebody is in", lambda: len(self.rooms.in_memory))
        watch("bot_queue", "Questions that wait for a worker", lambda: self.worker_pool.queue.length)
        watch("workers", "Processes that bots think in", lambda: len(self.worker_pool.pids))
        watch("bot_questions", "Decisions that bots think about or wait to", lambda: self.bot_scheduler.thinking)
        total = self.metrics.watch_counter
        total("bot_decisions", "Decisions made by bots", lambda: self.bot_scheduler.decisions)
        total("workers_replaced", "Workers that died or took too long", lambda: self.worker_pool.replaced)

    async def _expire(self, days: float) -> None:
        """Delete idle rooms periodically, except those in use."""
        while True:
            await asyncio.sleep(EXPIRY_INTERVAL_S)
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
            asked = time.monotonic() + LAG_INTERVAL_S
            await asyncio.sleep(LAG_INTERVAL_S)
            self.metrics.lag.observe(max(0.0, time.monotonic() - asked))

    def _on_notification(self, name: str, what: str) -> None:
        """Process a notification that another server wrote to a room."""
        if self.rooms.holds(name):
            self._run(self._apply_notification(name, what))

    async def _apply_notification(self, name: str, what: str) -> None:
        """Update a loaded or loading room, with retries while the room is in use."""
        pause = INITIAL_RETRY_DELAY_S
        while self.rooms.holds(name):
            try:
                async with self.rooms.entered(name) as live:
                    if what == WATCH_LINK_CHANGED:
                        live.dismiss_spectators()
                    elif not hear(live, what):
                        await (live.seats_changed() if what == SEATS_CHANGED else live.catch_up())
            except (PaddlewheelError, *DATABASE_PROBLEMS) as problem:
                LOG.warning("news could not be taken in yet", extra={"room": name, "reason": reason_of(problem)})
                await asyncio.sleep(pause)
                pause = min(2 * pause, MAX_RETRY_DELAY_S)
            else:
                return

    def _reload_all_rooms(self) -> None:
        """Update all rooms in memory, because notifications may have been lost."""
        for live in self.rooms.in_memory:
            for what in (ENTRIES_CHANGED, SEATS_CHANGED):
                self._run(self._apply_notification(live.room.room, what))

    def _run(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(errand)
        self._background_tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._background_tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            LOG.error("news could not be taken in", extra={"reason": type(problem).__name__})

    async def close(self) -> None:
        await self.bot_scheduler.close()
        for task in (*self._tasks, *self._background_tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._background_tasks, return_exceptions=True)
        await self.worker_pool.close()
        await self.health.close()
        await self.store.close()
