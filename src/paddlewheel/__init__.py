"""Paddlewheel: the Mississippi's two great board games as software.

import paddlewheel as pw
race = pw.new_game("mississippi-queen", edition="2019", players=4, seed=7)
"""

from collections.abc import Iterable, Mapping
from typing import Any

from paddlewheel.core.errors import (
    DataError,
    IllegalAction,
    NotationError,
    PaddlewheelError,
    RecordError,
    SetupError,
)
from paddlewheel.core.matches.match import Match
from paddlewheel.core.matches.records import from_record
from paddlewheel.core.variants import named_variants
from paddlewheel.games import DEFAULT_GAME, find_game

__version__ = "0.2.0"
__all__ = [
    "DataError",
    "IllegalAction",
    "Match",
    "NotationError",
    "PaddlewheelError",
    "RecordError",
    "SetupError",
    "load",
    "new_game",
]


def new_game(
    game: str = DEFAULT_GAME,
    *,
    edition: str | None = None,
    players: int | None = None,
    variants: Mapping[str, Any] | Iterable[str] = (),
    seed: int | None = None,
) -> Match:
    """Start a game. Variants are names (`("black_rose",)`) or names with values (`{"river_length": 15}`)."""
    found = find_game(game)
    return Match(found, found.options(edition, players, named_variants(variants)), seed)


def load(record: Mapping[str, Any] | str) -> Match:
    """Load a saved game from the dictionary that `save` returned, or its JSON text."""
    return from_record(record, find_game)
