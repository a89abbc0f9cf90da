"""python benchmarks/overload: denial-of-service attacks from one address, while players at another one play.

The table shows the players' latencies and the server's memory. Limits: 100 ms for a move at the 99th percentile and
250 ms at most, one second more than usual for a bot's answer, and 300 MiB more memory than before.
"""

import argparse
import asyncio
import json
import math
import multiprocessing
import random
import sys
import tempfile
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import httpx
from attacks import ATTACKS, Target, attack
from players import Times, parties
from world import ATTACKERS, World, client, fill, serving

import paddlewheel
from paddlewheel.server.rooms.summary import MAX_LISTED_ROOMS

LONG_GAME = (4400, 4990)  # actions; an import has at most 5,000
LONG_PLANS = 70_000  # characters of JSON
CALM = "nothing"
P99, MOST, BOT, MEMORY = 0.1, 0.25, 1.0, 300  # seconds, seconds, seconds, MiB


@dataclass(frozen=True)
class Row:
    attack: str
    moves: int
    lost: int
    p50_ms: float
    p99_ms: float
    max_ms: float
    bot_p50_ms: float
    bot_max_ms: float
    before_mib: float
    peak_mib: float
    after_mib: float

    def failures(self, calm: "Row") -> list[str]:
        """Names of the exceeded limits, relative to the row without an attack."""
        is_in_time = {
            "lost moves": self.moves > 0 and self.lost == 0,
            "moves": self.p99_ms <= 1000 * P99 and self.max_ms <= 1000 * MOST,
            "bot": self.bot_max_ms <= calm.bot_p50_ms + 1000 * BOT,
            "memory": self.peak_mib - self.before_mib <= MEMORY,
        }
        return [what for what, holds in is_in_time.items() if not holds]


def long_record() -> dict[str, Any]:
    """The record of a random game of more than 4,000 actions."""
    for seed in range(1000):
        match, dice = paddlewheel.new_game("mississippi-queen", players=5, seed=seed), random.Random(seed)
        while not match.is_over and len(match.log) < LONG_GAME[1]:
            match.play(dice.choice(match.legal_actions()))
        if LONG_GAME[0] <= len(match.log) < LONG_GAME[1]:
            return match.save()
    raise AssertionError("no game was long enough")


def prepared(world: World, rooms: int) -> dict[str, Any]:
    """Create the rooms that the attackers use."""
    record = long_record()
    with client(world.port, ATTACKERS) as http:
        listed = http.get("/rooms").raise_for_status().text.count("<tr>") - 1
        assert listed == min(rooms, MAX_LISTED_ROOMS), "the rooms in the database are listed"
        ordinary = http.post("/api/rooms", json={"chairs": [{}, {}]}).raise_for_status().json()
        actor, now = _many_plans(http)
        chairs = [{}] * record["options"]["players"]
        imported = http.post("/api/rooms/from-record", json={"record": record, "chairs": chairs})
        long = imported.raise_for_status().json()["seats"][0]
    watch = f"/api/watch/{ordinary['watch']}/socket"
    return {"actor": actor, "now": now, "watch": watch, "long": long, "record": record}


def _many_plans(http: httpx.Client) -> tuple[str, int]:
    """The socket path of a seat with a large plans response, and the index of its log entry."""
    room, dice = _asked(http, "POST", "/api/rooms", json={"chairs": [{}] * 5}), random.Random(1)
    for _ in range(500):
        actor = _asked(http, "GET", f"/api/watch/{room['watch']}")["view"]["actor"]
        path = f"/api/seats/{room['seats'][actor]}"
        seen = _asked(http, "GET", path)
        if len(json.dumps(_asked(http, "GET", f"{path}/plans/{seen['next']}"))) > LONG_PLANS:
            return f"{path}/socket", seen["next"]
        play = {"index": seen["next"], "action": dice.choice(seen["view"]["actions"])["text"]}
        _asked(http, "POST", f"{path}/play", json=play)
    raise AssertionError("no turn had many plans")


def _asked(http: httpx.Client, method: str, path: str, **more: Any) -> Any:
    """Send a request, and repeat it as long as it is rate limited."""
    while (answer := http.request(method, path, **more)).status_code == 429:
        time.sleep(0.2)
    return answer.raise_for_status().json()


