"""Compile the random-play kernel for a GPU, on a machine that needs none: the same source as everywhere else.

    python benchmarks/gpu/build.py build/gpu

writes playout.cubin, what each argument looks like, the tables, and the hashes of the first games as the CPU plays
them. `run.py` plays it on the GPU. Needs requirements/gpu.txt beside the package, and ptxas (part of CUDA 13.0).
"""

import json
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
from numba import cuda, from_dtype, types
from numba.cuda import dispatcher
from numba.cuda.cudadrv import nvvm

from paddlewheel.core.chance import Stream
from paddlewheel.core.fields import dtype
from paddlewheel.mississippi_queen.deckhands import Bench
from paddlewheel.mississippi_queen.editions import Options, build_tables
from paddlewheel.mississippi_queen.playout import HASH, ROW, play_game
from paddlewheel.mississippi_queen.state import MAX_BOATS, Race, Work
from paddlewheel.mississippi_queen.tables import Tables

CHIP = (9, 0)
SETUPS = {
    "basic": Options("2019", 4),
    "full": Options("2019-advanced", 4, {"black_rose": True}),
}
CHECKED = 2000
REGISTERS = (64, 255)


RACE, WORK, STREAM = dtype(Race), dtype(Work), dtype(Stream)
STREAMS = 1 + MAX_BOATS
ACTIONS = 64


def kernel(all_tables, seed, rows):  # type: ignore[no-untyped-def]
    """One thread plays one game, in local memory: the hardware interleaves it, so that neighbours read together."""
    game = cuda.grid(1)
    races = cuda.local.array(1, RACE)
    works = cuda.local.array(1, WORK)
    streams = cuda.local.array(STREAMS, STREAM)
    found = cuda.local.array(ACTIONS, types.int64)
    if game < rows.shape[0]:
        play_game(races[0], all_tables[0], works[0], found, streams, seed, game, rows[game])


# Without this the compiler copies the search into every caller: 9 MB of PTX that takes ptxas an hour.
KEPT_APART = (
    *("next_ending", "find_ending", "leaves_rose_a_turn", "rose_can_move", "can_be_pushed", "next_turn", "may_lie"),
    *("speed_refusal", "pushing_refusal", "ahead_refusal", "turn_refusal", "legal_actions"),
    *("player_step", "chance_step", "end_move", "after_move", "clear_run"),
)


def keep_apart() -> None:
    """Mark the large functions as not to be inlined; numba has no option for that."""
    names = "|".join(f"{len(name)}{name}B" for name in KEPT_APART)
    define = re.compile(rf'^(define [^@]*@"?[^"(]*(?:{names})[^"(]*"?\(.*\))', re.MULTILINE)
    compile_ir = nvvm.compile_ir

    def compile_marked(modules: list[str] | str, **options: object) -> object:
        texts = [modules] if isinstance(modules, str) else modules
        return compile_ir([define.sub(r"\1 noinline", text) for text in texts], **options)

    nvvm.compile_ir = compile_marked


class Chip:
    compute_capability = CHIP


def compile_ptx() -> str:
    keep_apart()
    dispatcher.get_current_device = lambda: Chip  # no driver here: say which chip nested functions are for

    tables = types.Array(from_dtype(dtype(Tables)), 1, "C")
    signature = types.void(tables, types.int64, types.int64[:, ::1])
    ptx, _ = cuda.compile_ptx(kernel, signature, cc=CHIP)
    return str(ptx)


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "playout.ptx").write_text(compile_ptx())
    for registers in REGISTERS:
        cubin = folder / f"playout-{registers}.cubin"
        limit = f"-maxrregcount={registers}"
        command = ["ptxas", "-arch=sm_90", limit, "-o", str(cubin), str(folder / "playout.ptx")]
        subprocess.run(command, check=True)
    (folder / "shape.json").write_text(json.dumps({"row": ROW, "registers": REGISTERS}))
    for name, options in SETUPS.items():
        tables = build_tables(options)
        tables[0].look_ahead_first = 0
        np.save(folder / f"tables-{name}.npy", tables.view(np.uint8))
        np.save(folder / f"hashes-{name}.npy", Bench(options).play(1, 0, CHECKED)[:, HASH])


if __name__ == "__main__":
    main(Path(sys.argv[1]))
