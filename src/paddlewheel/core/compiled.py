"""One source, run compiled by numba or as plain Python.

`PADDLEWHEEL_PLAIN=1`, or a machine without numba, gives plain mode: slower, but a debugger and a coverage tool can
follow it. The mode is fixed when the process starts.
"""

import hashlib
import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Protocol, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

PACKAGE = Path(__file__).resolve().parent.parent
CORE = "core"
COMPILER = [PACKAGE / CORE / "compiled.py", PACKAGE / CORE / "linking.py"]
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


def holds_compiled_code(path: Path) -> bool:
    text = path.read_text(encoding="utf-8")
    return any(mark in text for mark in MARKS)


def sources(room: str) -> list[Path]:
    """The files of one of the package's folders that hold compiled functions, in a fixed order."""
    return [path for path in sorted((PACKAGE / room).rglob("*.py")) if holds_compiled_code(path)]


@cache
def fingerprint(room: str) -> str:
    """A hash of a game's compiled sources and of core's, which they call.

    Numba does not see an edit in another file; a folder named by this does.
    """
    digest = hashlib.sha256()
    for path in [*COMPILER, *sources(CORE), *(sources(room) if room != CORE else [])]:
        digest.update(path.relative_to(PACKAGE).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder(room: str) -> Path:
    base = os.environ.get("PADDLEWHEEL_CACHE") or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    flavour = "checked-" if os.environ.get("NUMBA_BOUNDSCHECK") == "1" else ""
    return Path(base) / "paddlewheel" / f"{room}-{flavour}{fingerprint(room)}"


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

    from paddlewheel.core.linking import PartCompiler, WholeCompiler

    def part(inline: bool) -> Decorator:
        compile_part = numba.njit(
            nogil=True,
            no_cpython_wrapper=True,
            no_cfunc_wrapper=True,
            forceinline=inline,
            pipeline_class=PartCompiler,
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
        numba.config.CACHE_DIR = str(cache_folder(room_of(function)))
        compile_whole = numba.njit(nogil=True, cache=True, pipeline_class=WholeCompiler)
        return compile_whole(function)  # type: ignore[no-any-return]

    return part(inline=False), part(inline=True), whole


# `compiled` functions call each other, and `inlined` ones are the small ones of inner loops; only an `entry` can be
# called from Python, and only entries are cached.
compiled, inlined, entry = (_plain, _plain, _plain) if PLAIN else _numba()
