"""Game hash: FNV-1a-32 over action ids, draws included. Run trace: SHA-256 of the game hashes in order."""

import hashlib
from collections.abc import Iterable

from paddlewheel.core.jit.decorators import compiled, entry

FNV_OFFSET_BASIS = 0x811C9DC5
FNV_PRIME = 0x01000193


@compiled
def update_hash(value: int, action: int) -> int:
    """The hash after one more action; each id is hashed as one unit."""
    return ((value ^ action) * FNV_PRIME) & 0xFFFFFFFF


@entry
def update_hash_in(value: int, action: int) -> int:
    """`update_hash` for callers outside compiled code."""
    return update_hash(value, action)


def run_trace(game_hashes: Iterable[int]) -> str:
    digest = hashlib.sha256()
    for value in game_hashes:
        digest.update(int(value).to_bytes(4, "little"))
    return digest.hexdigest()
