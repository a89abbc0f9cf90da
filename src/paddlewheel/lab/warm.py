"""Compiling the engine once, with progress, into the user's cache folder: a process a game, side by side."""

import hashlib
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock

from paddlewheel.core.compiled import CORE, MARKS, PACKAGE, PLAIN, cache_folder, sources
from paddlewheel.core.contract import Game
from paddlewheel.core.errors import PaddlewheelError
from paddlewheel.games import GAMES, find_game

COMPILED = "compiled"  # what a process says after each function


def room(game: Game) -> str:
    """The folder of the package with a game's sources."""
    return game.name.replace("-", "_")


def mark(game: Game) -> Path:
    """Is there when everything is compiled. Numba finds compiled code by the path of its source: another copy of the
    package has to compile its own, and has a mark of its own."""
    where = hashlib.sha256(str(PACKAGE).encode()).hexdigest()[:16]
    return cache_folder(room(game)) / f"warm-{where}"


def cold_games() -> list[Game]:
    if PLAIN:
        return []
    return [game for game in GAMES.values() if not mark(game).exists()]


def cache_is_warm() -> bool:
    return not cold_games()


def functions_to_compile() -> int:
    """How many functions carry a mark of `core.compiled`, in core and in the games still to be compiled."""
    paths = {path for name in (CORE, *map(room, cold_games())) for path in sources(name)}
    return sum(path.read_text(encoding="utf-8").count(mark + "\n") for path in paths for mark in MARKS)


def warm(on_progress: Callable[[int], None]) -> None:
    """Compile everything a game can need; `on_progress` is told how many functions are done."""
    done, lock = 0, Lock()

    def count_one() -> None:
        nonlocal done
        with lock:
            done += 1
            on_progress(done)

    games = cold_games()
    with ThreadPoolExecutor(len(games) or 1) as pool:
        for finished in [pool.submit(_warm_apart, game, count_one) for game in games]:
            finished.result()


def _warm_apart(game: Game, count_one: Callable[[], None]) -> None:
    command = [sys.executable, "-m", "paddlewheel.lab.warm", game.name]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if line.strip() == COMPILED:
                count_one()
        complaint = process.stderr.read() if process.stderr is not None else ""
    if process.returncode != 0:
        raise PaddlewheelError(f"{game.title} could not be compiled:\n{complaint}")


def warm_here(game: Game) -> None:
    """Compile one game in this process, saying so function by function."""
    from numba.core import event

    class Teller(event.Listener):  # type: ignore[misc]
        def on_start(self, event: object) -> None:
            pass

        def on_end(self, event: object) -> None:
            print(COMPILED, flush=True)

    with event.install_listener("numba:compile", Teller()):
        edition = game.editions()[0]
        game.warm_up(game.options(edition, game.player_counts(edition)[0], {}))
    mark(game).parent.mkdir(parents=True, exist_ok=True)
    mark(game).touch()


if __name__ == "__main__":
    warm_here(find_game(sys.argv[1]))
