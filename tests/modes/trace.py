"""Prints the hashes of random games, for comparing one way of running the engine with another.

PADDLEWHEEL_PLAIN=1 python -m tests.modes.trace GAMES
"""

import json
import sys

from paddlewheel.core.metrics import HASH
from tests.tables import EVERY_TABLE, name_of

SEED = 5


def hashes(games: int) -> dict[str, list[int]]:
    """Hashes of so many games of every preset, shared out over its player counts and variants."""
    found = {}
    presets = [(table.game.name, table.edition) for table in EVERY_TABLE]
    for table, preset in zip(EVERY_TABLE, presets, strict=True):
        share = -(-games // presets.count(preset))
        rows = table.game.module.random_games(table.options).play(SEED, 0, share)
        found[name_of(table)] = [int(value) for value in rows[:, HASH]]
    return found


if __name__ == "__main__":
    print(json.dumps(hashes(int(sys.argv[1]))))
