"""Game parameters: convert between OpenSpiel's game strings and game options.

    paddlewheel_mississippi_queen(players=2,edition=2019)
    paddlewheel_mississippi_queen(players=5,preset=2019-advanced,variants=black_rose;river_length:15)

OpenSpiel parses digits as an integer, and a parameter has one type: `edition` is for editions named by a year, `preset`
for all others. It splits at commas, brackets and equals signs, so variants use other separators.

Two parameters affect tensors only: `absolute_seat=true` appends a one-hot of the observing seat's number, and
`scaled=true` divides each number by its usual maximum.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from paddlewheel.core.errors import SetupError
from paddlewheel.core.game import Game
from paddlewheel.core.messages.errors import plain

SWITCHES = {"on": True, "off": False}
UNSET_EDITION = 0  # the parameter `edition` was not given


class TensorOptions(NamedTuple):
    """Options of observation tensors. Observations are relative to the observing seat; only `absolute_seat` lets a
    network learn values of a fixed seat, such as `returns[0]`."""

    absolute_seat: bool = False
    scaled: bool = False


def specification(rules: Game) -> dict[str, Any]:
    """Every parameter with its default value, which also defines its type."""
    players = rules.options_to_json(rules.options(None, None, {}))["players"]
    return {"players": players, "edition": UNSET_EDITION, "preset": "", "variants": "", **TensorOptions()._asdict()}


def read_tensors(parameters: Mapping[str, Any]) -> TensorOptions:
    return TensorOptions(**{name: bool(parameters[name]) for name in TensorOptions._fields if name in parameters})


def write_tensors(tensors: TensorOptions) -> dict[str, Any]:
    """Tensor options that differ from the default."""
    return {name: value for name, value in tensors._asdict().items() if value}


def read_options(rules: Game, parameters: Mapping[str, Any]) -> Any:
    given = {**specification(rules), **parameters}
    return rules.options(_edition(rules, given), given["players"], read_variants(given["variants"]))


def write_options(rules: Game, options: Any) -> dict[str, Any]:
    """The canonical parameters of these options."""
    table = rules.options_to_json(options)
    edition, variants = table["edition"], write_variants(table["variants"])
    named = {"edition": int(edition)} if edition.isdecimal() else {"preset": edition}
    return {"players": table["players"], **named, **({"variants": variants} if variants else {})}


def _edition(rules: Game, given: Mapping[str, Any]) -> str | None:
    year, preset = given["edition"], given["preset"]
    if year != UNSET_EDITION and preset:
        raise SetupError(plain(f"a table has one edition: choose edition={year} or preset={preset}"))
    if year == UNSET_EDITION or str(year) in rules.editions():
        return preset or (None if year == UNSET_EDITION else str(year))
    years = [name for name in rules.editions() if name.isdecimal()]
    others = [name for name in rules.editions() if not name.isdecimal()]
    more = f", or preset={' or '.join(others)}" if others else ""
    raise SetupError(plain(f"there is no edition {year}; choose edition={' or '.join(years)}{more}"))


def read_variants(text: str) -> dict[str, Any]:
    """
    >>> read_variants("black_rose;river_length:15;b_tiles:B1+B2")
    {'black_rose': True, 'river_length': 15, 'b_tiles': 'B1+B2'}
    """
    found: dict[str, Any] = {}
    for part in filter(None, (piece.strip() for piece in text.split(";"))):
        name, colon, value = part.replace("=", ":", 1).partition(":")
        if name in found:
            raise SetupError(plain(f"{name} is named twice in variants={text}"))
        found[name] = _value(value) if colon else True
    return found


def _value(text: str) -> bool | int | str:
    if text in SWITCHES:
        return SWITCHES[text]
    return int(text) if text.isdecimal() else text


def write_variants(variants: Mapping[str, Any]) -> str:
    """
    >>> write_variants({"river_length": 15, "black_rose": True, "teams": "2-2"})
    'black_rose;river_length:15;teams:2-2'
    """
    return ";".join(_written(name, variants[name]) for name in sorted(variants))


def _written(name: str, value: Any) -> str:
    if isinstance(value, bool):
        return name if value else f"{name}:off"
    return f"{name}:{'+'.join(value) if isinstance(value, list | tuple) else value}"
