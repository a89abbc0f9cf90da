"""Run a kernel from build.py on a GPU with CuPy: compare its first games with the CPU, then measure its speed.

python benchmarks/gpu/run.py build/gpu/queen
python benchmarks/gpu/run.py build/gpu/riverboat
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
    """Flatten an array to numba's kernel ABI: two pointers, item count, item size, data, shape, strides."""
    strides, step = [], itemsize
    for length in reversed(shape):
        strides.insert(0, step)
        step *= length
    head = [np.int64(0), np.int64(0), np.int64(int(np.prod(shape))), np.int64(itemsize), array]
    return head + [np.int64(number) for number in (*shape, *strides)]


class Player:
    """A kernel with its arguments and the output rows of `games` games."""

    def __init__(self, folder: Path, setup: str, games: int, registers: int) -> None:
        row = json.loads((folder / "shape.json").read_text())["row"]
        module = cp.RawModule(path=str(folder / f"playout-{registers}.cubin"))
        self.kernel = module.get_function(kernel_name(folder))
        self.rows = cp.zeros((games, row), cp.int64)
        self.tables = cp.asarray(np.load(folder / f"tables-{setup}.npy"))
        self.games = games
        self.arguments = [
            *array_arguments(self.tables, self.tables.nbytes, (1,)),
            np.int64(SEED),
            *array_arguments(self.rows, 8, (games, row)),
        ]

    def play(self, threads: int) -> np.ndarray:
        blocks = (self.games + threads - 1) // threads
        self.kernel((blocks,), (threads,), tuple(self.arguments))
        cp.cuda.Device().synchronize()
        return cp.asnumpy(self.rows)


def kernel_name(folder: Path) -> str:
    text = (folder / "playout.ptx").read_text()
    return next(line.split("(")[0].split()[-1] for line in text.splitlines() if ".visible .entry" in line)


def check(folder: Path, setup: str, registers: int) -> None:
    expected = np.load(folder / f"hashes-{setup}.npy")
    same = int((Player(folder, setup, len(expected), registers).play(64)[:, 0] == expected).sum())
    print(f"{setup}: {same} of {len(expected)} games have the CPU's hash", flush=True)


def measure(folder: Path, setup: str, games: int, registers: int, threads: int) -> None:
    player = Player(folder, setup, games, registers)
    started = time.perf_counter()
    rows = player.play(threads)
    seconds = time.perf_counter() - started
    steps = int(rows[:, 1].sum())
    print(
        f"{setup}: {games} games, {registers} registers, {threads} threads a block: "
        f"{steps / seconds / 1e6:.1f} M steps/s, {games / seconds:,.0f} games/s",
        flush=True,
    )


def main(folder: Path, games: int) -> None:
    shape = json.loads((folder / "shape.json").read_text())
    for setup in shape["setups"]:
        check(folder, setup, shape["registers"][0])
        count = games // 16 if setup == "full" else games  # games with the Black Rose are slow
        for registers in shape["registers"]:
            for threads in (32, 128):
                measure(folder, setup, count, registers, threads)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else GAMES)
