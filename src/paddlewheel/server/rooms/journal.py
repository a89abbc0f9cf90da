"""A room's append-only journal: entries numbered from 0, the game state they lead to, and the events they cause."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from paddlewheel.core.errors import IllegalAction, NotationError, RecordError
from paddlewheel.core.events import Event
from paddlewheel.core.game import CHANCE, NOBODY, Position
from paddlewheel.core.matches.match import refusal_error
from paddlewheel.core.matches.provably_fair import fair_draw
from paddlewheel.core.matches.undo import UndoStack, last_turn, reveals
from paddlewheel.core.presentation import events_between
from paddlewheel.server.rooms import messages
from paddlewheel.server.rooms.decisions import entries
from paddlewheel.server.rooms.viewer import Audience

PLAY, DRAW, UNDO = "play", "draw", "undo"


@dataclass(frozen=True)
class JournalEntry:
    number: int
    kind: str
    seat: int | None = None  # of the player who decided
    action: str = ""  # what was played or drawn
    left: int | None = None  # after an undo: number of effective plays and draws
    hash: bytes = field(default=b"", compare=False, repr=False)  # of this and all earlier entries


@dataclass(frozen=True)
class Snapshot:
    """Position before entry `number`, after `length` effective plays and draws. Undo cannot go behind it."""

    number: int
    length: int
    position: Position


class Played(NamedTuple):
    """An action of the line, after those before it, which copies of a log share."""

    action: int
    before: "Played | None"


class CheckedEntry(NamedTuple):
    """An entry that is possible now, with the number of its action; only a play or a draw has one."""

    entry: JournalEntry
    action: int | None = None


class AppliedStep(NamedTuple):
    """An applied entry, and the positions before and after it."""

    entry: JournalEntry
    action: int | None
    before: Position
    after: Position


@dataclass
class GameLog:
    """Game state and undo stack of a room, built by applying journal entries.

    A position of it never changes: an entry replaces it by its successor, so that copies of the log can share it.
    """

    settled: Snapshot
    position: Position
    number: int  # of the next entry
    length: int  # effective plays and draws
    undo_stack: UndoStack[None] = field(default_factory=UndoStack)
    agreed: frozenset[int] = frozenset()  # seats that have agreed to end the game at this position
    is_followed: bool = False  # has a rematch been offered?
    base: Snapshot | None = None  # what this log was built from; a turn before it cannot be taken back here
    played: Played | None = field(default=None, repr=False, compare=False)  # since the base
    actor: int = field(init=False)  # seat that decides now, or CHANCE or NOBODY

    def __post_init__(self) -> None:
        self.actor, self.base = self.position.actor, self.base or self.settled

    @classmethod
    def at(cls, settled: Snapshot) -> "GameLog":
        return cls(settled, settled.position, settled.number, settled.length)

    def copy(self) -> "GameLog":
        return replace(self, undo_stack=self.undo_stack.copy())

    @property
    def undo_seat(self) -> int | None:
        """The seat that may undo its last play."""
        return self.undo_stack.seat

    def play(self, seat: int, action: int) -> CheckedEntry:
        """The entry for a player's action; raises IllegalAction with a message and a clause."""
        if self.actor == NOBODY:
            raise IllegalAction(messages.game_over())
        if self.actor != seat:
            raise IllegalAction(messages.other_seat_decides(seat, self.actor))
        clause = self.position.refusal(action)
        if clause:
            raise refusal_error(self.position, action, clause)
        return CheckedEntry(JournalEntry(self.number, PLAY, seat, self.position.game.action_text(action)), action)

    def draw(self, secret: bytes) -> CheckedEntry:
        """The entry for the next chance outcome."""
        action = fair_draw(self.position, secret, self.number)
        return CheckedEntry(JournalEntry(self.number, DRAW, None, self.position.game.action_text(action)), action)

    def undo(self, seat: int) -> CheckedEntry:
        """The entry that undoes this seat's last play."""
        return self._undo(seat, 1)

    def restart_turn(self, seat: int) -> CheckedEntry:
        """The entry that undoes this seat's plays of the current turn, as far as possible."""
        return self._undo(seat, self.undo_stack.plays_of_turn())

    def last_turn(self, seats: Collection[int]) -> int | None:
        """The length of the line before the last turn of these seats; None if they had none since the base."""
        assert self.base is not None
        before = last_turn(self.base.position.copy(), self._actions(), seats)
        return None if before is None else self.base.length + before

    def _undo(self, seat: int, plays: int) -> CheckedEntry:
        if self.undo_seat != seat:
            raise IllegalAction(messages.nothing_to_undo())
        return CheckedEntry(JournalEntry(self.number, UNDO, seat, left=self.length - plays))

    def take(self, entry: JournalEntry) -> AppliedStep:
        """Check and apply a stored entry; raises RecordError if it does not fit, as when other rules wrote it."""
        return self.apply(CheckedEntry(entry, self._checked_action(entry)))

    def _checked_action(self, entry: JournalEntry) -> int | None:
        if entry.number != self.number:
            raise RecordError(messages.out_of_order(entry.number, self.number))
        if entry.kind == UNDO:
            plays = self.length - entry.left if entry.left is not None else 0
            if self.undo_seat != entry.seat or not 1 <= plays <= len(self.undo_stack):
                raise RecordError(messages.bad_undo(entry.number))
            return None
        if entry.kind not in (PLAY, DRAW, entries.FORCED):
            if not self._fits(entry):
                raise RecordError(messages.out_of_place(entry.number))
            return None
        try:
            action = self.position.game.parse_action(entry.action)
        except NotationError as problem:
            raise RecordError(messages.bad_action(entry.number, problem.message)) from None
        actor = CHANCE if entry.kind == DRAW else entry.seat
        if self.actor != actor:
            raise RecordError(messages.out_of_turn(entry.number, entry.action))
        if clause := self.position.refusal(action):
            raise RecordError(messages.impossible(entry.number, entry.action, clause))
        return action

    def apply(self, checked: CheckedEntry) -> AppliedStep:
        """Apply an entry made by this log in its present state."""
        entry, action = checked
        before = self.position
        if action is None:
            self._decide(entry)
        else:
            self._step(entry, action)
        self.number += 1
        self.actor = self.position.actor
        return AppliedStep(entry, action, before, self.position)

    def _fits(self, entry: JournalEntry) -> bool:
        """Is an entry possible here that is neither a play nor a draw nor an undo?"""
        assert self.base is not None
        if entry.kind == entries.TAKE_BACK:
            return entry.left is not None and self.base.length <= entry.left < self.length and self.actor != NOBODY
        if entry.kind in (entries.AGREE, entries.END):
            return bool(self.position.seats_to_agree())
        if entry.kind == entries.DECLINE:
            return bool(self.agreed)
        return entry.kind == entries.REMATCH and self.actor == NOBODY

    def _decide(self, entry: JournalEntry) -> None:
        """Apply an entry that is neither a play nor a draw."""
        if entry.kind == entries.AGREE and entry.seat is not None:
            self.agreed |= {entry.seat}
        elif entry.kind == entries.DECLINE:
            self.agreed = frozenset()
        elif entry.kind == entries.END:
            self._end()
        elif entry.kind == entries.REMATCH:
            self.is_followed = True
        elif entry.left is not None:
            plays = self.length - entry.left
            self._shorten(plays)
            if entry.kind == UNDO:
                self.position = self.undo_stack.undo(plays).position
            else:
                self._return()

    def _shorten(self, plays: int) -> None:
        for _ in range(plays):
            self.played = self.played.before if self.played else None
        self.length -= plays
        self.agreed = frozenset()

    def _return(self) -> None:
        """Go to the end of the shortened line, and settle there: a snapshot may lie behind it."""
        assert self.base is not None
        self.position = self.base.position.copy()
        for action in self._actions():
            self.position.step(action)
        self._settle(after=1)

    def _actions(self) -> list[int]:
        """The plays and draws that count, since the base."""
        found, one = [], self.played
        while one is not None:
            found.append(one.action)
            one = one.before
        return found[::-1]

    def _end(self) -> None:
        """End the game as it stands; the snapshot stays before the end."""
        self._settle()
        self.position = self.position.copy()
        self.position.end_by_agreement()
        self.length, self.agreed = self.length + 1, frozenset()

    def _step(self, entry: JournalEntry, action: int) -> None:
        before = self.position
        self.played, self.agreed = Played(action, self.played), frozenset()
        if entry.seat != self.undo_seat:
            self._settle()
        self.position = before.copy()
        self.position.step(action)
        self.length += 1
        if entry.kind == PLAY and entry.seat is not None:
            self.undo_stack.add(entry.seat, before, None)
        if entry.kind != PLAY or reveals(before, self.position) or self.position.actor == NOBODY:
            self._settle(after=1)

    def _settle(self, after: int = 0) -> None:
        """Take a snapshot before the current entry, or after it (`after` 1), and clear the undo stack."""
        self.undo_stack.clear()
        self.settled = Snapshot(self.number + after, self.length, self.position)


