"""PettingZoo's own `performance_benchmark`, unchanged: it always takes five seconds; returns the number it prints.

A turn is one `last` with its observation, one random legal action and one `step`. The time includes `reset`.
"""

import contextlib
import io
import re
from typing import Any

from pettingzoo.test import performance_benchmark


def turns_a_second(env: Any) -> float:
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        performance_benchmark(env)
    found = re.search(r"([\d.]+) turns per second", printed.getvalue())
    if found is None:
        raise ValueError(f"performance_benchmark did not say how many turns a second it took: {printed.getvalue()!r}")
    return float(found[1])
