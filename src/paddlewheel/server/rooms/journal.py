"""A room's append-only journal: entries numbered from 0, the game state they lead to, and the events they cause."""

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
    seat: int | None = None  # of the player who played or undid
    action: str = ""  # what was played or drawn
    left: int | None = None  # after an undo: number of effective plays and draws
    hash: bytes = field(default=b"", compare=False, repr=False)  # of this and all earlier entries


@dataclass(frozen=True)
class Settled:
    """Position before entry `number`, after `length` effective plays and draws. Undo cannot go behind it."""

    number: int
    length: int
    position: Position


@dataclass(frozen=True)
class Past:
    """Position before a play that can still be undone."""

    seat: int
    position: Position


@dataclass
class Table:
    """Game state and undo stack of a room, built by applying journal entries."""

    settled: Settled
    position: Position
    number: int  # of the next entry
    length: int  # effective plays and draws
    trail: list[Past] = field(default_factory=list)
    actor: int = field(init=False)  # seat that decides now, or CHANCE or NOBODY

    def __post_init__(self) -> None:
        self.actor = self.position.actor

    @classmethod
    def at(cls, settled: Settled) -> "Table":
        return cls(settled, settled.position.copy(), settled.number, settled.length)

    def copy(self) -> "Table":
        return Table(self.settled, self.position.copy(), self.number, self.length, list(self.trail))

    @property
    def may_take_back(self) -> int | None:
        """The seat that may undo its last play."""
        return self.trail[-1].seat if self.trail else None

    def play(self, seat: int, action: int) -> Entry:
        """The entry for a player's action; raises IllegalAction with a message and a clause."""
        if self.actor == NOBODY:
            raise IllegalAction("the game is over")
        if self.actor != seat:
            raise IllegalAction(f"it is not seat {seat} that decides now, but seat {self.actor}")
        clause = self.position.refusal(action)
        if clause:
            raise refused(self.position, action, clause)
        return Entry(self.number, PLAY, seat, self.position.game.action_text(action))

    def draw(self, secret: bytes) -> Entry:
        """The entry for the next chance outcome."""
        action = drawn(self.position, secret, self.number)
        return Entry(self.number, DRAW, None, self.position.game.action_text(action))

    def undo(self, seat: int) -> Entry:
        """The entry that undoes this seat's last play."""
        self._require_trail(seat)
        return Entry(self.number, UNDO, seat, left=self.length - 1)

    def restart_turn(self, seat: int) -> Entry:
        """The entry that undoes this seat's plays of the current turn, as far as possible."""
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
        """Apply an entry; raises RecordError if it does not fit, as in a journal written by other rules."""
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
        """Is anything hidden from any seat? Spectators see least, so they are asked first."""
        if not self.position.hides_from(NOBODY):
            return False
        return any(self.position.hides_from(seat) for seat in range(len(self.position.result())))

    def _settle(self, after: int = 0) -> None:
        """Take a snapshot before the current entry, or after it (`after` 1), and clear the undo stack."""
        self.trail.clear()
        self.settled = Settled(self.number + after, self.length, self.position.copy())


SEALED = Event("sealed", "A decision is made; it is shown later.")


@dataclass(frozen=True)
class Told:
    """An applied entry, its events, and the audiences from which they are hidden for now."""

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
    """Apply an entry and the chance draws that follow it, and yield each with its events."""
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
    """Audiences that must not see this play yet: during a secret vote, all but the voter."""
    if entry.kind == PLAY and position.hides_from(NOBODY):
        yield from (seat for seat in range(len(position.result())) if seat != entry.seat and position.hides_from(seat))
        yield None
