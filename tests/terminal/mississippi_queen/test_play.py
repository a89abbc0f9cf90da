"""The real thing: a race through a pseudo-terminal, and one through a pipe."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import paddlewheel

pytestmark = pytest.mark.plain

pexpect = pytest.importorskip("pexpect")

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
IDLE = r" > \x1b\[K$"
VERBS = r"speed \d|ahead|stop|push [NS][EW]?|face [NS][EW]?|port|starboard|back|pass"
OPTION = re.compile(rf"[ ▸][ 0-9↑←→⏎] ({VERBS}) +(?:free|\d (?:coal|point))")


def environment(home: Path) -> dict[str, str]:
    wanted = {"PADDLEWHEEL_PLAIN": "1", "TERM": "xterm-256color", "XDG_STATE_HOME": str(home), "LC_ALL": "C.UTF-8"}
    return {**{key: value for key, value in os.environ.items() if key != "NO_COLOR"}, **wanted}


def command(*arguments: str) -> list[str]:
    return ["-m", "paddlewheel.terminal", "--edition", "intro-1997", "--players", "3", "--seed", "5", *arguments]


def spawned(home: Path, **more: Any) -> Any:
    seen = {"dimensions": (24, 80), "encoding": "utf-8", "timeout": 60}
    return pexpect.spawn(sys.executable, command(), env=environment(home), **seen, **more)


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Any]:
    child = spawned(tmp_path)
    yield child
    child.close(force=True)


@pytest.fixture
def background_terminal(tmp_path: Path) -> Iterator[Any]:
    """Started as a shell starts what runs in the background: with interrupts ignored."""
    child = spawned(tmp_path, preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_IGN))
    yield child
    child.close(force=True)


def next_screen(child: Any) -> str:
    """What is on the screen once a person is asked."""
    while True:
        child.expect(IDLE)
        shown = ESCAPES.sub("", child.before.rpartition("\x1b[H")[2])
        if "Waiting for" not in shown:
            return str(shown)


def answer(shown: str) -> str:
    """The first option that gets the boat on."""
    options = OPTION.findall(shown)
    for verb in ("ahead", "push", "stop", "speed", "face"):
        for option in options:
            if option.startswith(verb):
                return str(option)
    return str(options[0])


def test_a_whole_race_through_a_terminal(terminal: Any) -> None:
    for _ in range(400):
        shown = next_screen(terminal)
        if "The race is over" in shown:
            break
        terminal.send(answer(shown) + "\r")
    else:
        pytest.fail("the race did not end")
    terminal.send("\r")
    terminal.expect("The race is over.")
    terminal.expect(pexpect.EOF)
    terminal.wait()
    assert terminal.exitstatus == 0


def test_arrow_keys_steer(terminal: Any) -> None:
    assert "set a speed" in next_screen(terminal)
    terminal.send("2")
    assert "2 points to use" in next_screen(terminal)
    terminal.send("\x1b[A")
    assert "1 point to use" in next_screen(terminal)
    terminal.send("undo\r")
    assert "2 points to use" in next_screen(terminal)


def test_keys_typed_before_the_first_screen_are_kept(terminal: Any) -> None:
    terminal.send("2")
    while "2 points to use" not in next_screen(terminal):
        pass


def test_interrupting_saves_the_race_and_says_how_to_go_on(terminal: Any, tmp_path: Path) -> None:
    next_screen(terminal)
    leave(terminal, tmp_path)


def test_interrupting_works_where_a_shell_had_it_ignored(background_terminal: Any, tmp_path: Path) -> None:
    next_screen(background_terminal)
    leave(background_terminal, tmp_path)


@pytest.mark.parametrize("screens", range(1, 5))
def test_interrupting_while_screens_are_drawn_saves_the_race(terminal: Any, screens: int, tmp_path: Path) -> None:
    """Every key is a screen, and this comes as one begins."""
    next_screen(terminal)
    terminal.delaybeforesend = None
    for _ in range(screens):
        terminal.send("x")
        terminal.expect("\x1b\\[H")
    leave(terminal, tmp_path)


def leave(terminal: Any, tmp_path: Path) -> None:
    terminal.sendintr()
    terminal.expect("paddlewheel play --load")
    terminal.expect(pexpect.EOF)
    terminal.wait()
    assert terminal.exitstatus == 130
    saved = tmp_path / "paddlewheel" / "last-game.json"
    assert not paddlewheel.load(saved.read_text(encoding="utf-8")).is_over


def piped(text: str, home: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *command()], input=text, env=environment(home), capture_output=True, text=True, timeout=60
    )


def test_lines_from_a_pipe_are_played_and_their_end_is_polite(tmp_path: Path) -> None:
    done = piped("speed 2\nnonsense\n?\n", tmp_path)
    assert done.returncode == 0
    assert "2 points to use" in done.stdout
    assert "'nonsense' is not something to do here" in done.stdout
    assert "You may not:" in done.stdout
    assert "\x1b[" not in done.stdout
    assert "paddlewheel play --load" in done.stdout.splitlines()[-1]


def test_a_saved_race_is_loaded_again(tmp_path: Path) -> None:
    piped(f"speed 2\nsave {tmp_path / 'race.json'}\nquit\n", tmp_path)
    again = subprocess.run(
        [sys.executable, "-m", "paddlewheel.terminal", "--load", str(tmp_path / "race.json")],
        input="quit\n",
        env=environment(tmp_path),
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert "2 points to use" in again.stdout
