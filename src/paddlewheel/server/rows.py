"""What the store gives and takes, as plain data."""

import json
from dataclasses import dataclass
from typing import Any

from paddlewheel.core.contract import Game, Position
from paddlewheel.games import find_game
from paddlewheel.server import clock
from paddlewheel.server.journal import Entry
from paddlewheel.server.table import Settled

LATELY = 12_000  # milliseconds


@dataclass(frozen=True)
class Room:
    """A room as it was opened; nothing here ever changes. The first `copied` entries were played elsewhere."""

    room: str
    opened: int
    game: str
    options: str
    engine: str
    data: str
    secret: bytes
    watch: str
    turn_limit: int | None = None
    copied: int = 0

    @property
    def rules(self) -> Game:
        return find_game(self.game)

    @property
    def set_up(self) -> Any:
        """The game's options."""
        return self.rules.options_from_json(json.loads(self.options))

    def first_position(self) -> Position:
        return self.rules.new_position(self.set_up)


@dataclass(frozen=True)
class Seat:
    room: str
    seat: int
    name: str
    link: str | None = None
    bot: str = ""
    host: int | None = None
    standin: str = ""
    seen: int = 0

    @property
    def was_seen_lately(self) -> bool:
        """Here or by another server."""
        return self.seen > clock.now() - LATELY

    @property
    def is_a_persons(self) -> bool:
        """Even while a bot plays it."""
        return self.link is not None or self.host is not None

    @property
    def player(self) -> str:
        """The bot that plays here now, or "" for a person."""
        return self.bot or self.standin


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
