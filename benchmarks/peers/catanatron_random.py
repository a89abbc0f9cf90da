"""Random play of Catanatron: four random players, base game, one core.

A step is a player's action, chosen from the full list of playable ones. Forced actions count, and so does rolling the
dice, which is an action there. The time includes setting up games.
"""

import argparse
import json
from importlib.metadata import version
from time import perf_counter

from catanatron import Color, Game, RandomPlayer


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3)
    seconds = parser.parse_args().seconds
    games, steps, start = 0, 0, perf_counter()
    while perf_counter() - start < seconds:
        game = Game([RandomPlayer(color) for color in Color], seed=games + 1)  # seed 0 would mean a random one
        game.play()
        games += 1
        steps += len(game.state.actions)
    spent = perf_counter() - start
    report = {
        "peer": "Catanatron",
        "version": version("catanatron"),
        "steps_per_second": round(steps / spent),
        "games": games,
        "steps": steps,
    }
    print(json.dumps(report))


if __name__ == "__main__":
    main()
