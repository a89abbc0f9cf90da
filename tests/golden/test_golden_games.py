"""Recorded games replay to the same end, whatever has been changed since."""

import json
from pathlib import Path
from typing import Any

import pytest

import paddlewheel as pw
from tests.golden import endings
from tests.golden.endings import ending_of
from tests.tables import EVERY_TABLE

GAMES = sorted((Path(__file__).parent / "games").glob("*.json"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_recorded_game_replays(path: Path) -> None:
    record = json.loads(path.read_text())
    match = pw.load(record)
    assert match.is_over
    assert ending_of(match.position) == record["ending"]
    assert match.result == record["result"]


def test_every_preset_and_count_has_a_recorded_game() -> None:
    recorded = {(row["game"], row["options"]["edition"], row["options"]["players"]) for row in map(read, GAMES)}
    assert recorded >= {(table.game.name, table.edition, table.players) for table in EVERY_TABLE}


def test_every_way_of_ending_has_a_recorded_game() -> None:
    ways = {value for name, value in vars(endings).items() if name.isupper()}
    assert {read(path)["ending"] for path in GAMES} == ways


def read(path: Path) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(path.read_text())
    return record
