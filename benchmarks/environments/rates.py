"""Shared by the benchmark scripts of environments: command-line arguments and JSON output."""

import argparse
import json
from collections.abc import Callable
from importlib.metadata import version
from time import perf_counter

Measure = Callable[[float], float]  # seconds to measure -> steps per second


def steps_a_second(play: Callable[[], int], seconds: float) -> float:
    """Call `play`, which returns its number of steps, repeatedly for at least `seconds`."""
    steps, start = 0, perf_counter()
    while True:
        steps += play()
        spent = perf_counter() - start
        if spent >= seconds:
            return steps / spent


def print_rates(doc: str, library: str, measures: dict[str, Measure]) -> None:
    """Run all or the selected measurements and print a JSON line for each."""
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
