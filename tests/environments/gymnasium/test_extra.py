"""Gymnasium is an extra: without it the rest works, and a sentence says what to install."""

import subprocess
import sys

WITHOUT = "import sys; sys.modules['gymnasium'] = None; "


def run(program: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)


def test_a_missing_library_is_named_with_its_extra() -> None:
    done = run(WITHOUT + "import paddlewheel.environments.gymnasium")
    assert done.returncode == 1
    assert "ImportError: paddlewheel.environments.gymnasium needs Gymnasium" in done.stderr
    assert "pip install paddlewheel[gymnasium]" in done.stderr


def test_the_rest_needs_no_gymnasium() -> None:
    done = run(WITHOUT + "import paddlewheel.cli, paddlewheel.environments.batch")
    assert done.returncode == 0, done.stderr
