"""Luck one can check: every draw of a room follows from a secret that was fixed before the first.

The room shows the secret's SHA-256 from the beginning, and the secret when the game is over. Entry number N of the
room's journal, if it is a draw, takes its 32 random bits from HMAC-SHA256(secret, "N"): the first four bytes, the
highest first. What they draw is what `Position.draw` makes of them.

A record of such a game has the field "luck":

{"commitment": ..., "secret": ... or null, "copied": 0, "draws": [N, ...]}

`draws` has the number of the entry of each draw; `check_luck` draws them again. The first `copied` actions were
played elsewhere, before the room went on from there; their draws are not this room's.
"""

import hmac
import secrets
from collections.abc import Mapping
from hashlib import sha256
from typing import Any, NamedTuple

from paddlewheel.core.errors import RecordError
from paddlewheel.core.game import Game, Position
from paddlewheel.core.rng import stream_giving

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


class CheckedDraws(NamedTuple):
    """How many draws follow from the secret, and how many are another room's, so that nobody can say."""

    checked: int
    copied: int


def check_luck(game: Game, record: Mapping[str, Any]) -> CheckedDraws:
    """All draws of a record that are its room's follow from its secret; or a RecordError names one that does not."""
    secret, copied, draws = _secret(record["luck"])
    position, left = game.new_position(game.options_from_json(record["options"])), iter(draws)
    unchecked = 0
    for number, text in enumerate(record["actions"]):
        action = game.parse_action(text)
        if game.is_chance_action(action) and number < copied:
            unchecked += 1
        elif game.is_chance_action(action):
            _check_draw(position, secret, next(left, None), action)
        position.step(action)
    if next(left, None) is not None:
        raise RecordError("luck: it has more draws than the game")
    return CheckedDraws(len(draws), unchecked)


def _secret(luck: Any) -> tuple[bytes, int, list[int]]:
    try:
        said, secret, draws = luck["commitment"], luck["secret"], [int(number) for number in luck["draws"]]
        copied = int(luck.get("copied", 0))
        shown = None if secret is None else bytes.fromhex(secret)
    except (TypeError, KeyError, ValueError, AttributeError) as problem:
        raise RecordError(f"luck: must have commitment, secret and draws ({problem})") from None
    if shown is None:
        raise RecordError("luck: the secret is shown when the game is over; until then nobody can check it")
    if commitment(shown) != said:
        raise RecordError(f"luck: the secret does not belong to the commitment {said}")
    return shown, copied, draws


def _check_draw(position: Position, secret: bytes, number: int | None, action: int) -> None:
    text = position.game.action_text
    if number is None:
        raise RecordError(f"luck: nothing is said of the draw '{text(action)}'")
    expected = drawn(position, secret, number)
    if expected != action:
        raise RecordError(f"luck: entry {number} says '{text(action)}', but the secret draws '{text(expected)}'")
