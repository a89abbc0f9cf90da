"""A room's game as a record: the line that counts, and what is needed to check its luck."""

import json
from collections.abc import Iterable
from typing import Any

from paddlewheel.core.contract import NOBODY
from paddlewheel.core.luck import commitment
from paddlewheel.core.records import FORMAT, LUCK, VERSION
from paddlewheel.server.journal import DRAW, UNDO, Entry
from paddlewheel.server.rows import Room


def line_of(entries: Iterable[Entry]) -> list[Entry]:
    """The plays and draws that were not taken back."""
    line: list[Entry] = []
    for entry in entries:
        if entry.kind == UNDO:
            del line[entry.left :]
        else:
            line.append(entry)
    return line


def to_record(room: Room, entries: Iterable[Entry]) -> dict[str, Any]:
    """As `Match.save` makes one. The secret is in it when the game is over."""
    line = line_of(entries)
    position = room.first_position()
    for entry in line:
        position.step(room.found.parse_action(entry.action))
    is_over, said = position.actor == NOBODY, commitment(room.secret)
    return {
        "format": FORMAT,
        "version": VERSION,
        "engine": room.engine,
        "game": room.game,
        "data": room.data,
        "options": json.loads(room.options),
        "seed": int(said[:8], 16),  # for whoever plays on from here: the room's own luck is not to be had
        "actions": [entry.action for entry in line],
        "result": position.result() if is_over else None,
        LUCK: {
            "commitment": said,
            "secret": room.secret.hex() if is_over else None,
            "draws": [entry.number for entry in line if entry.kind == DRAW],
        },
    }
