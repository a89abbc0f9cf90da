"""Rate limits: token buckets per client, and the configured limits."""

import math
import time
from dataclasses import dataclass, field

REPLAY_COST = 5.0  # tokens for a request that replays a game
UNLIMITED_RATE = 1e9
BYTES_PER_MESSAGE = 4096  # upper bound for a message of normal length
MAX_TRACKED_CLIENTS = 10_000  # the least recently active are dropped first


@dataclass
class TokenBucket:
    """A token bucket with a capacity of at least 1, refilled at a constant rate."""

    rate: float  # tokens a second
    size: float  # capacity
    level: float = field(init=False)
    filled: float = field(init=False)  # when the level was last updated

    def __post_init__(self) -> None:
        self.size = max(1.0, self.size)
        self.level, self.filled = self.size, time.monotonic()

    @classmethod
    def of(cls, rate: float, size: float) -> "TokenBucket":
        """A bucket in which a rate of 0 is unlimited."""
        return cls(min(rate or UNLIMITED_RATE, UNLIMITED_RATE), min(size or UNLIMITED_RATE, UNLIMITED_RATE))

    def take(self, cost: float = 1) -> bool:
        """Take tokens if there are enough; a cost above the capacity needs a full bucket and leaves a debt."""
        now = time.monotonic()
        self.level = min(self.size, self.level + (now - self.filled) * self.rate)
        self.filled = now
        if self.level < min(cost, self.size):
            return False
        self.level -= cost
        return True


class RateLimiter:
    """A token bucket per client."""

    def __init__(self, rate: float, size: float) -> None:
        self._rate, self._size = rate, size
        self._buckets: dict[str, TokenBucket] = {}

    def allows(self, client: str, cost: float = 1) -> bool:
        if self._rate == 0:
            return True
        if len(self._buckets) > MAX_TRACKED_CLIENTS:
            for calm in sorted(self._buckets, key=lambda name: self._buckets[name].filled)[: MAX_TRACKED_CLIENTS // 2]:
                del self._buckets[calm]
        return self._buckets.setdefault(client, TokenBucket(self._rate, self._size)).take(cost)


@dataclass(frozen=True)
class Limits:
    """The limits of one client; 0 is unlimited."""

    requests: float = 50  # a second
    messages: float = 30  # a second, on one socket
    rooms: float = 1  # a second
    sockets: int = 500  # at once
    body: int = 2_000_000  # bytes of a request
    connections: int = 600  # at once, sockets included
    copied: float = 100  # entries a second copied into new rooms by forks and records

    @classmethod
    def of(cls, rate: float) -> "Limits":
        """All limits in proportion to a number of requests a second."""
        sockets, connections = math.ceil(rate * 10), math.ceil(rate * 12)
        return cls(rate, rate * 0.6, rate / 50, sockets, connections=connections, copied=rate * 2)

    @property
    def copied_burst(self) -> float:
        """Room for six games of the maximum length of a record."""
        return 300 * self.copied

    @property
    def frames(self) -> float:
        """Frames a second, on one socket. Above this a client ignores many refusals."""
        return 2 * self.messages

    @property
    def frames_burst(self) -> float:
        return 10 * self.messages

    @property
    def bytes(self) -> float:
        """Bytes a second, on one socket."""
        return BYTES_PER_MESSAGE * self.messages

    @property
    def bytes_burst(self) -> float:
        return 10 * self.bytes

    @property
    def refusals_burst(self) -> float:
        """Messages refused by the rate limit before a socket is closed; refilled at a tenth of `messages` a second."""
        return 5 * self.messages
