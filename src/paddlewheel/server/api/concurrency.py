"""What each address has under way: turns to work, and bytes that are held for it."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass, field

from starlette.types import Scope

from paddlewheel.server.api.client_address import network_of
from paddlewheel.server.api.rate_limit import Limits
from paddlewheel.server.protocols.limits import IS_CLOSING

AT_ONCE = 3  # ordinary requests and messages of one address
REPLAYS_EACH, REPLAYS_TOGETHER = 1, 3  # whole games that are gone through again
MOST_BODIES = 16 << 20  # bytes of requests of one address that are not complete, or not answered
MOST_UNSENT = 16 << 20  # bytes of messages that wait for the sockets of one address


class ClientGone(Exception):
    """Whoever asked went away while it was not their turn yet."""


@dataclass
class Gate:
    turns: asyncio.Semaphore
    users: int = 0


class Turns:
    """So many at once for each address and for all together, first come first served; 0 is without limit."""

    def __init__(self, each: int, together: int = 0) -> None:
        self._each = each
        self._together = asyncio.Semaphore(together) if together else None
        self._gates: dict[str, Gate] = {}

    @asynccontextmanager
    async def turn(self, scope: Scope) -> AsyncIterator[None]:
        """For the client of this request or socket; raises ClientGone where it did not wait."""
        if self._each == 0:
            yield
            return
        # The address's own gate comes first: so no more than its share waits among the others.
        async with self._gate(client_of(scope)), self._together or nullcontext():
            if is_gone(scope):
                raise ClientGone
            yield

    @asynccontextmanager
    async def _gate(self, network: str) -> AsyncIterator[None]:
        gate = self._gates.setdefault(network, Gate(asyncio.Semaphore(self._each)))
        gate.users += 1
        try:
            async with gate.turns:
                yield
        finally:
            gate.users -= 1
            if gate.users == 0:
                del self._gates[network]


def client_of(scope: Scope) -> str:
    return network_of(scope["client"][0]) if scope.get("client") else ""


def is_gone(scope: Scope) -> bool:
    asks = scope.get("extensions", {}).get(IS_CLOSING)
    return asks is not None and asks()


class HeldBytes:
    """Of each address, at most so many; 0 is without limit."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: Counter[str] = Counter()

    def hold(self, network: str, size: int) -> bool:
        """False, and nothing is held, if that would be too much."""
        if 0 < self._most < self._held[network] + size:
            return False
        self._held[network] += size
        return True

    def release(self, network: str, size: int) -> None:
        self._held[network] -= size
        if self._held[network] <= 0:
            del self._held[network]


@dataclass
class Shares:
    ordinary: Turns = field(default_factory=lambda: Turns(AT_ONCE))
    replays: Turns = field(default_factory=lambda: Turns(REPLAYS_EACH, REPLAYS_TOGETHER))
    bodies: HeldBytes = field(default_factory=lambda: HeldBytes(MOST_BODIES))
    unsent: HeldBytes = field(default_factory=lambda: HeldBytes(MOST_UNSENT))

    @classmethod
    def of(cls, limits: Limits) -> "Shares":
        """Where requests are without limit, so is all of this."""
        return cls() if limits.requests else cls(Turns(0), Turns(0), HeldBytes(0), HeldBytes(0))
