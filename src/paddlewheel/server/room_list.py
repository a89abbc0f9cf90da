"""The newest rooms, asked of the database once for all who want to see them."""

import asyncio
import time
from typing import Any

from paddlewheel.server.store import Store

NEWEST = 50  # rooms in the list
KEPT_SECONDS = 5.0
Listed = list[Any]  # as the store gives them


class RoomList:
    """Kept for some seconds, and until a room is opened here."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = asyncio.Lock()
        self._listed: Listed = []
        self._until = 0.0
        self._changes = 0  # rooms opened here

    def changed(self) -> None:
        self._changes += 1
        self._until = 0.0

    async def newest(self) -> Listed:
        async with self._lock:  # whoever comes meanwhile gets the same
            if time.monotonic() >= self._until:
                changes = self._changes
                self._listed = await self._store.newest_rooms(NEWEST)
                if changes == self._changes:
                    self._until = time.monotonic() + KEPT_SECONDS
            return self._listed
