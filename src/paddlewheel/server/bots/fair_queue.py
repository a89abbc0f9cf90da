"""Who thinks next: places are handed out by turns, first among addresses, then among the rooms of each."""

import asyncio
import time
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

LEAST_SECONDS = 0.25  # that a bot may think, however many wait
BOTS_ONLY_SECONDS = 0.25  # that bots among themselves may think while people play against others
PEOPLE_LATELY = 60.0  # seconds since a bot last had to answer a person
QUIET_SECONDS = 0.3  # after a bot's answer to a person, who may be owed another at once: bots among themselves wait
BOTS_ONLY_EVERY = 5.0  # seconds from one place for bots among themselves to the next, however many people play


@dataclass(frozen=True)
class Asker:
    """The room that a question comes from: whose share it takes, and whether people wait for the answer."""

    network: str = ""
    has_people: bool = True


@dataclass
class Line:
    """Those who wait, by address; the address that was served longest ago is the first."""

    waiting: dict[str, deque["asyncio.Future[None]"]] = field(default_factory=dict)

    def add(self, network: str, place: "asyncio.Future[None]") -> None:
        self.waiting.setdefault(network, deque()).append(place)

    def next(self) -> "asyncio.Future[None] | None":
        """Whoever gave up meanwhile is left out."""
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
    """So many places. Rooms in which nobody but bots plays come after all others."""

    def __init__(self, places: int) -> None:
        self._places = self._free = places
        self._people, self._bots_only = Line(), Line()
        self._asked: Counter[str] = Counter()  # questions that wait or are thought about, by address
        self._people_asked = self._people_answered = self._bots_only_began = -PEOPLE_LATELY
        self._timer: asyncio.TimerHandle | None = None

    @property
    def length(self) -> int:
        """Questions that wait."""
        return sum(self._asked.values()) - (self._places - self._free)

    @asynccontextmanager
    async def place(self, asker: Asker) -> AsyncIterator[None]:
        self._asked[asker.network] += 1
        if asker.has_people:
            self._people_asked = time.monotonic()
        try:
            await self._wait(asker)
            try:
                yield
            finally:
                if asker.has_people:
                    self._people_answered = time.monotonic()
                self._give_back()
        finally:
            self._asked[asker.network] -= 1
            self._asked += Counter()  # drops those at 0

    async def _wait(self, asker: Asker) -> None:
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        (self._people if asker.has_people else self._bots_only).add(asker.network, place)
        self._hand_out()
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self._give_back()
            raise

    def _give_back(self) -> None:
        self._free += 1
        self._hand_out()

    def _hand_out(self) -> None:
        """Free places go to those who wait, as far as it is their time."""
        while self._free > 0 and (following := self._people.next() or self._next_bots_only()) is not None:
            self._free -= 1
            following.set_result(None)

    def _next_bots_only(self) -> "asyncio.Future[None] | None":
        now = time.monotonic()
        wait = min(self._people_answered + QUIET_SECONDS, self._bots_only_began + BOTS_ONLY_EVERY) - now
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
        self._hand_out()

    def seconds(self, asker: Asker, most: float) -> float:
        """How long a question may be thought about: an address with many questions shares among them."""
        seconds = most * self._places / max(self._places, self._asked[asker.network])
        if not asker.has_people and time.monotonic() - self._people_asked < PEOPLE_LATELY:
            seconds = min(seconds, BOTS_ONLY_SECONDS)
        return min(most, max(seconds, LEAST_SECONDS))
