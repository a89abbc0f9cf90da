"""What a room remembers: entries numbered from 0, none of which is ever changed or taken away."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from paddlewheel.core.errors import IllegalAction, NotationError, RecordError
from paddlewheel.core.events import Event
from paddlewheel.core.game import CHANCE, NOBODY, Position
from paddlewheel.core.match import refused
from paddlewheel.core.provably_fair import drawn
from paddlewheel.server.rooms.viewer import Audience

PLAY, DRAW, UNDO = "play", "draw", "undo"


@dataclass(frozen=True)
class Entry:
    number: int
    kind: str
    seat: int | None = None  # who played or took back
    action: str = ""  # what was played or drawn
    left: int | None = None  # after taking back: how many plays and draws still count
    hash: bytes = field(default=b"", compare=False, repr=False)  # of this entry and all before it, once it is written


@dataclass(frozen=True)
class Settled:
    """A moment that nobody can go back behind: before entry `number`, with so many plays and draws that count."""

    number: int
    length: int
    position: Position


@dataclass(frozen=True)
class Past:
    """The position before a play that may still be taken back."""

    seat: int
    position: Position


@dataclass
class Table:
    settled: Settled
    position: Position
    number: int  # of the next entry
    length: int  # plays and draws that count
    trail: list[Past] = field(default_factory=list)
    actor: int = field(init=False)  # who decides now

    def __post_init__(self) -> None:
        self.actor = self.position.actor

    @classmethod
    def at(cls, settled: Settled) -> "Table":
        return cls(settled, settled.position.copy(), settled.number, settled.length)

    def copy(self) -> "Table":
        return Table(self.settled, self.position.copy(), self.number, self.length, list(self.trail))

    @property
    def may_take_back(self) -> int | None:
        """The seat that may take its last play back."""
        return self.trail[-1].seat if self.trail else None

    def play(self, seat: int, action: int) -> Entry:
        """The entry for a player's action, or the sentence and the clause that refuse it."""
        if self.actor == NOBODY:
            raise IllegalAction("the game is over")
        if self.actor != seat:
            raise IllegalAction(f"it is not seat {seat} that decides now, but seat {self.actor}")
        clause = self.position.refusal(action)
        if clause:
            raise refused(self.position, action, clause)
        return Entry(self.number, PLAY, seat, self.position.game.action_text(action))

    def draw(self, secret: bytes) -> Entry:
        """The entry for what chance does now."""
        action = drawn(self.position, secret, self.number)
        return Entry(self.number, DRAW, None, self.position.game.action_text(action))

    def undo(self, seat: int) -> Entry:
        """The entry that takes this seat's last play back."""
        self._require_trail(seat)
        return Entry(self.number, UNDO, seat, left=self.length - 1)

    def restart_turn(self, seat: int) -> Entry:
        """The entry that takes everything back that this seat played in its turn, as far as that is possible."""
        self._require_trail(seat)
        plays = 0
        for past in reversed(self.trail):
            plays += 1
            if past.position.begins_turn:
                break
        return Entry(self.number, UNDO, seat, left=self.length - plays)

    def _require_trail(self, seat: int) -> None:
        if self.may_take_back != seat:
            raise IllegalAction(
                "there is nothing of yours to take back: a draw, a roll, an opened vote, another player's choice "
                "or the end of the game came after it"
            )

    def take(self, entry: Entry) -> None:
        """Carry an entry out. One that cannot be means that the journal was written by other rules."""
        if entry.number != self.number:
            raise RecordError(f"entry {entry.number} came where entry {self.number} was expected")
        if entry.kind == UNDO:
            self._take_back(entry)
        else:
            self._step(entry)
        self.number += 1
        self.actor = self.position.actor

    def _take_back(self, entry: Entry) -> None:
        plays = self.length - entry.left if entry.left is not None else 0
        if self.may_take_back != entry.seat or not 1 <= plays <= len(self.trail):
            raise RecordError(f"entry {entry.number} takes back what cannot be taken back")
        self.position = self.trail[-plays].position
        del self.trail[-plays:]
        self.length -= plays

    def _step(self, entry: Entry) -> None:
        try:
            action = self.position.game.parse_action(entry.action)
        except NotationError as problem:
            raise RecordError(f"entry {entry.number}: {problem}") from None
        actor = CHANCE if entry.kind == DRAW else entry.seat
        clause = self.position.refusal(action) if self.actor == actor else "it is another's turn"
        if clause:
            raise RecordError(f"entry {entry.number}: '{entry.action}' is not possible here ({clause})")
        if actor != self.may_take_back:
            self._settle()
        before, hidden = self.position.copy(), self._hides()
        self.position.step(action)
        self.length += 1
        if entry.kind == PLAY and entry.seat is not None:
            self.trail.append(Past(entry.seat, before))
        if entry.kind == DRAW or (hidden and not self._hides()) or self.position.actor == NOBODY:
            self._settle(after=1)

    def _hides(self) -> bool:
        """Nobody sees less than those who watch."""
        if not self.position.hides_from(NOBODY):
            return False
        return any(self.position.hides_from(seat) for seat in range(len(self.position.result())))

    def _settle(self, after: int = 0) -> None:
        """Nobody goes back behind here: this entry has still to be taken, or (`after` 1) just was."""
        self.trail.clear()
        self.settled = Settled(self.number + after, self.length, self.position.copy())


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
