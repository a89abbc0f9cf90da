"""What a table may choose beside the edition, for whoever offers the choice."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from paddlewheel.core.errors import SetupError

# A switch is on or off; a choice is one of its texts or "" for none; several are some of its texts, joined with "+";
# numbers are as many as the usual ones, joined with "-", or one that counts for each.
Kind = Literal["switch", "number", "numbers", "choice", "several"]
Value = bool | int | str


@dataclass(frozen=True)
class Variant:
    name: str
    kind: Kind
    usual: Value  # where nobody asks for anything else
    says: str  # what it does, in one line
    players: tuple[int, ...]  # with how many it can be, if nothing else is changed
    low: int = 0  # of a number
    high: int = 0
    choices: tuple[str, ...] = ()


def named_variants(given: Mapping[str, Any] | Iterable[str]) -> dict[str, Any]:
    """
    >>> named_variants(("black_rose",)), named_variants("black_rose"), named_variants({"river_length": 15})
    ({'black_rose': True}, {'black_rose': True}, {'river_length': 15})
    """
    if isinstance(given, Mapping):
        return dict(given)
    try:
        return dict.fromkeys([given] if isinstance(given, str) else given, True)
    except TypeError:
        raise SetupError(f"variants are names, or names with their values, not {given!r}") from None


def counts_that_admit(
    counts: Iterable[int], values: Iterable[Value], check: Callable[[int, Value], object]
) -> tuple[int, ...]:
    """The player counts with which at least one of the values passes the check."""
    values = list(values)
    return tuple(count for count in counts if any(_passes(check, count, value) for value in values))


def _passes(check: Callable[[int, Value], object], count: int, value: Value) -> bool:
    try:
        check(count, value)
    except SetupError:
        return False
    return True
