"""Hash chain of the journal, and checksums of the other rows of a room, to detect and locate corruption.

An entry's hash covers the entry and the hash before it; the chain starts with the hash of the room's name.
"""

from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b
from typing import Any

from paddlewheel.core.errors import PaddlewheelError
from paddlewheel.server.rooms.journal import JournalEntry
from paddlewheel.server.storage import messages

HASH_BYTES = 16


class Damaged(PaddlewheelError):
    """Corrupted data in the database."""


def checksum(*parts: Any) -> bytes:
    """Checksum of values whose text contains no NUL."""
    return blake2b("\0".join(map(str, parts)).encode(), digest_size=HASH_BYTES).digest()


def start_of_chain(room: str) -> bytes:
    return checksum(room)


def entry_hash(before: bytes, entry: JournalEntry, written: int) -> bytes:
    text = f"{entry.number}\0{entry.kind}\0{entry.seat}\0{entry.left}\0{written}\0{entry.action}"
    return blake2b(before + text.encode(), digest_size=HASH_BYTES).digest()


def hash_entries(before: bytes, entries: Iterable[JournalEntry], written: int) -> tuple[JournalEntry, ...]:
    """The same entries with their hashes."""
    linked = []
    for entry in entries:
        before = entry_hash(before, entry, written)
        linked.append(JournalEntry(entry.number, entry.kind, entry.seat, entry.action, entry.left, before))
    return tuple(linked)


def verified(room: str, before: bytes | None, since: int, rows: Sequence[Any]) -> Iterator[JournalEntry]:
    """The entries of ordered rows (number, kind, seat, action, left, written, hash); raises Damaged at a wrong hash.

    `before` is the hash of the entry before number `since`, None if that entry is missing.
    """
    if before is None:
        raise Damaged(messages.entry_missing(room, since - 1))
    for expected, row in enumerate(rows, since):
        number, kind, seat, action, left, written, kept = row
        if number != expected:
            raise Damaged(messages.entry_missing(room, expected))
        entry = JournalEntry(number, kind, seat, action, left, bytes(kept or b""))
        before = entry_hash(before, entry, written)
        if before != entry.hash:
            raise Damaged(messages.entry_damaged(room, number))
        yield entry
