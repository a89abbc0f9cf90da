"""State shared by the connections of one server (limits, registry, metrics), and the limit of open files."""

import logging
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from paddlewheel.server.api.rate_limit import Limits
from paddlewheel.server.metrics import Metrics
from paddlewheel.server.protocols.connections import ConnectionRegistry, StalledConnections

IS_CLOSING = "paddlewheel.is_closing"  # a scope extension: a callable that tells whether the client has disconnected
WRITE_TEXTS = "paddlewheel.write_texts"  # a scope extension: writes messages of a WebSocket at once


@dataclass
class ProtocolContext:
    """What a protocol instance needs of its server."""

    limits: Limits
    connections: ConnectionRegistry
    unread: StalledConnections = field(default_factory=StalledConnections)
    refused: Callable[[int], None] = lambda status: None  # called for each request refused by the protocol
    cut: Callable[[str], None] = lambda reason: None  # called for each connection aborted without a response


class LimitedConfig(uvicorn.Config):
    """uvicorn configuration that carries the limits: uvicorn passes nothing else to a protocol."""

    def __init__(self, limits: Limits, connections: int, **settings: Any) -> None:
        super().__init__(lambda: None, **settings)
        proxies = ProxyHeadersMiddleware(_unused_application, self.forwarded_allow_ips).trusted_hosts
        registry = ConnectionRegistry(limits.connections, connections, lambda address: address in proxies)
        self.protocol_context = ProtocolContext(limits, registry)
        registry.cut = lambda: self.protocol_context.cut("no room")

    def report_to(self, metrics: Metrics) -> None:
        """Report refused requests and aborted connections to the metrics."""
        self.protocol_context.refused = lambda status: metrics.refused.labels(status).inc()
        self.protocol_context.cut = lambda reason: metrics.cut.labels(reason).inc()


async def _unused_application(*_: Any) -> None:
    """Placeholder application, never called."""


def protocol_context(config: uvicorn.Config) -> ProtocolContext:
    assert isinstance(config, LimitedConfig)
    return config.protocol_context


if sys.platform != "win32":
    import resource

LOG = logging.getLogger(__name__)
WANTED_FILES = 65_536
RESERVED_FILES = 200  # for the database, worker processes and static files


def raise_file_limit() -> int:
    """Raise the soft limit of open files up to the hard limit; return the result."""
    if sys.platform == "win32":  # Windows has no such limit
        return WANTED_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = resource.RLIM_INFINITY
    wanted = WANTED_FILES if hard == unlimited else min(WANTED_FILES, hard)
    if soft == unlimited or soft >= wanted:
        return WANTED_FILES if soft == unlimited else soft
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    LOG.info("file limit raised", extra={"files": wanted, "before": soft})
    return wanted


def max_open_connections(files: int) -> int:
    """The number of connections that leaves files for everything else."""
    return max(files - RESERVED_FILES, files // 2)