async def measured(world: World, name: str, times: Times, rooms: dict[str, Any], seconds: float) -> Row:
    """Measure the running players and the server's memory during one attack."""
    before = peak = world.memory
    times.clear()
    ends = time.monotonic() + seconds
    address = f"127.0.1.{list(ATTACKS).index(name) + 1}" if name != CALM else ATTACKERS
    target = Target(port=world.port, address=address, ends=ends, **rooms)
    process = multiprocessing.get_context("spawn").Process(target=attack, args=(name, target), daemon=True)
    if name != CALM:
        process.start()
    while time.monotonic() < ends:
        await asyncio.sleep(0.1)
        peak = max(peak, world.memory)
    found = Times(times.moves[:], times.bots[:], times.lost)
    if name != CALM:
        await asyncio.to_thread(process.join, 20)
        process.kill()
        assert not process.exitcode or process.exitcode < 0, f"the attack itself failed: {name}"
    await asyncio.sleep(0.5)
    return row(name, found, before, peak, world.memory)


def row(name: str, times: Times, before: float, peak: float, after: float) -> Row:
    moves, bots = sorted(times.moves) or [math.inf], sorted(times.bots) or [math.nan]
    at = lambda values, part: 1000 * values[min(len(values) - 1, math.ceil(part * len(values)) - 1)]  # noqa: E731
    return Row(
        name, len(times.moves), times.lost, at(moves, 0.5), at(moves, 0.99), 1000 * moves[-1],
        at(bots, 0.5), 1000 * bots[-1], before, peak, after,
    )  # fmt: skip


async def run(asked: argparse.Namespace, world: World) -> list[Row]:
    times, rows = Times(), []
    rooms = await asyncio.to_thread(prepared, world, asked.rooms)
    playing = [asyncio.create_task(party.play()) for party in parties(world.port, times, asked.pause)]
    await asyncio.sleep(asked.warm_up)
    for name in (CALM, *ATTACKS):
        if asked.only and name != CALM and asked.only not in name:
            continue
        measuring = asyncio.create_task(measured(world, name, times, rooms, asked.seconds))
        await asyncio.wait([measuring, *playing], return_when=asyncio.FIRST_COMPLETED)
        for party in playing:
            if party.done():
                party.result()
        rows.append(await measuring)
        show(rows[-1], rows[0], asked.json)
        await asyncio.sleep(asked.rest)
    for party in playing:
        party.cancel()
    return rows


def show(row: Row, calm: Row, as_json: bool) -> None:
    failures = row.failures(calm)
    if as_json:
        print(json.dumps(asdict(row) | {"failures": failures}), flush=True)
        return
    times = f"{row.moves:5d} {row.p50_ms:7.1f} {row.p99_ms:7.1f} {row.max_ms:7.1f}"
    times += f" {row.bot_p50_ms:8.0f} {row.bot_max_ms:7.0f}"
    memory = f"{row.before_mib:7.0f} {row.peak_mib:7.0f} {row.after_mib:7.0f}"
    print(f"{row.attack:32} {times} {memory}  {'FAILS: ' + ', '.join(failures) if failures else 'holds'}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10, help="of each attack")
    parser.add_argument("--rest", type=float, default=3, help="seconds between two attacks")
    parser.add_argument("--warm-up", type=float, default=5, help="seconds of play before the first")
    parser.add_argument("--pause", type=float, default=0.08, help="seconds a player thinks")
    parser.add_argument("--rooms", type=int, default=50_000, help="in the database")
    parser.add_argument("--only", default="", help="attacks with this in their name")
    parser.add_argument("--json", action="store_true", help="a line of JSON for each attack")
    parser.add_argument("--strict", action="store_true", help="exit code 1 if anything is beyond its limit")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        database = Path(place) / "rooms.db"
        fill(database, asked.rooms)
        if not asked.json:
            print(f"{'while':32} moves     p50     p99  max ms  bot p50     max  before    peak   after (MiB)")
        with serving(database) as world:
            rows = asyncio.run(run(asked, world))
    failures = {what for one in rows for what in one.failures(rows[0])}
    sys.exit(1 if (failures if asked.strict else failures & {"lost moves"}) else 0)


if __name__ == "__main__":
    main()
