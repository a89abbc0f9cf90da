"""Viewers of a room (the seats of a link, or a spectator), and secret links, stored only as hashes."""

import secrets
from hashlib import sha256
from typing import NamedTuple

LINK_BYTES = 24  # bytes of a link
ROOM_NAME_BYTES = 6  # bytes of a room's name, which is public
Audience = int | None  # a seat, or None for spectators


class Viewer(NamedTuple):
    """The seats that one link controls. A shared screen shows what the seat to decide may see."""

    seats: tuple[int, ...] = ()

    def now(self, actor: int) -> Audience:
        if not self.seats:
            return None
        return actor if actor in self.seats else self.seats[0]


SPECTATOR_VIEWER = Viewer()


def new_link() -> str:
    return secrets.token_urlsafe(LINK_BYTES)


def new_name() -> str:
    return secrets.token_hex(ROOM_NAME_BYTES)


def hashed(link: str) -> str:
    return sha256(link.encode()).hexdigest()
