"""One task that writes. What arrives while it waits for the disk is committed together: a group, one sync."""

import asyncio

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from paddlewheel.core.errors import PaddlewheelError
from paddlewheel.server.commits import Rows, commits_on
from paddlewheel.server.database import DATABASE_PROBLEMS, reason_of
from paddlewheel.server.rows import Append

Waiting = tuple[Append, "asyncio.Future[None]"]


class NumberTaken(PaddlewheelError):
    """Somebody else has written an entry with this number."""


class NotWritten(PaddlewheelError):
    """The database did not take it: nothing of it was written."""


class Writer:
    """`append` returns when the entries are on the disk."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._commits = commits_on(engine)
        self._waiting: list[Waiting] = []
        self._news = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run())

    async def append(self, what: Append) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((what, done))
        self._news.set()
        await done

    async def close(self) -> None:
        """Write what is still waiting, then stop."""
        self._closing = True
        self._news.set()
        await self._task
        await self._commits.close()

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            await self._news.wait()
            self._news.clear()
            group, self._waiting = self._waiting, []
            if group:
                await self._write(group)

    async def _write(self, group: list[Waiting]) -> None:
        """All in one transaction; if one of them is to blame that it fails, one by one, so that no other suffers."""
        problem = await self._commit([what for what, _ in group])
        if problem is None or len(group) == 1 or isinstance(problem, NotWritten):
            for _, done in group:
                _settle(done, problem)
            return
        for what, done in group:
            _settle(done, await self._commit([what]))

    async def _commit(self, group: list[Append]) -> Exception | None:
        try:
            await self._commits.commit(Rows.of(group))
        except IntegrityError:
            return NumberTaken("somebody else was faster; ask for what has happened and decide anew")
        except DATABASE_PROBLEMS as problem:
            return NotWritten(f"the database could not keep this, so it has not happened: {reason_of(problem)}")
        except Exception as problem:  # a mistake of ours: whoever waits is told, and the others are written
            return problem
        return None


def _settle(done: "asyncio.Future[None]", problem: Exception | None) -> None:
    if done.done():
        return
    if problem is None:
        done.set_result(None)
    else:
        done.set_exception(problem)
