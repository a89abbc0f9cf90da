"""Render modes of the Gymnasium environments."""

from collections.abc import Callable
from typing import Any

from paddlewheel.core.errors import SetupError
from paddlewheel.core.game import Position
from paddlewheel.core.messages.errors import plain
from paddlewheel.environments import rendering

MODES: dict[str, Callable[[Position], Any]] = {"ansi": rendering.ansi, "rgb_array": rendering.rgb_array}
FPS = 2  # for videos


def check_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise SetupError(plain(f"render_mode is {' or '.join(map(repr, MODES))}, not {mode!r}"))
    return mode


def render_position(position: Position, mode: str | None) -> Any:
    if mode is None:
        raise SetupError(
            plain("nothing is drawn without a mode: make the environment with render_mode='ansi' or 'rgb_array'")
        )
    return MODES[mode](position)
