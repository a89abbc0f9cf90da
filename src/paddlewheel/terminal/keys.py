"""Raw keyboard input from a terminal, with deferred handling of Ctrl-C."""

import codecs
import os
import select
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

from paddlewheel.core.terminal.controls import BACKSPACE, DOWN, END_OF_INPUT, ENTER, ESCAPE, LEFT, NO_KEY, RIGHT, UP

ESCAPE_SEQUENCES = {"A": UP, "B": DOWN, "C": RIGHT, "D": LEFT}
CONTROL_CHARACTERS = {"\r": ENTER, "\n": ENTER, "\x7f": BACKSPACE, "\x08": BACKSPACE, "\x04": END_OF_INPUT}
ESCAPE_SEQUENCE_TIMEOUT_S = 0.05  # within which the rest of an escape sequence must follow
KEY_POLL_S = 0.25  # between two checks of the window's size


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
    """Deliver keys unbuffered and without echo; Ctrl-C still interrupts."""
    import termios
    import tty

    before = termios.tcgetattr(stdin.fileno())
    try:
        tty.setcbreak(stdin.fileno(), termios.TCSADRAIN)  # not TCSAFLUSH, which would discard pending input
        yield
    finally:
        termios.tcsetattr(stdin.fileno(), termios.TCSADRAIN, before)


class DeferredInterrupts:
    """Deferred SIGINT: recorded by the handler, raised at the next `check`; a second one is raised at once.

    Raised during a print, it could leave the console's buffer open and suppress all later output.
    After `leave`, restoring the terminal and saving the game are not interrupted.
    """

    def __init__(self) -> None:
        self.noted = False
        self.leaving = False  # while True, no interrupt is raised

    def note(self, *_: object) -> None:
        if self.noted and not self.leaving:
            raise KeyboardInterrupt
        self.noted = True

    def check(self) -> None:
        if self.noted and not self.leaving:
            self.leave()
            raise KeyboardInterrupt

    def leave(self) -> None:
        """From now on record interrupts without raising them."""
        self.leaving = True


@contextmanager
def defer_interrupts() -> Iterator[DeferredInterrupts]:
    """Install the handler, also where SIGINT was ignored at start, as shells do for background processes."""
    interrupts = DeferredInterrupts()
    if threading.current_thread() is not threading.main_thread():
        yield interrupts
        return
    before = signal.signal(signal.SIGINT, interrupts.note)
    try:
        yield interrupts
    finally:
        signal.signal(signal.SIGINT, signal.SIG_DFL if before is None else before)


class Keyboard:
    """Reader of keys from a terminal in raw mode."""

    def __init__(self, stdin: TextIO | None = None, interrupts: DeferredInterrupts | None = None) -> None:
        self._file = (stdin or sys.stdin).fileno()
        self._interrupts = interrupts or DeferredInterrupts()
        self._pending = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")(errors="ignore")  # reads may split a character

    def check_interrupts(self) -> None:
        """Raise a KeyboardInterrupt if Ctrl-C was pressed since the last check."""
        self._interrupts.check()

    def waiting(self, seconds: float = 0.0) -> bool:
        """Whether a key is pressed within `seconds`. Ctrl-C raises a KeyboardInterrupt."""
        self._interrupts.check()
        found = bool(self._pending) or bool(select.select([self._file], [], [], seconds)[0])
        self._interrupts.check()
        return found

    def key(self) -> str:
        """The next key: a character or the name of a special key; NO_KEY after KEY_POLL_S without one."""
        character = self._character(KEY_POLL_S)
        if character == "\x1b":
            return self._sequence()
        return CONTROL_CHARACTERS.get(character, character)

    def _character(self, seconds: float) -> str:
        """The next character, or NO_KEY after a timeout: blocking in `os.read` would delay Ctrl-C."""
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
        """The key of an escape sequence; an incomplete one is the Escape key."""
        if self._character(ESCAPE_SEQUENCE_TIMEOUT_S) not in ("[", "O"):
            return ESCAPE
        character = self._character(ESCAPE_SEQUENCE_TIMEOUT_S)
        while len(character) == 1 and not character.isalpha() and character != "~":
            character = self._character(ESCAPE_SEQUENCE_TIMEOUT_S)
        return ESCAPE_SEQUENCES.get(character, ESCAPE)
