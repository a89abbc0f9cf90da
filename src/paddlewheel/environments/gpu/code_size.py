"""Limit the code size of CUDA kernels: beyond the instruction cache of about 128 KB, instruction fetches dominate.

Large functions are not inlined, loops are not unrolled, and functions are not specialized for constants or integer
widths. Numba has no options for these, so its LLVM IR is patched before compilation.
"""

import re
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import Any

from numba import types
from numba.cuda import dispatcher
from numba.cuda.cudadrv import nvvm

NO_UNROLLING = '!900000 = distinct !{!900000, !900001}\n!900001 = !{!"llvm.loop.unroll.disable"}\n'


def annotate_ir(text: str, kept_apart: Collection[str]) -> str:
    """Add `noinline` to the named functions and disable loop unrolling in an LLVM IR module."""
    names = "|".join(f"{len(name)}{name}B" for name in kept_apart)
    text = re.sub(rf'^(define [^@]*@"?[^"(]*(?:{names})[^"(]*"?\(.*\))', r"\1 noinline", text, flags=re.MULTILINE)
    text = re.sub(r"^(\s+br label %\S+)\s*$", r"\1, !llvm.loop !900000", text, flags=re.MULTILINE)
    return f"{text}\n{NO_UNROLLING}"


@contextmanager
def limit_code_size(kept_apart: Collection[str]) -> Iterator[None]:
    """Patch numba's CUDA compiler within this context."""
    compile_ir, resolve = nvvm.compile_ir, dispatcher.CUDADispatcher.get_call_template

    def compile_marked(modules: list[str] | str, **options: Any) -> Any:
        texts = [modules] if isinstance(modules, str) else modules
        return compile_ir([annotate_ir(text, kept_apart) for text in texts], **options)

    def resolve_widened(self: Any, arguments: tuple[Any, ...], keywords: dict[str, Any]) -> Any:
        return resolve(self, tuple(widen_integers(argument) for argument in arguments), keywords)

    nvvm.compile_ir, dispatcher.CUDADispatcher.get_call_template = compile_marked, resolve_widened
    try:
        yield
    finally:
        nvvm.compile_ir, dispatcher.CUDADispatcher.get_call_template = compile_ir, resolve


def widen_integers(argument: Any) -> Any:
    plain = types.unliteral(argument)
    return types.int64 if isinstance(plain, types.Integer) else plain
