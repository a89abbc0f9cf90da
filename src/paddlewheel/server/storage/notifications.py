"""Notifications between servers that share a PostgreSQL database, by LISTEN and NOTIFY."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress

import asyncpg
from sqlalchemy import URL, Connection, text

LOG = logging.getLogger(__name__)
CHANNEL = "paddlewheel"
ENTRIES_NEWS, SEATS_NEWS, WATCH_NEWS = "entries", "seats", "watch"
PAUSE = 0.5  # seconds before reconnecting
ALIVE = 20.0  # seconds between connection checks, and their timeout
OURS = secrets.token_hex(4)  # of this process, to ignore its own notifications

Hear = Callable[[str, str], None]  # room, kind of change


def spread(connection: Connection, room: str, what: str) -> None:
    """Notify other servers within a transaction: delivered when it commits. No effect on SQLite."""
    if connection.dialect.name == "postgresql":
        said = {"channel": CHANNEL, "news": f"{OURS} {room} {what}"}
        connection.execute(text("SELECT pg_notify(:channel, :news)"), said)


async def listen(url: URL, hear: Hear, missed: Callable[[], None]) -> None:
    """Background task: dispatch notifications, and call `missed` after every (re)connection."""
    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            await _listen(address, hear, missed)
        except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as problem:
            LOG.warning("no news from the database", extra={"reason": str(problem)})
        await asyncio.sleep(PAUSE)


async def _listen(address: str, hear: Hear, missed: Callable[[], None]) -> None:
    connection = await asyncpg.connect(address, timeout=ALIVE)
    try:
        gone = asyncio.Event()
        connection.add_termination_listener(lambda _: gone.set())
        await connection.add_listener(CHANNEL, lambda *said: _heard(str(said[-1]), hear))
        missed()
        while not gone.is_set():
            await connection.execute("SELECT 1", timeout=ALIVE)
            with suppress(TimeoutError):
                await asyncio.wait_for(gone.wait(), ALIVE)
    finally:
        await connection.close(timeout=2)


def _heard(payload: str, hear: Hear) -> None:
    by, room, what = payload.split(" ")
    if by != OURS:
        hear(room, what)
