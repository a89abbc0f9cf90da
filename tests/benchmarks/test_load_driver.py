"""The load driver counts what the database holds."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.repository import ROOT

DRIVER = ROOT / "benchmarks" / "load.py"


def measured(database: Path, *options: str) -> dict[str, str]:
    command = [sys.executable, DRIVER, "--rooms", "4", "--seconds", "2", "--warm-up", "0", *options]
    said = subprocess.run([*command, "--database", f"sqlite:///{database}"], capture_output=True, text=True, check=True)
    return dict(line.split("  ", 1) for line in said.stdout.splitlines())


def counted(database: Path, table: str, where: str = "") -> int:
    with closing(sqlite3.connect(database)) as connection:
        return int(connection.execute(f"SELECT count(*) FROM {table} {where}").fetchone()[0])


@pytest.mark.server
def test_every_action_that_was_acknowledged_is_in_the_database(tmp_path: Path) -> None:
    database = tmp_path / "rooms.db"
    table = {name: value.strip() for name, value in measured(database, "--rate", "40").items()}
    assert int(table["actions acknowledged"]) == counted(database, "entries", "WHERE kind = 'play'") > 0
    assert int(table["rooms opened"]) == counted(database, "rooms") >= 4
    assert int(table["plan requests"]) > 0
    assert table["acknowledged after, ms"].startswith("p50 ")
