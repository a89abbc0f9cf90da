"""A room's game as a record: the line that counts, and what is needed to check its luck."""

import json
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from paddlewheel.core.contract import NOBODY, Position
from paddlewheel.core.errors import PaddlewheelError
from paddlewheel.core.luck import commitment
from paddlewheel.core.records import LUCK, record_of
from paddlewheel.server.journal import DRAW, UNDO, Entry
from paddlewheel.server.rows import Room

Sees = Callable[[Position], bool]  # may whoever asks know all of it?


def line_of(entries: Iterable[Entry]) -> list[Entry]:
    """The plays and draws that were not taken back."""
    line: list[Entry] = []
    for entry in entries:
        if entry.kind == UNDO:
            del line[entry.left :]
        else:
            line.append(entry)
    return line


def open_part(room: Room, line: Sequence[Entry], sees: Sees) -> tuple[Sequence[Entry], Position]:
    """The line up to the last moment that is not hidden and that these rules can follow; and that moment."""
    position = room.first_position()
    length, moment = 0, position.copy()
    for number, entry in enumerate(line, start=1):
        try:
            action = room.rules.parse_action(entry.action)
        except PaddlewheelError:
            break
        if position.refusal(action):
            break
        position.step(action)
        if sees(position):
            length, moment = number, position.copy()
    return line[:length], moment


def to_record(room: Room, entries: Iterable[Entry], sees: Sees, *, is_odd: bool = False) -> dict[str, Any]:
    """As `Match.save` makes one. The secret is in it when the game is over.

    What these rules cannot follow (`is_odd`) is exported as it was written, for the version that can.
    """
    whole, said = line_of(entries), commitment(room.secret)
    line, position = open_part(room, whole, sees)
    is_over = position.actor == NOBODY and not is_odd
    luck = {
        "commitment": said,
        "secret": room.secret.hex() if is_over else None,
        "copied": room.copied,
        "draws": [entry.number for entry in line if entry.kind == DRAW and entry.number >= room.copied],
    }
    record = record_of(
        room.rules,
        json.loads(room.options),
        int(said[:8], 16),  # for whoever plays on from here: the room's own luck is not to be had
        [entry.action for entry in (whole if is_odd else line)],
        position.result() if is_over else None,
    )
    return record | {"engine": room.engine, "data": room.data, LUCK: luck}
