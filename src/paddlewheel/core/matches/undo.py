"""Undo, back to the last thing that is never taken back: a draw, a roll, a reveal, or another player's choice.

Where nobody else sits at the table but bots, a player may take back a whole turn, with all that came after it.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

from paddlewheel.core.game import NOBODY, Position

Extra = TypeVar("Extra")


@dataclass(frozen=True)
class UndoPoint(Generic[Extra]):
    """The position before a play that can be undone; `extra` is data of the caller."""

    position: Position
    extra: Extra


class UndoStack(Generic[Extra]):
    """The plays that can be undone: the last ones of one seat."""

    def __init__(self, seat: int | None = None, points: Iterable[UndoPoint[Extra]] = ()) -> None:
        self._seat = seat
        self._points = list(points)

    def __len__(self) -> int:
        return len(self._points)

    @property
    def seat(self) -> int | None:
        """The seat that may undo its last play."""
        return self._seat if self._points else None

    def copy(self) -> "UndoStack[Extra]":
        return UndoStack(self._seat, self._points)

    def add(self, seat: int, position: Position, extra: Extra) -> None:
        """Add a play of a seat; the plays of another seat before it can no longer be undone."""
        if seat != self._seat:
            self.clear()
        self._seat = seat
        self._points.append(UndoPoint(position, extra))

    def clear(self) -> None:
        self._points.clear()

    def undo(self, plays: int = 1) -> UndoPoint[Extra]:
        """Remove the last plays; returns the point to go back to."""
        point = self._points[-plays]
        del self._points[-plays:]
        return point

    def plays_of_turn(self) -> int:
        """The number of plays since the turn began, as far as they can be undone."""
        for plays, point in enumerate(reversed(self._points), start=1):
            if point.position.begins_turn:
                return plays
        return len(self._points)


def last_turn(position: Position, actions: Iterable[int], seats: Collection[int]) -> int | None:
    """How many of these actions came before the last turn in which one of these seats had a choice; None without one.

    The actions are played on `position`. Draws do not end a turn, another player's action does.
    """
    start, turn_of = None, None
    for number, action in enumerate(actions):
        seat = position.actor
        if seat in seats and len(position.legal_actions()) > 1:
            if seat != turn_of or position.begins_turn:
                start, turn_of = number, seat
        elif seat >= 0 and seat != turn_of:
            turn_of = None
        position.step(action)
    return start


def reveals(before: Position, after: Position) -> bool:
    """Whether a step reveals all that was hidden, as the last of secret votes does."""
    return _hides(before) and not _hides(after)


def _hides(position: Position) -> bool:
    """Whether anything is hidden from any seat. Spectators see least, so they are asked first."""
    if not position.hides_information_from(NOBODY):
        return False
    return any(position.hides_information_from(seat) for seat in range(len(position.result())))
