"""Formatting of clause ids: consecutive ids become ranges."""

from collections.abc import Iterable

from paddlewheel.core.messages import ENGLISH, text
from paddlewheel.core.rulebook import messages


def short_ids(ids: Iterable[str], language: str = ENGLISH) -> str:
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
    return ", ".join(_short_run(run, language) for run in runs)


def _short_run(run: list[str], language: str) -> str:
    if len(run) < 3:
        return ", ".join(run)
    return text(messages.clause_range(run[0], "-" + run[-1].rpartition("-")[2]), language)
