"""One source, run compiled by numba or as plain Python.

`PADDLEWHEEL_PLAIN=1`, or a machine without numba, gives plain mode: slower, but a debugger and a coverage tool can
follow it. The mode is fixed when the process starts.
"""

import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

PACKAGE = Path(__file__).resolve().parent.parent
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


def sources() -> list[Path]:
    """The files that hold compiled functions, in a fixed order."""
    return [path for path in sorted(PACKAGE.rglob("*.py")) if holds_compiled_code(path)]


def fingerprint() -> str:
    """A hash of every compiled source: numba does not see an edit in another file, a folder named by this does."""
    digest = hashlib.sha256()
    for path in sources():
        digest.update(path.relative_to(PACKAGE).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    base = os.environ.get("PADDLEWHEEL_CACHE") or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    flavour = "checked-" if os.environ.get("NUMBA_BOUNDSCHECK") == "1" else ""
    return Path(base) / "paddlewheel" / (flavour + fingerprint())


def _plain(function: Function) -> Function:
    return function


def _numba() -> tuple[Callable[[Function], Function], Callable[[Function], Function]]:
    import numba

    numba.config.CACHE_DIR = str(cache_folder())
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

    return compile_inner, outer


# `compiled` functions call each other; only an `entry` can be called from Python, and only entries are cached.
compiled, entry = (_plain, _plain) if PLAIN else _numba()
