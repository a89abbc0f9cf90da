"""How many files, and with them connections, the process may hold open."""

import logging
import sys

if sys.platform != "win32":
    import resource

LOG = logging.getLogger(__name__)
WANTED_FILES = 65_536
RESERVED_FILES = 200  # for the database, workers and files of the page


def raise_file_limit() -> int:
    """Raise the soft limit as far as the hard one lets; returns how many files may be open."""
    if sys.platform == "win32":  # which has no such limit
        return WANTED_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = resource.RLIM_INFINITY
    wanted = WANTED_FILES if hard == unlimited else min(WANTED_FILES, hard)
    if soft == unlimited or soft >= wanted:
        return WANTED_FILES if soft == unlimited else soft
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    LOG.info("file limit raised", extra={"files": wanted, "before": soft})
    return wanted


def most_connections(files: int) -> int:
    return max(files - RESERVED_FILES, files // 2)
