"""Prints the hashes of random games, for comparing one way of running the engine with another.

PADDLEWHEEL_PLAIN=1 python -m tests.modes.trace GAMES
"""

import json
import sys

from paddlewheel.mississippi_queen.deckhands import Bench
from paddlewheel.mississippi_queen.playout import HASH
from tests.mississippi_queen.setups import EVERY_SETUP, name_of

SEED = 5


def hashes(games: int) -> dict[str, list[int]]:
    """Hashes of so many games of every preset, shared out over its player counts and variants."""
    found = {}
    editions = [options.edition for options in EVERY_SETUP]
    for options in EVERY_SETUP:
        share = -(-games // editions.count(options.edition))
        found[name_of(options)] = [int(value) for value in Bench(options).play(SEED, 0, share)[:, HASH]]
    return found


if __name__ == "__main__":
    print(json.dumps(hashes(int(sys.argv[1]))))
