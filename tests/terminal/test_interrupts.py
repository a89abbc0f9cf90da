"""Ctrl-C at a table: noted while something is drawn or written, and raised between."""

import io
import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from rich.console import Console

import paddlewheel
from paddlewheel.bots.levels import Deckhand
from paddlewheel.core.terminal.controls import ESCAPE, NO_KEY, UP
from paddlewheel.terminal import app
from paddlewheel.terminal.keys import DeferredInterrupts, Keyboard, defer_interrupts
from paddlewheel.terminal.session import Session


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
    with defer_interrupts() as interrupts:
        keyboard = Keyboard(stdin, interrupts)
        interrupt()
        typed.write("2")
        typed.flush()
        with pytest.raises(KeyboardInterrupt):
            keyboard.key()


def test_a_second_interrupt_is_raised_at_once() -> None:
    with defer_interrupts():
        interrupt()
        with pytest.raises(KeyboardInterrupt):
            interrupt()


def test_nothing_interrupts_a_farewell() -> None:
    with defer_interrupts() as interrupts:
        interrupts.leaving = True
        interrupt()
        interrupt()
        interrupts.check()
        assert interrupts.noted


@pytest.mark.parametrize("before", [signal.SIG_IGN, signal.default_int_handler])
def test_interrupts_are_treated_as_before_afterwards(before: Any) -> None:
    found = signal.signal(signal.SIGINT, before)
    try:
        with defer_interrupts() as interrupts:
            interrupt()
            assert interrupts.noted
        assert signal.getsignal(signal.SIGINT) == before
    finally:
        signal.signal(signal.SIGINT, found)


def test_another_thread_cannot_note_them_and_plays_all_the_same() -> None:
    found: list[DeferredInterrupts] = []

    def play() -> None:
        with defer_interrupts() as interrupts:
            found.append(interrupts)

    thread = threading.Thread(target=play)
    thread.start()
    thread.join()
    assert not found[0].noted


def test_restoring_the_terminal_is_not_interrupted(pipe: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever holds Ctrl-C down sends a second one while the first is obeyed."""
    stdin, _ = pipe
    restored: list[bool] = []

    @contextmanager
    def raw_mode(_: Any) -> Iterator[None]:
        try:
            yield
        finally:
            interrupt()
            interrupt()
            restored.append(True)

    monkeypatch.setattr(app, "raw_mode", raw_mode)
    match = paddlewheel.new_game("mississippi-queen", edition="intro-1997", players=3, seed=5)
    session = Session(match, match.game.module.terminal, {0}, {seat: Deckhand(0, 5, seat) for seat in (1, 2)})
    console = Console(file=io.StringIO(), width=80, height=24)
    with defer_interrupts() as interrupts:
        table = app.TerminalApp(session, console, 0, stdin)
        table.reads_keys = True
        interrupt()
        with pytest.raises(KeyboardInterrupt):
            table.play(interrupts)
    assert restored == [True]


@pytest.mark.parametrize("begun", ["\x1b[", "\x1bO", "\x1b[1;"])
def test_an_arrow_key_that_breaks_off_holds_up_no_interrupt(pipe: Any, begun: str) -> None:
    stdin, typed = pipe
    with defer_interrupts() as interrupts:
        keyboard = Keyboard(stdin, interrupts)
        typed.write(begun)
        typed.flush()
        assert keyboard.key() == ESCAPE
        interrupt()
        with pytest.raises(KeyboardInterrupt):
            keyboard.key()


def test_a_character_that_comes_in_two_parts_is_kept(pipe: Any) -> None:
    stdin, typed = pipe
    keyboard = Keyboard(stdin)
    typed.buffer.write("ß".encode()[:1])
    typed.buffer.flush()
    assert keyboard.key() == NO_KEY
    typed.buffer.write("ß".encode()[1:] + b"\x1b[A")
    typed.buffer.flush()
    assert [keyboard.key(), keyboard.key()] == ["ß", UP]


def test_more_keys_than_are_read_at_once_are_kept(pipe: Any) -> None:
    stdin, typed = pipe
    keyboard = Keyboard(stdin)
    typed.write("x" + 1000 * "ß")
    typed.flush()
    assert "".join(keyboard.key() for _ in range(1001)) == "x" + 1000 * "ß"
