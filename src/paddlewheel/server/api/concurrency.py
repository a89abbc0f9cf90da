"""Concurrency limits and byte quotas per client network."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass, field

from starlette.types import Scope

from paddlewheel.server.api.client_address import network_of
from paddlewheel.server.api.rate_limit import Limits
from paddlewheel.server.protocols.limits import IS_CLOSING

AT_ONCE = 3  # ordinary requests and messages of one client
REPLAYS_EACH, REPLAYS_TOGETHER = 1, 3  # requests that replay a whole game
MOST_BODIES = 16 << 20  # bytes of request bodies that are incomplete or not answered yet
MOST_UNSENT = 16 << 20  # bytes of messages queued for the sockets of one client


class ClientGone(Exception):
    """The client disconnected while its request waited for a slot."""


@dataclass
class Gate:
    """A semaphore with a count of its users, dropped when there is none."""

    turns: asyncio.Semaphore
    users: int = 0


class Turns:
    """Limit concurrent requests per client and in total, first in first out; 0 is unlimited."""

    def __init__(self, each: int, together: int = 0) -> None:
        self._each = each
        self._together = asyncio.Semaphore(together) if together else None
        self._gates: dict[str, Gate] = {}

    @asynccontextmanager
    async def turn(self, scope: Scope) -> AsyncIterator[None]:
        """Hold a slot for the client of a request or socket; raise ClientGone if it disconnected while waiting."""
        if self._each == 0:
            yield
            return
        # The semaphore of the client comes first, so that one client cannot fill the queue of the common one.
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
    """Whether the client has disconnected, where the protocol can tell."""
    asks = scope.get("extensions", {}).get(IS_CLOSING)
    return asks is not None and asks()


class HeldBytes:
    """Limit the bytes held for each client; 0 is unlimited."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: Counter[str] = Counter()

    def hold(self, network: str, size: int) -> bool:
        """Reserve bytes; False, and nothing is reserved, if that would exceed the quota."""
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
    """The concurrency limits and byte quotas of the server."""

    ordinary: Turns = field(default_factory=lambda: Turns(AT_ONCE))
    replays: Turns = field(default_factory=lambda: Turns(REPLAYS_EACH, REPLAYS_TOGETHER))
    bodies: HeldBytes = field(default_factory=lambda: HeldBytes(MOST_BODIES))
    unsent: HeldBytes = field(default_factory=lambda: HeldBytes(MOST_UNSENT))

    @classmethod
    def of(cls, limits: Limits) -> "Shares":
        """The defaults, or everything unlimited if requests are."""
        return cls() if limits.requests else cls(Turns(0), Turns(0), HeldBytes(0), HeldBytes(0))
