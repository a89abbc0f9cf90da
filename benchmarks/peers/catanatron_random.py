"""Random play of Catanatron: four random players, the base game, on one core.

A step is an action taken by a player, chosen from the full list of playable ones. Forced ones count, and so does
rolling the dice, which is an action there. Setting up a game is on the clock.
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
