"""Validation of integers and seeds given by callers."""

from collections.abc import Callable
from math import inf
from operator import index
from typing import Any

from paddlewheel.core.errors import SetupError
from paddlewheel.core.messages import Message
from paddlewheel.core.messages.errors import setup

SEED_LIMIT = 2**32


def checked_int(value: Any, least: int, message: Callable[[str], Message], most: float = inf) -> int:
    """Convert a value to an int in range; raises SetupError with the message for the value otherwise."""
    try:
        number = index(value)
    except TypeError:
        number = least - 1
    if not least <= number <= most:
        raise SetupError(message(repr(value)))
    return number


def checked_seed(seed: Any) -> int:
    return checked_int(seed, 0, _not_a_seed, SEED_LIMIT - 1)


def _not_a_seed(found: str) -> Message:
    return setup.not_a_seed(SEED_LIMIT - 1, found)
