"""Validation of integers and seeds given by callers."""

from math import inf
from operator import index
from typing import Any

from paddlewheel.core.errors import SetupError

SEED_LIMIT = 2**32


def checked_int(value: Any, least: int, sentence: str, most: float = inf) -> int:
    """Convert a value to an int in range; raises SetupError with the given sentence otherwise."""
    try:
        number = index(value)
    except TypeError:
        number = least - 1
    if not least <= number <= most:
        raise SetupError(f"{sentence}, not {value!r}")
    return number


def checked_seed(seed: Any) -> int:
    return checked_int(seed, 0, f"a seed is a whole number from 0 to {SEED_LIMIT - 1}", SEED_LIMIT - 1)
