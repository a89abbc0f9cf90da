"""Clients that play at random as fast as they can, and that go on by themselves after the server was away."""

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect as connect_and_wait

from paddlewheel.server.json_patch import apply_patch, difference
from paddlewheel.server.rooms.journal import PLAY, UNDO
from tests.server.support.server_process import Server

PAUSE = 0.05  # seconds between two knocks
STALE = ("decided before entry", "another player was faster")


@dataclass(frozen=True)
class Act:
    index: int
    kind: str
    seat: int
    action: str = ""

    def as_text(self) -> str:
        return json.dumps({"type": self.kind, "index": self.index} | ({"action": self.action} if self.action else {}))

    def is_told_by(self, happened: list[dict[str, Any]]) -> bool:
        """Is the first of these the entry that this became?"""
        return [(one["number"], one["kind"], one["seat"], one["action"]) for one in happened[:1]] == [
            (self.index, self.kind, self.seat, self.action)
        ]


class Player:
    """One client. Without a seat it only watches."""

    def __init__(self, server: Server, path: str, seat: int | None, dice: random.Random) -> None:
        self.path, self.address = path, server.address(f"{path}/socket")
        self.seat, self.dice, self.rests = seat, dice, False
        self.view: dict[str, Any] = {}
        self.next = 0
        self.known = 0  # so far an acknowledgement went, which may come before the change itself
        self.visits = 0  # how often it came in
        self.waiting: Act | None = None  # sent, and not answered
        self.unanswered: list[Act] = []  # cut off while waiting
        self.acknowledged: list[Act] = []
        self.found: list[Act] = []  # never acknowledged, and yet they had happened

    @property
    def is_done(self) -> bool:
        return bool(self.view) and self.view["actor"] < 0 and self.waiting is None

    async def stay(self) -> None:
        """Until the game is over, however often the server goes away."""
        while not self.is_done:
            try:
                async with connect(self.address) as socket:
                    await self._come_in(socket)
                    while not self.is_done:
                        await self._act(socket)
                        self._take(json.loads(await socket.recv()))
            except (OSError, WebSocketException):
                await asyncio.sleep(PAUSE)

    async def _come_in(self, socket: ClientConnection) -> None:
        whole = json.loads(await socket.recv())
        assert whole["type"] == "whole"
        assert whole["next"] >= self.next, "what was once shown is still there"
        if self.view and whole["next"] == self.next:
            assert whole["view"] == self.view, (
                f"the same moment looks different: {difference(self.view, whole['view'])}"
            )
        self.view, self.next = whole["view"], whole["next"]
        if self.waiting is not None:
            self.unanswered.append(self.waiting)
            await self._ask_again(socket, self.waiting)
        self.visits += 1

    async def _ask_again(self, socket: ClientConnection, act: Act) -> None:
        """Look whether it has happened, then say it once more in any case: it must not happen twice."""
        await socket.send(json.dumps({"type": "since", "index": act.index}))
        while (message := json.loads(await socket.recv()))["type"] != "since":
            self._take(message)
        if act.is_told_by(message["happened"]):
            self.found.append(act)
        await socket.send(act.as_text())

    async def _act(self, socket: ClientConnection) -> None:
        is_free = self.waiting is None and self.next >= self.known and not self.rests
        if is_free and (act := self._decision()) is not None:
            self.waiting = act
            await socket.send(act.as_text())

    def _decision(self) -> Act | None:
        if self.seat is not None and self.view["can_undo"] and self.dice.random() < 0.1:
            return Act(self.next, UNDO, self.seat)
        if self.seat is not None and self.view["actor"] == self.seat:
            return Act(self.next, PLAY, self.seat, self.dice.choice(self.view["actions"])["text"])
        return None

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] == "change":
            assert message["from"] == self.next, "no gap"
            self.view, self.next = apply_patch(self.view, message["view"]), message["next"]
        elif message["type"] in ("done", "error"):
            self._take_answer(message)

    def _take_answer(self, message: dict[str, Any]) -> None:
        act, self.waiting = self.waiting, None
        assert act is not None, f"nothing was asked: {message}"
        if message["type"] == "done":
            assert act not in self.found, f"it happened twice: {act}"
            self.acknowledged.append(act)
            self.known = message["next"]
        else:
            assert any(words in message["detail"] for words in STALE), message


@dataclass(frozen=True)
class Party:
    """A room with a client on every seat, and one that watches."""

    wish: int  # which of the load's
    room: str
    players: list[Player]

    @property
    def acknowledged(self) -> list[Act]:
        return [act for player in self.players for act in player.acknowledged]


@dataclass
class Load:
    """A room for every wish. Where a game ends, another begins in a new room."""

    server: Server
    wishes: list[dict[str, Any]]
    dice: random.Random
    parties: list[Party] = field(default_factory=list)
    rests: bool = False

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        async with asyncio.TaskGroup() as group:  # what goes wrong in one room ends it all
            tasks = [group.create_task(self._play(number)) for number in range(len(self.wishes))]
            yield
            for task in tasks:
                task.cancel()

    async def everywhere_goes_on(self) -> None:
        """Wait until something more is acknowledged in every room."""
        before = self._done()
        await until(lambda: all(now > then for now, then in zip(self._done(), before, strict=True)))

    async def rest(self) -> None:
        """Nobody decides anything any more, and what was decided is answered."""
        self.rests = True
        for player in self.players:
            player.rests = True
        await until(lambda: all(player.waiting is None for player in self.players))

    @property
    def players(self) -> list[Player]:
        return [player for party in self.parties for player in party.players]

    def _done(self) -> list[int]:
        return [
            sum(len(party.acknowledged) for party in self.parties if party.wish == number)
            for number in range(len(self.wishes))
        ]

    async def _play(self, number: int) -> None:
        while not self.rests:
            room = await self._opened(self.wishes[number])
            players = [self._player(f"/api/watch/{room['watch']}", None)]
            players += [self._player(f"/api/seats/{link}", seat) for seat, link in enumerate(room["seats"])]
            self.parties.append(Party(number, room["room"], players))
            await asyncio.gather(*(player.stay() for player in players))

    async def _opened(self, wish: dict[str, Any]) -> dict[str, Any]:
        async with httpx.AsyncClient(base_url=self.server.client.base_url, timeout=60) as client:
            while True:
                try:
                    answer = await client.post("/api/rooms", json=wish)
                except httpx.TransportError:
                    await asyncio.sleep(PAUSE)
                else:
                    assert answer.status_code == 201, answer.text
                    return dict(answer.json())

    def _player(self, path: str, seat: int | None) -> Player:
        player = Player(self.server, path, seat, random.Random(self.dice.random()))
        player.rests = self.rests
        return player


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.01)


class Guest:
    """A client that does nothing by itself."""

    def __init__(self, server: Server, path: str) -> None:
        self.socket = connect_and_wait(server.address(f"{path}/socket"), legacy=True)
        self.view: dict[str, Any] = {}
        self.next = 0
        self.told("whole")

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def told(self, *kinds: str, seconds: float = 60) -> dict[str, Any]:
        """The next message of one of these kinds; the changes on the way are taken in."""
        ends = time.monotonic() + seconds
        while True:
            message = json.loads(self.socket.recv(timeout=max(0, ends - time.monotonic())))
            if message["type"] == "whole":
                self.view, self.next = message["view"], message["next"]
            elif message["type"] == "change":
                assert message["from"] == self.next, "no gap"
                self.view, self.next = apply_patch(self.view, message["view"]), message["next"]
            if message["type"] in kinds:
                return dict(message)

    def follow_to(self, number: int) -> None:
        while self.next < number:
            self.told("change")
