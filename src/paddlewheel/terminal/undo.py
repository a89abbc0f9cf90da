"""Undo, back to the last irreversible action: a reveal, a roll or another player's choice."""

from dataclasses import dataclass
from typing import Any

from paddlewheel.core.game import Position
from paddlewheel.core.match import Match
from paddlewheel.core.messages import Message
from paddlewheel.terminal import messages


@dataclass(frozen=True)
class UndoPoint:
    """A position to return to; `extra` is data of the caller, restored with it."""

    position: Position
    actions: int
    extra: Any


class UndoHistory:
    def __init__(self) -> None:
        self._marks: list[UndoPoint] = []
        self._seat: int | None = None
        self.reason: Message | str = messages.nothing_done_yet()

    def __len__(self) -> int:
        return len(self._marks)

    def remember(self, match: Match, extra: Any) -> None:
        """Save the current position; call before an action is played."""
        seat = match.actor
        if seat != self._seat:
            self.close(messages.another_has_chosen())
            self._seat = seat
        self._marks.append(UndoPoint(match.position.copy(), len(match.log), extra))

    def close_after_chance(self, match: Match) -> None:
        """Drop all undo points if chance acted; call after an action is played."""
        played = match.log[self._marks[-1].actions :]
        if any(match.game.is_chance_action(action) for action in played):
            self.close(messages.chance_has_spoken())

    def close(self, reason: Message | str) -> None:
        self._marks.clear()
        self._seat = None
        self.reason = reason

    def undo(self, match: Match) -> Any:
        """Restore the last undo point; returns its `extra`."""
        mark = self._marks.pop()
        match.position = mark.position
        del match.log[mark.actions :]
        return mark.extra

    def restart(self, match: Match) -> Any:
        del self._marks[1:]
        return self.undo(match)
