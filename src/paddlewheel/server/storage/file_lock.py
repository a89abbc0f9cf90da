"""Lock file beside a SQLite database: one server at a time may use it, and others learn that server's address.

SQLite locks the side file itself, so the lock is released however the process ends.
"""

import os
import sqlite3
from pathlib import Path

from paddlewheel.server.storage import messages
from paddlewheel.server.storage.database import DatabaseError

LOCK_TIMEOUT_S = 0.5  # seconds; lets a server that starts at the same time write its address first


class AlreadyServed(DatabaseError):
    """Another server uses this database file."""

    def __init__(self, address: str) -> None:
        super().__init__(messages.in_use_at(address) if address else messages.in_use())
        self.address = address


class ServerLock:
    def __init__(self, database: Path, address: str) -> None:
        self._file = database.with_name(database.name + "-lock")
        make_private(self._file)
        self._connection = sqlite3.connect(
            self._file, timeout=LOCK_TIMEOUT_S, isolation_level=None, check_same_thread=False
        )
        try:
            self._take(address)
        except sqlite3.OperationalError:
            address = self._address()
            self._connection.close()
            raise AlreadyServed(address) from None

    def _take(self, address: str) -> None:
        self._connection.execute("BEGIN IMMEDIATE")
        self._connection.execute("CREATE TABLE IF NOT EXISTS server (address TEXT)")
        self._connection.execute("DELETE FROM server")
        self._connection.execute("INSERT INTO server VALUES (?)", (address,))
        self._connection.execute("COMMIT")
        self._connection.execute("BEGIN IMMEDIATE")  # the lock: others can read but not write

    def _address(self) -> str:
        try:
            found = self._connection.execute("SELECT address FROM server").fetchone()
        except sqlite3.OperationalError:
            return ""
        return str(found[0]) if found else ""

    def release(self) -> None:
        self._connection.close()


def make_private(file: Path) -> None:
    """Create a file readable by its owner only; SQLite gives the files beside it the same permissions."""
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except FileExistsError:
        if file.stat().st_mode & 0o077 and file.stat().st_uid == os.geteuid():
            file.chmod(0o600)
