"""What a module of the tests prints in plain mode, which a process has from its start."""

import json
import os
import subprocess
import sys
from typing import Any


def said_in_plain_mode(module: str) -> Any:
    """The JSON that `python -m module` prints."""
    environment = {**os.environ, "PADDLEWHEEL_PLAIN": "1"}
    command = [sys.executable, "-m", module]
    return json.loads(subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout)
