"""The database behind the rooms: opened, brought up to date, or refused in words.

SQLite by default, in WAL mode with `synchronous` FULL, so that a commit has reached the disk; PostgreSQL by its URL.
"""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from sqlalchemy import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from paddlewheel.core.errors import PaddlewheelError

KINDS = ("sqlite", "postgresql")
DATABASE_PROBLEMS = (SQLAlchemyError, OSError)  # what a database that fails raises
SAYABLE = (  # reasons that tell a client nothing about the server's insides
    "database is locked",
    "database or disk is full",
    "disk I/O error",
    "attempt to write a readonly database",
    "database disk image is malformed",
)
Result = TypeVar("Result")
Work = Callable[[Connection], None]  # writes something within a transaction


class DatabaseError(PaddlewheelError):
    """A database that cannot be used."""


class FileChanged(PaddlewheelError):
    """The database's file is not the one that the server wrote."""


class CommitLost(Exception):
    """A commit that failed on its way: nobody knows yet whether it was kept."""

    def __init__(self, problem: Exception) -> None:
        super().__init__(str(problem))
        self.problem = problem


class Database(Protocol):
    is_shared: bool  # may other servers work on it at the same time?

    @property
    def url(self) -> URL: ...

    async def read(self, query: Callable[[Connection], Result]) -> Result: ...

    async def commit(self, works: Sequence[Work]) -> None:
        """All in one transaction: returns when it is on the disk; CommitLost if that is unknown, else nothing of it."""

    async def now(self) -> int:
        """Milliseconds since 1970, by the clock that all servers go by."""

    def fault(self) -> str:
        """Why it can no longer be used, "" while it can."""

    async def close(self) -> None: ...


def parsed_url(url: str) -> URL:
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise DatabaseError(
            f"{url!r} is not a database; write sqlite:///file.db or postgresql://user@host/name"
        ) from None
    if parsed.drivername not in KINDS:
        raise DatabaseError(f"there is no database {parsed.drivername!r} here; write sqlite:/// or postgresql://")
    if parsed.drivername == "sqlite" and parsed.database in (None, "", ":memory:"):
        raise DatabaseError("rooms are kept in a file; write sqlite:///file.db")
    return parsed


def shown(url: URL) -> str:
    return url.render_as_string(hide_password=True)


def reason_of(problem: BaseException) -> str:
    """What the database itself said, in one line; for logs and operators."""
    original = getattr(problem, "orig", None) or problem
    return str(original).splitlines()[0] if str(original) else type(original).__name__


def public_reason(problem: BaseException) -> str:
    """As much of it as a client may read."""
    reason = reason_of(problem)
    return next((known for known in SAYABLE if known in reason), "it does not answer")
