"""A room's game as a record: the line that counts, and what is needed to check its luck."""

import json
from collections.abc import Iterable
from typing import Any

from paddlewheel.core.luck import commitment
from paddlewheel.core.match import Match
from paddlewheel.core.records import LUCK
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
    line, said = line_of(entries), commitment(room.secret)
    # The seed is for whoever plays on from here: the room's own luck is not to be had.
    match = Match(room.rules, room.rules.options_from_json(json.loads(room.options)), int(said[:8], 16), chance=False)
    for entry in line:
        match.play(entry.action)
    luck = {
        "commitment": said,
        "secret": room.secret.hex() if match.is_over else None,
        "draws": [entry.number for entry in line if entry.kind == DRAW],
    }
    return match.save() | {"engine": room.engine, "data": room.data, LUCK: luck}
