"""A game's hash: FNV-1a-32 over its action ids, chance included. A run's trace: SHA-256 of these in game order."""

import hashlib
from collections.abc import Iterable

from paddlewheel.core.jit.decorators import compiled, entry

FNV_START = 0x811C9DC5
FNV_PRIME = 0x01000193


@compiled
def hashed(value: int, action: int) -> int:
    """The hash after one more action; an id counts as one unit."""
    return ((value ^ action) * FNV_PRIME) & 0xFFFFFFFF


@entry
def hashed_in(value: int, action: int) -> int:
    """`hashed` for callers outside the compiled code."""
    return hashed(value, action)


def run_trace(game_hashes: Iterable[int]) -> str:
    digest = hashlib.sha256()
    for value in game_hashes:
        digest.update(int(value).to_bytes(4, "little"))
    return digest.hexdigest()
