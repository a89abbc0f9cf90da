"""Formatting of clause ids: consecutive ids become ranges."""

from collections.abc import Iterable


def short_ids(ids: Iterable[str]) -> str:
    """
    >>> short_ids(["MQ-ADV-1", "MQ-ADV-2", "MQ-ADV-3", "MQ-END-1"])
    'MQ-ADV-1 to -3, MQ-END-1'
    """
    runs: list[list[str]] = []
    for name in ids:
        chapter, _, number = name.rpartition("-")
        if runs and runs[-1][-1] == f"{chapter}-{int(number) - 1}":
            runs[-1].append(name)
        else:
            runs.append([name])
    return ", ".join(_short_run(run) for run in runs)


def _short_run(run: list[str]) -> str:
    return ", ".join(run) if len(run) < 3 else f"{run[0]} to -{run[-1].rpartition('-')[2]}"
