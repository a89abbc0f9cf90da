"""What is compiled is known by where its source stands: another copy of the package compiles its own."""

from pathlib import Path

import pytest

from paddlewheel.core.compiled import PACKAGE, holds_compiled_code, sources
from paddlewheel.core.contract import Game
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


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_numbers_that_are_built_into_compiled_code_count_as_its_source(game: Game) -> None:
    """Numba would not see their edit, and go on with what they were."""
    room = PACKAGE / warm.room(game)
    known = sources(room.name)
    for name in ("state.py", "actions.py", "tables.py", "clauses.py", "observing/fields.py", "pilot/weights.py"):
        assert room / name in known, name
        assert not holds_compiled_code(room / name)
    assert PACKAGE / "core" / "observing.py" in known
    assert room / "view" / "seen.py" not in known
