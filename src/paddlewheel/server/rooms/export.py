"""Export of a room's game as a record: the effective entries, and the data to verify its draws."""

import json
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from paddlewheel.core.errors import PaddlewheelError
from paddlewheel.core.game import NOBODY, Position
from paddlewheel.core.matches.provably_fair import commitment
from paddlewheel.core.matches.records import LUCK, NAMES, record_of
from paddlewheel.server.rooms.journal import DRAW, UNDO, JournalEntry
from paddlewheel.server.storage.models import RoomRow
from paddlewheel.server.time_slices import TimeSlicer

MaySeeAll = Callable[[Position], bool]  # is nothing in this position hidden from the requester?


def effective_line(entries: Iterable[JournalEntry]) -> list[JournalEntry]:
    """Plays and draws that were not undone."""
    line: list[JournalEntry] = []
    for entry in entries:
        if entry.kind == UNDO:
            del line[entry.left :]
        else:
            line.append(entry)
    return line


async def visible_part(
    room: RoomRow, line: Sequence[JournalEntry], may_see_all: MaySeeAll
) -> tuple[Sequence[JournalEntry], Position]:
    """The entries up to the last position that is fully visible and replayable, and that position."""
    position = room.first_position()
    length, moment, slices = 0, position.copy(), TimeSlicer()
    for number, entry in enumerate(line, start=1):
        try:
            action = room.rules.parse_action(entry.action)
        except PaddlewheelError:
            break
        if position.refusal(action):
            break
        position.step(action)
        await slices.pause_if_due()
        if may_see_all(position):
            length, moment = number, position.copy()
    return line[:length], moment


def record_as_written(room: RoomRow, entries: Iterable[JournalEntry], names: Sequence[str] = ()) -> dict[str, Any]:
    """Record of a game that the current rules cannot replay, for the engine version that can."""
    said = commitment(room.secret)
    actions = [entry.action for entry in effective_line(entries)]
    record = record_of(room.rules, json.loads(room.options), int(said[:8], 16), actions, None)
    luck: dict[str, Any] = {"commitment": said, "secret": None, "copied": room.copied, "draws": []}
    return record | {"engine": room.engine, "data": room.data, NAMES: list(names), LUCK: luck}


async def to_record(
    room: RoomRow, entries: Iterable[JournalEntry], may_see_all: MaySeeAll, names: Sequence[str] = ()
) -> dict[str, Any]:
    """Record in the format of `Match.save`; includes the secret once the game is over."""
    said = commitment(room.secret)
    line, position = await visible_part(room, effective_line(entries), may_see_all)
    is_over = position.actor == NOBODY
    luck = {
        "commitment": said,
        "secret": room.secret.hex() if is_over else None,
        "copied": room.copied,
        "draws": [entry.number for entry in line if entry.kind == DRAW and entry.number >= room.copied],
    }
    record = record_of(
        room.rules,
        json.loads(room.options),
        int(said[:8], 16),  # seed for continuing the game: the room's own secret stays hidden
        [entry.action for entry in line],
        position.result() if is_over else None,
    )
    return record | {"engine": room.engine, "data": room.data, NAMES: list(names), LUCK: luck}
