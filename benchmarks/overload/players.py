"""Simulated players of ordinary games during an attack: two against each other, and one against a bot."""

import asyncio
import random
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect
from world import HOST, PLAYERS

from paddlewheel.core.game import NOBODY
from paddlewheel.server.json_patch import apply_patch

FOLLOWED = ("actor", "actions")  # fields of a view
BOT = "captain"


@dataclass
class Times:
    """Latencies in seconds: acknowledgements of moves, and answers of the bot."""

    moves: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)
    lost: int = 0  # moves without acknowledgement

    def clear(self) -> None:
        self.moves, self.bots, self.lost = [], [], 0


class Seat:
    """WebSocket client of one seat; tracks the part of the view that a random player needs."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self.seen: dict[str, Any] = {}
        self.next = -1
        self._answers: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._changed = asyncio.Event()
        self._listening = asyncio.create_task(self._listen())

    @classmethod
    async def at(cls, port: int, link: str) -> "Seat":
        address = f"ws://{HOST}:{port}/api/seats/{link}/socket"
        seat = cls(await connect(address, local_addr=(PLAYERS, 0), compression=None, proxy=None, max_size=None))
        await seat.until(lambda: seat.next >= 0)
        return seat

    async def ask(self, **message: Any) -> dict[str, Any]:
        await self._connection.send(orjson.dumps(message).decode())
        return await asyncio.wait_for(self._answers.get(), 60)

    async def until(self, holds: Any) -> None:
        while not holds():
            self._changed.clear()
            await asyncio.wait_for(self._changed.wait(), 60)

    async def leave(self) -> None:
        self._listening.cancel()
        await self._connection.close()

    async def _listen(self) -> None:
        async for text in self._connection:
            message = orjson.loads(text)
            if message["type"] == "whole":
                self.seen = {name: message["view"][name] for name in FOLLOWED}
            elif message["type"] == "change":
                patch = message["view"]
                self.seen = apply_patch(self.seen, {name: patch[name] for name in FOLLOWED if name in patch})
            elif message["type"] != "seats":
                self._answers.put_nowait(message)
                continue
            self.next = message.get("next", self.next)
            self._changed.set()


class Party:
    """Keeps one room in play: opens the next one when a game ends."""

    def __init__(self, port: int, times: Times, chairs: list[dict[str, Any]], pause: float) -> None:
        self._port, self._times, self._chairs, self._pause = port, times, chairs, pause
        self._dice = random.Random(1)

    async def play(self) -> None:
        while True:
            seats = await self._seats()
            while (actor := seats[0].seen["actor"]) != NOBODY:
                await self._act(seats, actor)
            for seat in seats:
                await seat.leave()

    async def _act(self, seats: list[Seat], actor: int) -> None:
        await asyncio.sleep(self._pause)
        seat = seats[min(actor, len(seats) - 1)]
        if self._pause:
            await seat.ask(type="plans", index=seat.next)  # as the web client does
        action = self._dice.choice(seat.seen["actions"])["text"]
        sent = time.perf_counter()
        answer = await seat.ask(type="play", index=seat.next, action=action)
        took = time.perf_counter() - sent
        if answer["type"] == "done":
            self._times.moves.append(took)
            for one in seats:
                await one.until(lambda one=one: one.next >= answer["next"])
        else:
            self._times.lost += 1

    async def _seats(self) -> list[Seat]:
        transport = httpx.AsyncHTTPTransport(local_address=PLAYERS)
        async with httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}:{self._port}", timeout=60) as http:
            opened = (await http.post("/api/rooms", json={"chairs": self._chairs})).raise_for_status().json()
        return [await Seat.at(self._port, link) for link in opened["seats"] if link]


class AgainstBot(Party):
    """One player against a bot; measures the bot's response time from the player's socket."""

    async def _act(self, seats: list[Seat], actor: int) -> None:
        (seat,) = seats
        if actor != 0:
            await seat.until(lambda: seat.seen["actor"] != actor)
            return
        await asyncio.sleep(self._pause)
        action = self._dice.choice(seat.seen["actions"])["text"]
        answer = await seat.ask(type="play", index=seat.next, action=action)
        if answer["type"] != "done":
            self._times.lost += 1
            return
        sent = time.perf_counter()
        await seat.until(lambda: seat.next >= answer["next"])
        if seat.seen["actor"] == 1:
            await seat.until(lambda: seat.seen["actor"] != 1)
            self._times.bots.append(time.perf_counter() - sent)


def parties(port: int, times: Times, pause: float) -> list[Party]:
    return [
        Party(port, times, [{"name": "Ada"}, {"name": "Ben"}], pause),
        AgainstBot(port, times, [{"name": "Cleo"}, {"bot": BOT}], pause),
    ]
