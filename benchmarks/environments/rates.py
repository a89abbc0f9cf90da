"""What the scripts that measure an environment share: their arguments, and the JSON line that each measure prints."""

import argparse
import json
from collections.abc import Callable
from importlib.metadata import version
from time import perf_counter

Measure = Callable[[float], float]  # for so many seconds: steps a second


def steps_a_second(play: Callable[[], int], seconds: float) -> float:
    """Call `play`, which says how many steps it took, for at least so long."""
    steps, start = 0, perf_counter()
    while True:
        steps += play()
        spent = perf_counter() - start
        if spent >= seconds:
            return steps / spent


def print_rates(doc: str, library: str, measures: dict[str, Measure]) -> None:
    """A line for every measure, or for those that are asked for."""
    parser = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--only", nargs="+", choices=measures, default=list(measures), metavar="MEASURE")
    asked = parser.parse_args()
    for what in asked.only:
        line = {"what": what, "version": version(library)}
        try:
            line["steps_per_second"] = round(measures[what](asked.seconds), 3)
        except ImportError as missing:
            line["missing"] = str(missing)
        print(json.dumps(line), flush=True)
