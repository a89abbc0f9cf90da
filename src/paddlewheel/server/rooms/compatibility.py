"""Replay of rooms opened under another engine version: playable if they replay alike, else read-only with a reason."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from paddlewheel.core.errors import PaddlewheelError, RecordError
from paddlewheel.core.matches.records import engine_version
from paddlewheel.core.notation.position import VERSION
from paddlewheel.core.notation.positions import position_from_json, position_to_json
from paddlewheel.server.rooms.journal import GameLog, JournalEntry, Snapshot
from paddlewheel.server.storage.models import RoomRow
from paddlewheel.server.storage.repository import StoredRoom, snapshot_of_row
from paddlewheel.server.time_slices import TimeSlicer


@dataclass(frozen=True)
class ReplayMismatch:
    """The entry at which the replay differs from the journal, and why; also used to close a deleted room."""

    entry: int
    sentence: str


class UnreadableRoom(RecordError):
    """A room whose game the current rules cannot set up. Its record can still be exported as written."""


async def replay_journal(room: RoomRow, kept: StoredRoom) -> tuple[GameLog, ReplayMismatch | None]:
    """The game log after replaying the journal, and the mismatch that stopped the replay, if any."""
    if has_current_rules(room):
        game_log = GameLog.at(snapshot_of_row(room, kept.snapshot))
        return game_log, await _apply_entries(room, kept.journal.entries, game_log)
    return await _replay_from_start(room, kept)


def require_set_up(room: RoomRow) -> None:
    """Raise UnreadableRoom if the current rules cannot set up the game of this room."""
    try:
        room.first_position()
    except PaddlewheelError as problem:
        raise UnreadableRoom(_mismatch(room, 0, f"it cannot be set up here ({problem})").sentence) from None


def has_current_rules(room: RoomRow) -> bool:
    return room.engine == engine_version() and room.data == room.rules.data_fingerprint()


async def _replay_from_start(room: RoomRow, kept: StoredRoom) -> tuple[GameLog, ReplayMismatch | None]:
    """Replay from the first entry, and compare with the snapshot on the way."""
    game_log, entries, snapshot = GameLog.at(Snapshot(0, 0, room.first_position())), kept.journal.entries, kept.snapshot
    if snapshot is None:
        return game_log, await _apply_entries(room, entries, game_log)
    mismatch = await _apply_entries(room, entries[: snapshot.number], game_log)
    if mismatch is not None:
        return game_log, mismatch
    now = json.loads(json.dumps(position_to_json(game_log.position)))
    try:
        difference = _first_difference(_in_current_notation(room, json.loads(snapshot.position)), now)
    except PaddlewheelError as problem:
        difference = f"the position is no longer valid ({problem})"
    if difference:
        return game_log, _mismatch(room, snapshot.number, f"before entry {snapshot.number}, {difference}")
    return game_log, await _apply_entries(room, entries[snapshot.number :], game_log)


def _in_current_notation(room: RoomRow, position: Any) -> Any:
    """The position of a snapshot, rewritten if its notation has an earlier version."""
    return position if position["version"] == VERSION else position_to_json(position_from_json(room.rules, position))


async def _apply_entries(room: RoomRow, entries: Sequence[JournalEntry], game_log: GameLog) -> ReplayMismatch | None:
    slices = TimeSlicer()
    for entry in entries:
        await slices.pause_if_due()
        try:
            game_log.take(entry)
        except PaddlewheelError as problem:
            return _mismatch(room, entry.number, str(problem))
    return None


def _first_difference(kept: Any, now: Any, where: str = "") -> str:
    """Path and values of the first difference between two positions as JSON, or "" if they are equal."""
    if isinstance(kept, list) and isinstance(now, list) and len(kept) == len(now):
        kept, now = ({str(index): value for index, value in enumerate(values)} for values in (kept, now))
    if isinstance(kept, dict) and isinstance(now, dict):
        difference = (
            _first_difference(kept.get(key), now.get(key), f"{where}.{key}".lstrip(".")) for key in {**kept, **now}
        )
        return next(filter(None, difference), "")
    return "" if kept == now else f"{where} was {json.dumps(kept)} and would be {json.dumps(now)}"


def _mismatch(room: RoomRow, entry: int, what: str) -> ReplayMismatch:
    return ReplayMismatch(
        entry,
        f"this game was begun under Paddlewheel {room.engine} (data {room.data}), and under {engine_version()} "
        f"(data {room.rules.data_fingerprint()}) it goes another way: {what}. It can be looked at, but not played on",
    )
