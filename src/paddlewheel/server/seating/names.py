"""What may stand in a player's name."""

from paddlewheel.core.errors import SetupError
from paddlewheel.server.rooms import messages

MAX_NAME_LENGTH = 40
JOINERS = "\u200c\u200d"  # join or part two letters, and make one emoji of several
TAGS = range(0xE0020, 0xE0080)  # spell out a flag after its emoji


def require_name(name: str, seat: int) -> None:
    """Refuse a name that is too long or has invisible characters, and say whose it is."""
    if len(name) > MAX_NAME_LENGTH:
        raise SetupError(messages.name_too_long(seat + 1, MAX_NAME_LENGTH, len(name)))
    for place, letter in enumerate(name):
        before, after = name[place - 1 : place], name[place + 1 : place + 2]
        if not (letter.isprintable() or _belongs_between(letter, before, after)):
            raise SetupError(messages.name_invisible(seat + 1, f"U+{ord(letter):04X}"))


def _belongs_between(letter: str, before: str, after: str) -> bool:
    """Is it a part of what stands around it?"""
    if ord(letter) in TAGS:
        return before not in ("", " ") and (before.isprintable() or ord(before) in TAGS)
    return letter in JOINERS and all(one not in ("", " ") and one.isprintable() for one in (before, after))
