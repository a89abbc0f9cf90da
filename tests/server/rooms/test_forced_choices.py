"""What is the only choice of a person's turn is made at once, told, and not taken back."""

import random
from pathlib import Path

import pytest

from paddlewheel.core.game import CHANCE, NOBODY
from paddlewheel.server.rooms.decisions.entries import FORCED
from paddlewheel.server.rooms.export import effective_line
from paddlewheel.server.rooms.journal import UNDO
from paddlewheel.server.rooms.room import Room
from paddlewheel.server.storage.repository import Repository
from tests.server.storage.test_repository import opened, with_store


@pytest.mark.parametrize("seed", range(2))
def test_the_last_phase_tile_is_taken_by_itself(tmp_path: Path, seed: int) -> None:
    async def work(store: Repository) -> None:
        live = await Room.load(await opened(store, "riverboat"), store)
        dice, forced = random.Random(seed), 0
        while live.actor != NOBODY:
            position, undo = live.game_log.position, live.game_log.undo_seat
            legal = position.legal_actions()
            assert len(legal) > 1 or not position.begins_turn or undo == live.actor
            was = live.number
            await live.play(live.actor, was, position.game.action_text(dice.choice(legal)))
            forced += sum(entry.kind == FORCED for entry in await store.entries(live.room.room, was))
            if (await store.entries(live.room.room))[-1].kind == FORCED:
                assert live.game_log.undo_seat is None
        assert live.actor != CHANCE
        assert forced >= 4  # in every round somebody is left with the last tile
        entries = await store.entries(live.room.room)
        told = next(entry for entry in entries if entry.kind == FORCED)
        assert told.action.startswith("phase ")
        again = live.room.first_position()
        for entry in effective_line(entry for entry in entries if entry.kind != UNDO):
            again.step(again.game.parse_action(entry.action))
        assert again.result() == live.game_log.position.result()

    with_store(f"sqlite:///{tmp_path / 'rooms.db'}", work)
