"""The send queue of one WebSocket, with limits and back-pressure."""

import asyncio
from collections import deque
from typing import Any

from fastapi import WebSocket
from prometheus_client import Counter

from paddlewheel.server.api.concurrency import ByteQuota
from paddlewheel.server.api.responses import encode_json
from paddlewheel.server.protocols.limits import IS_FOLLOWED
from paddlewheel.server.rooms.broadcast import DISMISSED

MAX_QUEUED_MESSAGES = 500  # messages; a client that falls further behind is disconnected and may reconnect
MAX_QUEUED_CHARACTERS = 1_000_000  # in the queue, besides the message that is being sent
BACKPRESSURE_CHARACTERS = 100_000  # while more are queued, no further message of the client is processed
JOINED_CHARACTERS = 16_000  # messages are joined in one write up to this size; each write costs a system call


class Outbox:
    """A queue of encoded messages. Overflow closes it, and the client is disconnected."""

    def __init__(self, sent: Counter, unsent: ByteQuota, network: str) -> None:
        self._waiting: deque[str | None] = deque()
        self._has_news = asyncio.Event()
        self._letters = 0
        self._is_drained = asyncio.Event()
        self._is_drained.set()
        self._is_full = False
        self.is_link_revoked = False  # the link was renewed, so the client is disconnected
        self._sent, self._unsent, self._network = sent, unsent, network

    def put(self, message: dict[str, Any]) -> None:
        if self._is_full:
            return
        if message is DISMISSED:
            self._is_full = self.is_link_revoked = True
            self._append(None)
            return
        text = encode_json(message)
        if self._takes(len(text)):
            self._add(len(text))
            self._append(text)
        else:
            self._is_full = True
            self._append(None)

    def _append(self, text: str | None) -> None:
        self._waiting.append(text)
        self._has_news.set()

    def _takes(self, size: int) -> bool:
        """Whether a message fits; an empty queue takes a message of any size."""
        is_too_much = self._letters > 0 and self._letters + size > MAX_QUEUED_CHARACTERS
        if is_too_much or len(self._waiting) >= MAX_QUEUED_MESSAGES:
            return False
        return self._unsent.hold(self._network, size)

    def _add(self, size: int) -> None:
        self._letters += size
        if self._letters > BACKPRESSURE_CHARACTERS:
            self._is_drained.clear()
        else:
            self._is_drained.set()

    async def room(self) -> None:
        """Wait until the client has read most of the queue."""
        await self._is_drained.wait()

    async def send_to(self, socket: WebSocket) -> None:
        """Send messages until the queue overflows or is dismissed; the caller then closes the socket."""
        joined = 0
        while (text := await self._next()) is not None:
            joined += len(text)
            is_followed = bool(self._waiting) and joined < JOINED_CHARACTERS
            await socket.send({"type": "websocket.send", "text": text, IS_FOLLOWED: is_followed})
            joined = joined if is_followed else 0
            self._add(-len(text))
            self._unsent.release(self._network, len(text))
            self._sent.inc()

    async def _next(self) -> str | None:
        while not self._waiting:
            self._has_news.clear()
            await self._has_news.wait()
        return self._waiting.popleft()

    def close(self) -> None:
        """Drop the queue and return its bytes to the quota."""
        self._is_full = True
        self._unsent.release(self._network, self._letters)
        self._add(-self._letters)
