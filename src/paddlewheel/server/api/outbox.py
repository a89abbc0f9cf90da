"""The send queue of one WebSocket, with limits and back-pressure."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

import orjson
from fastapi import WebSocket
from prometheus_client import Counter
from starlette.types import Scope

from paddlewheel.server.api.concurrency import ByteQuota
from paddlewheel.server.protocols.limits import WRITE_TEXTS
from paddlewheel.server.rooms.broadcast import DISMISSED, SharedMessage

MAX_QUEUED_MESSAGES = 500  # messages; a client that falls further behind is disconnected and may reconnect
MAX_QUEUED_BYTES = 1_000_000  # in the queue, besides the message that is being sent
BACKPRESSURE_BYTES = 100_000  # while more are queued, no further message of the client is processed
JOINED_BYTES = 16_000  # messages are joined in one write up to this size; each write costs a system call


WriteTexts = Callable[[Sequence[bytes]], bool]


def writer_of(scope: Scope) -> WriteTexts | None:
    """The protocol's function that writes messages at once, where it has one."""
    write: WriteTexts | None = scope.get("extensions", {}).get(WRITE_TEXTS)
    return write


class Outbox:
    """A queue of encoded messages. Overflow closes it, and the client is disconnected.

    What is queued in one turn of the event loop is written together, without a task; the task that runs `send_to`
    sends what cannot be written at once, and errors, which the middleware counts.
    """

    def __init__(self, sent: Counter, unsent: ByteQuota, network: str, write: WriteTexts | None = None) -> None:
        self._write = write
        self._is_write_due = False
        self._waiting: deque[bytes | None] = deque()
        self._has_news = asyncio.Event()  # while it is set, the task sends
        self._queued_bytes = 0
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
        text = _encoded(message)
        if self._takes(len(text)):
            self._add(len(text))
            self._append(text, is_for_task=self._write is None or message.get("type") == "error")
        else:
            self._is_full = True
            self._append(None)

    def _append(self, text: bytes | None, is_for_task: bool = True) -> None:
        self._waiting.append(text)
        if is_for_task:
            self._has_news.set()
        elif not (self._is_write_due or self._has_news.is_set()):
            self._is_write_due = True
            asyncio.get_running_loop().call_soon(self._write_all)

    def _write_all(self) -> None:
        """Write what is queued; leave it to the task if the client does not read."""
        self._is_write_due = False
        while self._waiting and self._write is not None and not self._has_news.is_set():
            texts = self._joined()
            if not self._write(texts):
                self._waiting.extendleft(reversed(texts))
                self._has_news.set()
                return
            self._release(sum(map(len, texts)), len(texts))

    def _joined(self) -> list[bytes]:
        """The next messages, up to the size that is written at once. The end of the queue is never among them."""
        texts, size = [], 0
        while size < JOINED_BYTES and self._waiting and (text := self._waiting.popleft()) is not None:
            texts.append(text)
            size += len(text)
        return texts

    def _release(self, size: int, count: int) -> None:
        self._add(-size)
        self._unsent.release(self._network, size)
        self._sent.inc(count)

    def _takes(self, size: int) -> bool:
        """Whether a message fits; an empty queue takes a message of any size."""
        is_too_much = self._queued_bytes > 0 and self._queued_bytes + size > MAX_QUEUED_BYTES
        if is_too_much or len(self._waiting) >= MAX_QUEUED_MESSAGES:
            return False
        return self._unsent.hold(self._network, size)

    def _add(self, size: int) -> None:
        self._queued_bytes += size
        if self._queued_bytes > BACKPRESSURE_BYTES:
            self._is_drained.clear()
        else:
            self._is_drained.set()

    async def room(self) -> None:
        """Wait until the client has read most of the queue."""
        await self._is_drained.wait()

    async def send_to(self, socket: WebSocket) -> None:
        """Send messages until the queue overflows or is dismissed; the caller then closes the socket."""
        while (text := await self._next()) is not None:
            await socket.send_text(text.decode())
            self._release(len(text), 1)

    async def _next(self) -> bytes | None:
        while not (self._waiting and self._has_news.is_set()):
            self._has_news.clear()
            await self._has_news.wait()
        return self._waiting.popleft()

    def close(self) -> None:
        """Drop the queue and return its bytes to the quota."""
        self._is_full = True
        self._waiting.clear()
        self._unsent.release(self._network, self._queued_bytes)
        self._add(-self._queued_bytes)


def _encoded(message: dict[str, Any]) -> bytes:
    if not isinstance(message, SharedMessage):
        return orjson.dumps(message)
    if message.encoded is None:
        message.encoded = orjson.dumps(message)
    return message.encoded
