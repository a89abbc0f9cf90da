"""Keys from a terminal, one at a time; where that is not possible, whole lines."""

import codecs
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
    Restoring the terminal and saving the game, which follow, are not interrupted: see `leave`.
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
            self.leave()
            raise KeyboardInterrupt

    def leave(self) -> None:
        """From now on interrupts are noted, and none is raised."""
        self.leaving = True


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
        self._decoder = codecs.getincrementaldecoder("utf-8")(errors="ignore")  # a character may come in two parts

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
        character = self._character(LOOK_AROUND)
        if character == "\x1b":
            return self._sequence()
        return CONTROLS.get(character, character)

    def _character(self, seconds: float) -> str:
        """NO_KEY if none comes within so many seconds: to wait for it in `os.read` would hold up Ctrl-C."""
        while not self._pending:
            if not self.waiting(seconds):
                return NO_KEY
            data = os.read(self._file, 1024)
            if not data:
                return END_OF_INPUT
            self._pending = self._decoder.decode(data)
        character, self._pending = self._pending[:1], self._pending[1:]
        return character

    def _sequence(self) -> str:
        """What follows an escape; one that breaks off is an escape alone."""
        if self._character(ESCAPE_WAIT) not in ("[", "O"):
            return ESCAPE
        character = self._character(ESCAPE_WAIT)
        while len(character) == 1 and not character.isalpha() and character != "~":
            character = self._character(ESCAPE_WAIT)
        return SEQUENCES.get(character, ESCAPE)
