"""The limit of open files, which bounds the number of connections."""

import logging
import sys

if sys.platform != "win32":
    import resource

LOG = logging.getLogger(__name__)
WANTED_FILES = 65_536
RESERVED_FILES = 200  # for the database, worker processes and static files


def raise_file_limit() -> int:
    """Raise the soft limit of open files up to the hard limit; return the result."""
    if sys.platform == "win32":  # Windows has no such limit
        return WANTED_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = resource.RLIM_INFINITY
    wanted = WANTED_FILES if hard == unlimited else min(WANTED_FILES, hard)
    if soft == unlimited or soft >= wanted:
        return WANTED_FILES if soft == unlimited else soft
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    LOG.info("file limit raised", extra={"files": wanted, "before": soft})
    return wanted


def max_open_connections(files: int) -> int:
    """The number of connections that leaves files for everything else."""
    return max(files - RESERVED_FILES, files // 2)
