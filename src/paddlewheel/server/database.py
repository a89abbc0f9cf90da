"""The database behind the rooms: opened, brought up to date, or refused in words.

SQLite by default, in WAL mode with `synchronous` FULL, so that a commit has reached the disk; PostgreSQL by its URL.
"""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from paddlewheel.core.errors import PaddlewheelError

MIGRATIONS = Path(__file__).parent / "migrations"
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
DATABASE_PROBLEMS = (SQLAlchemyError, OSError)  # what a database that fails raises
PATIENCE_MS = 5000  # with a database that another process has locked


class DatabaseError(PaddlewheelError):
    """A database that cannot be used."""


async def open_database(url: str) -> AsyncEngine:
    """An engine on a database with the newest tables."""
    parsed = _with_driver(url)
    _probe(parsed)
    engine = create_async_engine(parsed, hide_parameters=True, **_ways(url))
    if engine.dialect.name == "sqlite":
        _prepare(engine.sync_engine)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_upgrade)
    except BaseException as problem:
        await engine.dispose()
        if isinstance(problem, DATABASE_PROBLEMS):
            raise DatabaseError(f"the database {_shown(url)} cannot be used: {reason_of(problem)}") from problem
        raise
    return engine


def in_one_thread(engine: AsyncEngine) -> Engine:
    """The same SQLite file for ordinary code: one thread opens its connection and uses it."""
    ordinary = create_engine(engine.url.set(drivername="sqlite"), hide_parameters=True, poolclass=NullPool)
    _prepare(ordinary)
    return ordinary


def anchored(engine: AsyncEngine) -> sqlite3.Connection:
    """A connection that is only held. Without any, the next one would have to make SQLite's files beside the database
    anew, and on a full disk nothing could be read any more."""
    connection = sqlite3.connect(str(engine.url.database), check_same_thread=False)
    connection.execute("SELECT COUNT(*) FROM alembic_version").fetchone()
    return connection


async def is_reachable(engine: AsyncEngine) -> bool:
    try:
        async with engine.connect() as connection:
            await connection.execute(text("SELECT 1"))
    except DATABASE_PROBLEMS:
        return False
    return True


def _with_driver(url: str) -> Any:
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise DatabaseError(
            f"{url!r} is not a database; write sqlite:///file.db or postgresql://user@host/name"
        ) from None
    if parsed.drivername not in DRIVERS:
        raise DatabaseError(f"there is no database {parsed.drivername!r} here; write sqlite:/// or postgresql://")
    if parsed.drivername == "sqlite" and parsed.database in (None, "", ":memory:"):
        raise DatabaseError("rooms are kept in a file; write sqlite:///file.db")
    return parsed.set(drivername=DRIVERS[parsed.drivername])


def _probe(url: Any) -> None:
    """Can this file be a database? Asked here because the asynchronous driver leaves a thread behind when it cannot."""
    if url.get_backend_name() != "sqlite":
        return
    _require_folder(Path(url.database or ".").absolute())
    try:
        with closing(sqlite3.connect(url.database or ":memory:")) as connection:
            connection.execute("PRAGMA schema_version")
    except sqlite3.Error as problem:
        raise DatabaseError(f"the database {url.database} cannot be used: {problem}") from None


def _require_folder(file: Path) -> None:
    """It has to be there, and SQLite writes other files beside its own in it."""
    folder = file.parent
    if not folder.exists():
        raise DatabaseError(f"the folder {folder} does not exist; make it, or name another file")
    if not folder.is_dir():
        raise DatabaseError(f"{folder} is not a folder; name a file in one")
    if not os.access(folder, os.W_OK | os.X_OK):
        raise DatabaseError(f"the folder {folder} cannot be written; name a file in another, or change its rights")


def _ways(url: str) -> dict[str, Any]:
    """A SQLite connection is cheap and belongs to one task at a time; PostgreSQL's are kept in a pool."""
    return {"poolclass": NullPool} if url.startswith("sqlite") else {"pool_pre_ping": True}


def _prepare(engine: Engine) -> None:
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin)


def _set_up_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # transactions begin where we say
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={PATIENCE_MS}"):
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA {pragma}")
        cursor.close()


def _begin(connection: Any) -> None:
    connection.exec_driver_sql("BEGIN")


def _shown(url: str) -> str:
    return make_url(url).render_as_string(hide_password=True)


def reason_of(problem: Exception) -> str:
    """What the database itself said, in one line."""
    original = getattr(problem, "orig", None) or problem
    return str(original).splitlines()[0] if str(original) else type(original).__name__


def _upgrade(connection: Any) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as problem:
        newest = ScriptDirectory.from_config(config).get_current_head()
        raise DatabaseError(
            f"the database was made by a newer Paddlewheel ({problem}); this one knows it up to {newest}"
        ) from None
