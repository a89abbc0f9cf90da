"""What a module of the tests prints in another mode, which a process has from its start."""

import json
import os
import subprocess
import sys
from typing import Any


def said_in_plain_mode(module: str) -> Any:
    """The JSON that `python -m module` prints."""
    return said_with(module, PADDLEWHEEL_PLAIN="1")


def said_with(module: str, **settings: str) -> Any:
    command = [sys.executable, "-m", module]
    done = subprocess.run(command, env={**os.environ, **settings}, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)
