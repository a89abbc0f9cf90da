"""Connection limits per client network and in total, and timeouts for clients that do not read."""

import asyncio
import logging
import select
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from paddlewheel.server.client_address import network_of

LOG = logging.getLogger(__name__)
STALLED_SECONDS = 10.0  # between two checks of a client that does not read
MIN_PROGRESS_BYTES = 10_000  # bytes that it must read between two checks
MAX_UNREAD_BYTES = 16 << 20  # bytes in the write buffers of one client


@dataclass
class ConnectionRegistry:
    """Open connections, limited per client network (0: unlimited; proxies are exempt) and in total."""

    per_network: int
    total: int
    is_proxy: Callable[[str], bool] = lambda address: False
    cut: Callable[[], None] = lambda: None  # called for each connection that is dropped for a new one
    _open: dict[asyncio.Transport, str] = field(default_factory=dict)
    _silent: dict[asyncio.Transport, None] = field(default_factory=dict)  # without a request so far, oldest first
    _counts: Counter[str] = field(default_factory=Counter)
    refused: int = 0

    def __len__(self) -> int:
        return len(self._open)

    def admit(self, transport: asyncio.Transport, address: str) -> bool:
        """Admit a connection if the limits allow; at the total limit the oldest one without a request is dropped."""
        network = network_of(address)
        is_limited = self.per_network > 0 and not self.is_proxy(address)
        if is_limited and self._counts[network] >= self.per_network:
            return self._refuse("too many of one address")
        if len(self._open) >= self.total and not self._drop_silent():
            return self._refuse("too many of all")
        self._open[transport] = network
        self._silent[transport] = None
        self._counts[network] += 1
        return True

    def mark_request_received(self, transport: asyncio.Transport) -> None:
        """Record that the client has sent a complete request head."""
        self._silent.pop(transport, None)

    def release(self, transport: asyncio.Transport) -> None:
        network = self._open.pop(transport, None)
        self._silent.pop(transport, None)
        if network is not None:
            self._counts[network] -= 1
            if self._counts[network] == 0:
                del self._counts[network]

    def _drop_silent(self) -> bool:
        if not self._silent:
            return False
        oldest = next(iter(self._silent))
        self.release(oldest)
        oldest.abort()
        self.cut()
        return True

    def _refuse(self, reason: str) -> bool:
        """Count a refusal; log the 1st, 10th, 100th ..., so that a flood of connections does not flood the log."""
        self.refused += 1
        if str(self.refused).strip("0") == "1":
            LOG.warning("connection refused", extra={"reason": reason, "count": self.refused})
        return False


def is_closed_by_peer(transport: asyncio.Transport) -> bool:
    """Whether the peer has closed the connection, which the event loop does not notice while reading is paused."""
    if sys.platform != "linux":
        return False
    poll = select.poll()
    poll.register(transport.get_extra_info("socket").fileno(), select.POLLRDHUP | select.POLLHUP | select.POLLERR)
    return bool(poll.poll(0))


@dataclass
class StalledConnections:
    """Connections whose clients do not read, by network; their write buffers share a limit."""

    most: int = MAX_UNREAD_BYTES
    _stalled: dict[str, dict[asyncio.Transport, None]] = field(default_factory=dict)

    def add(self, network: str, transport: asyncio.Transport) -> None:
        """Add a connection; abort the longest stalled ones of the network while the limit is exceeded."""
        stalled = self._stalled.setdefault(network, {})
        stalled[transport] = None
        held = {one: one.get_write_buffer_size() for one in stalled}
        total = sum(held.values())
        for one, size in held.items():
            if total <= self.most or one is transport:
                break
            one.abort()
            total -= size

    def remove(self, network: str, transport: asyncio.Transport) -> None:
        stalled = self._stalled.get(network, {})
        stalled.pop(transport, None)
        if not stalled:
            self._stalled.pop(network, None)


class WriteWatchdog:
    """Abort a connection whose client reads too slowly; `close` would wait for it indefinitely."""

    def __init__(
        self,
        transport: asyncio.Transport,
        unread: StalledConnections,
        network: Callable[[], str],
        cut: Callable[[str], None],
    ) -> None:
        self._transport, self._unread, self._find_network, self._cut = transport, unread, network, cut
        self._network = ""
        self._left = 0
        self._timer: asyncio.TimerHandle | None = None

    def paused(self) -> None:
        """The write buffer is above its high-water mark."""
        self.resumed()
        self._network = self._find_network()
        self._unread.add(self._network, self._transport)
        self._arm()

    def resumed(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
            self._unread.remove(self._network, self._transport)

    def _arm(self) -> None:
        self._left = self._transport.get_write_buffer_size()
        self._timer = asyncio.get_running_loop().call_later(STALLED_SECONDS, self._look)

    def _look(self) -> None:
        if self._left - self._transport.get_write_buffer_size() >= MIN_PROGRESS_BYTES:
            self._arm()
            return
        LOG.info("connection aborted", extra={"reason": "its client does not read"})
        self._cut("unread")
        self._transport.abort()
