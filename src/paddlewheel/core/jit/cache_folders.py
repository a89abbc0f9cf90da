"""Cache folders for compiled code: the user's, the package's own, or a temporary one, whichever is usable."""

import os
import stat
import tempfile
from functools import cache
from pathlib import Path
from typing import NamedTuple

PACKAGE = Path(__file__).resolve().parents[2]
CACHE_FOLDER_NAME = "paddlewheel"


class CacheFolders(NamedTuple):
    """Folders to read compiled code from, in search order, and the folder for new code, if any."""

    readable: tuple[Path, ...]
    writable: Path | None
    temporary: bool  # whether the writable folder is temporary


def cache_folders() -> CacheFolders:
    """From the environment: PADDLEWHEEL_CACHE, else the user's cache folder; fallbacks if it is read-only."""
    return _usable(*persistent_folders())


def persistent_folders() -> list[Path]:
    """The preferred folder, then the fallback beside the sources, in __pycache__."""
    named = os.environ.get("PADDLEWHEEL_CACHE") or os.environ.get("XDG_CACHE_HOME")
    try:
        wanted = [Path(named) if named else Path.home() / ".cache"]
    except RuntimeError:  # the user has no home folder
        wanted = []
    return [folder / CACHE_FOLDER_NAME for folder in (*wanted, PACKAGE / "__pycache__")]


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
    """Test by writing: permission bits do not show a read-only file system."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError:
        return False
    return True


def temporary_folder() -> Path | None:
    """A folder that only this user can write to, because code is loaded from it; None if there is none."""
    owner = os.getuid() if hasattr(os, "getuid") else 0
    try:
        folder = Path(tempfile.gettempdir()) / f"{CACHE_FOLDER_NAME}-{owner}"
        folder.mkdir(mode=0o700, exist_ok=True)
        found = folder.lstat()
    except OSError:
        return None
    private = stat.S_ISDIR(found.st_mode) and (
        os.name != "posix" or (found.st_uid == owner and not found.st_mode & 0o077)
    )
    return folder if private and is_writable(folder) else None
