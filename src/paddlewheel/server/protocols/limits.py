"""What the protocols of one server share: their limits, and the connections they count."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from paddlewheel.server.api.rate_limit import Limits
from paddlewheel.server.metrics import Metrics
from paddlewheel.server.protocols.connections import ConnectionRegistry, UnreadBytes

IS_CLOSING = "paddlewheel.is_closing"  # an extension of the scope: asks whether the client is gone


@dataclass
class Edge:
    limits: Limits
    connections: ConnectionRegistry
    unread: UnreadBytes = field(default_factory=UnreadBytes)
    refused: Callable[[int], None] = lambda status: None  # told of each request that is refused before it is one
    cut: Callable[[str], None] = lambda reason: None  # told of each connection that is cut without an answer


class EdgeConfig(uvicorn.Config):
    """uvicorn makes a protocol for each connection from its configuration alone: so the limits travel in it."""

    def __init__(self, limits: Limits, connections: int, **settings: Any) -> None:
        super().__init__(lambda: None, **settings)
        proxies = ProxyHeadersMiddleware(_nothing, self.forwarded_allow_ips).trusted_hosts
        registry = ConnectionRegistry(limits.connections, connections, lambda address: address in proxies)
        self.edge = Edge(limits, registry)
        registry.cut = lambda: self.edge.cut("no room")

    def count_in(self, metrics: Metrics) -> None:
        self.edge.refused = lambda status: metrics.refused.labels(status).inc()
        self.edge.cut = lambda reason: metrics.cut.labels(reason).inc()


async def _nothing(*_: Any) -> None:
    """An application that is never called."""


def edge_of(config: uvicorn.Config) -> Edge:
    assert isinstance(config, EdgeConfig)
    return config.edge
