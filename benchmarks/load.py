"""python benchmarks/load.py: load test of one server: many rooms, one WebSocket per seat, random play.

At the start of each turn a player requests the plans, as the web client does, before it acts. The report has the number
of acknowledged actions and their latency, measured by the client.
"""

import argparse
import asyncio
import math
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import orjson
import psutil
from websockets.asyncio.client import ClientConnection, connect

from paddlewheel.core.game import NOBODY
from paddlewheel.games import GAMES
from paddlewheel.server.json_patch import apply_patch

ADDRESS = "127.0.0.1"
SEATS = 4
WINDOW = 10  # seconds
AT_ONCE = 20  # rooms opened concurrently
FOLLOWED = ("actor", "actions")  # fields of a view
SERVE = ("-m", "paddlewheel.cli", "serve", "--rate", "0", "--log", "warning")


@dataclass
class Tally:
    """Measurements of all players. Latencies are in seconds, one per message."""

    acts: list[float] = field(default_factory=list)
    plans: list[float] = field(default_factory=list)
    windows: Counter[int] = field(default_factory=Counter)
    rooms: int = 0
    before: int = 0  # actions during the warm-up, which is not measured
    begins: float = 0
    ends: float = 0

    def acted(self, sent: float) -> None:
        now = time.perf_counter()
        if sent < self.begins:
            self.before += 1
        else:
            self.acts.append(now - sent)
            if now < self.ends:
                self.windows[int((now - self.begins) // WINDOW)] += 1

    def planned(self, sent: float) -> None:
        if sent >= self.begins:
            self.plans.append(time.perf_counter() - sent)


class Seat:
    """WebSocket client of one seat; tracks the part of the view that a random player needs."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self.seen: dict[str, Any] = {}
        self.next = -1
        self._waiting: asyncio.Future[None] | None = None
        self._answers: list[dict[str, Any]] = []
        self._listening = asyncio.create_task(self._listen())

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Send a message and wait for its answer, applying changes received before it."""
        await self._connection.send(orjson.dumps(message).decode())
        while not self._answers:
            await self._news()
        answer = self._answers.pop()
        if answer["type"] == "error":
            raise RuntimeError(f"{message} was refused: {answer['detail']}")
        return answer

    async def reach(self, number: int) -> None:
        while self.next < number:
            await self._news()

    async def leave(self) -> None:
        self._listening.cancel()
        with suppress(asyncio.CancelledError):
            await self._listening
        await self._connection.close()

    async def _news(self) -> None:
        self._waiting = asyncio.get_running_loop().create_future()
        await self._waiting

    async def _listen(self) -> None:
        async for text in self._connection:
            self._hear(orjson.loads(text))
            if self._waiting is not None and not self._waiting.done():
                self._waiting.set_result(None)

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "whole":
            self.seen = {name: message["view"][name] for name in FOLLOWED}
        elif message["type"] == "change":
            patch = message["view"]
            self.seen = apply_patch(self.seen, {name: patch[name] for name in FOLLOWED if name in patch})
        elif message["type"] != "seats":
            self._answers.append(message)
            return
        self.next = message.get("next", self.next)


@dataclass
class Stage:
    """Synchronizes when all players open a room, start and stop."""

    opening: asyncio.Semaphore
    begins: asyncio.Event = field(default_factory=asyncio.Event)
    is_over: bool = False


@dataclass
class Load:
    """Keeps one room in play: opens the next one when a game ends."""

    number: int
    port: int
    game: str
    tally: Tally
    stage: Stage
    plans: bool
    interval: float  # seconds between actions; 0: act as soon as the last action is acknowledged

    async def run(self, http: httpx.AsyncClient) -> None:
        dice, due = random.Random(self.number), 0.0
        while not self.stage.is_over:
            async with self.stage.opening:
                seats = await self._open(http)
            await self.stage.begins.wait()
            due = due or time.perf_counter() + dice.random() * self.interval
            due = await self._play(seats, dice, due)
            for seat in seats:
                await seat.leave()

    async def _play(self, seats: list[Seat], dice: random.Random, due: float) -> float:
        """Play one game to its end or the end of the run; returns when the next action is due."""
        asker = None
        while (actor := seats[0].seen["actor"]) != NOBODY and not self.stage.is_over:
            await asyncio.sleep(max(0, due - time.perf_counter()))
            due += self.interval
            number = await self._act(seats[actor], dice, ask_plans=self.plans and actor != asker)
            asker = actor
            for seat in seats:
                await seat.reach(number)
        return due

    async def _act(self, seat: Seat, dice: random.Random, ask_plans: bool) -> int:
        if ask_plans:
            sent = time.perf_counter()
            await seat.ask(type="plans", index=seat.next)
            self.tally.planned(sent)
        action = dice.choice(seat.seen["actions"])["text"]
        sent = time.perf_counter()
        done = await seat.ask(type="play", index=seat.next, action=action)
        self.tally.acted(sent)
        return int(done["next"])

    async def _open(self, http: httpx.AsyncClient) -> list[Seat]:
        wish = {"game": self.game, "chairs": [{"name": f"Seat {number + 1}"} for number in range(SEATS)]}
        answer = await http.post("/api/rooms", json=wish)
        answer.raise_for_status()
        seats = [await self._sit(link) for link in answer.json()["seats"]]
        for seat in seats:
            await seat.reach(0)
        self.tally.rooms += 1
        return seats

    async def _sit(self, link: str) -> Seat:
        address = f"ws://{ADDRESS}:{self.port}/api/seats/{link}/socket"
        return Seat(await connect(address, compression=None, proxy=None, ping_interval=None, max_size=None))


@dataclass
class Costs:
    """Resources used so far: memory in bytes, CPU time in seconds."""

    memory: int
    server: float
    driver: float
    machine: float

    @classmethod
    def so_far(cls, server: psutil.Process) -> "Costs":
        all_cores = psutil.cpu_times()
        busy = sum(all_cores) - all_cores.idle - all_cores.iowait
        return cls(server.memory_info().rss, _processor(server), _processor(psutil.Process()), busy)


def _processor(process: psutil.Process) -> float:
    times = process.cpu_times()
    return float(times.user + times.system)


@contextmanager
def serving(database: str) -> Iterator[tuple[psutil.Process, int]]:
    """Run a server process; yields it and its port."""
    command = [sys.executable, *SERVE, "--database", database, "--port", "0"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        yield psutil.Process(server.pid), _port(server)
    finally:
        server.send_signal(signal.SIGINT)
        server.wait(60)


def _port(server: "subprocess.Popen[str]") -> int:
    """Wait until the server prints its address; returns the port."""
    assert server.stdout is not None
    for line in server.stdout:
        if said := re.search(rf"http://{re.escape(ADDRESS)}:(\d+)", line):
            return int(said[1])
    sys.exit("the server did not start")


async def measure(asked: argparse.Namespace, server: psutil.Process, port: int) -> list[tuple[str, str]]:
    """Open all rooms, play for the given time, and stop each room after its current action."""
    tally, stage = Tally(), Stage(asyncio.Semaphore(AT_ONCE))
    games = [asked.game] if asked.game in GAMES else list(GAMES)
    interval = asked.rooms / asked.rate if asked.rate else 0
    async with httpx.AsyncClient(base_url=f"http://{ADDRESS}:{port}", timeout=60) as http, asyncio.TaskGroup() as group:
        for number in range(asked.rooms):
            load = Load(number, port, games[number % len(games)], tally, stage, asked.plans, interval)
            group.create_task(load.run(http))
        while tally.rooms < asked.rooms:
            await asyncio.sleep(0.05)
        tally.begins = time.perf_counter() + asked.warm_up
        tally.ends = tally.begins + asked.seconds
        stage.begins.set()
        await asyncio.sleep(asked.warm_up)
        costs = [Costs.so_far(server)]
        for pause in (min(WINDOW, asked.seconds), max(0, asked.seconds - WINDOW)):
            await asyncio.sleep(pause)
            costs.append(Costs.so_far(server))
        stage.is_over = True
    return rows(asked, tally, costs)


def rows(asked: argparse.Namespace, tally: Tally, costs: list[Costs]) -> list[tuple[str, str]]:
    first, early, last = costs
    server, driver = last.server - first.server, last.driver - first.driver
    others = last.machine - first.machine - server - driver
    pace = f"{asked.rate} actions/s" if asked.rate else "as fast as it goes"
    return [
        ("rooms at once, sockets", f"{asked.rooms}, {SEATS * asked.rooms}"),
        ("rooms opened", str(tally.rooms)),
        ("pace", pace),
        ("actions before measuring", str(tally.before)),
        ("actions acknowledged", str(len(tally.acts))),
        ("actions/s", f"{sum(tally.windows.values()) / asked.seconds:.0f}"),
        (f"actions/s in each {WINDOW} s", " ".join(_rates(tally, asked.seconds))),
        ("acknowledged after, ms", _times(tally.acts)),
        ("plan requests", str(len(tally.plans))),
        ("plans answered after, ms", _times(tally.plans)),
        ("server's memory, MiB", f"{early.memory >> 20} after {WINDOW} s, {last.memory >> 20} at the end"),
        ("processor, s", f"server {server:.1f}, driver {driver:.1f}, all others on this machine {others:.1f}"),
    ]


def _rates(tally: Tally, seconds: float) -> Iterator[str]:
    for window in range(math.ceil(seconds / WINDOW)):
        yield f"{tally.windows[window] / min(WINDOW, seconds - window * WINDOW):.0f}"


def _times(times: list[float]) -> str:
    """
    >>> _times([0.001, 0.002, 0.003])
    'p50 2.0, p95 3.0, p99 3.0, max 3.0'
    """
    if not times:
        return "-"
    ordered = sorted(times)
    shares = (
        (name, ordered[int(share * len(ordered))]) for name, share in (("p50", 0.5), ("p95", 0.95), ("p99", 0.99))
    )
    return ", ".join(f"{name} {1000 * value:.1f}" for name, value in (*shares, ("max", ordered[-1])))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rooms", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--warm-up", type=float, default=5, help="seconds of play before measuring")
    parser.add_argument("--rate", type=float, default=320, help="actions a second; 0: each as soon as it may be")
    parser.add_argument("--game", choices=("both", *GAMES), default="both")
    parser.add_argument("--database", help="a URL; a new SQLite file if not given")
    parser.add_argument("--no-plans", dest="plans", action="store_false", help="ask for no plans")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = asked.database or f"sqlite:///{Path(folder) / 'rooms.db'}"
        with serving(database) as (server, port):
            found = asyncio.run(measure(asked, server, port))
    width = max(len(name) for name, _ in found)
    for name, value in found:
        print(f"{name:{width}}  {value}")


if __name__ == "__main__":
    main()
