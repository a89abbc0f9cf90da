"""SQLite database: one writer thread, a few reader threads.

A whole transaction runs in one thread, which avoids a hop to the busy event loop for every statement.
"""

import asyncio
import logging
import os
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.pool import NullPool, QueuePool

from paddlewheel.core.messages import Message, text
from paddlewheel.server.storage import messages
from paddlewheel.server.storage.database import (
    DATABASE_PROBLEMS,
    CommitOutcomeUnknown,
    DatabaseError,
    DatabaseWrite,
    FileChanged,
    reason_of,
)
from paddlewheel.server.storage.file_lock import ServerLock, make_private
from paddlewheel.server.storage.file_watch import FileChangeDetector
from paddlewheel.server.storage.schema import is_up_to_date, upgrade

LOG = logging.getLogger(__name__)
BUSY_TIMEOUT_MS = 5000  # wait for the lock of another process
UPGRADE_BUSY_TIMEOUT_MS = 60_000  # another server may be migrating
READER_THREADS = 3  # each with a connection
CHECKPOINT_COMMITS = 300  # between checkpoints
CHECKPOINT_BYTES = 4_000_000  # growth of the WAL between checkpoints
Result = TypeVar("Result")


class SqliteDatabase:
    is_shared = False

    def __init__(self, url: URL, lock: ServerLock | None) -> None:
        self.url, self._lock = url, lock
        self._file = database_file(url)
        self._writing, self._reading = _engine(url, NullPool, "IMMEDIATE"), _engine(url, QueuePool, "DEFERRED")
        self._writer, self._readers = ThreadPoolExecutor(1, "writer"), ThreadPoolExecutor(READER_THREADS, "reader")
        self._connection: Connection | None = None
        self._watch: Checkpointer | None = None

    @classmethod
    async def open(cls, url: URL, address: str | None) -> "SqliteDatabase":
        """Open and migrate. With an address (of a server), lock the file and watch it for changes."""
        return await asyncio.to_thread(cls._open, url, address)

    @classmethod
    def _open(cls, url: URL, address: str | None) -> "SqliteDatabase":
        file = database_file(url)
        _require_folder(file)
        make_private(file)
        lock = None if address is None else ServerLock(file, address)
        try:
            require_intact(file, whole=lock is not None)
            _upgrade(url)
            database = cls(url, lock)
            if lock is not None:
                database._writer.submit(database._begin_watch).result()
        except BaseException:
            if lock is not None:
                lock.release()
            raise
        return database

    async def read(self, query: Callable[[Connection], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, query)

    def _read(self, query: Callable[[Connection], Result]) -> Result:
        self._require_no_fault()
        with self._reading.connect() as connection:
            return query(connection)

    async def commit(self, works: Sequence[DatabaseWrite]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._writer, self._commit, works)

    def _commit(self, works: Sequence[DatabaseWrite]) -> None:
        self._require_same_file()
        try:
            connection = self._write_connection()
            with connection.begin() as transaction:
                for work in works:
                    work(connection)
                self._finish(transaction)
        except Exception:
            self._let_go()  # after any error the next commit gets a new connection
            raise
        if self._watch is not None:
            self._watch.committed(connection)
        self._require_same_file()

    def _finish(self, transaction: Any) -> None:
        try:
            transaction.commit()
        except DATABASE_PROBLEMS as problem:
            raise CommitOutcomeUnknown(problem) from problem

    def _write_connection(self) -> Connection:
        if self._connection is None:
            self._connection = self._writing.connect()
        return self._connection

    async def now(self) -> int:
        raise NotImplementedError("no other server shares it: the process' own clock is good enough")

    def fault(self) -> Message | None:
        return None if self._watch is None else self._watch.guard.fault

    def _require_no_fault(self) -> None:
        if (fault := self.fault()) is not None:
            raise FileChanged(fault)

    def _require_same_file(self) -> None:
        if self._watch is not None and self.fault() is None and (fault := self._watch.guard.check()) is not None:
            LOG.critical("the database's file was changed by another program", extra={"reason": text(fault)})
            set_wal_aside(self._file)
        self._require_no_fault()

    def _begin_watch(self) -> None:
        self._watch = Checkpointer(self._file, self._write_connection())

    def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    async def close(self) -> None:
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        """Close all connections. The last one closed makes a checkpoint: if another program changed the file, the
        read-only holder is closed last to prevent that."""
        self._readers.shutdown()
        self._reading.dispose()
        if self._watch is not None and not self._watch.guard.check():
            self._watch.end()
        self._writer.submit(self._let_go).result()
        self._writer.shutdown()
        if self._watch is not None:
            self._watch.end()
        if self._lock is not None:
            self._lock.release()


class Checkpointer:
    """Makes all checkpoints of a server's file and records the state of the file after each."""

    def __init__(self, file: Path, connection: Connection) -> None:
        self._commits = self._log_size = 0
        self._holder: sqlite3.Connection | None = None
        self._uri = f"{file.absolute().as_uri()}?mode=ro"
        with connection.begin():
            connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")  # creates the WAL
        self.guard = FileChangeDetector(file)
        self._checkpoint(connection)

    def committed(self, connection: Connection) -> None:
        """Checkpoint if due; called after each commit."""
        self._commits += 1
        is_well = not self.guard.check()
        self.guard.wal_is_checkpointed = False
        grown = self.guard.wal_size - self._log_size
        if is_well and (self._commits >= CHECKPOINT_COMMITS or grown > CHECKPOINT_BYTES):
            self._checkpoint(connection)

    def _checkpoint(self, connection: Connection) -> None:
        self._release()
        driver: Any = connection.connection.driver_connection
        _, pages, written = driver.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        self._hold()
        self.guard.remember(pages == written)
        if pages == written:  # else a reader blocked it; retried at the next commit
            self._commits, self._log_size = 0, self.guard.wal_size

    def _hold(self) -> None:
        """Hold a read transaction, so that no other process can complete a checkpoint. The connection is read-only: it
        makes no checkpoint on close, and keeps the side files alive even on a full disk."""
        if self._holder is None:
            self._holder = sqlite3.connect(self._uri, uri=True, isolation_level=None, check_same_thread=False)
        self._holder.execute("BEGIN")
        self._holder.execute("SELECT COUNT(*) FROM alembic_version").fetchone()

    def _release(self) -> None:
        if self._holder is not None:
            self._holder.execute("ROLLBACK")

    def end(self) -> None:
        if self._holder is not None:
            self._holder.close()
            self._holder = None


def set_wal_aside(file: Path) -> None:
    """Rename a WAL that belongs to another file, with which SQLite would corrupt this one at the next start."""
    log = file.with_name(file.name + "-wal")
    with suppress(FileNotFoundError):
        log.rename(log.with_name(log.name + "-set-aside"))
    file.with_name(file.name + "-shm").unlink(missing_ok=True)


def database_file(url: URL) -> Path:
    return Path(url.database or "").absolute().resolve()


def _engine(url: URL, pool: Any, begin: str, patience_ms: int | None = None) -> Engine:
    sizes = {"pool_size": READER_THREADS, "max_overflow": 0} if pool is QueuePool else {}
    address = f"sqlite:///{database_file(url).as_uri()}?mode=rw&uri=true"  # mode=rw: never create a missing file
    engine = create_engine(
        address, hide_parameters=True, poolclass=pool, connect_args={"check_same_thread": False}, **sizes
    )

    def set_up(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # explicit BEGIN only
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
            "secure_delete=ON",  # overwrite deleted content
            "wal_autocheckpoint=0",
            f"busy_timeout={BUSY_TIMEOUT_MS if patience_ms is None else patience_ms}",
        ):
            connection.execute(f"PRAGMA {pragma}").close()

    event.listen(engine, "connect", set_up)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(f"BEGIN {begin}"))
    return engine


