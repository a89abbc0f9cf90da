"""Processes that know the game: it is registered by an environment variable, before anything is imported."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def with_skiffs(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """The environment of processes that are started. Nothing compiled is needed to play Skiffs."""
    monkeypatch.setenv("PADDLEWHEEL_GAMES", "tests.toy_game")
    monkeypatch.setenv("PADDLEWHEEL_PLAIN", "1")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]))
    return dict(os.environ)


def run(environment: dict[str, str], *arguments: str) -> str:
    """What Python prints when it is called like this."""
    command = [sys.executable, *arguments]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout
