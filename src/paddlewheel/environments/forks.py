"""Count process forks, so that thread pools can be recreated in a child process."""

import os

_FORKS: list[None] = []
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=lambda: _FORKS.append(None))


def fork_count() -> int:
    """Number of forks between the first process and this one."""
    return len(_FORKS)
