"""A room with people in it: on the disk first, then seen, by everybody the same and no more than they may see."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from paddlewheel.core.errors import IllegalAction
from paddlewheel.core.game import NOBODY
from paddlewheel.core.messages.errors import plain
from paddlewheel.server.api.responses import encode_json
from paddlewheel.server.json_patch import apply_patch
from paddlewheel.server.rooms.broadcast import LayeredView
from paddlewheel.server.rooms.room import Room, StaleIndex
from paddlewheel.server.rooms.viewer import Viewer
from paddlewheel.server.storage.group_commit import NotWritten
from paddlewheel.server.storage.models import JournalAppend
from paddlewheel.server.storage.repository import Repository
from tests.server.storage.test_repository import opened, with_store
from tests.server.test_json_patch import OBJECTS


class Client:
    """Holds a view and changes it by what it hears, as a page does."""

    def __init__(self, live: Room, *seats: int) -> None:
        self.viewer, self.heard = Viewer(seats), []
        first = live.listen(self.viewer, self.hear)
        self.next, self.view = first["next"], first["view"]

    def hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "seats":
            return
        assert message["from"] == self.next, "no gap"
        self.heard.append(message)
        self.next, self.view = message["next"], apply_patch(self.view, message["view"])


async def at_random(live: Room, dice: random.Random) -> None:
    back = live.game_log.undo_seat
    if back is not None and dice.random() < 0.15:
        await (live.undo if dice.random() < 0.6 else live.restart_turn)(back, live.number)
    else:
        position = live.game_log.position
        action = position.game.action_text(dice.choice(position.legal_actions()))
        await live.play(position.actor, live.number, action)


@pytest.mark.parametrize("game", ["mississippi-queen", "riverboat"])
def test_everybody_follows_and_a_second_server_sees_the_same(database: str, game: str) -> None:
    async def work(store: Repository) -> None:
        room, dice = await opened(store, game), random.Random(1)
        live = await Room.load(room, store)
        clients = [Client(live, *seats) for seats in ((0,), (1,), (2,), (), (0, 1), (2, 1))]
        for _ in range(80):
            await at_random(live, dice)
        live.send_pending()
        other = await Room.load(room, store)
        for client in clients:
            assert client.next == live.number == other.number
            assert client.view == live.whole(client.viewer)["view"] == other.whole(client.viewer)["view"]
        assert clients[0].heard
        assert all(message["happened"] for message in clients[0].heard)

    with_store(database, work)


def test_a_decision_about_a_moment_that_is_over_changes_nothing(database: str) -> None:
    async def work(store: Repository) -> None:
        live = await Room.load(await opened(store), store)
        position, index = live.game_log.position, live.number
        actor, text = position.actor, position.game.action_text(position.legal_actions()[0])
        await live.play(actor, index, text)
        kept = await store.entries(live.room.room)
        with pytest.raises(StaleIndex, match=f"decided before entry {index}"):
            await live.play(actor, index, text)
        with pytest.raises(IllegalAction):
            await live.play((live.game_log.actor + 1) % 3, live.number, text)
        assert await store.entries(live.room.room) == kept

    with_store(database, work)


def test_of_two_servers_that_decide_at_once_one_is_told_that_it_was_late(database: str) -> None:
    async def work(store: Repository) -> None:
        room = await opened(store)
        one = await Room.load(room, store)
        two = await Room.load(room, store)
        late = Client(two, 0)
        position = one.game_log.position
        text = position.game.action_text(position.legal_actions()[0])
        await one.play(position.actor, one.number, text)
        with pytest.raises(StaleIndex, match="another player was faster"):
            await two.play(two.game_log.actor, two.number, text)
        assert two.number == one.number
        two.send_pending()
        assert late.view == one.whole(Viewer((0,)))["view"]

    with_store(database, work)


def test_what_the_disk_does_not_take_nobody_sees(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: Repository) -> None:
        live = await Room.load(await opened(store), store)
        client = Client(live, 0)
        before, position = encode_json(client.view), live.game_log.position

        async def full(what: JournalAppend) -> None:
            raise NotWritten(plain("the database could not keep this, so it has not happened: disk full"))

        with monkeypatch.context() as patch:
            patch.setattr(store, "append", full)
            with pytest.raises(NotWritten, match="disk full"):
                await live.play(position.actor, live.number, position.game.action_text(position.legal_actions()[0]))
        assert encode_json(live.whole(Viewer((0,)))["view"]) == before
        assert client.heard == []

    with_store(database, work)


def test_the_secret_is_shown_when_the_game_is_over_and_not_before(database: str) -> None:
    async def work(store: Repository) -> None:
        live, dice = await Room.load(await opened(store, "riverboat"), store), random.Random(3)
        secret = live.room.secret.hex()
        client = Client(live)
        while live.game_log.actor != NOBODY:
            assert secret not in encode_json(client.view)
            position = live.game_log.position
            action = position.game.action_text(dice.choice(position.legal_actions()))
            await live.play(position.actor, live.number, action)
            live.send_pending()
        assert client.view["luck"]["secret"] == secret
        assert not any(secret in encode_json(message) for message in client.heard[:-1])

    with_store(database, work)


def test_decisions_that_arrive_together_wait_for_each_other(database: str) -> None:
    async def work(store: Repository) -> None:
        live = await Room.load(await opened(store), store)
        position, index = live.game_log.position, live.number
        text = position.game.action_text(position.legal_actions()[0])
        results = await asyncio.gather(
            *(live.play(position.actor, index, text) for _ in range(5)), return_exceptions=True
        )
        assert sum(isinstance(result, int) for result in results) == 1
        assert sum(isinstance(result, StaleIndex) for result in results) == 4

    with_store(database, work)


@given(OBJECTS, OBJECTS, OBJECTS, OBJECTS)
def test_a_patch_of_a_view_in_two_parts_leads_to_the_whole(
    shared: dict[str, Any], own: dict[str, Any], then_shared: dict[str, Any], then_own: dict[str, Any]
) -> None:
    old, new = LayeredView(shared, own), LayeredView(then_shared, then_own)
    assert apply_patch(old.whole(), old.patch_to(new, {})) == new.whole()


@pytest.mark.parametrize("game", ["mississippi-queen", "riverboat"])
def test_who_sees_the_same_change_gets_the_same_message(tmp_path: Path, game: str) -> None:
    async def work(store: Repository) -> None:
        live = await Room.load(await opened(store, game), store)
        actor = live.actor
        clients = [Client(live, *seats) for seats in ((0,), (1,), (2,), (), ())]
        await at_random(live, random.Random(1))
        live.send_pending()
        idle = [one for one in clients if actor not in one.viewer.seats and live.actor not in one.viewer.seats]
        assert len(idle) >= 3
        assert len({id(client.heard[-1]) for client in idle}) == 1
        assert all(client.view == live.whole(client.viewer)["view"] for client in clients)

    with_store(f"sqlite:///{tmp_path / 'rooms.db'}", work)
