"""Provably fair randomness by commitment: every draw of a room derives from a secret fixed before the first.

The room publishes the secret's SHA-256 at the start and the secret at the end of the game. Entry number N of the room's
journal, if it is a draw, uses 32 random bits: the first four bytes, big-endian, of HMAC-SHA256(secret, "N").
`Position.draw` maps them to an outcome.

A record of such a game has the field "luck":

{"commitment": ..., "secret": ... or null, "copied": 0, "draws": [N, ...]}

`draws` lists the entry number of each draw; `check_luck` recomputes them. The first `copied` actions were copied from
another room or record, so their draws do not derive from this secret.
"""

import hmac
import secrets
from collections.abc import Mapping
from hashlib import sha256
from typing import Any, NamedTuple

from paddlewheel.core.errors import RecordError
from paddlewheel.core.game import Game, Position
from paddlewheel.core.messages.errors import luck as message
from paddlewheel.core.rng import stream_with_next

SECRET_BYTES = 32  # bytes


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """The published commitment to a secret."""
    return sha256(secret).hexdigest()


def draw_bits(secret: bytes, number: int) -> int:
    """The 32 random bits of a journal entry."""
    return int.from_bytes(hmac.digest(secret, str(number).encode(), "sha256")[:4], "big")


def fair_draw(position: Position, secret: bytes, number: int) -> int:
    """The outcome of a draw at this position, recorded as entry `number`."""
    return position.draw(stream_with_next(draw_bits(secret, number)))


class CheckedDraws(NamedTuple):
    """Number of draws verified against the secret, and of copied draws, which cannot be verified."""

    checked: int
    copied: int


def check_luck(game: Game, record: Mapping[str, Any]) -> CheckedDraws:
    """Verify all draws of a record that its room made; a RecordError names the first that does not match."""
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
        raise RecordError(message.too_many_draws())
    return CheckedDraws(len(draws), unchecked)


def _secret(luck: Any) -> tuple[bytes, int, list[int]]:
    try:
        said, secret, draws = luck["commitment"], luck["secret"], [int(number) for number in luck["draws"]]
        copied = int(luck.get("copied", 0))
        shown = None if secret is None else bytes.fromhex(secret)
    except (TypeError, KeyError, ValueError, AttributeError) as problem:
        raise RecordError(message.malformed(str(problem))) from None
    if shown is None:
        raise RecordError(message.hidden())
    if commitment(shown) != said:
        raise RecordError(message.other_commitment(str(said)))
    return shown, copied, draws


def _check_draw(position: Position, secret: bytes, number: int | None, action: int) -> None:
    text = position.game.action_text
    if number is None:
        raise RecordError(message.no_draw(text(action)))
    expected = fair_draw(position, secret, number)
    if expected != action:
        raise RecordError(message.other_draw(number, text(action), text(expected)))