SEALED_EVENT = Event("sealed", messages.sealed())


@dataclass(frozen=True)
class AppliedEntry:
    """An applied entry, its events, and the audiences from which they are hidden for now."""

    entry: JournalEntry
    events: list[Event]
    sealed_for: frozenset[Audience] = frozenset()
    _data: dict[bool, dict[str, Any]] = field(default_factory=dict, init=False, repr=False, compare=False)

    def as_data(self, audience: Audience) -> dict[str, Any]:
        """JSON form; shared by audiences, so not to be changed."""
        is_sealed = audience in self.sealed_for
        data: dict[str, Any] | None = self._data.get(is_sealed)
        if data is None:
            data = self._as_data("", [SEALED_EVENT]) if is_sealed else self._as_data(self.entry.action, self.events)
            self._data[is_sealed] = data
        return data

    def _as_data(self, action: str, events: list[Event]) -> dict[str, Any]:
        entry = self.entry
        told = [event.as_data() for event in events]
        return {"number": entry.number, "kind": entry.kind, "seat": entry.seat, "action": action, "events": told}


def apply_with_chance(game_log: GameLog, checked: CheckedEntry, secret: bytes) -> Iterator[AppliedEntry]:
    """Apply an entry and the chance draws that follow it, and yield each with its events."""
    yield with_events(game_log.apply(checked))
    while game_log.actor == CHANCE:
        yield with_events(game_log.apply(game_log.draw(secret)))


def with_events(step: AppliedStep) -> AppliedEntry:
    entry = step.entry
    step.after.freeze()  # for its events and views
    if step.action is None:
        return AppliedEntry(entry, [entries.room_event(entry, step.after.agreed_end_clause)])
    events = events_between(step.before, step.after, step.action)
    if entry.kind == entries.FORCED:
        events.append(Event("forced", messages.only_choice()))
    return AppliedEntry(entry, events, frozenset(_seats_it_is_sealed_for(step.after, entry)))


def _seats_it_is_sealed_for(position: Position, entry: JournalEntry) -> Iterator[Audience]:
    """Audiences that must not see this play yet: during a secret vote, all but the voter."""
    if entry.kind in (PLAY, entries.FORCED) and position.hides_information_from(NOBODY):
        yield from (
            seat
            for seat in range(len(position.result()))
            if seat != entry.seat and position.hides_information_from(seat)
        )
        yield None
