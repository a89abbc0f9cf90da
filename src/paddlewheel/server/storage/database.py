"""The database interface, URL parsing, and errors with their public reasons.

SQLite by default, in WAL mode with `synchronous` FULL, so that a commit has reached the disk; PostgreSQL by its URL.
"""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from sqlalchemy import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from paddlewheel.core.errors import PaddlewheelError
from paddlewheel.core.messages import Message
from paddlewheel.server.storage import messages

SUPPORTED_DRIVERS = ("sqlite", "postgresql")
DATABASE_PROBLEMS = (SQLAlchemyError, OSError)  # raised by a failing database
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

    def fault(self) -> Message | None:
        """Why the database can no longer be used; None while it can."""

    async def close(self) -> None: ...


def parsed_url(url: str) -> URL:
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise DatabaseError(messages.not_a_url(repr(url))) from None
    if parsed.drivername not in SUPPORTED_DRIVERS:
        raise DatabaseError(messages.no_driver(repr(parsed.drivername)))
    if parsed.drivername == "sqlite" and parsed.database in (None, "", ":memory:"):
        raise DatabaseError(messages.no_file())
    return parsed


def url_without_password(url: URL) -> str:
    return url.render_as_string(hide_password=True)


def reason_of(problem: BaseException) -> str:
    """One-line reason as the database reported it, for logs and operators."""
    original = getattr(problem, "orig", None) or problem
    return str(original).splitlines()[0] if str(original) else type(original).__name__


def public_reason(problem: BaseException) -> Message:
    """The reason as far as clients may see it."""
    said = reason_of(problem)
    known = (slug for words, slug in messages.KNOWN_REASONS.items() if words in said)
    return messages.reason(next(known, messages.NO_ANSWER))
