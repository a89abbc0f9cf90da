"""Exceptions raised by the package. Each carries a message that says what is wrong and what would be right.

PaddlewheelError
├── SetupError      an impossible set-up
├── DataError       an inconsistent data file
├── NotationError   a text that is not an action or a position
├── IllegalAction   an action that the rules forbid; `clause` names the rule
└── RecordError     a record that is damaged, of another program, or does not replay
"""

from paddlewheel.core.messages import Message, text
from paddlewheel.core.messages.errors import plain


class PaddlewheelError(Exception):
    """Base class of all exceptions that the package raises deliberately; `str` is the English text."""

    def __init__(self, message: Message) -> None:
        self.message = message
        super().__init__(message)

    def __str__(self) -> str:
        return text(self.message)


class SetupError(PaddlewheelError):
    """An impossible set-up."""


class DataError(PaddlewheelError):
    """An inconsistent data file. Its text is English: who reads it maintains the file."""

    def __init__(self, english: str) -> None:
        super().__init__(plain(english))


class NotationError(PaddlewheelError):
    """A text that is not an action or a position."""


class IllegalAction(PaddlewheelError):
    """An action that the rules forbid."""

    def __init__(self, message: Message, clause: str = "") -> None:
        super().__init__(message)
        self.clause = clause


class RecordError(PaddlewheelError):
    """A record that is damaged, of another program, or does not replay."""
