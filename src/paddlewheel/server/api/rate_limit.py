"""How much one client may ask for."""

import math
import time
from dataclasses import dataclass, field

LONG_STORY = 5.0  # what a request that replays a game counts as
WITHOUT_LIMIT = 1e9
LETTERS = 4096  # bytes that a message of usual length takes at most
MOST_KEPT = 10_000  # clients remembered; the calmest are forgotten first


@dataclass
class Bucket:
    """So many at once, and at least one, refilled at a steady rate."""

    rate: float  # a second
    size: float
    level: float = field(init=False)
    filled: float = field(init=False)

    def __post_init__(self) -> None:
        self.size = max(1.0, self.size)
        self.level, self.filled = self.size, time.monotonic()

    @classmethod
    def of(cls, rate: float, size: float) -> "Bucket":
        """A rate of 0 is without limit."""
        return cls(min(rate or WITHOUT_LIMIT, WITHOUT_LIMIT), min(size or WITHOUT_LIMIT, WITHOUT_LIMIT))

    def take(self, cost: float = 1) -> bool:
        now = time.monotonic()
        self.level = min(self.size, self.level + (now - self.filled) * self.rate)
        self.filled = now
        if self.level < min(cost, self.size):
            return False
        self.level -= cost
        return True


class Turnstile:
    """A bucket for every client."""

    def __init__(self, rate: float, size: float) -> None:
        self._rate, self._size = rate, size
        self._buckets: dict[str, Bucket] = {}

    def lets_in(self, client: str, cost: float = 1) -> bool:
        if self._rate == 0:
            return True
        if len(self._buckets) > MOST_KEPT:
            for calm in sorted(self._buckets, key=lambda name: self._buckets[name].filled)[: MOST_KEPT // 2]:
                del self._buckets[calm]
        return self._buckets.setdefault(client, Bucket(self._rate, self._size)).take(cost)


@dataclass(frozen=True)
class Limits:
    """What one address may ask for; 0 is without limit."""

    requests: float = 50  # a second
    messages: float = 30  # a second, on one socket
    rooms: float = 1  # a second
    sockets: int = 500  # at once
    body: int = 2_000_000  # bytes of a request
    connections: int = 600  # at once, sockets included
    copied: float = 100  # entries a second that come into new rooms by forks and records

    @classmethod
    def of(cls, rate: float) -> "Limits":
        """In proportion to so many requests a second."""
        sockets, connections = math.ceil(rate * 10), math.ceil(rate * 12)
        return cls(rate, rate * 0.6, rate / 50, sockets, connections=connections, copied=rate * 2)

    @property
    def copied_at_once(self) -> float:
        """Six games as long as a record may be."""
        return 300 * self.copied

    @property
    def frames(self) -> float:
        """A second, on one socket: who sends more than this goes on after many refusals."""
        return 2 * self.messages

    @property
    def frames_at_once(self) -> float:
        return 10 * self.messages

    @property
    def bytes(self) -> float:
        """A second, on one socket."""
        return LETTERS * self.messages

    @property
    def bytes_at_once(self) -> float:
        return 10 * self.bytes

    @property
    def refusals_at_once(self) -> float:
        """Messages refused for their number before a socket is closed; a tenth of `messages` is forgotten a second."""
        return 5 * self.messages
