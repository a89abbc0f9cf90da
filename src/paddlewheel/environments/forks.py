"""Count process forks, so that thread pools can be recreated in a child process."""

import os

_COPIES: list[None] = []
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=lambda: _COPIES.append(None))


def forks() -> int:
    """Number of forks between the first process and this one."""
    return len(_COPIES)
