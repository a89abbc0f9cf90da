"""Ctrl-C at a table: noted while something is drawn or written, and raised between."""

import os
import signal
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest

from paddlewheel.terminal.keys import Interrupts, Keyboard, noted_interrupts


@pytest.fixture
def pipe() -> Iterator[Any]:
    read, write = os.pipe()
    with os.fdopen(read) as stdin, os.fdopen(write, "w") as typed:
        yield stdin, typed


def interrupt() -> None:
    os.kill(os.getpid(), signal.SIGINT)
    time.sleep(0)  # the handler runs before the next line


def test_an_interrupt_is_raised_when_a_key_is_asked_for_and_not_before(pipe: Any) -> None:
    stdin, typed = pipe
    with noted_interrupts() as interrupts:
        keyboard = Keyboard(stdin, interrupts)
        interrupt()
        typed.write("2")
        typed.flush()
        with pytest.raises(KeyboardInterrupt):
            keyboard.key()


def test_a_second_interrupt_is_raised_at_once() -> None:
    with noted_interrupts():
        interrupt()
        with pytest.raises(KeyboardInterrupt):
            interrupt()


def test_nothing_interrupts_a_farewell() -> None:
    with noted_interrupts() as interrupts:
        interrupts.leaving = True
        interrupt()
        interrupt()
        interrupts.check()
        assert interrupts.noted


@pytest.mark.parametrize("before", [signal.SIG_IGN, signal.default_int_handler])
def test_interrupts_are_treated_as_before_afterwards(before: Any) -> None:
    found = signal.signal(signal.SIGINT, before)
    try:
        with noted_interrupts() as interrupts:
            interrupt()
            assert interrupts.noted
        assert signal.getsignal(signal.SIGINT) == before
    finally:
        signal.signal(signal.SIGINT, found)


def test_another_thread_cannot_note_them_and_plays_all_the_same() -> None:
    found: list[Interrupts] = []

    def play() -> None:
        with noted_interrupts() as interrupts:
            found.append(interrupts)

    thread = threading.Thread(target=play)
    thread.start()
    thread.join()
    assert not found[0].noted
