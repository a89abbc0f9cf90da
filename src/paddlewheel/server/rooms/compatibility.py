"""Replay of rooms opened under another engine version: playable if they replay alike, else read-only with a reason."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from paddlewheel.core.errors import PaddlewheelError, RecordError
from paddlewheel.core.matches.records import engine_version
from paddlewheel.core.messages import Message
from paddlewheel.core.notation.position import VERSION
from paddlewheel.core.notation.positions import position_from_json, position_to_json
from paddlewheel.server.rooms import messages
from paddlewheel.server.rooms.journal import GameLog, JournalEntry, Snapshot
from paddlewheel.server.storage.models import RoomRow
from paddlewheel.server.storage.repository import StoredRoom, snapshot_of_row
from paddlewheel.server.time_slices import TimeSlicer


@dataclass(frozen=True)
class ReplayMismatch:
    """The entry at which the replay differs from the journal, and why; also used to close a deleted room."""

    entry: int
    message: Message


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
        raise UnreadableRoom(_mismatch(room, 0, messages.no_set_up(problem.message)).message) from None


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
        return game_log, _mismatch(room, snapshot.number, messages.bad_position(snapshot.number, problem.message))
    if difference is not None:
        return game_log, _mismatch(room, snapshot.number, messages.other_position(snapshot.number, *difference))
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
            return _mismatch(room, entry.number, problem.message)
    return None


class Difference(NamedTuple):
    """A place in a position as JSON, and its two values."""

    place: str
    was: str
    now: str


def _first_difference(kept: Any, now: Any, where: str = "") -> Difference | None:
    """The first difference between two positions as JSON."""
    if isinstance(kept, list) and isinstance(now, list) and len(kept) == len(now):
        kept, now = ({str(index): value for index, value in enumerate(values)} for values in (kept, now))
    if isinstance(kept, dict) and isinstance(now, dict):
        difference = (
            _first_difference(kept.get(key), now.get(key), f"{where}.{key}".lstrip(".")) for key in {**kept, **now}
        )
        return next(filter(None, difference), None)
    return None if kept == now else Difference(where, json.dumps(kept), json.dumps(now))


def _mismatch(room: RoomRow, entry: int, difference: Message) -> ReplayMismatch:
    own_data = room.rules.data_fingerprint()
    return ReplayMismatch(entry, messages.mismatch(room.engine, room.data, engine_version(), own_data, difference))
