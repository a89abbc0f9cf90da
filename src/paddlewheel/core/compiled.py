"""One source, run compiled by numba or as plain Python.

`PADDLEWHEEL_PLAIN=1`, or a machine without numba, gives plain mode: slower, but a debugger and a coverage tool can
follow it. The mode is fixed when the process starts.
"""

import hashlib
import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

PACKAGE = Path(__file__).resolve().parent.parent
CORE = "core"
MARKS = ("@" + "compiled", "@" + "entry")


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
    for path in [*sources(CORE), *(sources(room) if room != CORE else [])]:
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


def _numba() -> tuple[Callable[[Function], Function], Callable[[Function], Function]]:
    import numba

    inner = numba.njit(nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True)
    outer = numba.njit(nogil=True, cache=True)

    def compile_inner(function: Function) -> Function:
        dispatcher = inner(function)
        resolve = dispatcher.get_call_template

        def without_literals(arguments: Any, keywords: Any) -> Any:
            """Numba would compile a copy of a function for every constant it is called with."""
            return resolve(tuple(numba.types.unliteral(argument) for argument in arguments), keywords)

        dispatcher.get_call_template = without_literals
        return dispatcher  # type: ignore[no-any-return]

    def compile_entry(function: Function) -> Function:
        numba.config.CACHE_DIR = str(cache_folder(room_of(function)))
        return outer(function)  # type: ignore[no-any-return]

    return compile_inner, compile_entry


# `compiled` functions call each other; only an `entry` can be called from Python, and only entries are cached.
compiled, entry = (_plain, _plain) if PLAIN else _numba()
