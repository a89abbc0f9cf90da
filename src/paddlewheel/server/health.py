"""Health check: a write to the database, with a timeout and a short cache."""

import asyncio
import logging
import time

from paddlewheel.core.errors import PaddlewheelError
from paddlewheel.core.messages import text
from paddlewheel.server.storage.database import DATABASE_PROBLEMS, public_reason, reason_of
from paddlewheel.server.storage.notifications import server_id
from paddlewheel.server.storage.repository import Repository

LOG = logging.getLogger(__name__)
HEALTH_TIMEOUT_S = 2.0  # seconds
HEALTH_CACHE_TTL_S = 1.0  # seconds that a result is cached, so that frequent probes cost nothing


class Health:
    def __init__(self, store: Repository) -> None:
        self._store = store
        self._check: asyncio.Task[str] | None = None
        self._problem, self._asked = "", float("-inf")

    async def problem(self) -> str:
        """The reason why the database cannot be written now, or ""."""
        if fault := self._store.database.fault():
            return text(fault)
        if self._check is None and time.monotonic() - self._asked < HEALTH_CACHE_TTL_S:
            return self._problem
        if self._check is None:
            self._check = asyncio.create_task(self._write())
        done, _ = await asyncio.wait({self._check}, timeout=HEALTH_TIMEOUT_S)
        problem = (
            self._check.result() if done else f"the database does not answer within {HEALTH_TIMEOUT_S:.0f} seconds"
        )
        if done:
            self._check, self._asked = None, time.monotonic()
        if problem != self._problem:
            LOG.log(
                logging.ERROR if problem else logging.WARNING, "health changed", extra={"reason": problem or "well"}
            )
        self._problem = problem
        return problem

    async def _write(self) -> str:
        try:
            if self._store.read_only:
                await self._store.newest_rooms(1)
            else:
                await self._store.record_heartbeat(server_id())
        except PaddlewheelError as problem:
            return str(problem)
        except DATABASE_PROBLEMS as problem:
            LOG.error("the database cannot be written", extra={"reason": reason_of(problem)})
            return f"the database cannot be written: {text(public_reason(problem))}"
        return ""

    async def close(self) -> None:
        if self._check is not None:
            self._check.cancel()
            await asyncio.gather(self._check, return_exceptions=True)
