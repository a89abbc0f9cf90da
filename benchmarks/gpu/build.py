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
from paddlewheel.core.fields import dtype, sizes
from paddlewheel.core.tally import HASH, ROW
from paddlewheel.mississippi_queen.deckhands import Bench
from paddlewheel.mississippi_queen.editions import Options, build_tables
from paddlewheel.mississippi_queen.playout import play_game
from paddlewheel.mississippi_queen.state import MAX_BOATS, Race, Work
from paddlewheel.mississippi_queen.tables import Tables

CHIP = (9, 0)
SETUPS = {
    "basic": Options("2019", 4),
    "full": Options("2019-advanced", 4, {"black_rose": True}),
}
CHECKED = {"basic": 65536, "full": 2000}
REGISTERS = (64, 128)


WIDE = {"used"}  # bits for up to 42 docks


def narrowed(declared: type) -> np.dtype:
    """Half the memory: every number of a race fits into 32 bits but these."""
    lengths = {name: (size,) if size else () for name, size in sizes(declared).items()}
    return np.dtype([(name, "i8" if name in WIDE else "i4", lengths[name]) for name in lengths], align=True)


RACE, WORK, TABLES, STREAM = narrowed(Race), narrowed(Work), narrowed(Tables), dtype(Stream)
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


# A GPU keeps some 128 KB of code at hand, and fetching more is what bounds it. So large functions stay out of line,
# loops are not unrolled, and no function is compiled again for other constants or other widths of numbers.
KEPT_APART = (
    *("next_ending", "find_ending", "leaves_rose_a_turn", "rose_can_move", "can_be_pushed", "next_turn", "may_lie"),
    *("speed_refusal", "pushing_refusal", "ahead_refusal", "turn_refusal", "legal_actions", "draw"),
    *("player_step", "chance_step", "end_move", "after_move", "clear_run"),
)


def marks(text: str) -> str:
    """The module with its large functions marked as not to be inlined and its loops as not to be unrolled."""
    names = "|".join(f"{len(name)}{name}B" for name in KEPT_APART)
    text = re.sub(rf'^(define [^@]*@"?[^"(]*(?:{names})[^"(]*"?\(.*\))', r"\1 noinline", text, flags=re.MULTILINE)
    text = re.sub(r"^(\s+br label %\S+)\s*$", r"\1, !llvm.loop !900000", text, flags=re.MULTILINE)
    loop = '!900000 = distinct !{!900000, !900001}\n!900001 = !{!"llvm.loop.unroll.disable"}'
    return f"{text}\n{loop}\n"


def keep_small() -> None:
    """Numba has no options for these, so its text for the compiler is changed on the way."""
    compile_ir, resolve = nvvm.compile_ir, dispatcher.CUDADispatcher.get_call_template

    def compile_marked(modules: list[str] | str, **options: object) -> object:
        texts = [modules] if isinstance(modules, str) else modules
        return compile_ir([marks(text) for text in texts], **options)

    def widened(argument: types.Type) -> types.Type:
        plain = types.unliteral(argument)
        return types.int64 if isinstance(plain, types.Integer) else plain

    def resolve_widened(self: object, arguments: tuple, keywords: dict) -> object:
        return resolve(self, tuple(widened(argument) for argument in arguments), keywords)

    nvvm.compile_ir, dispatcher.CUDADispatcher.get_call_template = compile_marked, resolve_widened


class Chip:
    compute_capability = CHIP


def compile_ptx() -> str:
    keep_small()
    dispatcher.get_current_device = lambda: Chip  # no driver here: say which chip nested functions are for

    tables = types.Array(from_dtype(TABLES), 1, "C")
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
        tables = build_tables(options).astype(TABLES)
        tables["look_ahead_first"] = 0
        np.save(folder / f"tables-{name}.npy", tables.view(np.uint8))
        np.save(folder / f"hashes-{name}.npy", Bench(options).play(1, 0, CHECKED[name])[:, HASH])


if __name__ == "__main__":
    main(Path(sys.argv[1]))
