"""A process that was copied from another has none of its threads."""

import os

_COPIES: list[None] = []
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=lambda: _COPIES.append(None))


def forks() -> int:
    """How often this process was copied, its ancestors counted."""
    return len(_COPIES)
