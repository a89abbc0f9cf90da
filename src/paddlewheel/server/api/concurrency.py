"""Concurrency limits and byte quotas per client network."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass, field

from starlette.types import Scope

from paddlewheel.server.api.rate_limit import Limits
from paddlewheel.server.client_address import network_of
from paddlewheel.server.protocols.limits import IS_CLOSING

MAX_REQUESTS_PER_CLIENT = 3  # ordinary requests and messages of one client
MAX_REPLAYS_PER_CLIENT, MAX_REPLAYS = 1, 3  # requests that replay a whole game
MAX_BODY_BYTES_PER_CLIENT = 16 << 20  # bytes of request bodies that are incomplete or not answered yet
MAX_UNSENT_BYTES_PER_CLIENT = 16 << 20  # bytes of messages queued for the sockets of one client


class ClientGone(Exception):
    """The client disconnected while its request waited for a slot."""


@dataclass
class CountedSemaphore:
    """A semaphore with a count of its users, dropped when there is none."""

    slots: asyncio.Semaphore
    users: int = 0


class ConcurrencyLimiter:
    """Limit concurrent requests per client and in total, first in first out; 0 is unlimited."""

    def __init__(self, each: int, together: int = 0) -> None:
        self._each = each
        self._together = asyncio.Semaphore(together) if together else None
        self._semaphores: dict[str, CountedSemaphore] = {}

    @asynccontextmanager
    async def slot(self, scope: Scope) -> AsyncIterator[None]:
        """Hold a slot for the client of a request or socket; raise ClientGone if it disconnected while waiting."""
        if self._each == 0:
            yield
            return
        # The semaphore of the client comes first, so that one client cannot fill the queue of the common one.
        async with self._semaphore(client_network(scope)), self._together or nullcontext():
            if is_disconnected(scope):
                raise ClientGone
            yield

    @asynccontextmanager
    async def _semaphore(self, network: str) -> AsyncIterator[None]:
        semaphore = self._semaphores.setdefault(network, CountedSemaphore(asyncio.Semaphore(self._each)))
        semaphore.users += 1
        try:
            async with semaphore.slots:
                yield
        finally:
            semaphore.users -= 1
            if semaphore.users == 0:
                del self._semaphores[network]


def client_network(scope: Scope) -> str:
    return network_of(scope["client"][0]) if scope.get("client") else ""


def is_disconnected(scope: Scope) -> bool:
    """Whether the client has disconnected, where the protocol can tell."""
    asks = scope.get("extensions", {}).get(IS_CLOSING)
    return asks is not None and asks()


class ByteQuota:
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
class ClientQuotas:
    """The concurrency limits and byte quotas of the server."""

    ordinary: ConcurrencyLimiter = field(default_factory=lambda: ConcurrencyLimiter(MAX_REQUESTS_PER_CLIENT))
    replays: ConcurrencyLimiter = field(default_factory=lambda: ConcurrencyLimiter(MAX_REPLAYS_PER_CLIENT, MAX_REPLAYS))
    bodies: ByteQuota = field(default_factory=lambda: ByteQuota(MAX_BODY_BYTES_PER_CLIENT))
    unsent: ByteQuota = field(default_factory=lambda: ByteQuota(MAX_UNSENT_BYTES_PER_CLIENT))

    @classmethod
    def of(cls, limits: Limits) -> "ClientQuotas":
        """The defaults, or everything unlimited if requests are."""
        return (
            cls() if limits.requests else cls(ConcurrencyLimiter(0), ConcurrencyLimiter(0), ByteQuota(0), ByteQuota(0))
        )
