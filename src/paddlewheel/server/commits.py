"""Transactions of the journal: on a SQLite file by a connection and a thread that are kept, elsewhere by the pool.

The thread takes a transaction as a whole. Step by step, each would wait its turn beside a loop that is busy.
"""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Protocol

from sqlalchemy import Connection, insert
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from paddlewheel.server.database import in_one_thread
from paddlewheel.server.news import ENTRIES_NEWS, spread
from paddlewheel.server.rows import Append
from paddlewheel.server.schema import ENTRIES, SNAPSHOTS


@dataclass(frozen=True)
class Rows:
    """What one transaction writes."""

    entries: list[dict[str, Any]]
    snapshots: list[dict[str, Any]]

    @classmethod
    def of(cls, group: Sequence[Append]) -> "Rows":
        kept = {what.room: row for what in group if (row := what.snapshot()) is not None}
        return cls([row for what in group for row in what.rows()], list(kept.values()))

    def write(self, connection: Connection) -> None:
        connection.execute(insert(ENTRIES), self.entries)
        if self.snapshots:
            connection.execute(NEWER[connection.dialect.name], self.snapshots)
        for room in dict.fromkeys(row["room"] for row in self.entries):
            spread(connection, room, ENTRIES_NEWS)


def _newer(statement: Any) -> Any:
    """A snapshot, in the place of the room's last."""
    columns = {name: statement.excluded[name] for name in ("number", "length", "position")}
    return statement.on_conflict_do_update(index_elements=["room"], set_=columns)


NEWER = {"sqlite": _newer(sqlite.insert(SNAPSHOTS)), "postgresql": _newer(postgresql.insert(SNAPSHOTS))}


class Commits(Protocol):
    async def commit(self, rows: Rows) -> None:
        """Returns when they are on the disk; raises, and has written nothing, otherwise."""

    async def close(self) -> None: ...


def commits_on(engine: AsyncEngine) -> Commits:
    return Kept(engine) if engine.dialect.name == "sqlite" else Pooled(engine)


class Pooled(Commits):
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def commit(self, rows: Rows) -> None:
        async with self._engine.begin() as connection:
            await connection.run_sync(rows.write)

    async def close(self) -> None:
        """The pool is its owner's."""


class Kept(Commits):
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = in_one_thread(engine)
        self._thread = ThreadPoolExecutor(1, "writer")
        self._connection: Connection | None = None

    async def commit(self, rows: Rows) -> None:
        await self._do(self._commit, rows)

    async def close(self) -> None:
        await self._do(self._let_go)
        self._thread.shutdown()

    async def _do(self, work: Any, *arguments: Any) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, work, *arguments)

    def _commit(self, rows: Rows) -> None:
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            with self._connection.begin():
                rows.write(self._connection)
        except Exception:
            self._let_go()  # whatever is wrong with it, the next commit gets a new one
            raise

    def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()
