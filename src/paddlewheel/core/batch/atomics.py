"""Sequentially consistent atomic load, store and add on int64 arrays, for compiled code."""

from typing import Any

from numba import types
from numba.extending import intrinsic

MEMORY_ORDER, ALIGNMENT_BYTES = "seq_cst", 8


@intrinsic  # type: ignore[untyped-decorator]
def atomic_load(_: Any, numbers: Any, at: Any) -> Any:
    """atomic_load(numbers, at) -> numbers[at]"""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        pointer = _pointer(context, builder, signature, arguments)
        return builder.load_atomic(pointer, MEMORY_ORDER, ALIGNMENT_BYTES)

    return types.int64(numbers, types.intp), build


@intrinsic  # type: ignore[untyped-decorator]
def atomic_store(_: Any, numbers: Any, at: Any, number: Any) -> Any:
    """atomic_store(numbers, at, number): numbers[at] = number"""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        pointer = _pointer(context, builder, signature, arguments)
        builder.store_atomic(arguments[2], pointer, MEMORY_ORDER, ALIGNMENT_BYTES)
        return context.get_dummy_value()

    return types.none(numbers, types.intp, types.int64), build


@intrinsic  # type: ignore[untyped-decorator]
def atomic_add(_: Any, numbers: Any, at: Any, number: Any) -> Any:
    """atomic_add(numbers, at, number) -> numbers[at] before the addition"""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        pointer = _pointer(context, builder, signature, arguments)
        return builder.atomic_rmw("add", pointer, arguments[2], MEMORY_ORDER)

    return types.int64(numbers, types.intp, types.int64), build


def _pointer(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    kind = signature.args[0]
    array = context.make_array(kind)(context, builder, arguments[0])
    return builder.gep(array.data, [arguments[1]])
