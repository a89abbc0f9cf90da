"""Compiling the engine once, with progress, into the user's cache folder."""

from collections.abc import Callable

from paddlewheel.core.compiled import MARKS, PLAIN, cache_folder, sources
from paddlewheel.games import GAMES

DONE = "warm"


def cache_is_warm() -> bool:
    return PLAIN or (cache_folder() / DONE).exists()


def functions_to_compile() -> int:
    """How many functions carry a mark of `core.compiled`."""
    return sum(path.read_text(encoding="utf-8").count(mark + "\n") for path in sources() for mark in MARKS)


def warm(on_progress: Callable[[int], None]) -> None:
    """Compile everything a game can need; `on_progress` is told how many functions are done."""
    from numba.core import event

    class Counter(event.Listener):  # type: ignore[misc]
        def __init__(self) -> None:
            self.done = 0

        def on_start(self, event: object) -> None:
            pass

        def on_end(self, event: object) -> None:
            self.done += 1
            on_progress(self.done)

    with event.install_listener("numba:compile", Counter()):
        for game in GAMES.values():
            for edition in game.editions():
                game.warm_up(game.options(edition, game.player_counts(edition)[0], {}))
                break
    cache_folder().mkdir(parents=True, exist_ok=True)
    (cache_folder() / DONE).touch()
