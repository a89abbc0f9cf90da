"""Group commit: writes that arrive during a commit are committed together, in one transaction with one sync."""

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, insert, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from paddlewheel.core.errors import PaddlewheelError
from paddlewheel.core.messages import Message
from paddlewheel.server.metrics import Metrics
from paddlewheel.server.storage import messages
from paddlewheel.server.storage.database import (
    DATABASE_PROBLEMS,
    CommitOutcomeUnknown,
    Database,
    DatabaseWrite,
    FileChanged,
    public_reason,
    reason_of,
)
from paddlewheel.server.storage.models import JournalAppend
from paddlewheel.server.storage.notifications import ENTRIES_CHANGED, notify
from paddlewheel.server.storage.schema import ENTRIES, SNAPSHOTS

LOG = logging.getLogger(__name__)
COMMIT_CHECK_TIMEOUT_S = 3.0  # seconds in which the outcome of an unconfirmed commit is retried
COMMIT_CHECK_INTERVAL_S = 0.2  # seconds between two such attempts


class NumberTaken(PaddlewheelError):
    """An entry with this number exists already."""


class NotWritten(PaddlewheelError):
    """The database refused the write; nothing was written."""


class Unconfirmed(PaddlewheelError):
    """The database did not confirm the commit; it may have been written."""

    def __init__(self, reason: Message) -> None:
        super().__init__(messages.unconfirmed())
        self.reason = reason


class PendingWrite(NamedTuple):
    """A queued write, and the future that its caller awaits."""

    what: JournalAppend | DatabaseWrite
    done: "asyncio.Future[None]"


class GroupCommit:
    """Task that commits queued writes in groups; `write` returns when the write is durable."""

    def __init__(self, database: Database, metrics: Metrics) -> None:
        self._database, self._metrics = database, metrics
        self._waiting: list[PendingWrite] = []
        self._news = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run())

    async def write(self, what: JournalAppend | DatabaseWrite) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(PendingWrite(what, done))
        self._news.set()
        await done

    async def close(self) -> None:
        """Commit the queued writes, then stop."""
        self._closing = True
        self._news.set()
        await self._task

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            await self._news.wait()
            self._news.clear()
            group, self._waiting = self._waiting, []
            if group:
                await self._write(group)

    async def _write(self, group: list[PendingWrite]) -> None:
        """Commit the group in one transaction; if that fails, one by one, to isolate the failing write."""
        problem = await self.commit([request.what for request in group])
        if isinstance(problem, Unconfirmed):
            await self._resolve(group, problem)
        elif problem is None or len(group) == 1 or isinstance(problem, NotWritten | FileChanged):
            for request in group:
                _complete(request.done, problem)
        else:
            for request in group:
                _complete(request.done, await self.commit([request.what]))

    async def commit(self, group: Sequence[JournalAppend | DatabaseWrite]) -> Exception | None:
        """Commit in one transaction; count and return the error, if any."""
        try:
            await self._database.commit([*_other_writes(group), *_journal_writes(group)])
        except IntegrityError:
            self._metrics.commits.labels("conflict").inc()
            return number_taken()
        except CommitOutcomeUnknown as lost:
            return self._failed("unknown", lost.problem, Unconfirmed(public_reason(lost.problem)))
        except FileChanged as problem:
            return self._failed("failed", problem, problem)
        except DATABASE_PROBLEMS as problem:
            return self._failed("failed", problem, not_written(public_reason(problem)))
        except Exception as problem:  # a bug: only the callers of this group fail, and the task continues
            return self._failed("failed", problem, problem)
        self._metrics.commits.labels("done").inc()
        return None

    def _failed(self, outcome: str, problem: Exception, said: Exception) -> Exception:
        self._metrics.commits.labels(outcome).inc()
        LOG.error("a commit failed", extra={"outcome": outcome, "reason": reason_of(problem)})
        return said

    async def _resolve(self, group: list[PendingWrite], unknown: Unconfirmed) -> None:
        """Find out by the journal whether an interrupted commit was kept."""
        ends = time.monotonic() + COMMIT_CHECK_TIMEOUT_S
        for request in group:
            problem = await self._outcome(request.what, unknown)
            while isinstance(problem, Unconfirmed) and time.monotonic() < ends:
                await asyncio.sleep(COMMIT_CHECK_INTERVAL_S)
                problem = await self._outcome(request.what, unknown)
            _complete(request.done, problem)

    async def _outcome(self, what: JournalAppend | DatabaseWrite, unknown: Unconfirmed) -> Exception | None:
        """On a shared database, write again: this waits for a transaction that may still be running, and conflicts if
        the first attempt was kept."""
        if self._database.is_shared:
            problem = await self.commit([what])
            if isinstance(problem, NotWritten):
                return unknown  # certain for this attempt only; the first one is still unknown
            if not isinstance(problem, NumberTaken):
                return problem
        return await self._compared(what, unknown) if isinstance(what, JournalAppend) else not_written(unknown.reason)

    async def _compared(self, what: JournalAppend, unknown: Unconfirmed) -> Exception | None:
        """Compare the entries with those in the journal."""
        wanted = [entry.hash for entry in what.entries]
        asked = select(ENTRIES.c.hash).where(ENTRIES.c.room == what.room, ENTRIES.c.number >= what.entries[0].number)
        asked = asked.order_by(ENTRIES.c.number).limit(len(wanted))
        try:
            found = await self._database.read(lambda connection: connection.execute(asked).scalars().all())
        except DATABASE_PROBLEMS:
            return unknown
        if [bytes(kept) for kept in found] == wanted:
            return None
        return number_taken() if found else not_written(unknown.reason)


