"""One connection that writes. What arrives while it waits for the disk is committed together: a group, one sync."""

import asyncio
from contextlib import suppress

from sqlalchemy import insert
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from paddlewheel.core.errors import PaddlewheelError
from paddlewheel.server.database import reason_of
from paddlewheel.server.rows import Append
from paddlewheel.server.schema import ENTRIES, SNAPSHOTS

Waiting = tuple[Append, "asyncio.Future[None]"]


class NumberTaken(PaddlewheelError):
    """Somebody else has written an entry with this number."""


class NotWritten(PaddlewheelError):
    """The database did not take it: nothing of it was written."""


class Writer:
    """`append` returns when the entries are on the disk."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: list[Waiting] = []
        self._news = asyncio.Event()
        self._task = asyncio.create_task(self._run())

    async def append(self, what: Append) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((what, done))
        self._news.set()
        await done

    async def close(self) -> None:
        """Write what is still waiting, then stop."""
        while self._waiting:
            await asyncio.sleep(0)
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _run(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            group, self._waiting = self._waiting, []
            await self._write(group)

    async def _write(self, group: list[Waiting]) -> None:
        """All in one transaction; if that fails, one by one, so that nobody suffers for another."""
        problem = await self._commit([what for what, _ in group])
        if problem is None or len(group) == 1:
            for _, done in group:
                _settle(done, problem)
            return
        for what, done in group:
            _settle(done, await self._commit([what]))

    async def _commit(self, group: list[Append]) -> PaddlewheelError | None:
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(ENTRIES), [row for what in group for row in what.rows()])
                await _keep_snapshots(connection, group)
        except IntegrityError:
            return NumberTaken("somebody else was faster; ask for what has happened and decide anew")
        except (SQLAlchemyError, OSError) as problem:
            return NotWritten(f"the database could not keep this, so it has not happened: {reason_of(problem)}")
        return None


async def _keep_snapshots(connection: AsyncConnection, group: list[Append]) -> None:
    rows = {what.room: row for what in group if (row := what.snapshot()) is not None}
    if not rows:
        return
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    statement = dialect.insert(SNAPSHOTS)
    newer = {name: statement.excluded[name] for name in ("number", "length", "position")}
    await connection.execute(statement.on_conflict_do_update(index_elements=["room"], set_=newer), list(rows.values()))


def _settle(done: "asyncio.Future[None]", problem: PaddlewheelError | None) -> None:
    if done.done():
        return
    if problem is None:
        done.set_result(None)
    else:
        done.set_exception(problem)
