"""Fair queue for bot decisions: round robin over client networks, first in first out within each."""

import asyncio
import time
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

MIN_THINKING_S = 0.25  # minimum thinking time of a bot under any load
BOTS_ONLY_THINKING_S = 0.25  # thinking time in bots-only rooms while people play elsewhere
PEOPLE_RECENT_S = 60.0  # people count as playing this long after the last question of their rooms
BOTS_ONLY_DELAY_S = 0.3  # bots-only rooms wait this long after an answer to a person, whose next question may follow
BOTS_ONLY_INTERVAL_S = 5.0  # bots-only rooms get a place at least this often under any load


@dataclass(frozen=True)
class RequestOrigin:
    """Origin of a question: the client network it is charged to, and whether people wait for the answer."""

    network: str = ""
    has_people: bool = True


@dataclass
class RoundRobinQueue:
    """Waiting requests by network; the network served longest ago comes first."""

    waiting: dict[str, deque["asyncio.Future[None]"]] = field(default_factory=dict)

    def add(self, network: str, place: "asyncio.Future[None]") -> None:
        self.waiting.setdefault(network, deque()).append(place)

    def next(self) -> "asyncio.Future[None] | None":
        """The next request that was not cancelled."""
        while self.waiting:
            network, places = next(iter(self.waiting.items()))
            del self.waiting[network]
            place = places.popleft()
            if places:
                self.waiting[network] = places  # at the end
            if not place.done():
                return place
        return None


class BotQueue:
    """A fixed number of places. Bots-only rooms come after rooms with people."""

    def __init__(self, places: int) -> None:
        self._places = self._free = places
        self._people, self._bots_only = RoundRobinQueue(), RoundRobinQueue()
        self._asked: Counter[str] = Counter()  # questions waiting or in progress, by network
        self._people_asked = self._people_answered = self._bots_only_began = -PEOPLE_RECENT_S
        self._timer: asyncio.TimerHandle | None = None

    @property
    def length(self) -> int:
        """Number of waiting questions."""
        return sum(self._asked.values()) - (self._places - self._free)

    @asynccontextmanager
    async def place(self, origin: RequestOrigin) -> AsyncIterator[None]:
        self._asked[origin.network] += 1
        if origin.has_people:
            self._people_asked = time.monotonic()
        try:
            await self._wait(origin)
            try:
                yield
            finally:
                if origin.has_people:
                    self._people_answered = time.monotonic()
                self._give_back()
        finally:
            self._asked[origin.network] -= 1
            self._asked += Counter()  # drops zero counts

    async def _wait(self, origin: RequestOrigin) -> None:
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        (self._people if origin.has_people else self._bots_only).add(origin.network, place)
        self._grant_places()
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self._give_back()
            raise

    def _give_back(self) -> None:
        self._free += 1
        self._grant_places()

    def _grant_places(self) -> None:
        """Grant free places to waiting requests; bots-only rooms may have to wait for a timer."""
        while self._free > 0 and (following := self._people.next() or self._next_bots_only()) is not None:
            self._free -= 1
            following.set_result(None)

    def _next_bots_only(self) -> "asyncio.Future[None] | None":
        now = time.monotonic()
        wait = min(self._people_answered + BOTS_ONLY_DELAY_S, self._bots_only_began + BOTS_ONLY_INTERVAL_S) - now
        if wait > 0:
            if self._timer is None and self._bots_only.waiting:
                self._timer = asyncio.get_running_loop().call_later(wait, self._look_again)
            return None
        following = self._bots_only.next()
        if following is not None:
            self._bots_only_began = now
        return following

    def _look_again(self) -> None:
        self._timer = None
        self._grant_places()

    def seconds(self, origin: RequestOrigin, most: float) -> float:
        """Thinking time of a question; a network with many questions divides its share among them."""
        seconds = most * self._places / max(self._places, self._asked[origin.network])
        if not origin.has_people and time.monotonic() - self._people_asked < PEOPLE_RECENT_S:
            seconds = min(seconds, BOTS_ONLY_THINKING_S)
        return min(most, max(seconds, MIN_THINKING_S))
