"""What can go wrong, each with a sentence that says what is wrong and what would be right.

PaddlewheelError
├── SetupError      a set-up that cannot be
├── DataError       a data file that contradicts itself
├── NotationError   a text that is not an action or a position
├── IllegalAction   an action the rules refuse; `clause` names the rule
└── RecordError     a record that is damaged, foreign, or does not replay
"""


class PaddlewheelError(Exception):
    """Base of every error this package raises on purpose."""


class SetupError(PaddlewheelError):
    """A set-up that cannot be."""


class DataError(PaddlewheelError):
    """A data file that contradicts itself."""


class NotationError(PaddlewheelError):
    """A text that is not an action or a position."""


class IllegalAction(PaddlewheelError):
    """An action the rules refuse."""

    def __init__(self, message: str, clause: str = "") -> None:
        super().__init__(message)
        self.clause = clause


class RecordError(PaddlewheelError):
    """A record that is damaged, foreign, or does not replay."""
