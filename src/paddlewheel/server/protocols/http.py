"""HTTP protocol of uvicorn with limits added: size and timeout of heads and bodies, pipelining, unread responses."""

import asyncio
import logging
from http import HTTPStatus
from typing import Any, NamedTuple

import orjson
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from paddlewheel.core.messages import Message
from paddlewheel.server.api import messages
from paddlewheel.server.api.middleware import SECURITY_HEADERS
from paddlewheel.server.client_address import network_of
from paddlewheel.server.error_body import error_body
from paddlewheel.server.protocols.connections import WriteWatchdog, is_closed_by_peer
from paddlewheel.server.protocols.limits import IS_CLOSING, protocol_context

MAX_HEAD_BYTES = 1 << 16  # of the URL and all headers of a request
MAX_HEAD_FIELDS = 100
HEAD_SECONDS = 10.0  # from the connection, or the first byte of a later request, to the end of the head
BODY_SECONDS = 30.0
MAX_DISCARDED_BYTES = (
    4_000_000  # of a refused body: many clients read the response only after they have sent everything
)
MAX_PIPELINED_REQUESTS = 16  # requests that wait for an earlier response

LOG = logging.getLogger(__name__)
QUIET_LOG = logging.getLogger("uvicorn.error.http")  # drops the warning for each invalid request
QUIET_LOG.setLevel(logging.ERROR)


class StopParsing(Exception):
    """Raised in a parser callback to stop parsing."""


class HttpRefusal(NamedTuple):
    """Status and message of a refused request."""

    status: int
    message: Message


def head_too_large() -> Message:
    return messages.head_too_large(MAX_HEAD_BYTES, MAX_HEAD_FIELDS)


class LimitedHttpProtocol(HttpToolsProtocol):
    """One HTTP connection; it admits itself to the connection registry."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.logger = QUIET_LOG
        self._protocol_context = protocol_context(config)
        self._deadline: asyncio.TimerHandle | None = None
        self._refusal = HttpRefusal(400, messages.not_http())  # sent if the parser stops
        self._is_in_head = True
        self._received = 0  # bytes of the current head or body
        self._head_size = 0  # bytes reported by the parser
        self._most = MAX_HEAD_BYTES

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._writes = WriteWatchdog(
            transport, self._protocol_context.unread, self._network, self._protocol_context.cut
        )
        self._is_admitted = self._protocol_context.connections.admit(transport, self.client[0] if self.client else "")
        if self._is_admitted:
            self._arm(HEAD_SECONDS)
        else:
            self._refuse(429, messages.too_many_connections())

    def _network(self) -> str:
        """The network of the client; behind a trusted proxy the scope has its address."""
        client = self.scope["client"] if self.scope else self.client
        return network_of(client[0] if client else "")

    def _is_closing(self) -> bool:
        return self.transport.is_closing() or is_closed_by_peer(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._disarm()
        self._writes.resumed()
        self._protocol_context.connections.release(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._deadline is None and self._is_in_head:
            self._arm(HEAD_SECONDS)
        self._received += len(data)
        super().data_received(data)
        if self._received > self._most and not self.transport.is_closing():
            if self._is_in_head:
                self._refuse(431, head_too_large())
            else:
                self._protocol_context.cut("body")
                self.transport.abort()

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MAX_PIPELINED_REQUESTS:
            self._stop(429, messages.too_many_waiting())
        super().on_message_begin()
        self._head_size = 0
        if self._deadline is None:  # pipelined in the same packet as the request before it
            self._received = 1
            self._arm(HEAD_SECONDS)

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value))
        super().on_header(name, value)

    def _count(self, size: int) -> None:
        self._head_size += size
        if self._head_size > MAX_HEAD_BYTES or len(self.headers) >= MAX_HEAD_FIELDS:
            self._stop(431, head_too_large())

    def _stop(self, status: int, message: Message) -> None:
        """Stop parsing; uvicorn then calls `send_400_response`."""
        self._refusal = HttpRefusal(status, message)
        raise StopParsing

    def on_headers_complete(self) -> None:
        self._is_in_head = False
        self._received, self._most = 0, max(2 * self._protocol_context.limits.body, MAX_DISCARDED_BYTES)
        self._protocol_context.connections.mark_request_received(self.transport)
        self._disarm()
        if not (self.parser.should_upgrade() and self._should_upgrade()):
            self._arm(BODY_SECONDS)
        self.scope["extensions"] = {IS_CLOSING: self._is_closing}  # type: ignore[dict-item]
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._disarm()
        self._is_in_head = True
        self._received, self._most = 0, MAX_HEAD_BYTES
        super().on_message_complete()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._writes.paused()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._writes.resumed()

    def send_400_response(self, msg: str) -> None:
        self._refuse(self._refusal.status, self._refusal.message)

    def _arm(self, seconds: float) -> None:
        self._deadline = self.loop.call_later(seconds, self._too_late)

    def _disarm(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_late(self) -> None:
        """Time out: abort a connection without a request or with a response under way, otherwise answer 408."""
        self._deadline = None
        is_answered = self.cycle is not None and self.cycle.response_started and not self._is_in_head
        if is_answered or (self._is_in_head and self._received == 0):
            self._protocol_context.cut("late" if is_answered else "silent")
            self.transport.abort()
        else:
            self._refuse(408, messages.too_slow())

    def _refuse(self, status: int, message: Message) -> None:
        self._protocol_context.refused(status)
        if self._is_admitted:  # otherwise the registry has counted and logged it
            LOG.info("request refused", extra={"status": status})
        body = orjson.dumps(error_body(status, message))
        head = SECURITY_HEADERS | {
            "content-type": "application/json",
            "content-length": str(len(body)),
            "connection": "close",
        }
        lines = [
            f"HTTP/1.1 {status} {HTTPStatus(status).phrase}",
            *(f"{name}: {value}" for name, value in head.items()),
        ]
        self._disarm()
        self.url, self.headers = b"", []  # not needed any more, possibly large
        self.transport.write("\r\n".join([*lines, "", ""]).encode() + body)
        self.transport.close()
