"""The pilot is one and the same in both modes."""

import json
import os
import subprocess
import sys

from tests.mississippi_queen.bots.playing import decisions


def test_plain_mode_makes_the_same_decisions() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.mississippi_queen.bots.playing"],
        env={**os.environ, "PADDLEWHEEL_PLAIN": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout) == decisions()
