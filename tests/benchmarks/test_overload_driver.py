"""Whatever one address does to a server, people at another play on: the driver's short form."""

import json
import subprocess
import sys
from typing import Any

import pytest

from tests.repository import ROOT

DRIVER = ROOT / "benchmarks" / "overload"
SHORT = ("--seconds", "2", "--rest", "0", "--warm-up", "1", "--rooms", "200", "--json")
LONGEST_MOVE = 20_000  # milliseconds: no measure of speed, only a sign that nobody was stopped
MEMORY = 300  # MiB


@pytest.fixture(scope="module")
def rows() -> list[dict[str, Any]]:
    said = subprocess.run([sys.executable, DRIVER, *SHORT], capture_output=True, text=True, timeout=400, check=False)
    assert said.returncode == 0, said.stderr[-2000:]
    return [json.loads(line) for line in said.stdout.splitlines()]


@pytest.mark.server
def test_every_attack_was_tried(rows: list[dict[str, Any]]) -> None:
    names = [row["attack"] for row in rows]
    assert names[0] == "nothing"
    assert len(set(names)) == len(names) > 15


@pytest.mark.server
def test_every_move_is_acknowledged(rows: list[dict[str, Any]]) -> None:
    assert [row["attack"] for row in rows if not row["moves"] or row["lost"]] == []
    assert [row["attack"] for row in rows if row["max_ms"] > LONGEST_MOVE] == []


@pytest.mark.server
def test_the_servers_memory_is_bounded(rows: list[dict[str, Any]]) -> None:
    assert [row["attack"] for row in rows if row["peak_mib"] - row["before_mib"] > MEMORY] == []
    assert rows[-1]["after_mib"] - rows[0]["before_mib"] < MEMORY
