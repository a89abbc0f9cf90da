"""Environments of one game: what a PettingZoo module such as `mississippi_queen_v2` offers."""

from collections.abc import Iterable, Mapping
from typing import Any

from paddlewheel.core.errors import SetupError
from paddlewheel.core.game import Game
from paddlewheel.core.messages.errors import plain
from paddlewheel.core.variants import named_variants
from paddlewheel.environments.pettingzoo.env import Environment
from paddlewheel.environments.pettingzoo.turn_env import TurnEnvironment
from paddlewheel.environments.pettingzoo.wrappers import ValidatingWrapper

ENCODINGS = {"atomic": Environment, "turns": TurnEnvironment}


def environment_name(game: Game) -> str:
    return f"{game.name.replace('-', '_')}_v{game.module.environment_version}"


class GameEnvironments:
    """Agents: player_0, player_1, ... in seat order. Actions: Discrete(`game.player_actions`), or with
    `actions="turns"` Discrete(8192), see `turn_env`.

    Observations: {"observation": bytes, "action_mask": 1 for legal actions}; `core.batch.observe_one.fields_of(game)`
    describes the layout.
    """

    def __init__(self, game: Game) -> None:
        self.game = game

    def raw_env(
        self,
        players: int | None = None,
        edition: str | None = None,
        variants: Mapping[str, Any] | Iterable[str] = (),
        render_mode: str | None = None,
        actions: str = "atomic",
    ) -> Environment:
        """The environment without validation wrapper: an illegal action raises an error."""
        if actions not in ENCODINGS:
            raise SetupError(plain(f"actions are {' or '.join(ENCODINGS)}, not {actions!r}"))
        options = self.game.options(edition, players, named_variants(variants))
        return ENCODINGS[actions](self.game, options, environment_name(self.game), render_mode)

    def env(
        self,
        players: int | None = None,
        edition: str | None = None,
        variants: Mapping[str, Any] | Iterable[str] = (),
        render_mode: str | None = None,
        actions: str = "atomic",
    ) -> ValidatingWrapper:
        """Options as in `paddlewheel.new_game`; an illegal action ends the game, see `ValidatingWrapper`."""
        return ValidatingWrapper(self.raw_env(players, edition, variants, render_mode, actions))
