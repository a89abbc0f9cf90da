"""JIT decorators `compiled`, `inlined` and `entry`: the same source runs compiled by numba or as plain Python.

`PADDLEWHEEL_PLAIN=1`, or a missing numba, selects plain mode: slower, but debuggers and coverage tools work. The mode
is fixed when the process starts.
"""

import hashlib
import os
import re
from collections.abc import Callable
from functools import cache, partial
from importlib.metadata import version
from pathlib import Path
from typing import Any, Protocol, TypeVar

from paddlewheel.core.jit.cache_folders import PACKAGE, cache_folders, persistent_folders

Function = TypeVar("Function", bound=Callable[..., Any])

CORE = "core"
COMPILER_SOURCES = [PACKAGE / CORE / "jit" / name for name in ("decorators.py", "linker.py")]
DECORATOR_MARKS = ("@" + "compiled", "@" + "inlined", "@" + "entry")


def _wants_plain() -> bool:
    if os.environ.get("PADDLEWHEEL_PLAIN") == "1" or os.environ.get("NUMBA_DISABLE_JIT") == "1":
        return True
    try:
        import numba  # noqa: F401
    except ImportError:
        return True
    return False


PLAIN = _wants_plain()
NUMBA = "none" if PLAIN else version("numba")


def holds_compiled_code(path: Path) -> bool:
    text = path.read_text(encoding="utf-8")
    return any(mark in text for mark in DECORATOR_MARKS)


def compiled_sources(room: str) -> list[Path]:
    """Files of a folder of the package that contain compiled functions, and the files they import constants from,
    in a fixed order."""
    waiting = [path for path in (PACKAGE / room).rglob("*.py") if holds_compiled_code(path)]
    found = set(waiting)
    while waiting:
        new = {path for path in imported_files(waiting.pop()) if path not in found}
        found |= new
        waiting += new
    return sorted(found)


def imported_files(path: Path) -> list[Path]:
    """Files of the package that a file imports from; numba compiles imported constants into the code."""
    named = re.findall(rf"^ *from {PACKAGE.name}\.(\S+) import ", path.read_text(encoding="utf-8"), re.MULTILINE)
    files = [PACKAGE / f"{name.replace('.', '/')}.py" for name in named]
    return [file for file in files if file.exists()]


@cache
def fingerprint(room: str) -> str:
    """A hash of the compiled sources of a game and of core.

    Numba's cache does not detect changes in other files, so the cache folder is named after this hash.
    """
    digest = hashlib.sha256()
    for path in dict.fromkeys(
        [*COMPILER_SOURCES, *compiled_sources(CORE), *(compiled_sources(room) if room != CORE else [])]
    ):
        digest.update(path.relative_to(PACKAGE).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def cache_name(room: str) -> str:
    """Name of the cache folder, separate for each numba version: numba discards an index of another version."""
    flavour = "checked-" if os.environ.get("NUMBA_BOUNDSCHECK") == "1" else ""
    return f"{room}-{flavour}{fingerprint(room)}-numba-{NUMBA}"


def cache_root() -> Path:
    """The folder for new compiled code; the preferred folder if none is writable."""
    return cache_folders().writable or persistent_folders()[0]


def cache_folder(room: str) -> Path:
    return cache_root() / cache_name(room)


def package_folder(function: Callable[..., Any]) -> str:
    """The package folder of a function: core or a game's; functions of tests count as core's."""
    parts = function.__module__.split(".")
    return parts[1] if len(parts) > 2 and parts[0] == PACKAGE.name else CORE


def _plain(function: Function) -> Function:
    return function


class Decorator(Protocol):
    def __call__(self, function: Function, /) -> Function: ...


def _numba() -> tuple[Decorator, Decorator, Decorator]:
    import numba

    from paddlewheel.core.jit.linker import EntryCompiler, PartCompiler
    from paddlewheel.core.jit.shared_cache import cache_on_disk

    # Compiled code allocates no arrays, so the numba runtime is off: reference counts would slow threads down.
    uncounted = {"nogil": True, "_nrt": False}

    def part(inline: bool) -> Decorator:
        compile_part = numba.njit(
            no_cpython_wrapper=True,
            no_cfunc_wrapper=True,
            forceinline=inline,
            pipeline_class=PartCompiler,
            **uncounted,
        )

        def decorate(function: Function) -> Function:
            dispatcher = compile_part(function)
            resolve = dispatcher.get_call_template

            def without_literals(arguments: Any, keywords: Any) -> Any:
                """Prevent numba from compiling a specialization for every literal argument."""
                return resolve(tuple(numba.types.unliteral(argument) for argument in arguments), keywords)

            dispatcher.get_call_template = without_literals
            return dispatcher  # type: ignore[no-any-return]

        return decorate

    def whole(function: Function) -> Function:
        dispatcher = numba.njit(pipeline_class=EntryCompiler, **uncounted)(function)
        room = package_folder(function)
        cache_on_disk(dispatcher, cache_name(room), fingerprint(room), cache_folders())
        return dispatcher  # type: ignore[no-any-return]

    return part(inline=False), part(inline=True), whole


# `compiled` functions call each other, `inlined` ones are small functions of inner loops; only an `entry` can be called
# from Python, and only entries are cached.
compiled, inlined, entry = (_plain, _plain, _plain) if PLAIN else _numba()


def bind_arguments(function: Callable[..., Any], arguments: tuple[Any, ...]) -> Callable[[], Any]:
    """An entry with bound arguments, called without type dispatch."""
    return partial(compiled_for(function, arguments), *arguments)


def without_dispatch(function: Callable[..., Any]) -> Callable[..., Any]:
    """An entry for arguments of the same types in every call: only the first call looks them up."""
    found: list[Callable[..., Any]] = []

    def call(*arguments: Any) -> Any:
        if not found:
            found.append(compiled_for(function, arguments))
        return found[0](*arguments)

    return function if PLAIN else call


def compiled_for(function: Callable[..., Any], arguments: tuple[Any, ...]) -> Callable[..., Any]:
    """An entry as compiled for the types of these arguments.

    It skips numba's type dispatch, which takes longer than a small step, and more so with named tuples.
    """
    if PLAIN:
        return function
    entry_point: Any = function
    kinds = tuple(entry_point.typeof_pyval(argument) for argument in arguments)
    entry_point.compile(kinds)
    compiled_code: Callable[..., Any] = entry_point.overloads[kinds].entry_point
    return compiled_code
