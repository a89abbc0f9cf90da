"""What the system tells of running processes, and how to wait for what they do."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any


def until(holds: Callable[[], Any], seconds: float = 60) -> Any:
    ends = time.monotonic() + seconds
    while not (found := holds()):
        assert time.monotonic() < ends, "it did not come to that"
        time.sleep(0.02)
    return found


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def is_running(pid: int) -> bool:
    """One that has ended may stay in the list until somebody asks how."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
