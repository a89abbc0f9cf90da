"""What is still to be sent to one client, in order."""

import asyncio
from typing import Any

from fastapi import WebSocket
from prometheus_client import Counter

from paddlewheel.server.api.concurrency import HeldBytes
from paddlewheel.server.api.responses import as_text
from paddlewheel.server.rooms.broadcast import DISMISSED

MOST_WAITING = 500  # messages; whoever reads slower than that is let go, and comes back when they like
MOST_LETTERS = 1_000_000  # of them all, above the one that is being sent
ENOUGH_LETTERS = 100_000  # while more wait, nothing further that the client asks for is looked at


class Outbox:
    def __init__(self, sent: Counter, unsent: HeldBytes, network: str) -> None:
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue()
        self._letters = 0
        self._has_room = asyncio.Event()
        self._has_room.set()
        self._is_full = False
        self.is_dismissed = False  # the link was renewed: the client has to go
        self._sent, self._unsent, self._network = sent, unsent, network

    def put(self, message: dict[str, Any]) -> None:
        if self._is_full:
            return
        if message is DISMISSED:
            self._is_full = self.is_dismissed = True
            self._waiting.put_nowait(None)
            return
        text = as_text(message)
        if self._takes(len(text)):
            self._add(len(text))
            self._waiting.put_nowait(text)
        else:
            self._is_full = True
            self._waiting.put_nowait(None)

    def _takes(self, size: int) -> bool:
        """One message may be longer than all that may wait."""
        is_too_much = self._letters > 0 and self._letters + size > MOST_LETTERS
        if is_too_much or self._waiting.qsize() >= MOST_WAITING:
            return False
        return self._unsent.hold(self._network, size)

    def _add(self, size: int) -> None:
        self._letters += size
        if self._letters > ENOUGH_LETTERS:
            self._has_room.clear()
        else:
            self._has_room.set()

    async def room(self) -> None:
        """Wait until the client has read most of what it asked for."""
        await self._has_room.wait()

    async def send_to(self, socket: WebSocket) -> None:
        """Until it is full; then the client is to be let go."""
        while (text := await self._waiting.get()) is not None:
            await socket.send_text(text)
            self._add(-len(text))
            self._unsent.release(self._network, len(text))
            self._sent.inc()

    def close(self) -> None:
        """Nothing more is sent."""
        self._is_full = True
        self._unsent.release(self._network, self._letters)
        self._add(-self._letters)
