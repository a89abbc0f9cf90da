"""Exceptions raised by the package. Messages say what is wrong and what would be right.

PaddlewheelError
├── SetupError      an impossible set-up
├── DataError       an inconsistent data file
├── NotationError   a text that is not an action or a position
├── IllegalAction   an action that the rules forbid; `clause` names the rule
└── RecordError     a record that is damaged, of another program, or does not replay
"""


class PaddlewheelError(Exception):
    """Base class of all exceptions that the package raises deliberately."""


class SetupError(PaddlewheelError):
    """An impossible set-up."""


class DataError(PaddlewheelError):
    """An inconsistent data file."""


class NotationError(PaddlewheelError):
    """A text that is not an action or a position."""


class IllegalAction(PaddlewheelError):
    """An action that the rules forbid."""

    def __init__(self, message: str, clause: str = "") -> None:
        super().__init__(message)
        self.clause = clause


class RecordError(PaddlewheelError):
    """A record that is damaged, of another program, or does not replay."""
