"""Play the kernel that build.py made, on a GPU with CuPy: check its first games against the CPU's, then measure.

    python benchmarks/gpu/run.py build/gpu
"""

import json
import sys
import time
from pathlib import Path

import cupy as cp
import numpy as np

THREADS = 64
GAMES = 1 << 20
SEED = 1


def array_arguments(array: cp.ndarray, itemsize: int, shape: tuple[int, ...]) -> list[np.int64 | cp.ndarray]:
    """How numba hands an array to a kernel: two pointers, item count, item size, data, shape, strides."""
    strides, step = [], itemsize
    for length in reversed(shape):
        strides.insert(0, step)
        step *= length
    head = [np.int64(0), np.int64(0), np.int64(int(np.prod(shape))), np.int64(itemsize), array]
    return head + [np.int64(number) for number in (*shape, *strides)]


class Player:
    """The kernel with memory for so many games."""

    def __init__(self, folder: Path, setup: str, games: int) -> None:
        shape = json.loads((folder / "shape.json").read_text())
        sizes = shape["sizes"]
        module = cp.RawModule(path=str(folder / "playout.cubin"))
        name = next(line.split()[-1] for line in kernel_names(folder))
        self.kernel = module.get_function(name)
        self.rows = cp.zeros((games, shape["row"]), cp.int64)
        races = cp.zeros(games * sizes["Race"], cp.uint8)
        works = cp.zeros(games * sizes["Work"], cp.uint8)
        found = cp.zeros((games, 64), cp.int64)
        streams = cp.zeros(games * shape["streams"] * sizes["Stream"], cp.uint8)
        tables = cp.asarray(np.load(folder / f"tables-{setup}.npy"))
        self.games = games
        self.arguments = [
            *array_arguments(races, sizes["Race"], (games,)),
            *array_arguments(tables, tables.nbytes, (1,)),
            *array_arguments(works, sizes["Work"], (games,)),
            *array_arguments(found, 8, (games, 64)),
            *array_arguments(streams, sizes["Stream"], (games, shape["streams"])),
            np.int64(SEED),
            *array_arguments(self.rows, 8, (games, shape["row"])),
        ]

    def play(self) -> np.ndarray:
        blocks = (self.games + THREADS - 1) // THREADS
        self.kernel((blocks,), (THREADS,), tuple(self.arguments))
        cp.cuda.Device().synchronize()
        return cp.asnumpy(self.rows)


def kernel_names(folder: Path) -> list[str]:
    text = (folder / "playout.ptx").read_text()
    return [line.split("(")[0] for line in text.splitlines() if ".visible .entry" in line]


def main(folder: Path, games: int) -> None:
    for setup in ("basic", "full"):
        expected = np.load(folder / f"hashes-{setup}.npy")
        player = Player(folder, setup, len(expected))
        same = int((player.play()[:, 0] == expected).sum())
        print(f"{setup}: {same} of {len(expected)} games have the CPU's hash", flush=True)
        player = Player(folder, setup, games)
        player.play()
        started = time.perf_counter()
        rows = player.play()
        seconds = time.perf_counter() - started
        steps = int(rows[:, 1].sum())
        print(f"{setup}: {games} games, {steps / seconds / 1e6:.1f} M steps/s, {games / seconds:,.0f} games/s", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else GAMES)
