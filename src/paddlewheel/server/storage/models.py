"""Rows of the repository as dataclasses."""

import json
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from paddlewheel.core.game import Game, Position
from paddlewheel.core.notation.positions import position_to_json
from paddlewheel.games import find_game
from paddlewheel.server.rooms.journal import JournalEntry, Snapshot
from paddlewheel.server.storage import messages
from paddlewheel.server.storage.hash_chain import Damaged, checksum


@dataclass(frozen=True)
class RoomRow:
    """Row of a room as created. The first `copied` entries come from another room or a record."""

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
    listed: bool = False
    manage: str | None = None
    join: str | None = None
    waiting: bool = False

    @property
    def rules(self) -> Game:
        return find_game(self.game)

    @property
    def set_up(self) -> Any:
        """The options of the game."""
        return self.rules.options_from_json(json.loads(self.options))

    def first_position(self) -> Position:
        return self.rules.new_position(self.set_up)

    def checksum(self) -> bytes:
        """Checksum of the columns that never change; links can be replaced."""
        kept = (self.room, self.opened, self.game, self.options, self.engine, self.data)
        return checksum(*kept, self.secret.hex(), self.turn_limit, self.copied)

    def as_row(self) -> dict[str, Any]:
        return vars(self) | {"checksum": self.checksum()}

    @classmethod
    def of_row(cls, row: Any) -> "RoomRow":
        """The verified room of a row; raises Damaged if its checksum is wrong."""
        room = cls.unverified(row)
        if room.checksum() != bytes(row.checksum):
            raise Damaged(messages.room_damaged(room.room))
        return room

    @classmethod
    def unverified(cls, row: Any) -> "RoomRow":
        """The room of a row without verification."""
        return cls(**{name: value for name, value in row._mapping.items() if name != "checksum"})


@dataclass(frozen=True)
class SeatRow:
    room: str
    seat: int
    name: str
    link: str | None = None
    bot: str = ""
    host: int | None = None
    standin: str = ""
    seen: int = 0
    server: str | None = None
    claimed: bool = False
    ready: bool = False

    @property
    def belongs_to_person(self) -> bool:
        """Does the seat belong to a person, even while a bot plays it?"""
        return self.link is not None or self.host is not None or self.is_free

    @property
    def is_free(self) -> bool:
        """Can the seat be claimed by the room link?"""
        return self.link is None and self.host is None and not self.bot

    @property
    def player(self) -> str:
        """The bot that plays this seat now, or "" for a person."""
        return self.bot or self.standin


@dataclass(frozen=True)
class JournalAppend:
    """Entries to append in one transaction, and optionally a new snapshot."""

    room: str
    entries: tuple[JournalEntry, ...]  # with their hashes
    written: int
    settled: Snapshot | None = None

    def rows(self) -> list[dict[str, Any]]:
        return [{"room": self.room, "written": self.written, **vars(entry)} for entry in self.entries]

    @cached_property
    def snapshot(self) -> dict[str, Any] | None:
        return None if self.settled is None else snapshot_row(self.room, self.settled)


def snapshot_row(room: str, settled: Snapshot) -> dict[str, Any]:
    position = json.dumps(position_to_json(settled.position), separators=(",", ":"))
    return {
        "room": room,
        "number": settled.number,
        "length": settled.length,
        "position": position,
        "checksum": snapshot_checksum(room, settled.number, settled.length, position),
    }


def snapshot_checksum(room: str, number: int, length: int, position: str) -> bytes:
    return checksum(room, number, length, position)


def snapshot_is_sound(row: Any) -> bool:
    return bytes(row.checksum) == snapshot_checksum(row.room, row.number, row.length, row.position)
