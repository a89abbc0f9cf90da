"""WebSocket protocol of uvicorn with limits added: rate of frames and bytes, frames per message, unread data."""

import asyncio
from collections.abc import Sequence
from typing import Any

import uvicorn
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.protocol import State

from paddlewheel.server.api.rate_limit import TokenBucket
from paddlewheel.server.client_address import network_of
from paddlewheel.server.protocols.connections import WriteWatchdog, is_closed_by_peer
from paddlewheel.server.protocols.limits import IS_CLOSING, WRITE_TEXTS, protocol_context

PARSE_CHUNK_BYTES = 4096  # parsed between two checks of the limits: a frame has at least 6 bytes
MAX_FRAMES_PER_MESSAGE = 100
POLICY_VIOLATION = 1008
TOO_MANY_FRAMES = "too many frames; come back and send fewer"


def text_header(size: int) -> bytes:
    """
    What precedes a text of so many bytes in one frame of a server, without extensions (RFC 6455, 5.2).

    >>> text_header(125).hex(), text_header(126).hex(), text_header(1 << 16).hex()
    ('817d', '817e007e', '817f0000000000010000')
    """
    if size < 126:
        return bytes((0x81, size))
    return b"\x81\x7e" + size.to_bytes(2, "big") if size < 1 << 16 else b"\x81\x7f" + size.to_bytes(8, "big")


class LimitedWebSocketProtocol(WebSocketsSansIOProtocol):
    """One WebSocket connection with token buckets for frames and bytes."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._protocol_context = protocol_context(config)
        limits = self._protocol_context.limits
        self._frames_left = TokenBucket.of(limits.frames, limits.frames_burst)
        self._bytes_left = TokenBucket.of(limits.bytes, limits.bytes_burst)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The connection is already registered: it began as an HTTP request."""
        super().connection_made(transport)
        self._writes = WriteWatchdog(
            self.transport, self._protocol_context.unread, self._network, self._protocol_context.cut
        )

    def _network(self) -> str:
        client = self.scope["client"] if hasattr(self, "scope") else self.client
        return network_of(client[0] if client else "")

    def _is_closing(self) -> bool:
        return self.transport.is_closing() or is_closed_by_peer(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._writes.resumed()
        self._protocol_context.connections.release(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        is_open = self.conn.state is State.OPEN
        for start in range(0, len(data), PARSE_CHUNK_BYTES):
            part = data[start : start + PARSE_CHUNK_BYTES]
            self.conn.receive_data(part)
            if self.conn.parser_exc is not None:
                self.handle_parser_exception()
                return
            if is_open and not (self._frames_left.take(len(self.conn.events)) and self._bytes_left.take(len(part))):
                self._fail()
                return
            self.handle_events()
            if self.transport.is_closing():
                return

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MAX_FRAMES_PER_MESSAGE:
            super().handle_cont(event)
        elif not self.close_sent:
            self._fail()

    def _fail(self) -> None:
        """Close the socket and discard the parsed frames, pongs included."""
        self.conn.data_to_send()
        self.conn.events_received()
        self.conn.fail(POLICY_VIOLATION, TOO_MANY_FRAMES)
        self.handle_parser_exception()

    async def run_asgi(self) -> None:
        self.scope["extensions"] |= {IS_CLOSING: self._is_closing, WRITE_TEXTS: self.write_texts}  # type: ignore[dict-item]
        await super().run_asgi()

    async def send(self, message: ASGISendEvent) -> None:
        """Mark a refused handshake as complete; uvicorn would log it as an error."""
        await super().send(message)
        if self.close_sent and self.initial_response is not None:
            self.handshake_complete = True

    def write_texts(self, texts: Sequence[bytes]) -> bool:
        """Write messages in one system call; False, and none is written, unless the socket is open and drained."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.conn.state is not State.OPEN:
            return False
        if self.conn.extensions:
            for text in texts:
                self.conn.send_text(text)
            frames = self.conn.data_to_send()
        else:
            frames = [*self.conn.data_to_send(), *(part for text in texts for part in (text_header(len(text)), text))]
        self.transport.write(b"".join(frames))
        return True

    def pause_writing(self) -> None:
        super().pause_writing()
        self._writes.paused()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._writes.resumed()
