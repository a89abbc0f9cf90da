"""On-disk cache for compiled entries with a file lock: one process compiles while others wait, with a notice on stderr.

`numba.config.CACHE_DIR` is not used, because other users of numba in the process share that setting.
"""

import hashlib
import pickle
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout
from numba.core.caching import CompileResultCacheImpl, FunctionCache

from paddlewheel.core.jit.cache_folders import CacheFolders

INDEX_ERRORS = (
    EOFError,
    pickle.UnpicklingError,
    AttributeError,
    ImportError,
    ValueError,
)  # raised by an unreadable index
COMPILING_MESSAGE = (
    "paddlewheel: compiling its rules for this machine; everything takes a minute or two, "
    "and `paddlewheel compile` does it beforehand."
)
NO_CACHE_MESSAGE = (
    " No cache folder can be written to, so the next process compiles again: set PADDLEWHEEL_CACHE to one."
)
TEMPORARY_CACHE_MESSAGE = (
    " No cache folder can be written to, so a temporary one is used: set PADDLEWHEEL_CACHE to one that lasts."
)
WAITING_MESSAGE = "paddlewheel: another process is compiling the rules; waiting for it."


def cache_on_disk(dispatcher: Any, name: str, stamp: str, folders: CacheFolders) -> None:
    """Cache an entry's code in these folders, in a subfolder `name`; code with another stamp is ignored."""
    kept = SharedCache(dispatcher.py_func, name, stamp, folders)
    compile_as_usual = dispatcher.compile

    def compile_alone(signature: Any) -> Any:
        try:
            return compile_as_usual(signature)
        finally:
            kept.release()

    dispatcher._cache, dispatcher.compile = kept, compile_alone


class SharedCache:
    """Cache interface for numba's dispatcher. The lock is held from a cache miss until `release`."""

    def __init__(self, function: Callable[..., Any], name: str, stamp: str, folders: CacheFolders) -> None:
        self._folders = folders
        self._caches = {folder: FolderCache(function, folder / name, stamp) for folder in folders.readable}
        self._newest = self._caches[folders.writable] if folders.writable else None
        self._lock: FileLock | None = None

    @property
    def cache_path(self) -> str | None:
        return self._newest.cache_path if self._newest else None

    def load_overload(self, signature: Any, context: Any) -> Any:
        found = self._load(signature, context)
        if found is None:
            if self._newest is not None:
                self._lock = acquire_lock(self._newest.lock_path)
                found = self._load(signature, context)  # compiled while this process waited
            if found is None:
                print_once(COMPILING_MESSAGE + self._where())
        return found

    def save_overload(self, signature: Any, result: Any) -> None:
        if self._newest is not None:
            with suppress(OSError):  # such as a full disk; the code still runs
                try:
                    self._newest.save_overload(signature, result)
                except INDEX_ERRORS:
                    self._newest.flush()
                    self._newest.save_overload(signature, result)

    def release(self) -> None:
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def enable(self) -> None:
        """No-op, required by numba's dispatcher."""

    def disable(self) -> None:
        """No-op, required by numba's dispatcher."""

    def flush(self) -> None:
        if self._newest is not None:
            self._newest.flush()

    def _load(self, signature: Any, context: Any) -> Any:
        for kept in self._caches.values():
            with suppress(OSError, *INDEX_ERRORS):
                found = kept.load_overload(signature, context)
                if found is not None:
                    return found
        return None

    def _where(self) -> str:
        if self._newest is None:
            return NO_CACHE_MESSAGE
        return TEMPORARY_CACHE_MESSAGE if self._folders.temporary else ""


class FolderCache(FunctionCache):  # type: ignore[misc]
    """Numba's cache of one function in a given folder."""

    def __init__(self, function: Callable[..., Any], folder: Path, stamp: str) -> None:
        self._impl_class = lambda function: FolderImpl(function, CacheLocator(function, folder, stamp))
        super().__init__(function)

    @property
    def lock_path(self) -> Path:
        return Path(self._cache_path) / f"{self._impl.filename_base}.lock"


class FolderImpl(CompileResultCacheImpl):  # type: ignore[misc]
    def __init__(self, function: Callable[..., Any], locator: "CacheLocator") -> None:
        self._locator_classes = [locator]
        super().__init__(function)


class CacheLocator:
    """Location of a function's code in the cache, by module name instead of installation path."""

    def __init__(self, function: Callable[..., Any], folder: Path, stamp: str) -> None:
        self._py_file = function.__code__.co_filename
        self._line = function.__code__.co_firstlineno
        self._folder = folder / function.__module__
        self._stamp = f"{stamp}-{source_hash(self._py_file)}"

    def from_function(self, function: Callable[..., Any], path: str) -> "CacheLocator":
        return self

    def ensure_cache_path(self) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> str:
        return self._stamp

    def get_disambiguator(self) -> str:
        return str(self._line)


@cache
def source_hash(path: str) -> str:
    return hashlib.sha256(Path(path).read_bytes()).hexdigest()


def acquire_lock(path: Path) -> FileLock | None:
    """Acquire the file lock of a function, released if the process dies; None on file systems without locks."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = FileLock(path)
        try:
            lock.acquire(blocking=False)
        except Timeout:
            print_once(WAITING_MESSAGE)
            lock.acquire()
    except (OSError, NotImplementedError):
        return None
    return lock


_PRINTED: set[str] = set()


def print_once(sentence: str) -> None:
    """Print a message to stderr, once per process."""
    if sentence not in _PRINTED and sys.stderr is not None:
        _PRINTED.add(sentence)
        print(sentence, file=sys.stderr, flush=True)
