"""Keys from a terminal, one at a time; where that is not possible, whole lines."""

import os
import select
import signal
import sys
import threading
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
        tty.setcbreak(stdin.fileno(), termios.TCSADRAIN)  # not TCSAFLUSH: keys typed before are kept
        yield
    finally:
        termios.tcsetattr(stdin.fileno(), termios.TCSADRAIN, before)


class Interrupts:
    """Ctrl-C, noted wherever it comes and raised where nothing is half done; a second one is raised at once.

    Raised in the middle of a print, it could leave the console's buffer open, and nothing after that would be shown.
    """

    def __init__(self) -> None:
        self.noted = False
        self.leaving = False  # what is done now is done to its end

    def note(self, *_: object) -> None:
        if self.noted and not self.leaving:
            raise KeyboardInterrupt
        self.noted = True

    def check(self) -> None:
        if self.noted and not self.leaving:
            raise KeyboardInterrupt


@contextmanager
def noted_interrupts() -> Iterator[Interrupts]:
    """Note Ctrl-C, even in a process that was started with it ignored, as shells start what runs in the background."""
    interrupts = Interrupts()
    if threading.current_thread() is not threading.main_thread():
        yield interrupts
        return
    before = signal.signal(signal.SIGINT, interrupts.note)
    try:
        yield interrupts
    finally:
        signal.signal(signal.SIGINT, signal.SIG_DFL if before is None else before)


class Keyboard:
    """Reads keys from a terminal in raw mode."""

    def __init__(self, stdin: TextIO | None = None, interrupts: Interrupts | None = None) -> None:
        self._file = (stdin or sys.stdin).fileno()
        self._interrupts = interrupts or Interrupts()
        self._pending = ""

    def check_interrupts(self) -> None:
        """Raise a KeyboardInterrupt if Ctrl-C was pressed since somebody looked."""
        self._interrupts.check()

    def waiting(self, seconds: float = 0.0) -> bool:
        """Has a key been pressed, or is one within so many seconds? Ctrl-C is raised as a KeyboardInterrupt."""
        self._interrupts.check()
        found = bool(self._pending) or bool(select.select([self._file], [], [], seconds)[0])
        self._interrupts.check()
        return found

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
