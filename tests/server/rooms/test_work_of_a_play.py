"""What one play costs: its text is parsed once, judged once, and the position copied once."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from paddlewheel.core.game import CHANCE
from paddlewheel.games import GAMES
from paddlewheel.server.rooms.journal import GameLog
from paddlewheel.server.rooms.participant import Participant
from paddlewheel.server.rooms.room import Room
from paddlewheel.server.rooms.viewer import Viewer
from paddlewheel.server.storage.repository import Repository
from tests.server.storage.test_repository import opened, with_store


def counted(monkeypatch: pytest.MonkeyPatch, owner: type, name: str, calls: Counter[str]) -> None:
    real: Callable[..., Any] = getattr(owner, name)

    def count(*arguments: Any, **named: Any) -> Any:
        calls[name] += 1
        return real(*arguments, **named)

    monkeypatch.setattr(owner, name, count)


@pytest.mark.parametrize("game", GAMES)
def test_a_play_is_parsed_judged_and_copied_once(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: Repository) -> None:
        live = await Room.load(await opened(store, game), store)
        log = live.game_log
        seat, action = log.actor, log.position.legal_actions()[0]
        player, text = Participant(live, Viewer((seat,))), log.position.game.action_text(action)
        calls: Counter[str] = Counter()
        with monkeypatch.context() as patch:
            for name in ("refusal", "copy", "step"):
                counted(patch, type(log.position), name, calls)
            counted(patch, type(log.position.game), "parse_action", calls)
            await player.play(live.number, text)  # views and events, which copy too, are made after it
            found = dict(calls)
        draws = live.number - log.number - 1
        assert found == {"parse_action": 1, "refusal": 1, "copy": 1 + draws, "step": 1 + draws}
        live.send_pending()
        assert live.actor != CHANCE

    with_store(f"sqlite:///{tmp_path / 'rooms.db'}", work)


def test_stored_entries_are_parsed_and_judged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: Repository) -> None:
        live = await Room.load(await opened(store), store)
        for _ in range(5):
            position = live.game_log.position
            await live.play(live.actor, live.number, position.game.action_text(position.legal_actions()[0]))
        entries = await store.entries(live.room.room)
        calls: Counter[str] = Counter()
        with monkeypatch.context() as patch:
            counted(patch, type(live.game_log.position), "refusal", calls)
            counted(patch, type(live.game_log.position.game), "parse_action", calls)
            again = GameLog.at(await store.settled(live.room))
            for entry in entries[again.number :]:
                again.take(entry)
        replayed = len(entries) - (await store.settled(live.room)).number
        assert dict(calls) == {"parse_action": replayed, "refusal": replayed}

    with_store(f"sqlite:///{tmp_path / 'rooms.db'}", work)
