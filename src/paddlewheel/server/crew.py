"""The bots of all rooms: they play the seats that are theirs, and stand in for people who stay away too long."""

import asyncio
import logging
import time
from asyncio import Task
from collections import Counter
from collections.abc import Hashable
from weakref import WeakKeyDictionary

from paddlewheel.core.errors import PaddlewheelError
from paddlewheel.server.live import LiveRoom
from paddlewheel.server.rooms import Rooms
from paddlewheel.server.rows import Seat
from paddlewheel.server.thinkers import NoThought, Question, Thinkers

LOG = logging.getLogger(__name__)
STANDIN = "pilot"  # who plays for people who stay away
LAST_RESORT = "mate"  # who plays where a bot cannot be had
LOOK_AGAIN = 1.0  # seconds between two looks whether somebody is still away


class Crew:
    def __init__(self, rooms: Rooms, thinkers: Thinkers, seconds: float) -> None:
        self._rooms, self._thinkers, self._seconds = rooms, thinkers, seconds
        self._playing: dict[str, Task[None]] = {}
        self._waiting: dict[str, Task[None]] = {}
        self._met: WeakKeyDictionary[LiveRoom, Counter[Hashable]] = WeakKeyDictionary()
        self.decisions = 0
        rooms.on_entering = self._greet

    def _greet(self, live: LiveRoom) -> None:
        live.moved = lambda: self._look(live)
        self._look(live)

    def _look(self, live: LiveRoom) -> None:
        """Is it a bot's turn, or may it become one's?"""
        name = live.room.room
        if name in self._waiting:
            self._waiting.pop(name).cancel()
        if live.differs is not None or live.actor < 0:
            return
        if live.seats[live.actor].player:
            if name not in self._playing:
                self._playing[name] = asyncio.create_task(self._play(name))
                self._playing[name].add_done_callback(lambda task: self._played(live, task))
        elif live.room.turn_limit is not None:
            self._waiting[name] = asyncio.create_task(self._wait_for(live, live.room.turn_limit))

    def _played(self, live: LiveRoom, task: Task[None]) -> None:
        self._playing.pop(live.room.room, None)
        if task.cancelled():
            return
        problem = task.exception()
        if problem is not None:
            LOG.error("a bot could not go on", extra={"room": live.room.room, "reason": str(problem)})
        elif self._rooms.found(live.room.room) is live:
            self._look(live)

    async def _play(self, name: str) -> None:
        """As long as it is a bot's turn; the room stays in memory meanwhile."""
        async with self._rooms.entered(name) as live:
            while live.actor >= 0 and (bot := live.seats[live.actor].player):
                await self._decide(live, bot)

    async def _decide(self, live: LiveRoom, bot: str) -> None:
        seat, number = live.actor, live.number
        try:
            actions = await self._think(live, bot)
        except NoThought as problem:
            LOG.error("last resort", extra={"room": live.room.room, "reason": str(problem)})
            actions = await self._think(live, LAST_RESORT)
        self.decisions += 1
        for action in actions:
            if live.number != number or live.actor != seat or live.seats[seat].player != bot:
                return
            try:
                number = await live.play(seat, number, action)
            except PaddlewheelError as problem:
                LOG.warning("a bot's action came to nothing", extra={"room": live.room.room, "reason": str(problem)})
                await asyncio.sleep(LOOK_AGAIN)
                return

    async def _think(self, live: LiveRoom, bot: str) -> list[str]:
        position = live.table.position
        met, moment = self._met.setdefault(live, Counter()), position.likeness
        met[moment] += 1
        question = Question.about(position, bot, again=met[moment] > 1, seconds=self._seconds)
        return await self._thinkers.decide(question)

    async def _wait_for(self, live: LiveRoom, limit: int) -> None:
        """Until whoever decides has been away for too long; while nobody is in the room, nobody waits."""
        while self._rooms.found(live.room.room) is live:
            seat = live.seats[live.actor]
            if time.time() - live.written >= limit and await self._is_away(live, seat):
                await live.store.set_seat(seat.room, seat.seat, standin=STANDIN)
                await live.seats_changed()
                return
            await asyncio.sleep(min(LOOK_AGAIN, limit / 4))

    async def _is_away(self, live: LiveRoom, seat: Seat) -> bool:
        if seat.seat in live.present_seats:
            return False
        seats = await live.store.seats(seat.room)
        return not seats[seat.seat].was_seen_lately

    async def close(self) -> None:
        tasks = [*self._playing.values(), *self._waiting.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
