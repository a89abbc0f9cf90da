"""The server process: bind the port, open the database, run uvicorn, shut down cleanly."""

import asyncio
import errno
import gc
import logging
import os
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

import uvicorn

from paddlewheel.core.errors import PaddlewheelError
from paddlewheel.core.messages import Message
from paddlewheel.server.app import make_app
from paddlewheel.server.messages import not_a_port, not_an_address, port_reserved, port_taken
from paddlewheel.server.protocols.http import LimitedHttpProtocol
from paddlewheel.server.protocols.limits import LimitedConfig, max_open_connections, raise_file_limit
from paddlewheel.server.protocols.websocket import LimitedWebSocketProtocol
from paddlewheel.server.services import Services, Settings

LOG = logging.getLogger(__name__)
MAX_SOCKET_MESSAGE_BYTES = 1 << 16  # bytes, on a socket
GC_THRESHOLDS = (
    50_000,
    20,
    100,
)  # views are many objects without cycles: collecting more often would dominate the load
MAX_PORTS_TRIED = 10  # consecutive ports
SEND_BUFFER_BYTES = 1 << 18  # bytes the kernel buffers for a client that does not read; its default is megabytes
CONNECTION_SHUTDOWN_TIMEOUT_S = 2  # seconds for open connections at shutdown
SHUTDOWN_TIMEOUT_S = 8.0  # seconds for the rest of the shutdown, then a hard exit: everything acknowledged is committed


class PortError(PaddlewheelError):
    """An address that cannot be bound."""


def serve(settings: Settings, host: str, port: int, ready: Callable[[int], None] = lambda port: None) -> None:
    """Serve until interrupted. `ready` is called with the bound port; port 0 takes any free one."""
    with bind_port(host, port) as listener:
        config = LimitedConfig(
            settings.limits,
            max_open_connections(raise_file_limit()),
            http=LimitedHttpProtocol,
            ws=LimitedWebSocketProtocol,
            log_config=None,
            access_log=False,
            server_header=False,
            ws_max_size=MAX_SOCKET_MESSAGE_BYTES,
            ws_per_message_deflate=False,
            lifespan="off",
            timeout_graceful_shutdown=CONNECTION_SHUTDOWN_TIMEOUT_S,
            forwarded_allow_ips=settings.trusted_proxies,
        )
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(_serve(settings, config, listener, ready))
        LOG.info("ended")


class GracefulServer(uvicorn.Server):
    """Handle signals without raising them again as uvicorn does, so that the services are closed afterwards."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        yield
        leave_at_last = threading.Timer(SHUTDOWN_TIMEOUT_S, os._exit, (0,))
        leave_at_last.daemon = True
        leave_at_last.start()


def bind_port(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER_BYTES)  # its connections inherit it
    try:
        listener.bind((host, port))
        listener.listen(1024)
    except (OSError, OverflowError) as problem:
        listener.close()
        raise PortError(_bind_problem(host, port, problem)) from None
    return listener


def free_port(host: str, wanted: int) -> int:
    """The wanted port or one of the next, or 0. Browsers store a player's games by address and port."""
    for port in range(wanted, wanted + MAX_PORTS_TRIED):
        try:
            bind_port(host, port).close()
        except PortError:
            continue
        return port
    return 0


def browser_address(host: str, port: int) -> str:
    """The URL for a browser on this machine."""
    shown = f"[{host}]" if ":" in host else "127.0.0.1" if host == "0.0.0.0" else host
    return f"http://{shown}:{port}"


def _bind_problem(host: str, port: int, problem: Exception) -> Message:
    code = getattr(problem, "errno", None)
    if code == errno.EADDRINUSE:
        return port_taken(host, port)
    if code == errno.EACCES:
        return port_reserved(port)
    if isinstance(problem, OverflowError):
        return not_a_port(port)
    return not_an_address(host, str(problem))


async def _serve(
    settings: Settings, config: LimitedConfig, listener: socket.socket, ready: Callable[[int], None]
) -> None:
    address, port = listener.getsockname()[:2]
    services = await Services.open(replace(settings, address=browser_address(address, port)))
    try:
        config.app = make_app(services)
        config.report_to(services.metrics)
        gc.freeze()
        gc.set_threshold(*GC_THRESHOLDS)
        LOG.info("serving", extra={"address": f"{address}:{port}"})
        ready(port)
        await GracefulServer(config).serve(sockets=[listener])
    finally:
        await services.close()
