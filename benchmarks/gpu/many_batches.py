"""GPU batches of different sizes beside each other: each must go on as if it were alone.

    python benchmarks/gpu/many_batches.py 60                      # on the GPU: that many seconds
    compute-sanitizer python benchmarks/gpu/many_batches.py 60 small     # the same with every memory access checked

One batch of each game lasts, others of many sizes come and go while it is stepped. At the end the games of all batches
that were followed are compared with batches that were alone.
"""

import sys
import time
from typing import Any

import cupy

from paddlewheel.environments.gpu import GpuBatch

TABLES: dict[str, dict[str, Any]] = {
    "race": {"game": "mississippi-queen", "edition": "2019", "players": 2},
    "race of four": {"game": "mississippi-queen", "edition": "2019", "players": 4},
    "season": {"game": "riverboat", "players": 2},
    "season of four": {"game": "riverboat", "players": 4},
}
LARGE, SMALL = (32768, 4096, 1000, 257), (256, 96, 33, 1)
ROUNDS = 50  # steps between two changes


def stepped(batch: Any, steps: int) -> None:
    for _ in range(steps):
        batch.step(batch.sample(), check=False)


def fingerprint(batch: Any) -> tuple[int, ...]:
    arrays = (batch.observation, batch.mask, batch.numbers, batch.actor)
    return tuple(
        int((array.astype(cupy.int64) * (1 + cupy.arange(array.size).reshape(array.shape) % 1009)).sum())
        for array in arrays
    )


def illegal(batch: Any) -> int:
    """Games in which nothing is legal, though nobody has won."""
    return int(((batch.mask.sum(axis=1) == 0) | (batch.actor < 0) | (batch.actor >= batch.players)).sum())


def side_by_side(seconds: float, sizes: tuple[int, ...]) -> tuple[dict[str, Any], int]:
    """Step a lasting batch of every table, others beside it; return the lasting ones, and how many steps they made."""
    lasting = {name: GpuBatch.of(count=sizes[0], seed=3, **table) for name, table in TABLES.items()}
    beside: list[Any] = []
    steps, ends, turn = 0, time.perf_counter() + seconds, 0
    while time.perf_counter() < ends:
        for batch in lasting.values():
            stepped(batch, ROUNDS)
        steps += ROUNDS
        for batch in beside:
            stepped(batch, 7)
        names = list(TABLES)
        size = sizes[1 + turn % (len(sizes) - 1)]
        beside.append(GpuBatch.of(count=size, seed=turn, **TABLES[names[turn % len(names)]]))
        if len(beside) > 5:
            del beside[turn % 5]
        turn += 1
        wrong = [illegal(batch) for batch in (*lasting.values(), *beside)]
        if any(wrong):
            print("games without a legal action:", wrong, flush=True)
    return lasting, steps


def main(seconds: float, sizes: tuple[int, ...]) -> None:
    started = time.perf_counter()
    lasting, steps = side_by_side(seconds, sizes)
    total = steps * sizes[0] * len(TABLES)
    print(f"{total / 1e6:.0f} M steps beside others in {time.perf_counter() - started:.0f} s", flush=True)
    for name, batch in lasting.items():
        alone = GpuBatch.of(count=sizes[0], seed=3, **TABLES[name])
        stepped(alone, steps)
        print(f"{name}: {'the same' if fingerprint(alone) == fingerprint(batch) else 'DIFFERENT'} as alone", flush=True)


if __name__ == "__main__":
    main(float(sys.argv[1]), SMALL if sys.argv[2:] == ["small"] else LARGE)
