"""Compile a game's CUDA kernels from the source of its rules, and cache the PTX.

The cache folder is that of the compiled rules.
"""

import hashlib
import importlib
from functools import cache
from pathlib import Path
from typing import Any

from paddlewheel.core.batch.api import BatchArrays, Command
from paddlewheel.core.errors import PaddlewheelError
from paddlewheel.core.jit.decorators import cache_root, fingerprint
from paddlewheel.core.messages.errors import plain

KERNELS = ("step", "observe", "sample")
DEFAULT_CAPABILITY = (9, 0)


@cache
def _fingerprint() -> str:
    digest = hashlib.sha256()
    for path in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def kernel_path(name: str, kernel: str, chip: tuple[int, int]) -> Path:
    """The same with and without numba: a machine with a GPU needs none once the kernels are there."""
    folder = f"gpu-{fingerprint(name.replace('-', '_'))}-{_fingerprint()}"
    return cache_root() / folder / f"{kernel}-{chip[0]}{chip[1]}.ptx"


def compiled_kernel(name: str, kernel: str, chip: tuple[int, int]) -> Path:
    """Path of a kernel's PTX for this compute capability; compiled if it is not cached."""
    path = kernel_path(name, kernel, chip)
    if not path.exists():
        build(name, chip)
    return path


def build(name: str, chip: tuple[int, int]) -> None:
    try:
        compiled = _compile(name, chip)
    except ImportError as problem:
        raise PaddlewheelError(
            plain(
                f"the kernels of {name} are not compiled yet, and that needs numba-cuda: "
                f"pip install 'paddlewheel[gpu]' ({problem})"
            )
        ) from None
    for kernel, text in compiled.items():
        path = kernel_path(name, kernel, chip)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def _compile(name: str, chip: tuple[int, int]) -> dict[str, str]:
    import numba_cuda  # noqa: F401  (replaces numba's own, older numba.cuda, which cannot compile these kernels)
    from numba import cuda, from_dtype, types
    from numba.cuda import dispatcher

    from paddlewheel.environments.gpu import code_size, rng

    module: Any = importlib.import_module(f"paddlewheel.environments.gpu.{name.replace('-', '_')}")

    class Chip:
        compute_capability = chip

    dispatcher.get_current_device = lambda: Chip  # sets the target of nested functions without a GPU
    i8, i4, u1, f4 = types.int64, types.int32, types.uint8, types.float32
    tables = types.Array(from_dtype(module.TABLE), 1, "C")
    games = (i4[:, ::1], i8[:, ::1])
    shown = (*(i8[::1],) * 4, types.int8[:, ::1], u1[:, ::1], f4[:, ::1], types.boolean[::1])
    command, arrays = types.NamedUniTuple(i8, len(Command._fields), Command), types.NamedTuple(shown, BatchArrays)
    signatures = {
        "step": (module.step, types.void(command, *games, i8[:, ::1], tables, i8[::1], arrays)),
        "observe": (module.observe, types.void(*games, tables, i8[::1], u1[:, ::1])),
        "sample": (rng.sample, types.void(i8[:, ::1], types.int8[:, ::1], i8[::1])),
    }
    # No limit on registers per thread: with one, CUDA 13.0 miscompiled the kernel, and threads corrupted each other.
    with code_size.limit_code_size(module.KEPT_APART):
        return {kernel: str(cuda.compile_ptx(*how, cc=chip)[0]) for kernel, how in signatures.items()}