def _upgrade(url: URL) -> None:
    engine = _engine(url, NullPool, "EXCLUSIVE", UPGRADE_BUSY_TIMEOUT_MS)
    reading = _engine(url, NullPool, "DEFERRED")
    with reading.connect() as connection:
        if is_up_to_date(connection):
            return
    with engine.begin() as connection:
        upgrade(connection)


def _require_folder(file: Path) -> None:
    """The folder must exist and be writable: SQLite creates files beside the database."""
    folder = file.parent
    if not folder.exists():
        raise DatabaseError(messages.no_folder(str(folder)))
    if not folder.is_dir():
        raise DatabaseError(messages.not_a_folder(str(folder)))
    if not os.access(folder, os.W_OK | os.X_OK):
        raise DatabaseError(messages.folder_read_only(str(folder)))


def require_intact(file: Path, whole: bool) -> None:
    """Raise DatabaseError if the file is no intact database; `whole` checks all pages."""
    try:
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA schema_version")
            said = connection.execute("PRAGMA quick_check(1)").fetchone()[0] if whole else "ok"
    except sqlite3.DatabaseError as problem:
        said = reason_of(problem)
        if "malformed" not in said:
            raise DatabaseError(messages.unusable(str(file), said)) from None
    if said != "ok":
        raise DatabaseError(messages.damaged(str(file), said.splitlines()[0]))
