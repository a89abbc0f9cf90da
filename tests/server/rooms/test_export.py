"""A room's game leaves it as a record that replays, and whose luck anybody can check."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

import paddlewheel as pw
from paddlewheel.core.errors import RecordError
from paddlewheel.core.game import NOBODY, Position
from paddlewheel.core.matches.provably_fair import check_luck, commitment, fair_draw
from paddlewheel.core.matches.records import to_text
from paddlewheel.games import GAMES, find_game
from paddlewheel.server.rooms.export import to_record
from paddlewheel.server.rooms.journal import GameLog, JournalEntry, Snapshot
from paddlewheel.server.storage.models import RoomRow
from tests.forkserver import run_python
from tests.server.rooms.test_journal import SECRET, fuzzed
from tests.server.storage.test_repository import new_room


def played(game: str, entries: int) -> tuple[RoomRow, list[JournalEntry], GameLog]:
    room = new_room(game)
    table = GameLog.at(Snapshot(0, 0, room.first_position()))
    return room, list(fuzzed(table, 6, entries)), table


def sees_all(_: Position) -> bool:
    return True


def finished() -> dict[str, Any]:
    """Riverboat, because it always ends."""
    room, entries, table = played("riverboat", 5000)
    assert table.actor == NOBODY
    return asyncio.run(to_record(room, entries, sees_all))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_under_way_replays_and_keeps_its_secret(game: str) -> None:
    room, entries, table = played(game, 90)
    record = asyncio.run(to_record(room, entries, sees_all))
    match = pw.load(to_text(record))
    assert [match.game.action_text(action) for action in match.log[: table.length]] == record["actions"]
    assert SECRET.hex() not in to_text(record)
    assert record["luck"]["commitment"] == commitment(SECRET)
    with pytest.raises(RecordError, match="shown when the game is over"):
        check_luck(find_game(game), record)


def test_the_luck_of_a_finished_game_is_checked_to_the_last_draw() -> None:
    record = finished()
    assert check_luck(find_game("riverboat"), record).checked == len(record["luck"]["draws"]) > 20


def test_a_draw_that_was_changed_is_found() -> None:
    room, entries, _ = played("riverboat", 5000)
    record, first = asyncio.run(to_record(room, entries, sees_all)), room.first_position()
    action = record["actions"][0]
    other = next(n for n in range(1000, 2000) if first.game.action_text(fair_draw(first, SECRET, n)) != action)
    record["luck"]["draws"][0] = other
    with pytest.raises(RecordError, match=f"entry {other} says '{action}', but the secret draws"):
        check_luck(first.game, record)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"secret": "00" * 32}, "does not belong to the commitment"),
        ({"secret": "xyz"}, "must have commitment, secret and draws"),
        ({"draws": []}, "nothing is said of the draw"),
        ({"draws": None}, "must have commitment, secret and draws"),
    ],
)
def test_luck_that_does_not_hold_is_refused_in_words(change: dict[str, Any], says: str) -> None:
    record = finished()
    record["luck"] |= change
    with pytest.raises(RecordError, match=says):
        check_luck(find_game("riverboat"), record)


@pytest.mark.slow
def test_replay_check_says_so(tmp_path: Path) -> None:
    record, file = finished(), tmp_path / "game.json"
    file.write_text(to_text(record))
    command = ("-m", "paddlewheel.cli", "replay", str(file), "--check")
    draws = len(record["luck"]["draws"])
    said = run_python(*command).stdout
    assert f"and all {draws} draws follow from the room's secret" in " ".join(said.split())
    told = json.loads(run_python(*command, "--json").stdout)
    assert told["draws"] == draws
    record["luck"]["secret"] = "11" * 32
    file.write_text(to_text(record))
    refused = run_python(*command)
    assert refused.returncode == 1
    assert "does not belong to the commitment" in " ".join(refused.stderr.split())


@pytest.mark.slow
@pytest.mark.parametrize("copied", ["some", "all"])
def test_replay_check_says_how_many_draws_it_could_not_check(tmp_path: Path, copied: str) -> None:
    """A record of a room that went on from elsewhere; of one in which all was copied nothing is known, and that is
    no success."""
    record, file = finished(), tmp_path / "game.json"
    until = len(record["actions"]) if copied == "all" else 60
    game = find_game("riverboat")
    own = [game.is_chance_action(game.parse_action(text)) for text in record["actions"]]
    record["luck"] |= {"copied": until, "draws": record["luck"]["draws"][sum(own[:until]) :]}
    file.write_text(to_text(record))
    command = ("-m", "paddlewheel.cli", "replay", str(file), "--check")
    done = run_python(*command)
    said = " ".join(done.stdout.split())
    assert f"{sum(own[:until])} more came from elsewhere and cannot be checked" in said
    assert (done.returncode, "no draw could be checked" in said) == ((3, True) if copied == "all" else (0, False))
    told = run_python(*command, "--json")
    assert json.loads(told.stdout)["draws"] == sum(own[until:])
    assert told.returncode == done.returncode
