"""Links: whoever holds one has the seat, or may watch. Nobody can guess one, and only its hash is kept."""

import secrets
from hashlib import sha256

LENGTH = 24  # bytes of a link
SHORT = 6  # bytes of a room's name, which is no secret


def new_link() -> str:
    return secrets.token_urlsafe(LENGTH)


def new_name() -> str:
    return secrets.token_hex(SHORT)


def hashed(link: str) -> str:
    return sha256(link.encode()).hexdigest()
