"""A room's append-only journal: entries numbered from 0, the game state they lead to, and the events they cause."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from paddlewheel.core.errors import IllegalAction, NotationError, RecordError
from paddlewheel.core.events import Event
from paddlewheel.core.game import CHANCE, NOBODY, Position
from paddlewheel.core.match import refusal_error
from paddlewheel.core.presentation import events_between
from paddlewheel.core.provably_fair import fair_draw
from paddlewheel.server.rooms import messages
from paddlewheel.server.rooms.viewer import Audience

PLAY, DRAW, UNDO = "play", "draw", "undo"


@dataclass(frozen=True)
class JournalEntry:
    number: int
    kind: str
    seat: int | None = None  # of the player who played or undid
    action: str = ""  # what was played or drawn
    left: int | None = None  # after an undo: number of effective plays and draws
    hash: bytes = field(default=b"", compare=False, repr=False)  # of this and all earlier entries


@dataclass(frozen=True)
class Snapshot:
    """Position before entry `number`, after `length` effective plays and draws. Undo cannot go behind it."""

    number: int
    length: int
    position: Position


@dataclass(frozen=True)
class UndoStep:
    """Position before a play that can still be undone."""

    seat: int
    position: Position


@dataclass
class GameLog:
    """Game state and undo stack of a room, built by applying journal entries."""

    settled: Snapshot
    position: Position
    number: int  # of the next entry
    length: int  # effective plays and draws
    undo_stack: list[UndoStep] = field(default_factory=list)
    actor: int = field(init=False)  # seat that decides now, or CHANCE or NOBODY

    def __post_init__(self) -> None:
        self.actor = self.position.actor

    @classmethod
    def at(cls, settled: Snapshot) -> "GameLog":
        return cls(settled, settled.position.copy(), settled.number, settled.length)

    def copy(self) -> "GameLog":
        return GameLog(self.settled, self.position.copy(), self.number, self.length, list(self.undo_stack))

    @property
    def undo_seat(self) -> int | None:
        """The seat that may undo its last play."""
        return self.undo_stack[-1].seat if self.undo_stack else None

    def play(self, seat: int, action: int) -> JournalEntry:
        """The entry for a player's action; raises IllegalAction with a message and a clause."""
        if self.actor == NOBODY:
            raise IllegalAction(messages.game_over())
        if self.actor != seat:
            raise IllegalAction(messages.other_seat_decides(seat, self.actor))
        clause = self.position.refusal(action)
        if clause:
            raise refusal_error(self.position, action, clause)
        return JournalEntry(self.number, PLAY, seat, self.position.game.action_text(action))

    def draw(self, secret: bytes) -> JournalEntry:
        """The entry for the next chance outcome."""
        action = fair_draw(self.position, secret, self.number)
        return JournalEntry(self.number, DRAW, None, self.position.game.action_text(action))

    def undo(self, seat: int) -> JournalEntry:
        """The entry that undoes this seat's last play."""
        self._require_undo_by(seat)
        return JournalEntry(self.number, UNDO, seat, left=self.length - 1)

    def restart_turn(self, seat: int) -> JournalEntry:
        """The entry that undoes this seat's plays of the current turn, as far as possible."""
        self._require_undo_by(seat)
        plays = 0
        for undo_step in reversed(self.undo_stack):
            plays += 1
            if undo_step.position.begins_turn:
                break
        return JournalEntry(self.number, UNDO, seat, left=self.length - plays)

    def _require_undo_by(self, seat: int) -> None:
        if self.undo_seat != seat:
            raise IllegalAction(messages.nothing_to_undo())

    def take(self, entry: JournalEntry) -> None:
        """Apply an entry; raises RecordError if it does not fit, as in a journal written by other rules."""
        if entry.number != self.number:
            raise RecordError(messages.out_of_order(entry.number, self.number))
        if entry.kind == UNDO:
            self._take_back(entry)
        else:
            self._step(entry)
        self.number += 1
        self.actor = self.position.actor

    def _take_back(self, entry: JournalEntry) -> None:
        plays = self.length - entry.left if entry.left is not None else 0
        if self.undo_seat != entry.seat or not 1 <= plays <= len(self.undo_stack):
            raise RecordError(messages.bad_undo(entry.number))
        self.position = self.undo_stack[-plays].position
        del self.undo_stack[-plays:]
        self.length -= plays

    def _step(self, entry: JournalEntry) -> None:
        try:
            action = self.position.game.parse_action(entry.action)
        except NotationError as problem:
            raise RecordError(messages.bad_action(entry.number, problem.message)) from None
        actor = CHANCE if entry.kind == DRAW else entry.seat
        if self.actor != actor:
            raise RecordError(messages.out_of_turn(entry.number, entry.action))
        if clause := self.position.refusal(action):
            raise RecordError(messages.impossible(entry.number, entry.action, clause))
        if actor != self.undo_seat:
            self._settle()
        before, hidden = self.position.copy(), self._hides()
        self.position.step(action)
        self.length += 1
        if entry.kind == PLAY and entry.seat is not None:
            self.undo_stack.append(UndoStep(entry.seat, before))
        if entry.kind == DRAW or (hidden and not self._hides()) or self.position.actor == NOBODY:
            self._settle(after=1)

    def _hides(self) -> bool:
        """Is anything hidden from any seat? Spectators see least, so they are asked first."""
        if not self.position.hides_information_from(NOBODY):
            return False
        return any(self.position.hides_information_from(seat) for seat in range(len(self.position.result())))

    def _settle(self, after: int = 0) -> None:
        """Take a snapshot before the current entry, or after it (`after` 1), and clear the undo stack."""
        self.undo_stack.clear()
        self.settled = Snapshot(self.number + after, self.length, self.position.copy())


SEALED_EVENT = Event("sealed", messages.sealed())


@dataclass(frozen=True)
class AppliedEntry:
    """An applied entry, its events, and the audiences from which they are hidden for now."""

    entry: JournalEntry
    events: list[Event]
    sealed_for: frozenset[Audience] = frozenset()

    def as_data(self, audience: Audience) -> dict[str, Any]:
        entry, sealed = self.entry, audience in self.sealed_for
        return {
            "number": entry.number,
            "kind": entry.kind,
            "seat": entry.seat,
            "action": "" if sealed else entry.action,
            "events": [event.as_data() for event in ([SEALED_EVENT] if sealed else self.events)],
        }


def apply_with_chance(game_log: GameLog, entry: JournalEntry, secret: bytes) -> Iterator[AppliedEntry]:
    """Apply an entry and the chance draws that follow it, and yield each with its events."""
    yield apply_entry(game_log, entry)
    while game_log.actor == CHANCE:
        yield apply_entry(game_log, game_log.draw(secret))


def apply_entry(game_log: GameLog, entry: JournalEntry) -> AppliedEntry:
    before, game = game_log.position.copy(), game_log.position.game
    game_log.take(entry)
    if entry.kind == UNDO:
        return AppliedEntry(entry, [Event("undo", messages.taken_back(), facts={"left": entry.left})])
    events = events_between(before, game_log.position, game.parse_action(entry.action))
    return AppliedEntry(entry, events, frozenset(_seats_it_is_sealed_for(game_log.position, entry)))


def _seats_it_is_sealed_for(position: Position, entry: JournalEntry) -> Iterator[Audience]:
    """Audiences that must not see this play yet: during a secret vote, all but the voter."""
    if entry.kind == PLAY and position.hides_information_from(NOBODY):
        yield from (
            seat
            for seat in range(len(position.result()))
            if seat != entry.seat and position.hides_information_from(seat)
        )
        yield None