def not_written(reason: Message) -> NotWritten:
    return NotWritten(messages.not_written(reason))


def number_taken() -> NumberTaken:
    return NumberTaken(messages.number_taken())


def _other_writes(group: Sequence[JournalAppend | DatabaseWrite]) -> list[DatabaseWrite]:
    return [what for what in group if not isinstance(what, JournalAppend)]


def _journal_writes(group: Sequence[JournalAppend | DatabaseWrite]) -> list[DatabaseWrite]:
    """One write for all entries and snapshots of the group."""
    appends = [what for what in group if isinstance(what, JournalAppend)]
    if not appends:
        return []
    entries = [row for what in appends for row in what.rows()]
    snapshots = list({what.room: what.snapshot for what in appends if what.snapshot is not None}.values())

    def write(connection: Connection) -> None:
        connection.execute(ENTRY_INSERT, entries)
        if snapshots:
            connection.execute(snapshot_upsert(connection), snapshots)
        for room in dict.fromkeys(what.room for what in appends):
            notify(connection, room, ENTRIES_CHANGED)

    return [write]


def snapshot_upsert(connection: Connection) -> postgresql.Insert | sqlite.Insert:
    """Insert the room's snapshot or replace its previous one."""
    return SNAPSHOT_UPSERTS[connection.dialect.name]


def _upsert(statement: postgresql.Insert | sqlite.Insert) -> postgresql.Insert | sqlite.Insert:
    columns = {name: statement.excluded[name] for name in ("number", "length", "position", "checksum")}
    return statement.on_conflict_do_update(index_elements=["room"], set_=columns)


ENTRY_INSERT = insert(ENTRIES)  # one object: SQLAlchemy looks it up among compiled statements without walking it
SNAPSHOT_UPSERTS = {"sqlite": _upsert(sqlite.insert(SNAPSHOTS)), "postgresql": _upsert(postgresql.insert(SNAPSHOTS))}


def _complete(done: "asyncio.Future[None]", problem: Exception | None) -> None:
    if done.done():
        return
    if problem is None:
        done.set_result(None)
    else:
        done.set_exception(problem)
