"""Construct environments from the arguments of `env()`."""

from collections.abc import Iterable, Mapping
from typing import Any

from paddlewheel.core.errors import SetupError
from paddlewheel.core.game import Game
from paddlewheel.core.messages.errors import plain
from paddlewheel.core.variants import named_variants
from paddlewheel.environments.pettingzoo.env import Environment
from paddlewheel.environments.pettingzoo.turn_env import TurnEnvironment

ENCODINGS = {"atomic": Environment, "turns": TurnEnvironment}


def make(
    game: Game,
    name: str,
    edition: str,
    players: int,
    variants: Mapping[str, Any] | Iterable[str],
    render_mode: str | None,
    actions: str,
) -> Environment:
    """Construct an environment; edition, players and variants as in `paddlewheel.new_game`."""
    if actions not in ENCODINGS:
        raise SetupError(plain(f"actions are {' or '.join(ENCODINGS)}, not {actions!r}"))
    return ENCODINGS[actions](game, game.options(edition, players, named_variants(variants)), name, render_mode)
