"""A room that somebody looks at: what they see, and how a decision becomes an entry that everybody sees.

An entry is written to the disk before anybody hears of it, the one who made it included.
"""

import asyncio
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from typing import Any

from paddlewheel.core.contract import CHANCE, NOBODY, Position
from paddlewheel.core.errors import IllegalAction, PaddlewheelError
from paddlewheel.core.luck import commitment
from paddlewheel.core.telling import Event
from paddlewheel.server.journal import PLAY, UNDO, Entry
from paddlewheel.server.patches import Patch, difference
from paddlewheel.server.rows import Append, Room
from paddlewheel.server.store import Store
from paddlewheel.server.table import Settled, Table
from paddlewheel.server.writer import NumberTaken

Audience = int | None  # a seat, or those who watch
Hear = Callable[[dict[str, Any]], None]


class Stale(PaddlewheelError):
    """A decision about a moment that is over. It changes nothing."""


@dataclass(frozen=True)
class Told:
    """An entry, what happened by it, and who may not know that yet."""

    entry: Entry
    events: list[Event]
    sealed_for: frozenset[Audience] = frozenset()

    def as_data(self, audience: Audience) -> dict[str, Any]:
        entry, sealed = self.entry, audience in self.sealed_for
        events = [Event("sealed", "A decision is made; it is shown later.")] if sealed else self.events
        return {
            "number": entry.number,
            "kind": entry.kind,
            "seat": entry.seat,
            "action": "" if sealed else entry.action,
            "events": [asdict(event) for event in events],
        }


def tell(table: Table, entry: Entry, secret: bytes) -> Iterator[Told]:
    """Take an entry and whatever chance does next, and say what happened."""
    yield _taken(table, entry)
    while table.actor == CHANCE:
        yield _taken(table, table.draw(secret))


def _taken(table: Table, entry: Entry) -> Told:
    before, game = table.position.copy(), table.position.game
    table.take(entry)
    if entry.kind == UNDO:
        return Told(entry, [Event("undo", "Taken back.", facts={"left": entry.left})])
    events = game.events(before, table.position, game.parse_action(entry.action))
    return Told(entry, events, frozenset(_others_in_the_dark(table.position, entry)))


def _others_in_the_dark(position: Position, entry: Entry) -> Iterator[Audience]:
    """While votes are not open, every decision is a vote."""
    if entry.kind == PLAY:
        yield from (seat for seat in range(len(position.result())) if seat != entry.seat and position.hides_from(seat))
        if position.hides_from(NOBODY):
            yield None


