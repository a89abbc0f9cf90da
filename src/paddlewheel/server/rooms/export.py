"""Export of a room's game as a record: the effective entries, and the data to verify its draws."""

import json
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from paddlewheel.core.errors import PaddlewheelError
from paddlewheel.core.game import NOBODY, Position
from paddlewheel.core.matches.provably_fair import commitment
from paddlewheel.core.matches.records import LUCK, NAMES, ended_record_fields, record_of
from paddlewheel.server.rooms.decisions.entries import END, FORCED, TAKE_BACK
from paddlewheel.server.rooms.journal import DRAW, PLAY, UNDO, JournalEntry
from paddlewheel.server.storage.models import RoomRow
from paddlewheel.server.time_slices import TimeSlicer

MaySeeAll = Callable[[Position], bool]  # is nothing in this position hidden from the requester?


def effective_line(entries: Iterable[JournalEntry]) -> list[JournalEntry]:
    """Plays and draws that were not undone, and the end by agreement."""
    line: list[JournalEntry] = []
    for entry in entries:
        if entry.kind in (UNDO, TAKE_BACK):
            del line[entry.left :]
        elif entry.kind in (PLAY, DRAW, FORCED, END):
            line.append(entry)
    return line


def step_entry(position: Position, entry: JournalEntry) -> None:
    """Apply an entry of the line in place, without checking it."""
    if entry.kind == END:
        position.end_by_agreement()
    else:
        position.step(position.game.parse_action(entry.action))


def _is_possible(position: Position, entry: JournalEntry) -> bool:
    if entry.kind == END:
        return bool(position.seats_to_agree())
    try:
        return not position.refusal(position.game.parse_action(entry.action))
    except PaddlewheelError:
        return False


async def visible_part(
    room: RoomRow, line: Sequence[JournalEntry], may_see_all: MaySeeAll
) -> tuple[Sequence[JournalEntry], Position]:
    """The entries up to the last position that is fully visible and replayable, and that position."""
    position = room.first_position()
    length, moment, slices = 0, position.copy(), TimeSlicer()
    for number, entry in enumerate(line, start=1):
        if not _is_possible(position, entry):
            break
        step_entry(position, entry)
        await slices.pause_if_due()
        if may_see_all(position):
            length, moment = number, position.copy()
    return line[:length], moment


def record_as_written(room: RoomRow, entries: Iterable[JournalEntry], names: Sequence[str] = ()) -> dict[str, Any]:
    """Record of a game that the current rules cannot replay, for the engine version that can."""
    said = commitment(room.secret)
    line = effective_line(entries)
    record = record_of(room.rules, json.loads(room.options), int(said[:8], 16), _actions(line), None)
    record |= ended_record_fields(_is_ended(line))
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
        _actions(line),
        position.result() if is_over else None,
    )
    record |= ended_record_fields(_is_ended(line))
    return record | {"engine": room.engine, "data": room.data, NAMES: list(names), LUCK: luck}


def _actions(line: Sequence[JournalEntry]) -> list[str]:
    return [entry.action for entry in line if entry.kind != END]


def _is_ended(line: Sequence[JournalEntry]) -> bool:
    """Was the game ended by agreement?"""
    return bool(line) and line[-1].kind == END
