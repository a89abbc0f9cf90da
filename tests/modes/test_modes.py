"""Compiled, plain and bounds-checked: the same source, the same games."""

import json
import os
import subprocess
import sys

import pytest

from tests.modes.trace import hashes


def traced(games: int, **environment: str) -> dict[str, list[int]]:
    """The hashes as another process with these settings sees them."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.modes.trace", str(games)],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, list[int]] = json.loads(done.stdout)
    return found


@pytest.mark.plain
def test_plain_mode_plays_the_same_games() -> None:
    assert traced(10, PADDLEWHEEL_PLAIN="1") == hashes(10)


@pytest.mark.soak
def test_plain_mode_plays_the_same_two_hundred_games_of_every_preset() -> None:
    assert traced(200, PADDLEWHEEL_PLAIN="1") == hashes(200)


@pytest.mark.soak
def test_no_index_leaves_its_bounds() -> None:
    assert traced(200, NUMBA_BOUNDSCHECK="1") == hashes(200)
