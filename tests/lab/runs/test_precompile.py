"""What is compiled is known by its sources and by the processor it is for."""

from pathlib import Path

import pytest

from paddlewheel.core.game import Game
from paddlewheel.core.jit.decorators import PACKAGE, PLAIN, compiled_sources, holds_compiled_code
from paddlewheel.games import GAMES
from paddlewheel.lab.runs import precompile


@pytest.mark.skipif(PLAIN, reason="plain Python compiles nothing")
def test_what_was_compiled_for_another_processor_is_not_taken_for_compiled(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PADDLEWHEEL_CACHE", str(tmp_path))
    assert precompile.uncompiled_games() == list(GAMES.values())
    for game in GAMES.values():
        complete = tmp_path / "paddlewheel" / precompile.completion_marker(game)
        complete.parent.mkdir(parents=True)
        complete.touch()
    assert precompile.cache_is_warm()
    monkeypatch.setattr(precompile, "machine_fingerprint", lambda: "another")
    assert precompile.uncompiled_games() == list(GAMES.values())


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_numbers_that_are_built_into_compiled_code_count_as_its_source(game: Game) -> None:
    """Numba would not see their edit, and go on with what they were."""
    room = PACKAGE / precompile.game_package(game)
    known = compiled_sources(room.name)
    for name in ("state.py", "actions.py", "tables.py", "clauses.py", "observation/fields.py", "ai/pilot/weights.py"):
        assert room / name in known, name
        assert not holds_compiled_code(room / name)
    assert PACKAGE / "core" / "batch" / "observation.py" in known
    assert room / "view" / "seat_view.py" not in known
