"""Launch a compiled kernel with CuPy."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

THREADS_PER_BLOCK = 128  # per block


class Kernel:
    """Kernel loaded from PTX; its arguments are CuPy arrays, records, integers, and tuples of these."""

    def __init__(self, cupy: Any, path: Path) -> None:
        found = re.search(r"\.visible \.entry\s+([^(\s]+)", path.read_text())
        assert found is not None
        self._function = cupy.RawModule(path=str(path)).get_function(found.group(1))

    def __call__(self, games: int, *arguments: Any) -> None:
        flat = [part for argument in arguments for part in kernel_arguments(argument)]
        self._function(((games + THREADS_PER_BLOCK - 1) // THREADS_PER_BLOCK,), (THREADS_PER_BLOCK,), tuple(flat))


@dataclass(frozen=True)
class RecordArgument:
    """Array of one record, passed as bytes: CuPy has no structured dtypes."""

    data: Any


def kernel_arguments(argument: Any) -> list[Any]:
    """Flatten an argument to numba's kernel ABI; arrays: two pointers, item count, item size, data, shape, strides."""
    if isinstance(argument, tuple):
        return [part for item in argument for part in kernel_arguments(item)]
    if isinstance(argument, int):
        return [np.int64(argument)]
    if isinstance(argument, RecordArgument):
        size = np.int64(argument.data.size)
        return [np.int64(0), np.int64(0), np.int64(1), size, argument.data, np.int64(1), size]
    head = [np.int64(0), np.int64(0), np.int64(argument.size), np.int64(argument.itemsize), argument]
    return head + [np.int64(number) for number in (*argument.shape, *argument.strides)]
