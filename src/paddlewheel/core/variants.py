"""Optional rules (variants) of an edition: description, parsing, admissible player counts."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from paddlewheel.core.errors import SetupError
from paddlewheel.core.messages import Message
from paddlewheel.core.messages.errors import plain

# switch: on or off; choice: one of its texts or "" for none; several: some of its texts joined with "+";
# numbers: as many as in the default value, joined with "-", or one number that is used for all.
VariantKind = Literal["switch", "number", "numbers", "choice", "several"]
VariantValue = bool | int | str


@dataclass(frozen=True)
class Variant:
    name: str
    kind: VariantKind
    usual: VariantValue  # the default
    says: Message  # effect, in one line
    players: tuple[int, ...]  # admissible player counts, other variants at their defaults
    low: int = 0  # bounds of a number
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
        raise SetupError(plain(f"variants are names, or names with their values, not {given!r}")) from None


def admissible_player_counts(
    counts: Iterable[int], values: Iterable[VariantValue], check: Callable[[int, VariantValue], object]
) -> tuple[int, ...]:
    """The player counts for which at least one of the values passes the check."""
    values = list(values)
    return tuple(count for count in counts if any(_passes(check, count, value) for value in values))


def _passes(check: Callable[[int, VariantValue], object], count: int, value: VariantValue) -> bool:
    try:
        check(count, value)
    except SetupError:
        return False
    return True