class LiveRoom:
    """One room in memory. Decisions wait for each other."""

    def __init__(self, room: Room, store: Store, table: Table) -> None:
        self.room, self.store, self.table = room, store, table
        self._turn = asyncio.Lock()
        self._hearers: dict[Hear, Audience] = {}
        self._views: dict[Audience, dict[str, Any]] = {}
        self._plans: dict[str, Any] | None = None

    @classmethod
    async def load(cls, room: Room, store: Store) -> "LiveRoom":
        """From the newest snapshot and what came after it; a room just opened draws what chance draws first."""
        live = cls(room, store, Table.at(await store.settled(room)))
        await live.catch_up()
        if live.table.number == 0 and live.table.actor == CHANCE:
            await live._write(0, lambda table: table.draw(room.secret))
        return live

    @property
    def number(self) -> int:
        """Of the next entry: what a decision must say it expects."""
        return self.table.number

    async def play(self, seat: int, index: int, action: str) -> int:
        """A player's action; returns the number after all that followed from it."""
        return await self._write(index, lambda table: table.play(seat, self.room.rules.parse_action(action)))

    async def undo(self, seat: int, index: int) -> int:
        return await self._write(index, lambda table: table.undo(seat))

    async def restart_turn(self, seat: int, index: int) -> int:
        return await self._write(index, lambda table: table.restart_turn(seat))

    async def _write(self, index: int, decide: Callable[[Table], Entry]) -> int:
        async with self._turn:
            self._require(index)
            trial = self.table.copy()
            told = list(tell(trial, decide(trial), self.room.secret))
            moved_on = trial.settled if trial.settled.number > self.table.settled.number else None
            entries = tuple(one.entry for one in told)
            try:
                await self.store.append(Append(self.room.room, entries, time.time_ns() // 1_000_000, moved_on))
            except NumberTaken as problem:
                await self.catch_up()
                raise Stale(str(problem)) from None
            self._become(trial, told)
            return self.number

    async def catch_up(self) -> None:
        """Take what others have written."""
        trial, told = self.table.copy(), []
        for entry in await self.store.entries(self.room.room, self.number):
            told.append(_taken(trial, entry))
        if told:
            self._become(trial, told)

    async def happened(self, since: int, audience: Audience) -> list[dict[str, Any]]:
        """What every entry from this number on brought about, told again."""
        kept = await self.store.settled(self.room)
        table = Table.at(kept if kept.number <= since else Settled(0, 0, self.room.first_position()))
        told: list[dict[str, Any]] = []
        for entry in await self.store.entries(self.room.room, table.number):
            if entry.number == self.number:
                break
            one = _taken(table, entry)
            if entry.number >= since:
                told.append(one.as_data(audience))
        return told

    def _become(self, table: Table, told: list[Told]) -> None:
        first, self.table = self.number, table
        before, self._views, self._plans = self._views, {}, None
        for hear, audience in self._hearers.items():
            hear(self._change(first, told, audience, before[audience]))

    def _change(self, first: int, told: list[Told], audience: Audience, old: dict[str, Any]) -> dict[str, Any]:
        patch: Patch = difference(old, self.view(audience))
        happened = [one.as_data(audience) for one in told]
        return {"type": "change", "from": first, "next": self.number, "happened": happened, "view": patch}

    def view(self, audience: Audience) -> dict[str, Any]:
        """Everything this audience may see."""
        if audience not in self._views:
            wanted = {audience, *self._hearers.values()} - self._views.keys()
            self._views |= {seat: self._around(view, seat) for seat, view in self._seen(wanted).items()}
        return self._views[audience]

    def _seen(self, wanted: set[Audience]) -> dict[Audience, dict[str, Any]]:
        return self.table.position.views(sorted(wanted, key=lambda seat: -1 if seat is None else seat))

    def _around(self, view: dict[str, Any], audience: Audience) -> dict[str, Any]:
        """The game's view, with what the room adds to it."""
        is_over = self.table.position.actor < CHANCE
        luck = {"commitment": commitment(self.room.secret), "secret": self.room.secret.hex() if is_over else None}
        can_undo = audience is not None and self.table.may_take_back == audience
        return view | {"room": self.room.room, "luck": luck, "can_undo": can_undo}

    def plans(self, seat: int, index: int) -> dict[str, Any]:
        """Every distinct way to finish the decision under way; for whoever has to decide."""
        self._require(index)
        if self.table.actor != seat:
            raise IllegalAction("plans are for whoever decides, and that is not you now")
        if self._plans is None:
            self._plans = self.table.position.compact_plans()
        return {"type": "plans", "next": self.number} | self._plans

    def _require(self, index: int) -> None:
        if index != self.number:
            raise Stale(f"this was decided before entry {index}, and the next one is {self.number} by now")

    def listen(self, audience: Audience, hear: Hear) -> dict[str, Any]:
        """From now on `hear` gets every change; returns the whole to begin with."""
        whole = self.whole(audience)
        self._hearers[hear] = audience
        return whole

    def whole(self, audience: Audience) -> dict[str, Any]:
        return {"type": "whole", "next": self.number, "view": self.view(audience)}

    def leave(self, hear: Hear) -> None:
        self._hearers.pop(hear, None)
