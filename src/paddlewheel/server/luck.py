"""Luck one can check: every draw of a room follows from a secret that was fixed before the first.

The room shows the secret's SHA-256 from the beginning, and the secret when the game is over. Entry number N of the
room's journal, if it is a draw, takes its 32 random bits from HMAC-SHA256(secret, "N"): the first four bytes, the
highest first. What they draw is what `Position.draw` makes of them.
"""

import hmac
import secrets
from hashlib import sha256

from paddlewheel.core.chance import stream_giving
from paddlewheel.core.contract import Position

LENGTH = 32  # bytes


def new_secret() -> bytes:
    return secrets.token_bytes(LENGTH)


def commitment(secret: bytes) -> str:
    """What a room says about its secret while it keeps it."""
    return sha256(secret).hexdigest()


def luck_of(secret: bytes, number: int) -> int:
    """The 32 bits that belong to an entry."""
    return int.from_bytes(hmac.digest(secret, str(number).encode(), "sha256")[:4], "big")


def drawn(position: Position, secret: bytes, number: int) -> int:
    """What chance does at this position, if that is entry `number`."""
    return position.draw(stream_giving(luck_of(secret, number)))
