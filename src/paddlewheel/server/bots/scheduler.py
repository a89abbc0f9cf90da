"""Scheduler of bot turns in all rooms, and of stand-ins for absent players in rooms with a turn limit."""

import asyncio
import logging
import weakref
from asyncio import Task
from collections import Counter
from collections.abc import Hashable
from weakref import WeakKeyDictionary

from paddlewheel.bots import bot_up_to
from paddlewheel.bots.follow_plan import plan_holds
from paddlewheel.core.errors import PaddlewheelError
from paddlewheel.server import clock
from paddlewheel.server.bots.fair_queue import RequestOrigin
from paddlewheel.server.bots.worker_pool import BotQuestion, BotUnavailable, WorkerPool
from paddlewheel.server.rooms.presence import seconds_away
from paddlewheel.server.rooms.registry import RoomRegistry
from paddlewheel.server.rooms.room import Room
from paddlewheel.server.storage.database import DATABASE_PROBLEMS, reason_of
from paddlewheel.server.storage.models import SeatRow
from paddlewheel.server.storage.repository import SERVER_TIMEOUT_MS

LOG = logging.getLogger(__name__)
STAND_IN_BOT = "pilot"  # the strongest that plays for absent people
FALLBACK_BOT = "mate"  # the strongest that plays when the wanted bot fails
PRESENT_IDLE_LIMITS, PRESENT_IDLE_MIN_S = 3, 30  # turn limits, and seconds, before a present idle player is replaced
RECHECK_INTERVAL_S = 1.0  # seconds between checks whether a player is still away


class BotScheduler:
    """Tasks of the rooms in which a bot decides or a stand-in may be due."""

    def __init__(self, rooms: RoomRegistry, pool: WorkerPool, seconds: float) -> None:
        self._rooms, self._pool, self._seconds = rooms, pool, seconds
        self._playing: dict[str, Task[None]] = {}
        self._waiting: dict[str, Task[None]] = {}
        self._met: WeakKeyDictionary[Room, Counter[Hashable]] = WeakKeyDictionary()
        self.decisions = self.thinking = 0
        self._is_closed = False
        rooms.on_room_loaded = self._greet

    def _greet(self, live: Room) -> None:
        room = weakref.proxy(live)  # a strong reference would keep the room in memory
        live.moved = lambda: self._look(room)
        self._look(live)

    def _look(self, live: Room) -> None:
        """Start a bot if it is one's turn, or else wait for a player with a turn limit."""
        name = live.room.room
        if name in self._waiting:
            self._waiting.pop(name).cancel()
        if live.is_waiting or live.mismatch is not None or live.actor < 0 or live.is_full or not _is_wanted(live):
            return
        if live.seats[live.actor].player:
            if name not in self._playing:
                self._playing[name] = asyncio.create_task(self._play(name))
                self._playing[name].add_done_callback(lambda task: self._played(name, task))
        elif live.room.turn_limit is not None:
            self._waiting[name] = task = asyncio.create_task(self._wait_for(name, live.room.turn_limit))
            task.add_done_callback(lambda task: self._waited(name, task))

    def _waited(self, name: str, task: Task[None]) -> None:
        if self._waiting.get(name) is task:
            del self._waiting[name]

    def _played(self, name: str, task: Task[None]) -> None:
        self._playing.pop(name, None)
        if task.cancelled():
            return
        problem, pause = task.exception(), 0.0
        if problem is not None:
            LOG.error("a bot could not go on", extra={"room": name, "reason": type(problem).__name__})
            pause = RECHECK_INTERVAL_S
        asyncio.get_running_loop().call_later(pause, self._look_again, name)

    def _look_again(self, name: str) -> None:
        live = self._rooms.found(name)
        if live is not None and not self._is_closed:
            self._look(live)

    async def _play(self, name: str) -> None:
        """Play while it is a bot's turn; keeps the room in memory."""
        async with self._rooms.entered(name) as live:
            while live.actor >= 0 and (bot := live.seats[live.actor].player) and _is_wanted(live):
                await self._decide(live, bot)

    async def _decide(self, live: Room, bot: str) -> None:
        seat, number = live.actor, live.number
        try:
            actions = await self._think(live, bot)
        except BotUnavailable as problem:
            LOG.error("last resort", extra={"room": live.room.room, "reason": str(problem)})
            actions = await self._think(live, bot_up_to(FALLBACK_BOT, live.room.rules))
        self.decisions += 1
        for place, action in enumerate(actions):
            if live.number != number or live.actor != seat or live.seats[seat].player != bot:
                return
            if place > 0 and not plan_holds(live.game_log.position, seat, live.room.rules.parse_action(action)):
                return  # ask the bot again
            try:
                number = await live.play(seat, number, action)
            except PaddlewheelError as problem:
                reason = getattr(problem, "clause", "") or type(problem).__name__
                LOG.warning("a bot's action came to nothing", extra={"room": live.room.room, "reason": reason})
                await asyncio.sleep(RECHECK_INTERVAL_S)
                return

    async def _think(self, live: Room, bot: str) -> list[str]:
        position = live.game_log.position
        met, moment = self._met.setdefault(live, Counter()), position.repetition_key
        met[moment] += 1
        question = BotQuestion.about(position, bot, again=met[moment] > 1, seconds=self._seconds)
        self.thinking += 1
        try:
            return await self._pool.decide(question, RequestOrigin(live.network, _has_people(live)))
        finally:
            self.thinking -= 1

    async def _wait_for(self, name: str, limit: int) -> None:
        """Poll until the player to decide has been away too long; ends when the room leaves memory."""
        while (live := self._rooms.found(name)) is not None:
            try:
                if await self._is_away(live, limit):
                    await asyncio.shield(self._stand_in(live, live.seats[live.actor]))
                    return
            except DATABASE_PROBLEMS as problem:
                LOG.warning("nobody could stand in", extra={"room": name, "reason": reason_of(problem)})
            await asyncio.sleep(min(RECHECK_INTERVAL_S, limit / 4))

    async def _is_away(self, live: Room, limit: int) -> bool:
        """Absent for the turn limit with no new entry, or present and idle for much longer."""
        idle = clock.monotonic_seconds() - live.changed
        if idle < limit:
            return False
        allowed = max(limit, SERVER_TIMEOUT_MS / 1000) if live.store.is_shared else limit
        return (
            idle >= max(PRESENT_IDLE_LIMITS * limit, PRESENT_IDLE_MIN_S)
            or await seconds_away(live, live.actor) >= allowed
        )

    async def _stand_in(self, live: Room, seat: SeatRow) -> None:
        was_there = seat.seat in live.present_seats
        await live.store.set_seat(seat.room, seat.seat, standin=bot_up_to(STAND_IN_BOT, live.room.rules))
        if seat.seat in live.present_seats and not was_there:  # came back meanwhile
            await live.store.set_seat(seat.room, seat.seat, standin="")
        await live.seats_changed()

    async def close(self) -> None:
        self._is_closed = True
        tasks = [*self._playing.values(), *self._waiting.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _has_people(live: Room) -> bool:
    return not all(seat.player for seat in live.seats)


def _is_wanted(live: Room) -> bool:
    """Bots-only rooms are played only while they have viewers."""
    return _has_people(live) or live.has_viewers
