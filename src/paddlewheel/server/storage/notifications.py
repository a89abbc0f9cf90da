"""Notifications between servers that share a PostgreSQL database, by LISTEN and NOTIFY."""

import asyncio
import logging
import os
import secrets
from collections.abc import Callable
from contextlib import suppress
from functools import cache

import asyncpg
from sqlalchemy import URL, Connection, text

LOG = logging.getLogger(__name__)
CHANNEL = "paddlewheel"
ENTRIES_CHANGED, SEATS_CHANGED, WATCH_LINK_CHANGED = "entries", "seats", "watch"
LISTEN_RETRY_DELAY_S = 0.5  # seconds before reconnecting
KEEPALIVE_S = 20.0  # seconds between connection checks, and their timeout

NotificationHandler = Callable[[str, str], None]  # room, kind of change


def server_id() -> str:
    """Of this process, to ignore its own notifications."""
    return _id_of(os.getpid())


@cache
def _id_of(process: int) -> str:
    """Drawn once a process: after a fork, which copies all else, there is another one."""
    return secrets.token_hex(4)


def notify(connection: Connection, room: str, what: str) -> None:
    """Notify other servers within a transaction: delivered when it commits. No effect on SQLite."""
    if connection.dialect.name == "postgresql":
        said = {"channel": CHANNEL, "news": f"{server_id()} {room} {what}"}
        connection.execute(text("SELECT pg_notify(:channel, :news)"), said)


async def listen(url: URL, handle: NotificationHandler, missed: Callable[[], None]) -> None:
    """Background task: dispatch notifications, and call `missed` after every (re)connection."""
    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            await _listen(address, handle, missed)
        except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as problem:
            LOG.warning("no news from the database", extra={"reason": str(problem)})
        await asyncio.sleep(LISTEN_RETRY_DELAY_S)


async def _listen(address: str, handle: NotificationHandler, missed: Callable[[], None]) -> None:
    connection = await asyncpg.connect(address, timeout=KEEPALIVE_S)
    try:
        gone = asyncio.Event()
        connection.add_termination_listener(lambda _: gone.set())
        await connection.add_listener(CHANNEL, lambda *said: _handle_payload(str(said[-1]), handle))
        missed()
        while not gone.is_set():
            await connection.execute("SELECT 1", timeout=KEEPALIVE_S)
            with suppress(TimeoutError):
                await asyncio.wait_for(gone.wait(), KEEPALIVE_S)
    finally:
        await connection.close(timeout=2)


def _handle_payload(payload: str, handle: NotificationHandler) -> None:
    by, room, what = payload.split(" ")
    if by != server_id():
        handle(room, what)
