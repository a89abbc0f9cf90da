"""Keys from a terminal, one at a time; where that is not possible, whole lines."""

import os
import select
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

UP, DOWN, LEFT, RIGHT, ENTER, BACKSPACE, ESCAPE, END_OF_INPUT, NO_KEY = (
    "<up>",
    "<down>",
    "<left>",
    "<right>",
    "<enter>",
    "<backspace>",
    "<escape>",
    "<end of input>",
    "",
)
SEQUENCES = {"A": UP, "B": DOWN, "C": RIGHT, "D": LEFT}
CONTROLS = {"\r": ENTER, "\n": ENTER, "\x7f": BACKSPACE, "\x08": BACKSPACE, "\x04": END_OF_INPUT}
ESCAPE_WAIT = 0.05  # seconds in which the rest of an arrow key's sequence has to follow
LOOK_AROUND = 0.25  # seconds between two looks at the window's size


def raw_mode_possible(stdin: TextIO) -> bool:
    try:
        import termios
    except ImportError:
        return False
    try:
        termios.tcgetattr(stdin.fileno())
    except (OSError, ValueError, termios.error):
        return False
    return True


@contextmanager
def raw_mode(stdin: TextIO) -> Iterator[None]:
    """Keys arrive as they are pressed and are not echoed; Ctrl-C still interrupts."""
    import termios
    import tty

    before = termios.tcgetattr(stdin.fileno())
    try:
        tty.setcbreak(stdin.fileno())
        yield
    finally:
        termios.tcsetattr(stdin.fileno(), termios.TCSADRAIN, before)


class Keyboard:
    """Reads keys from a terminal in raw mode."""

    def __init__(self, stdin: TextIO | None = None) -> None:
        self._file = (stdin or sys.stdin).fileno()
        self._pending = ""

    def waiting(self, seconds: float = 0.0) -> bool:
        """Has a key been pressed, or is one within so many seconds?"""
        return bool(self._pending) or bool(select.select([self._file], [], [], seconds)[0])

    def key(self) -> str:
        """The next key: a character, or one of the names above. NO_KEY if none comes for a while."""
        if not self.waiting(LOOK_AROUND):
            return NO_KEY
        character = self._character()
        if character == "\x1b":
            return self._sequence()
        return CONTROLS.get(character, character) if character else END_OF_INPUT

    def _character(self) -> str:
        while not self._pending:
            data = os.read(self._file, 1024)
            if not data:
                return ""
            self._pending = data.decode("utf-8", errors="ignore")
        character, self._pending = self._pending[:1], self._pending[1:]
        return character

    def _sequence(self) -> str:
        if not self.waiting(ESCAPE_WAIT) or self._character() not in ("[", "O"):
            return ESCAPE
        character = self._character()
        while character and not character.isalpha() and character != "~":
            character = self._character()
        return SEQUENCES.get(character, ESCAPE)
