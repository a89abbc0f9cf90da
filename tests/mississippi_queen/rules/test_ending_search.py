"""The search for the endings of a move goes on after an ending that another rule rejects."""

import os
import subprocess
import sys

import pytest


@pytest.mark.plain
def test_every_heading_in_which_a_boat_is_held_is_found_once() -> None:
    """In plain mode, because nothing outside the compiled code asks for one ending after the other."""
    command = [sys.executable, "-m", "tests.mississippi_queen.rules.held_endings"]
    done = subprocess.run(
        command, env={**os.environ, "PADDLEWHEEL_PLAIN": "1"}, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "2"
