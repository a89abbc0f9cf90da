"""What an entry brought about, in words and steps, and who may not know it yet."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from paddlewheel.core.contract import CHANCE, NOBODY, Position
from paddlewheel.core.telling import Event
from paddlewheel.server.audience import Audience
from paddlewheel.server.journal import PLAY, UNDO, Entry
from paddlewheel.server.table import Table

SEALED = Event("sealed", "A decision is made; it is shown later.")


@dataclass(frozen=True)
class Told:
    """An entry, what happened by it, and for whom that is sealed."""

    entry: Entry
    events: list[Event]
    sealed_for: frozenset[Audience] = frozenset()

    def as_data(self, audience: Audience) -> dict[str, Any]:
        entry, sealed = self.entry, audience in self.sealed_for
        return {
            "number": entry.number,
            "kind": entry.kind,
            "seat": entry.seat,
            "action": "" if sealed else entry.action,
            "events": [event.as_data() for event in ([SEALED] if sealed else self.events)],
        }


def tell(table: Table, entry: Entry, secret: bytes) -> Iterator[Told]:
    """Take an entry and whatever chance does next, and say what happened."""
    yield taken(table, entry)
    while table.actor == CHANCE:
        yield taken(table, table.draw(secret))


def taken(table: Table, entry: Entry) -> Told:
    before, game = table.position.copy(), table.position.game
    table.take(entry)
    if entry.kind == UNDO:
        return Told(entry, [Event("undo", "Taken back.", facts={"left": entry.left})])
    events = game.events(before, table.position, game.parse_action(entry.action))
    return Told(entry, events, frozenset(_in_the_dark(table.position, entry)))


def _in_the_dark(position: Position, entry: Entry) -> Iterator[Audience]:
    """While votes are not open, every decision is a vote."""
    if entry.kind == PLAY and position.hides_from(NOBODY):
        yield from (seat for seat in range(len(position.result())) if seat != entry.seat and position.hides_from(seat))
        yield None
