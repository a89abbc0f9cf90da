"""Saving a game under way, without ever writing over a file that is something else."""

import os
from pathlib import Path

from paddlewheel.core.errors import RecordError
from paddlewheel.core.match import Match
from paddlewheel.core.records import FORMAT, to_text


def default_file() -> Path:
    base = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(base) / "paddlewheel" / "last-game.json"


def save(match: Match, path: Path) -> None:
    """Write the record, or raise a RecordError that says why it cannot be."""
    try:
        if path.exists() and FORMAT not in path.read_text(encoding="utf-8", errors="replace")[:200]:
            raise RecordError(f"{path} is there already and is not a saved game; choose another name")
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_name(path.name + ".new")
        fresh.write_text(to_text(match.save()), encoding="utf-8")
        fresh.replace(path)
    except OSError as problem:
        raise RecordError(f"{path} cannot be written: {problem.strerror}") from None


def how_to_resume(path: Path) -> str:
    return f"The game is saved. Go on with: paddlewheel play --load {path}"
