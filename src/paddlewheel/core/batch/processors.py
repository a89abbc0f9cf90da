"""Number of processors available to this process: machine, CPU affinity, container quota."""

import os
from collections.abc import Iterator
from pathlib import Path

ROOT = Path("/")
NO_LIMIT = "max"


def usable_processors() -> int:
    """At least 1. Fractional container quotas are rounded down."""
    there = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min([there, *(int(quota) for quota in container_quotas())]))


def container_quotas(root: Path = ROOT) -> Iterator[float]:
    """CPU quotas of this process's Linux control group and its ancestors, in processors."""
    for line in _lines(root / "proc/self/cgroup"):
        _, controllers, path = line.split(":", 2)
        own = Path(path.lstrip("/"))
        if not controllers:
            for group in (own, *own.parents):
                yield from _quota_2(root / "sys/fs/cgroup" / group)
        elif "cpu" in controllers.split(","):
            for group in (own, *own.parents):
                yield from _quota_1(root / "sys/fs/cgroup/cpu" / group)


def _quota_2(group: Path) -> Iterator[float]:
    for line in _lines(group / "cpu.max"):
        quota, period = line.split()
        if quota != NO_LIMIT:
            yield int(quota) / int(period)


def _quota_1(group: Path) -> Iterator[float]:
    for quota in _lines(group / "cpu.cfs_quota_us"):
        for period in _lines(group / "cpu.cfs_period_us"):
            if int(quota) > 0:
                yield int(quota) / int(period)


def _lines(path: Path) -> list[str]:
    """The lines of a file, or none if it cannot be read."""
    try:
        return path.read_text(encoding="utf-8").splitlines()
    except OSError:
        return []
