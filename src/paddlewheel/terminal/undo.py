"""Undo in the terminal: the moments to go back to, or why there are none. `core.matches.undo` has the rule."""

from typing import NamedTuple

from paddlewheel.core.matches.match import Match
from paddlewheel.core.matches.undo import UndoStack
from paddlewheel.core.terminal.game_ui import Words
from paddlewheel.core.terminal.log import LogLine
from paddlewheel.terminal import messages


class LogMoment(NamedTuple):
    """What the match and the log held before a play."""

    actions: int
    lines: list[LogLine]


class UndoHistory:
    def __init__(self) -> None:
        self._stack: UndoStack[LogMoment] = UndoStack()
        self.reason: Words = messages.nothing_done_yet()

    def __len__(self) -> int:
        return len(self._stack)

    def remember(self, match: Match, lines: list[LogLine]) -> None:
        """Save the current position; call before an action is played."""
        if match.actor != self._stack.seat:
            self.reason = messages.another_has_chosen()
        self._stack.add(match.actor, match.position.copy(), LogMoment(len(match.log), lines))

    def close_after_chance(self, match: Match, played: int) -> None:
        """Drop all moments if chance acted after the play with this number."""
        if any(match.game.is_chance_action(action) for action in match.log[played:]):
            self.close(messages.chance_has_spoken())

    def close(self, reason: Words) -> None:
        self._stack.clear()
        self.reason = reason

    def undo(self, match: Match) -> list[LogLine]:
        """Go back before the last play; returns the lines of the log there."""
        return self._go_back(match, 1)

    def restart(self, match: Match) -> list[LogLine]:
        """Go back to the beginning of the turn, as far as possible."""
        return self._go_back(match, self._stack.plays_of_turn())

    def _go_back(self, match: Match, plays: int) -> list[LogLine]:
        point = self._stack.undo(plays)
        match.position = point.position
        del match.log[point.extra.actions :]
        return point.extra.lines
