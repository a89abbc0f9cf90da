"""What is compiled is known by where its source stands: another copy of the package compiles its own."""

from pathlib import Path

import pytest

from paddlewheel.games import GAMES
from paddlewheel.lab import warm


def test_another_copy_of_the_package_is_not_taken_for_compiled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PADDLEWHEEL_CACHE", str(tmp_path))
    monkeypatch.setattr(warm, "PLAIN", False)
    assert warm.cold_games() == list(GAMES.values())
    for game in GAMES.values():
        warm.mark(game).parent.mkdir(parents=True)
        warm.mark(game).touch()
    assert warm.cache_is_warm()
    monkeypatch.setattr(warm, "PACKAGE", tmp_path / "elsewhere" / "paddlewheel")
    assert warm.cold_games() == list(GAMES.values())
