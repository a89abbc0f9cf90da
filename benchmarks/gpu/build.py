"""Compile a game's random-play kernel for a GPU from the CPU's source; no GPU is needed.

    python benchmarks/gpu/build.py queen build/gpu
    python benchmarks/gpu/build.py riverboat build/gpu

writes the kernel, the tables and the CPU's hashes of the first games into a folder of the game's name. `run.py` runs
the kernel on the GPU. Needs the packages of requirements/gpu.txt, and ptxas (part of CUDA 13.0).
"""

import importlib
import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
from numba import cuda, from_dtype, types
from numba.cuda import dispatcher

from paddlewheel.core.metrics import HASH, ROW_LENGTH
from paddlewheel.environments.gpu.code_size import limit_code_size
from paddlewheel.games import GAMES

CHIP = (9, 0)
REGISTERS = (64, 128)
NAMES = {"queen": "mississippi-queen", "riverboat": "riverboat"}


class Chip:
    compute_capability = CHIP


def compile_ptx(game: ModuleType) -> str:
    dispatcher.get_current_device = lambda: Chip  # sets the target of nested functions without a GPU

    tables = types.Array(from_dtype(game.TABLES), 1, "C")
    signature = types.void(tables, types.int64, types.int64[:, ::1])
    with limit_code_size(game.KEPT_APART):
        ptx, _ = cuda.compile_ptx(game.kernel, signature, cc=CHIP)
    return str(ptx)


def main(name: str, folder: Path) -> None:
    game = importlib.import_module(name)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "playout.ptx").write_text(compile_ptx(game))
    for registers in REGISTERS:
        cubin, limit = folder / f"playout-{registers}.cubin", f"-maxrregcount={registers}"
        command = ["ptxas", "-arch=sm_90", limit, "-o", str(cubin), str(folder / "playout.ptx")]
        subprocess.run(command, check=True)
    shape = {"row": ROW_LENGTH, "registers": REGISTERS, "setups": list(game.SETUPS)}
    (folder / "shape.json").write_text(json.dumps(shape))
    for setup, options in game.SETUPS.items():
        rows = GAMES[NAMES[name]].module.random_games(options).play(1, 0, game.CHECKED[setup])
        np.save(folder / f"tables-{setup}.npy", game.tables_of(options).view(np.uint8))
        np.save(folder / f"hashes-{setup}.npy", rows[:, HASH])


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]) / sys.argv[1])
