"""The database interface, URL parsing, and errors with their public reasons.

SQLite by default, in WAL mode with `synchronous` FULL, so that a commit has reached the disk; PostgreSQL by its URL.
"""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from sqlalchemy import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from paddlewheel.core.errors import PaddlewheelError

SUPPORTED_DRIVERS = ("sqlite", "postgresql")
DATABASE_PROBLEMS = (SQLAlchemyError, OSError)  # raised by a failing database
PUBLIC_REASONS = (  # safe to show to clients: reveal no internals of the server
    "database is locked",
    "database or disk is full",
    "disk I/O error",
    "attempt to write a readonly database",
    "database disk image is malformed",
)
Result = TypeVar("Result")
DatabaseWrite = Callable[[Connection], None]  # one write within a transaction


class DatabaseError(PaddlewheelError):
    """The database cannot be used."""


class FileChanged(PaddlewheelError):
    """The database file was changed by another program."""


class CommitOutcomeUnknown(Exception):
    """A commit that failed in transit: its outcome is unknown."""

    def __init__(self, problem: Exception) -> None:
        super().__init__(str(problem))
        self.problem = problem


class Database(Protocol):
    is_shared: bool  # can several servers use it at the same time?

    @property
    def url(self) -> URL: ...

    async def read(self, query: Callable[[Connection], Result]) -> Result: ...

    async def commit(self, works: Sequence[DatabaseWrite]) -> None:
        """Commit all in one transaction and return when durable. On CommitOutcomeUnknown it may have been kept, on any
        other error nothing was written."""

    async def now(self) -> int:
        """Milliseconds since 1970, by the clock that all servers share."""

    def fault(self) -> str:
        """Why the database can no longer be used; "" while it can."""

    async def close(self) -> None: ...


def parsed_url(url: str) -> URL:
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise DatabaseError(
            f"{url!r} is not a database; write sqlite:///file.db or postgresql://user@host/name"
        ) from None
    if parsed.drivername not in SUPPORTED_DRIVERS:
        raise DatabaseError(f"there is no database {parsed.drivername!r} here; write sqlite:/// or postgresql://")
    if parsed.drivername == "sqlite" and parsed.database in (None, "", ":memory:"):
        raise DatabaseError("rooms are kept in a file; write sqlite:///file.db")
    return parsed


def url_without_password(url: URL) -> str:
    return url.render_as_string(hide_password=True)


def reason_of(problem: BaseException) -> str:
    """One-line reason as the database reported it, for logs and operators."""
    original = getattr(problem, "orig", None) or problem
    return str(original).splitlines()[0] if str(original) else type(original).__name__


def public_reason(problem: BaseException) -> str:
    """The part of the reason that may be shown to clients."""
    reason = reason_of(problem)
    return next((known for known in PUBLIC_REASONS if known in reason), "it does not answer")
