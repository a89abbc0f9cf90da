"""What the store gives and takes, as plain data."""

import json
from dataclasses import dataclass
from typing import Any

from paddlewheel.core.contract import Game, Position
from paddlewheel.games import find_game
from paddlewheel.server.journal import Entry
from paddlewheel.server.table import Settled


@dataclass(frozen=True)
class Room:
    """A room as it was opened; nothing here ever changes."""

    room: str
    opened: int
    game: str
    options: str
    engine: str
    data: str
    secret: bytes
    watch: str
    beginning: str | None = None
    turn_limit: int | None = None

    @property
    def rules(self) -> Game:
        return find_game(self.game)

    def first_position(self) -> Position:
        if self.beginning is not None:
            return self.rules.position_from_json(json.loads(self.beginning))
        return self.rules.new_position(self.rules.options_from_json(json.loads(self.options)))


@dataclass(frozen=True)
class Seat:
    room: str
    seat: int
    name: str
    link: str | None
    bot: str


@dataclass(frozen=True)
class Append:
    """Entries to be written at once, and the newest moment that nobody can go back behind."""

    room: str
    entries: tuple[Entry, ...]
    written: int
    settled: Settled | None = None

    def rows(self) -> list[dict[str, Any]]:
        return [{"room": self.room, "written": self.written, **vars(entry)} for entry in self.entries]

    def snapshot(self) -> dict[str, Any] | None:
        if self.settled is None:
            return None
        position = json.dumps(self.settled.position.to_json(), separators=(",", ":"))
        return {
            "room": self.room,
            "number": self.settled.number,
            "length": self.settled.length,
            "position": position,
        }
