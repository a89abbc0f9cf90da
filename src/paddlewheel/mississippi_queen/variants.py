"""Variants admitted by an edition, with their possible values and defaults."""

from functools import cache
from typing import Any

from paddlewheel.core.messages import Message
from paddlewheel.core.variants import Variant, VariantValue, admissible_player_counts
from paddlewheel.mississippi_queen.editions import (
    MAX_RIVER_TILES,
    MIN_RIVER_TILES,
    SWITCH_VARIANTS,
    MississippiQueenOptions,
    editions,
    player_counts,
    resolve,
)
from paddlewheel.mississippi_queen.messages.variants import variant
from paddlewheel.mississippi_queen.tables import tile_rows

TEAMS = ("2-2", "3-3", "2-2-2")


@cache
def variants_of(edition: str) -> tuple[Variant, ...]:
    knobs = editions()[edition]
    return tuple(_variant(edition, knobs, name, variant(name)) for name in knobs["admits"])


def _variant(edition: str, knobs: dict[str, Any], name: str, says: Message) -> Variant:
    def players(*values: VariantValue) -> tuple[int, ...]:
        return admissible_player_counts(
            player_counts(edition),
            values,
            lambda count, value: resolve(MississippiQueenOptions(edition, count, {name: value})),
        )

    if name in SWITCH_VARIANTS:
        return Variant(name, "switch", bool(knobs.get(name, False)), says, players(True))
    if name == "teams":
        return Variant(name, "choice", "", says, players(*TEAMS), choices=TEAMS)
    if name == "river_length":
        lengths = range(MIN_RIVER_TILES, MAX_RIVER_TILES + 1)
        return Variant(name, "number", knobs[name], says, players(*lengths), MIN_RIVER_TILES, MAX_RIVER_TILES)
    tiles = tuple(row["name"] for row in tile_rows() if row["group"] == "B")
    return Variant(name, "several", "+".join(knobs[name]), says, players(True), choices=tiles)
