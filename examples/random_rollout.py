"""Random play of a thousand games in parallel, all to the end.

python examples/random_rollout.py --game mississippi-queen --edition intro-1997 --players 3
"""

import argparse
import time

import numpy as np

from paddlewheel.environments.batch import Batch


def rollout(batch: Batch) -> dict[str, float]:
    """Play until all games are over; returns the statistics by name."""
    steps, rewards = 0, np.zeros(batch.players)
    started = shown = time.perf_counter()
    while (going := int((batch.actor >= 0).sum())) > 0:
        batch.step(batch.sample())  # or any row of actions that `batch.mask` allows, chosen by `batch.observation`
        steps += going
        rewards += batch.rewards.sum(axis=0)
        if time.perf_counter() - shown > 1:
            shown = time.perf_counter()
            print(f"{batch.count - going:,} of {batch.count:,} games are over", flush=True)
    found = {"games": batch.count, "steps": steps, "steps_per_second": steps / (time.perf_counter() - started)}
    return found | {f"seat_{seat}": total / batch.count for seat, total in enumerate(rewards)}


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description="Random play of many games at once.")
    asked.add_argument("--game", default="riverboat")
    asked.add_argument("--edition")
    asked.add_argument("--players", type=int)
    asked.add_argument("--games", type=int, default=1024)
    asked.add_argument("--seed", type=int, default=0)
    wish = asked.parse_args()
    table = {"edition": wish.edition, "players": wish.players, "seed": wish.seed}
    result = rollout(Batch.of(wish.game, wish.games, **table, autoreset=False))
    print(f"{result['games']:,} games, {result['steps']:,} steps, {result['steps_per_second']:,.0f} a second")
    print("mean rewards:", *(f"{value:+.3f}" for name, value in result.items() if name.startswith("seat")))
