"""python benchmarks/server/reconnect.py: reconnect storm, as after a restart of the server.

All seats of rooms with a game in progress open a socket at the same time. Measures the time until the last one has
the full view, and then until the last one has the event history (`since 0`), as a page reload requests it.
"""

import argparse
import asyncio
import json
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import httpx
import psutil
from websockets.asyncio.client import ClientConnection, connect

SERVE = ("-m", "paddlewheel.cli", "serve", "--rate", "0", "--log", "warning", "--port", "0")
SEATS = 4
LARGEST = 1 << 24  # bytes of a message


@dataclass(frozen=True)
class Measured:
    what: str
    players: int
    seconds: float
    cpu: float  # of the server, seconds

    def __str__(self) -> str:
        each = 1000 * self.cpu / self.players
        return f"{self.what:<28} {self.players:>5} players {self.seconds:>7.2f} s {each:>7.2f} ms CPU each"


@contextmanager
def served(database: str) -> Iterator[tuple[str, psutil.Process]]:
    command = [sys.executable, *SERVE, "--database", database]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    found = re.search(r"http://(\S+)", process.stdout.readline())
    assert found is not None
    try:
        yield found[1], psutil.Process(process.pid)
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(30)


def played(client: httpx.Client, entries: int) -> dict[str, Any]:
    """The record of a randomly played game."""
    dice = random.Random(1)
    room = client.post("/api/rooms", json={"game": "riverboat", "chairs": [{}] * SEATS}).json()
    while True:
        seen = client.get(f"/api/watch/{room['watch']}").json()
        if seen["next"] >= entries or seen["view"]["actor"] < 0:
            return dict(client.get(f"/api/watch/{room['watch']}/record").json())
        link = room["seats"][seen["view"]["actor"]]
        action = dice.choice(client.get(f"/api/seats/{link}").json()["view"]["actions"])["text"]
        client.post(f"/api/seats/{link}/play", json={"index": seen["next"], "action": action})


def prepared(address: str, rooms: int, entries: int) -> list[str]:
    """Create the rooms; returns the links of all seats."""
    with httpx.Client(base_url=f"http://{address}", timeout=60) as client:
        wish = {"record": played(client, entries), "chairs": [{}] * SEATS}
        opened = [client.post("/api/rooms/from-record", json=wish).json() for _ in range(rooms)]
    return [link for room in opened for link in room["seats"]]


async def come_back(address: str, links: list[str], server: psutil.Process) -> list[Measured]:
    sockets: list[ClientConnection] = []

    async def enter(link: str) -> None:
        socket = await connect(f"ws://{address}/api/seats/{link}/socket", max_size=LARGEST, open_timeout=120)
        sockets.append(socket)
        await heard(socket, "whole")

    async def ask(socket: ClientConnection) -> None:
        await socket.send(json.dumps({"type": "since", "index": 0}))
        await heard(socket, "since")

    measured = [await _timed("whole view", [enter(link) for link in links], server)]
    measured.append(await _timed("whole history", [ask(socket) for socket in sockets], server))
    await asyncio.gather(*(socket.close() for socket in sockets))
    return measured


async def heard(socket: ClientConnection, kind: str) -> None:
    opening = f'{{"type":"{kind}"'
    while kind not in str(await socket.recv())[: len(opening) + 40]:
        pass


async def _timed(what: str, work: list[Any], server: psutil.Process) -> Measured:
    begins, cpu = time.perf_counter(), sum(server.cpu_times()[:2])
    await asyncio.gather(*work)
    return Measured(what, len(work), time.perf_counter() - begins, sum(server.cpu_times()[:2]) - cpu)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rooms", type=int, default=200)
    parser.add_argument("--entries", type=int, default=200)
    parser.add_argument("--database", default="", help="a new SQLite file without it")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = wanted.database or f"sqlite:///{folder}/rooms.db"
        with served(database) as (address, _):
            links = prepared(address, wanted.rooms, wanted.entries)
        with served(database) as (address, server):
            for measured in asyncio.run(come_back(address, links, server)):
                print(measured)


if __name__ == "__main__":
    main()
