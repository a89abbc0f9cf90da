"""A long game opens at once: from its snapshot, with the few entries since, and it looks as it did."""

import json
import random
import time
from typing import Any

import pytest

from paddlewheel.core.game import CHANCE, NOBODY
from paddlewheel.core.notation.positions import position_from_json, position_to_json
from paddlewheel.core.presentation import views_of
from paddlewheel.games import find_game
from paddlewheel.server.api.responses import encode_json
from paddlewheel.server.json_patch import difference
from paddlewheel.server.rooms.journal import GameLog, JournalEntry, Snapshot
from paddlewheel.server.rooms.room import SNAPSHOT_INTERVAL_ENTRIES, Room
from paddlewheel.server.rooms.viewer import SPECTATOR_VIEWER, Viewer
from paddlewheel.server.storage.models import RoomRow, SeatRow
from paddlewheel.server.storage.repository import Repository, StoredRoom
from tests.server.rooms.test_journal import fuzzed, new_table, same
from tests.server.storage.test_repository import new_room, with_store

LONG = 500  # entries
FEW = SNAPSHOT_INTERVAL_ENTRIES + 40  # what may come after a snapshot: one player's turn more
AT_ONCE = 0.2  # seconds of work, whatever else the machine does
LONG_GAMES = [("mississippi-queen", 5), ("riverboat", 4)]


async def played(store: Repository, game: str, players: int) -> tuple[RoomRow, GameLog]:
    """A room with a game of that length, written as a server writes it."""
    found = find_game(game)
    options = json.dumps(found.options_to_json(found.options(None, players, {})))
    room = RoomRow(**{**vars(new_room(game)), "options": options})
    await store.open_room(room, [SeatRow(room.room, seat, f"Player {seat + 1}", None, "") for seat in range(players)])
    live, dice = await Room.load(room, store), random.Random(9)
    while live.number < LONG or not live.game_log.undo_stack:
        position = live.game_log.position
        assert position.actor != NOBODY
        await live.play(position.actor, live.number, position.game.action_text(dice.choice(position.legal_actions())))
    return room, live.game_log


def views(live: Room) -> list[str]:
    """The whole, for everybody."""
    everybody = [SPECTATOR_VIEWER, *(Viewer((seat,)) for seat in range(len(live.seats)))]
    return [encode_json(live.whole(eyes)) for eyes in everybody]


@pytest.mark.parametrize(("game", "players"), LONG_GAMES)
def test_a_long_game_opens_at_once_from_its_snapshot(
    database: str, game: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    counts = {"read": 0, "taken": 0}
    kept, take = Repository.kept, GameLog.take

    async def read(store: Repository, *asked: Any, **how: Any) -> StoredRoom:
        found = await kept(store, *asked, **how)
        counts["read"] += len(found.journal.entries)
        return found

    def taken(table: GameLog, entry: JournalEntry) -> None:
        counts["taken"] += 1
        take(table, entry)

    async def work(store: Repository) -> None:
        room, table = await played(store, game, players)
        assert table.number >= LONG
        with monkeypatch.context() as patch:
            patch.setattr(Repository, "kept", read)
            patch.setattr(GameLog, "take", taken)
            live = await Room.load(room, store)
            assert len(views(live)) == players + 1
        assert counts["read"] == counts["taken"]
        assert len(table.undo_stack) <= counts["read"] <= FEW
        assert same(live.game_log.position, table.position)
        assert min([await seconds_to_open(room, store) for _ in range(5)]) < AT_ONCE

    with_store(database, work)


async def seconds_to_open(room: RoomRow, store: Repository) -> float:
    begins = time.process_time()
    views(await Room.load(room, store))
    return time.process_time() - begins


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "variants"),
    [("mississippi-queen", {}), ("mississippi-queen", {"vote_on_direction": True}), ("riverboat", {})],
)
def test_at_every_moment_a_room_opened_anew_looks_as_it_did(game: str, variants: dict[str, Any]) -> None:
    """The snapshot goes through text, as the database keeps it."""
    table, told = new_table(game, 3, variants), []
    for entry in fuzzed(table, 2, 150):
        told.append(entry)
        if table.actor == CHANCE:
            continue  # nobody ever sees this
        again = reopened(table.settled)
        for later in told[again.number :]:
            again.take(later)
        for one, other in zip(seen(table), seen(again), strict=True):
            assert difference(one, other) == {}, f"after entry {entry.number}"
        assert again.undo_seat == table.undo_seat


def reopened(settled: Snapshot) -> GameLog:
    position = position_from_json(settled.position.game, json.loads(json.dumps(position_to_json(settled.position))))
    return GameLog.at(Snapshot(settled.number, settled.length, position))


def seen(table: GameLog) -> list[Any]:
    return [json.loads(encode_json(view)) for view in views_of(table.position, [None, 0, 1, 2]).values()]
