"""PostgreSQL database, which several servers can share."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from sqlalchemy import URL, Connection, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from paddlewheel.core.messages import Message
from paddlewheel.server.storage.database import DATABASE_PROBLEMS, CommitOutcomeUnknown, DatabaseWrite
from paddlewheel.server.storage.schema import upgrade

Result = TypeVar("Result")
MAX_CONNECTIONS = 10
POSTGRES_TIMEOUT_S = 10.0  # seconds for a statement, and to get a connection
UPGRADE_LOCK = 7_265_411_930  # number of an advisory lock: one server at a time migrates the tables
SERVER_TIME_QUERY = text("SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)")


class PostgresDatabase:
    is_shared = True

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    @property
    def url(self) -> URL:
        return self._engine.url

    @classmethod
    async def open(cls, url: URL) -> "PostgresDatabase":
        engine = create_async_engine(
            url.set(drivername="postgresql+asyncpg"),
            hide_parameters=True,
            pool_pre_ping=True,
            pool_size=MAX_CONNECTIONS,
            max_overflow=0,
            pool_timeout=POSTGRES_TIMEOUT_S,
            connect_args={"timeout": POSTGRES_TIMEOUT_S, "command_timeout": POSTGRES_TIMEOUT_S},
        )
        try:
            await _upgrade_tables(url)
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine)

    async def read(self, query: Callable[[Connection], Result]) -> Result:
        async with self._engine.connect() as connection:
            return await connection.run_sync(query)

    async def commit(self, works: Sequence[DatabaseWrite]) -> None:
        async with self._engine.connect() as connection:
            transaction = await connection.begin()
            for work in works:
                await connection.run_sync(work)
            try:
                await transaction.commit()
            except IntegrityError:
                raise
            except DATABASE_PROBLEMS as problem:
                raise CommitOutcomeUnknown(problem) from problem

    async def now(self) -> int:
        """Milliseconds since 1970, by the clock that all servers share."""
        return int(await self.read(lambda connection: connection.execute(SERVER_TIME_QUERY).scalar_one()))

    def fault(self) -> Message | None:
        """Always None: PostgreSQL guards its own files."""
        return None

    async def close(self) -> None:
        await self._engine.dispose()


async def _upgrade_tables(url: URL) -> None:
    """Migrate the tables over a connection without statement timeout."""
    engine = create_async_engine(url.set(drivername="postgresql+asyncpg"), hide_parameters=True)
    try:
        async with engine.begin() as connection:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": UPGRADE_LOCK})
            await connection.run_sync(upgrade)
    finally:
        await engine.dispose()
