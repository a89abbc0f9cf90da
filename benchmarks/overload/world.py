"""The server under test: default settings, a database with many rooms, and its memory use."""

import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import psutil

from paddlewheel.server.storage.models import RoomRow

HOST = "127.0.0.1"
PLAYERS, ATTACKERS = "127.0.0.2", "127.0.0.3"  # separate clients, neither of them a trusted proxy
SERVE = ("-m", "paddlewheel.cli", "serve", "--port", "0", "--log", "warning", "--bot-seconds", "5")
MIB = 1 << 20


@dataclass(frozen=True)
class World:
    """The server under test."""

    port: int
    process: psutil.Process

    @property
    def memory(self) -> float:
        """Resident memory in MiB."""
        return float(self.process.memory_info().rss) / MIB


def client(port: int, address: str) -> httpx.Client:
    """HTTP client that sends its requests from this address."""
    transport = httpx.HTTPTransport(local_address=address)
    return httpx.Client(base_url=f"http://{HOST}:{port}", transport=transport, timeout=60)


@contextmanager
def serving(database: Path) -> Iterator[World]:
    command = [sys.executable, *SERVE, "--database", f"sqlite:///{database}"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    try:
        yield World(_port(server), psutil.Process(server.pid))
    finally:
        server.send_signal(signal.SIGINT)
        server.wait(60)
        server.stdout.close()


def _port(server: "subprocess.Popen[str]") -> int:
    assert server.stdout is not None
    for line in server.stdout:
        if said := re.search(rf"http://{re.escape(HOST)}:(\d+)", line):
            return int(said[1])
    sys.exit("the server did not start")


def fill(database: Path, rooms: int) -> None:
    """Fill the database with copies of a listed room with 40 actions, while no server is running."""
    with serving(database) as world, client(world.port, PLAYERS) as http:
        wish = {"chairs": [{"name": "Ada"}, {"name": "Ben"}], "listed": True}
        room = http.post("/api/rooms", json=wish).raise_for_status().json()
        for _ in range(40):
            whole = http.get(f"/api/watch/{room['watch']}").json()
            path = f"/api/seats/{room['seats'][whole['view']['actor']]}"
            action = http.get(path).json()["view"]["actions"][0]["text"]
            http.post(f"{path}/play", json={"index": whole["next"], "action": action}).raise_for_status()
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.create_function("copied", 3, _copied)
        for table in _tables(connection):
            _multiply(connection, table, rooms)
        connection.create_function("checksum_of", len(DESCRIPTION), _checksum)
        connection.execute(f"UPDATE rooms SET checksum = checksum_of({', '.join(DESCRIPTION)})")


def _tables(connection: sqlite3.Connection) -> list[str]:
    found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    return [name for (name,) in found if "room" in _columns(connection, name)]


def _columns(connection: sqlite3.Connection, table: str) -> list[str]:
    return [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]


def _multiply(connection: sqlite3.Connection, table: str, rooms: int) -> None:
    columns = _columns(connection, table)
    values = ", ".join(f"copied('{name}', \"{name}\", n)" if name in UNIQUE else f'"{name}"' for name in columns)
    names = ", ".join(f'"{name}"' for name in columns)
    connection.execute(
        f"WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < {rooms}) "
        f"INSERT INTO {table} ({names}) SELECT {values} FROM {table}, numbers"
    )


UNIQUE = ("room", "link", "watch", "manage")  # hashes of links, and the public name
DESCRIPTION = ("room", "opened", "game", "options", "engine", "data", "secret", "watch", "turn_limit", "copied")


def _checksum(*description: Any) -> bytes:
    return RoomRow(*description).checksum()


def _copied(column: str, value: str | None, number: int) -> str | None:
    if value is None:
        return None
    return f"{number:012x}" if column == "room" else f"{number:08x}{value[8:]}"
