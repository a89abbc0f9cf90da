"""Folders for compiled code: the user's, the package's own, a temporary one; whatever can be read and written here."""

import os
import stat
import tempfile
from functools import cache
from pathlib import Path
from typing import NamedTuple

PACKAGE = Path(__file__).resolve().parents[2]
NAME = "paddlewheel"


class CacheFolders(NamedTuple):
    """Where compiled code may lie, in the order of looking, and the one folder that takes new code, if any does."""

    readable: tuple[Path, ...]
    writable: Path | None
    temporary: bool  # the writable one may be gone tomorrow


def cache_folders() -> CacheFolders:
    """As the environment says now: PADDLEWHEEL_CACHE, else the user's cache folder; others where it is read-only."""
    return _usable(*lasting_folders())


def lasting_folders() -> list[Path]:
    """What is wanted, then what is left: beside the sources, where Python keeps its own compiled files."""
    named = os.environ.get("PADDLEWHEEL_CACHE") or os.environ.get("XDG_CACHE_HOME")
    try:
        wanted = [Path(named) if named else Path.home() / ".cache"]
    except RuntimeError:  # a user without a home
        wanted = []
    return [folder / NAME for folder in (*wanted, PACKAGE / "__pycache__")]


@cache
def _usable(*lasting: Path) -> CacheFolders:
    readable: list[Path] = []
    for folder in lasting:
        if is_writable(folder):
            return CacheFolders((*readable, folder), folder, temporary=False)
        if folder.is_dir():
            readable.append(folder)
    fleeting = temporary_folder()
    return CacheFolders(
        (*readable, fleeting) if fleeting else tuple(readable), fleeting, temporary=fleeting is not None
    )


def is_writable(folder: Path) -> bool:
    """Tried, not asked: permissions do not tell of a read-only file system."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError:
        return False
    return True


def temporary_folder() -> Path | None:
    """One that belongs to this user alone: code is loaded from it, and others may write beside it."""
    owner = os.getuid() if hasattr(os, "getuid") else 0
    try:
        folder = Path(tempfile.gettempdir()) / f"{NAME}-{owner}"
        folder.mkdir(mode=0o700, exist_ok=True)
        found = folder.lstat()
    except OSError:
        return None
    private = stat.S_ISDIR(found.st_mode) and (
        os.name != "posix" or (found.st_uid == owner and not found.st_mode & 0o077)
    )
    return folder if private and is_writable(folder) else None
