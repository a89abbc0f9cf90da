"""One source, run compiled by numba or as plain Python.

`PADDLEWHEEL_PLAIN=1`, or a machine without numba, gives plain mode: slower, but a debugger and a coverage tool can
follow it. The mode is fixed when the process starts.
"""

import hashlib
import os
import re
from collections.abc import Callable
from functools import cache, partial
from importlib.metadata import version
from pathlib import Path
from typing import Any, Protocol, TypeVar

from paddlewheel.core.jit.cache_folders import PACKAGE, cache_folders, lasting_folders

Function = TypeVar("Function", bound=Callable[..., Any])

CORE = "core"
COMPILER = [PACKAGE / CORE / "jit" / name for name in ("decorators.py", "linker.py")]
MARKS = ("@" + "compiled", "@" + "inlined", "@" + "entry")


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
    return any(mark in text for mark in MARKS)


def sources(room: str) -> list[Path]:
    """The files of one of the package's folders that hold compiled functions, and whatever these take their numbers
    from, in a fixed order."""
    waiting = [path for path in (PACKAGE / room).rglob("*.py") if holds_compiled_code(path)]
    found = set(waiting)
    while waiting:
        new = {path for path in imported(waiting.pop()) if path not in found}
        found |= new
        waiting += new
    return sorted(found)


def imported(path: Path) -> list[Path]:
    """The files of the package that a file takes something from: numbers among it are built into compiled code."""
    named = re.findall(rf"^ *from {PACKAGE.name}\.(\S+) import ", path.read_text(encoding="utf-8"), re.MULTILINE)
    files = [PACKAGE / f"{name.replace('.', '/')}.py" for name in named]
    return [file for file in files if file.exists()]


@cache
def fingerprint(room: str) -> str:
    """A hash of a game's compiled sources and of core's, which they call.

    Numba does not see an edit in another file; a folder named by this does.
    """
    digest = hashlib.sha256()
    for path in dict.fromkeys([*COMPILER, *sources(CORE), *(sources(room) if room != CORE else [])]):
        digest.update(path.relative_to(PACKAGE).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def cache_name(room: str) -> str:
    """Its own for each version of numba: an index that another version wrote is thrown away as a whole."""
    flavour = "checked-" if os.environ.get("NUMBA_BOUNDSCHECK") == "1" else ""
    return f"{room}-{flavour}{fingerprint(room)}-numba-{NUMBA}"


def cache_root() -> Path:
    """The folder for new compiled code; if none is writable, the one that should be."""
    return cache_folders().writable or lasting_folders()[0]


def cache_folder(room: str) -> Path:
    return cache_root() / cache_name(room)


def room_of(function: Callable[..., Any]) -> str:
    """The folder of the package a function lives in: core, or a game's; a test's own functions count as core's."""
    parts = function.__module__.split(".")
    return parts[1] if len(parts) > 2 and parts[0] == PACKAGE.name else CORE


def _plain(function: Function) -> Function:
    return function


class Decorator(Protocol):
    def __call__(self, function: Function, /) -> Function: ...


def _numba() -> tuple[Decorator, Decorator, Decorator]:
    import numba

    from paddlewheel.core.jit.linker import PartCompiler, WholeCompiler
    from paddlewheel.core.jit.shared_cache import cache_on_disk

    # Nothing makes or keeps an array: without counting who holds one, threads do not wait for each other's counts.
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
                """Numba would compile a copy of a function for every constant it is called with."""
                return resolve(tuple(numba.types.unliteral(argument) for argument in arguments), keywords)

            dispatcher.get_call_template = without_literals
            return dispatcher  # type: ignore[no-any-return]

        return decorate

    def whole(function: Function) -> Function:
        dispatcher = numba.njit(pipeline_class=WholeCompiler, **uncounted)(function)
        room = room_of(function)
        cache_on_disk(dispatcher, cache_name(room), fingerprint(room), cache_folders())
        return dispatcher  # type: ignore[no-any-return]

    return part(inline=False), part(inline=True), whole


# `compiled` functions call each other, and `inlined` ones are the small ones of inner loops; only an `entry` can be
# called from Python, and only entries are cached.
compiled, inlined, entry = (_plain, _plain, _plain) if PLAIN else _numba()


def bound(function: Callable[..., Any], arguments: tuple[Any, ...]) -> Callable[[], Any]:
    """An entry with its arguments settled: they are not looked at again, which takes longer than a small step does."""
    if PLAIN:
        return partial(function, *arguments)
    entry_point: Any = function
    kinds = tuple(entry_point.typeof_pyval(argument) for argument in arguments)
    entry_point.compile(kinds)
    return partial(entry_point.overloads[kinds].entry_point, *arguments)
