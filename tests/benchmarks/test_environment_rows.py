"""Environments beside other libraries': what is measured and how it is compared, not how fast it is."""

import json
import subprocess
import sys
from typing import Any

import pytest

from benchmarks.environment_rows import (
    ENVIRONMENT_BENCHMARKS,
    SCRIPTS,
    EnvironmentBenchmark,
    PeerMeasurement,
    benchmark_rows,
    run_script,
)
from benchmarks.results import bench_table
from paddlewheel.core.errors import PaddlewheelError

OTHERS = EnvironmentBenchmark("in a bath", "laps/s", (PeerMeasurement("ducks.py", "Ducks", "2"),), target="20")
QUEEN, BOAT = OTHERS.ours


def lines(*options: str) -> list[dict[str, Any]]:
    command = [sys.executable, SCRIPTS / "ours.py", *options]
    said = subprocess.run(command, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in said.stdout.splitlines()]


def test_rates_and_ratios_are_medians_over_the_rounds() -> None:
    rounds: list[dict[str, Any]] = [
        {QUEEN: 30, BOAT: 10, "Ducks": 10},
        {QUEEN: 20, BOAT: 40, "Ducks": 40},  # somebody else was busy, and not with us
        {QUEEN: 40, BOAT: 20, "Ducks": 10},
    ]
    found = [(row["what"], row["value"], row["unit"], row["target"]) for row in benchmark_rows(OTHERS, rounds)]
    assert found == [
        (QUEEN, 30, "laps/s", "20"),
        (BOAT, 20, "laps/s", "20"),
        ("Ducks", 10, "laps/s", ""),
        (f"{QUEEN}, against Ducks", 3, "times", "2"),
        (f"{BOAT}, against Ducks", 1, "times", "2"),
    ]


def test_a_library_that_is_missing_is_named_and_the_others_are_measured() -> None:
    rows = list(benchmark_rows(OTHERS, [{QUEEN: "install water", BOAT: 10, "Ducks": 5}] * 3))
    assert [(row["what"], row["value"], row["unit"]) for row in rows] == [
        (QUEEN, None, "install water"),
        (BOAT, 10, "laps/s"),
        ("Ducks", 5, "laps/s"),
        (f"{BOAT}, against Ducks", 2, "times"),
    ]


def test_what_is_not_measured_has_its_reason_in_the_table() -> None:
    rows = list(benchmark_rows(OTHERS, [{QUEEN: "install water", BOAT: 10_000, "Ducks": 2_500}]))
    table = bench_table({"version": "1", "machine": "here", "rows": rows})
    values, units = list(table.columns[1].cells), list(table.columns[2].cells)
    assert list(zip(values, units, strict=True))[:2] == [("", "install water"), ("10,000", "laps/s")]
    assert (values[-1], units[-1]) == ("4", "times")


def test_every_rival_is_one_of_its_scripts_measures() -> None:
    for benchmark in ENVIRONMENT_BENCHMARKS:
        for peer in benchmark.peer_measurements:
            assert f'"{peer.what}"' in (SCRIPTS / peer.script).read_text(encoding="utf-8")


@pytest.mark.slow
def test_both_games_are_measured_in_every_way() -> None:
    # PettingZoo's own benchmark takes five seconds, whatever is asked for: one of its four is enough here.
    wanted = [what for benchmark in ENVIRONMENT_BENCHMARKS for what in benchmark.ours if "PettingZoo" not in what]
    wanted.append("Riverboat, PettingZoo env()")
    found = lines("--seconds", "0.01", "--only", *wanted)
    assert [line["what"] for line in found] == wanted
    assert all(line["steps_per_second"] > 0 and line["version"] for line in found)


def test_a_script_that_fails_is_named() -> None:
    with pytest.raises(PaddlewheelError, match=r"ours\.py could not measure Chess"):
        run_script(sys.executable, "ours.py", ["Chess"], 0.01)
