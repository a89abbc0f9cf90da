"""Replay of rooms opened under another engine version: playable if they replay alike, else read-only with a reason."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from paddlewheel.core.errors import PaddlewheelError, RecordError
from paddlewheel.core.records import engine_version
from paddlewheel.server.rooms.journal import Entry, Settled, Table
from paddlewheel.server.storage.models import Room
from paddlewheel.server.storage.repository import Kept, settled_at
from paddlewheel.server.time_slices import Slices


@dataclass(frozen=True)
class Differs:
    """The entry at which the replay differs from the journal, and why; also used to close a deleted room."""

    entry: int
    sentence: str


class Unreadable(RecordError):
    """A room whose game the current rules cannot set up. Its record can still be exported as written."""


async def replayed(room: Room, kept: Kept) -> tuple[Table, Differs | None]:
    """The game log after replaying the journal, and the mismatch that stopped the replay, if any."""
    if is_ours(room):
        table = Table.at(settled_at(room, kept.snapshot))
        return table, await _follow(room, kept.journal.entries, table)
    return await _checked(room, kept)


def require_set_up(room: Room) -> None:
    """Raise UnreadableRoom if the current rules cannot set up the game of this room."""
    try:
        room.first_position()
    except PaddlewheelError as problem:
        raise Unreadable(_differs(room, 0, f"it cannot be set up here ({problem})").sentence) from None


def is_ours(room: Room) -> bool:
    return room.engine == engine_version() and room.data == room.rules.data_fingerprint()


async def _checked(room: Room, kept: Kept) -> tuple[Table, Differs | None]:
    """Replay from the first entry, and compare with the snapshot on the way."""
    table, entries, snapshot = Table.at(Settled(0, 0, room.first_position())), kept.journal.entries, kept.snapshot
    if snapshot is None:
        return table, await _follow(room, entries, table)
    differs = await _follow(room, entries[: snapshot.number], table)
    if differs is not None:
        return table, differs
    told = _unlike(json.loads(snapshot.position), json.loads(json.dumps(table.position.to_json())))
    if told:
        return table, _differs(room, snapshot.number, f"before entry {snapshot.number}, {told}")
    return table, await _follow(room, entries[snapshot.number :], table)


async def _follow(room: Room, entries: Sequence[Entry], table: Table) -> Differs | None:
    slices = Slices()
    for entry in entries:
        await slices.pause_if_due()
        try:
            table.take(entry)
        except PaddlewheelError as problem:
            return _differs(room, entry.number, str(problem))
    return None


def _unlike(kept: Any, now: Any, where: str = "") -> str:
    """Path and values of the first difference between two positions as JSON, or "" if they are equal."""
    if isinstance(kept, list) and isinstance(now, list) and len(kept) == len(now):
        kept, now = ({str(index): value for index, value in enumerate(values)} for values in (kept, now))
    if isinstance(kept, dict) and isinstance(now, dict):
        told = (_unlike(kept.get(key), now.get(key), f"{where}.{key}".lstrip(".")) for key in {**kept, **now})
        return next(filter(None, told), "")
    return "" if kept == now else f"{where} was {json.dumps(kept)} and would be {json.dumps(now)}"


def _differs(room: Room, entry: int, what: str) -> Differs:
    return Differs(
        entry,
        f"this game was begun under Paddlewheel {room.engine} (data {room.data}), and under {engine_version()} "
        f"(data {room.rules.data_fingerprint()}) it goes another way: {what}. It can be looked at, but not played on",
    )
