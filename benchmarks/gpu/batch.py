"""GPU batches: compare them with the CPU step by step, and measure their speed.

    python benchmarks/gpu/batch.py expect build/gpu        # anywhere: record hashes of every step on the CPU
    python benchmarks/gpu/batch.py check build/gpu         # on the GPU: compare with the recorded hashes
    python benchmarks/gpu/batch.py measure                 # on the GPU: steps per second

If the GPU machine cannot compile kernels, run `python -m paddlewheel.environments.gpu` elsewhere and copy the cache
folder.
"""

import hashlib
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

TABLES: dict[str, dict[str, Any]] = {
    "race": {"game": "mississippi-queen", "edition": "2019", "players": 4},
    "race with all": {
        "game": "mississippi-queen",
        "edition": "2019-advanced",
        "players": 4,
        "variants": {"black_rose": True, "vote_on_direction": True},
    },
    "season": {"game": "riverboat", "players": 3},
}
MORE: dict[str, dict[str, Any]] = {
    "intro": {"game": "mississippi-queen", "edition": "intro-1997", "players": 3},
    "classic": {"game": "mississippi-queen", "edition": "classic-1997", "players": 5},
    "teams": {
        "game": "mississippi-queen",
        "edition": "2019",
        "players": 6,
        "variants": {"teams": "3-3", "branching_river": True},
    },
    "two boats": {
        "game": "mississippi-queen",
        "edition": "black-rose-1998",
        "players": 3,
        "variants": {"two_boats_each": True},
    },
    "eight": {
        "game": "mississippi-queen",
        "edition": "black-rose-1998",
        "players": 8,
        "variants": {"branching_river": True},
    },
    "two farms": {"game": "riverboat", "players": 2},
    "four farms": {"game": "riverboat", "players": 4},
}
GAMES, STEPS, SEED = 512, 600, 3
SIZES = (1 << 12, 1 << 14, 1 << 16, 1 << 18)


def shown(batch: Any, actions: Any) -> str:
    """A hash of all public arrays of a batch."""
    digest = hashlib.sha256()
    for array in (actions, batch.actor, batch.mask, batch.observation, batch.rewards, batch.terminated, batch.numbers):
        digest.update((array.get() if hasattr(array, "get") else array).tobytes())
    return digest.hexdigest()


def played(batch: Any) -> list[str]:
    found = []
    for _ in range(STEPS):
        actions = batch.sample()
        found.append(shown(batch, actions))
        batch.step(actions)
    return [*found, shown(batch, actions)]


def expect(folder: Path) -> None:
    from paddlewheel.environments.batch import Batch

    folder.mkdir(parents=True, exist_ok=True)
    for name, table in (TABLES | MORE).items():
        np.save(folder / f"batch-{name}.npy", np.array(played(Batch.of(count=GAMES, seed=SEED, **table))))


def check(folder: Path) -> None:
    from paddlewheel.environments.gpu import GpuBatch

    for name, table in (TABLES | MORE).items():
        here, there = played(GpuBatch.of(count=GAMES, seed=SEED, **table)), np.load(folder / f"batch-{name}.npy")
        same = sum(one == other for one, other in zip(here, there, strict=True))
        print(f"{name}: {same} of {len(there)} moments of {GAMES} games are the CPU's", flush=True)


def measure() -> None:
    for name, table in TABLES.items():
        for count in SIZES:
            print(f"{name}: {count} games: {rates(table, count)}", flush=True)


def rates(table: dict[str, Any], count: int) -> str:
    import cupy

    from paddlewheel.environments.gpu import GpuBatch

    batch = GpuBatch.of(count=count, seed=SEED, **table)
    steps = max(50, min(1000, (1 << 24) // count))

    def rate(one: Any) -> float:
        for _ in range(steps // 5):
            one()
        cupy.cuda.Device().synchronize()
        started = time.perf_counter()
        for _ in range(steps):
            one()
        cupy.cuda.Device().synchronize()
        return count * steps / (time.perf_counter() - started) / 1e6

    def sample_and_step() -> None:
        batch.sample()
        batch.step(batch._arrays.actions, check=False)

    whole = rate(sample_and_step)
    checked = rate(lambda: batch.step(batch.sample()))
    looking = rate(lambda: batch.observe(batch.actor))
    sampling = rate(batch.sample)
    return (
        f"{whole:.1f} M steps/s with masks and observations ({checked:.1f} checked); "
        f"observations alone {looking:.1f} M/s, samples alone {sampling:.1f} M/s"
    )


if __name__ == "__main__":
    if sys.argv[1] == "measure":
        measure()
    else:
        {"expect": expect, "check": check}[sys.argv[1]](Path(sys.argv[2]))
