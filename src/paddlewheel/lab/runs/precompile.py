"""Compile the engine into the user's cache folder with progress, one process per game in parallel."""

import hashlib
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from threading import Lock

from paddlewheel.core.errors import PaddlewheelError
from paddlewheel.core.game import Game
from paddlewheel.core.jit.cache_folders import cache_folders
from paddlewheel.core.jit.decorators import CORE, DECORATOR_MARKS, PLAIN, cache_folder, cache_name, compiled_sources
from paddlewheel.core.jit.warm_up import warm_up
from paddlewheel.games import GAMES, find_game
from paddlewheel.lab import messages

COMPILED_LINE = "compiled"  # line printed by a compile process after each function


def game_package(game: Game) -> str:
    """The package folder with a game's sources."""
    return game.name.replace("-", "_")


@cache
def machine_fingerprint() -> str:
    """Hash of what compiled code depends on besides its source: Python, numba, processor model or NUMBA_CPU_NAME."""
    import numba
    from numba.core.registry import cpu_target

    processor = cpu_target.target_context.codegen().magic_tuple()
    return hashlib.sha256(repr((sys.version_info[:2], numba.__version__, processor)).encode()).hexdigest()[:16]


def completion_marker(game: Game) -> str:
    """Name of the marker file that shows that the compiled code is complete."""
    return f"{cache_name(game_package(game))}/complete-{machine_fingerprint()}"


def uncompiled_games() -> list[Game]:
    """Games that are not compiled yet; none if no cache folder is writable."""
    folders = cache_folders()
    if PLAIN or folders.writable is None:
        return []
    return [
        game
        for game in GAMES.values()
        if not any((folder / completion_marker(game)).exists() for folder in folders.readable)
    ]


def check_cache() -> None:
    """Raise an error if compiled code could not be stored."""
    if not PLAIN and cache_folders().writable is None:
        raise PaddlewheelError(messages.no_cache_folder())


def cache_is_warm() -> bool:
    return not uncompiled_games()


def functions_to_compile() -> int:
    """Number of functions with a decorator of `core.jit.decorators` in core and in the uncompiled games."""
    paths = {path for name in (CORE, *map(game_package, uncompiled_games())) for path in compiled_sources(name)}
    return sum(
        path.read_text(encoding="utf-8").count(completion_marker + "\n")
        for path in paths
        for completion_marker in DECORATOR_MARKS
    )


def precompile_all(on_progress: Callable[[int], None]) -> None:
    """Compile all uncompiled games; `on_progress` receives the number of compiled functions."""
    done, lock = 0, Lock()

    def count_one() -> None:
        nonlocal done
        with lock:
            done += 1
            on_progress(done)

    games = uncompiled_games()
    with ThreadPoolExecutor(len(games) or 1) as pool:
        for finished in [pool.submit(_precompile_in_process, game, count_one) for game in games]:
            finished.result()


def _precompile_in_process(game: Game, count_one: Callable[[], None]) -> None:
    command = [sys.executable, "-m", "paddlewheel.lab.runs.precompile", game.name]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if line.strip() == COMPILED_LINE:
                count_one()
        complaint = process.stderr.read() if process.stderr is not None else ""
    if process.returncode != 0:
        raise PaddlewheelError(messages.not_compiled(game.title, complaint))


def precompile_game(game: Game) -> None:
    """Compile one game in this process, printing a line per function."""
    from numba.core import event

    class Teller(event.Listener):  # type: ignore[misc]
        def on_start(self, event: object) -> None:
            pass

        def on_end(self, event: object) -> None:
            print(COMPILED_LINE, flush=True)

    with event.install_listener("numba:compile", Teller()):
        edition = game.editions()[0]
        warm_up(game, game.options(edition, game.player_counts(edition)[0], {}))
    complete = cache_folder(game_package(game)).parent / completion_marker(game)
    complete.parent.mkdir(parents=True, exist_ok=True)
    complete.touch()


if __name__ == "__main__":
    precompile_game(find_game(sys.argv[1]))
