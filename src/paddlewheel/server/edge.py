"""What the protocols of one server share: their limits, and the connections they count."""

from dataclasses import dataclass, field
from typing import Any

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from paddlewheel.server.connections import ConnectionRegistry, UnreadBytes
from paddlewheel.server.limits import Limits

IS_CLOSING = "paddlewheel.is_closing"  # an extension of the scope: asks whether the client is gone


@dataclass
class Edge:
    limits: Limits
    connections: ConnectionRegistry
    unread: UnreadBytes = field(default_factory=UnreadBytes)


class EdgeConfig(uvicorn.Config):
    """uvicorn makes a protocol for each connection from its configuration alone: so the limits travel in it."""

    def __init__(self, limits: Limits, connections: int, **settings: Any) -> None:
        super().__init__(lambda: None, **settings)
        proxies = ProxyHeadersMiddleware(_nothing, self.forwarded_allow_ips).trusted_hosts
        registry = ConnectionRegistry(limits.connections, connections, lambda address: address in proxies)
        self.edge = Edge(limits, registry)


async def _nothing(*_: Any) -> None:
    """An application that is never called."""


def edge_of(config: uvicorn.Config) -> Edge:
    assert isinstance(config, EdgeConfig)
    return config.edge
