"""Recorded games replay to the same end, whatever has been changed since."""

import json
from pathlib import Path

import pytest

import paddlewheel as pw
from paddlewheel.mississippi_queen.editions import edition_names, player_counts
from tests.golden.endings import ending_of

GAMES = sorted((Path(__file__).parent / "games").glob("*.json"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_recorded_game_replays(path: Path) -> None:
    record = json.loads(path.read_text())
    match = pw.load(record)
    assert match.is_over
    assert ending_of(match.position) == record["ending"]
    assert match.result == record["result"]


def test_every_preset_and_count_has_a_recorded_game() -> None:
    recorded = {(record["edition"], record["players"]) for record in map(options_in, GAMES)}
    assert recorded >= {(edition, players) for edition in edition_names() for players in player_counts(edition)}


def test_every_way_of_ending_has_a_recorded_game() -> None:
    endings = {json.loads(path.read_text())["ending"] for path in GAMES}
    assert endings == {"guard", "dead race", "last side afloat", "first in port", "all but one in port"}


def options_in(path: Path) -> dict[str, object]:
    options: dict[str, object] = json.loads(path.read_text())["options"]
    return options
