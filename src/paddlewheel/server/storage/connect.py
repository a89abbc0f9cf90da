"""Open a database by its URL."""

from paddlewheel.server.storage import messages
from paddlewheel.server.storage.database import (
    DATABASE_PROBLEMS,
    Database,
    DatabaseError,
    parsed_url,
    reason_of,
    url_without_password,
)
from paddlewheel.server.storage.postgres import PostgresDatabase
from paddlewheel.server.storage.sqlite import SqliteDatabase


async def open_database(url: str, address: str | None = None) -> Database:
    """Open the database and migrate its tables. With an address (of a server), lock a SQLite file."""
    parsed = parsed_url(url)
    try:
        if parsed.drivername == "sqlite":
            return await SqliteDatabase.open(parsed, address)
        return await PostgresDatabase.open(parsed)
    except DATABASE_PROBLEMS as problem:
        raise DatabaseError(messages.unusable(url_without_password(parsed), reason_of(problem))) from problem
