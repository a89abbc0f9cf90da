"""Everybody comes back at once: the history is told once a room, and the driver's short form."""

import asyncio
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from paddlewheel.server.rooms import event_cache
from paddlewheel.server.rooms.room import Room
from paddlewheel.server.rooms.viewer import SPECTATOR_VIEWER, Viewer
from paddlewheel.server.storage.repository import Repository
from tests.repository import ROOT
from tests.server.rooms.test_broadcast import at_random
from tests.server.storage.test_repository import opened, with_store

pytestmark = pytest.mark.server

DRIVER = ROOT / "benchmarks" / "server" / "reconnect.py"
ENTRIES, AT_ONCE = 60, 10


def test_a_history_that_many_ask_for_is_told_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told, taken = 0, event_cache.with_events

    def counted(*arguments: Any) -> Any:
        nonlocal told
        told += 1
        return taken(*arguments)

    monkeypatch.setattr(event_cache, "with_events", counted)

    async def work(store: Repository) -> None:
        live, dice = await Room.load(await opened(store, "riverboat"), store), random.Random(8)
        while live.number < ENTRIES:
            await at_random(live, dice)
        audiences = (SPECTATOR_VIEWER, Viewer((0,)), Viewer((1,)))
        asked = [live.happened(number % 2, eyes) for number in range(AT_ONCE) for eyes in audiences]
        answers = await asyncio.gather(*asked)
        assert told == live.number
        assert [len(answer) for answer in answers[::3]] == [live.number, live.number - 1] * (AT_ONCE // 2)
        told_before = told
        await at_random(live, dice)
        assert len(await live.happened(0, SPECTATOR_VIEWER)) == live.number
        assert told == told_before + live.number - len(answers[0]), "only what is new"

    with_store(f"sqlite:///{tmp_path / 'rooms.db'}", work)


def test_all_players_of_some_rooms_come_back_at_once() -> None:
    command = [sys.executable, str(DRIVER), "--rooms", "5", "--entries", "60"]
    said = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert said.returncode == 0, said.stderr[-2000:]
    assert re.findall(r"^(whole \w+) +20 players", said.stdout, re.M) == ["whole view", "whole history"]
