"""PettingZoo environment of Riverboat: four rounds of cultivation, planting, shipping, opportunity and scoring.

    env = riverboat_v1.env(players=3, variants={"workers": 15})

Agents: player_0, player_1, ... in seat order. Actions: Discrete(582), or with `actions="turns"` Discrete(8192), see
`turn_env`. Observations: {"observation": bytes, "action_mask": 1 for legal actions}; `RIVERBOAT.fields()` describes
the layout.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from paddlewheel.environments.pettingzoo.env import Environment
from paddlewheel.environments.pettingzoo.factory import make
from paddlewheel.environments.pettingzoo.wrappers import ValidatingWrapper
from paddlewheel.riverboat.game import RIVERBOAT

NAME = "riverboat_v1"


def raw_env(
    players: int = 3,
    edition: str = "2017",
    variants: Mapping[str, Any] | Iterable[str] = (),
    render_mode: str | None = None,
    actions: str = "atomic",
) -> Environment:
    """The environment without validation wrapper: an illegal action raises an error."""
    return make(RIVERBOAT, NAME, edition, players, variants, render_mode, actions)


def env(
    players: int = 3,
    edition: str = "2017",
    variants: Mapping[str, Any] | Iterable[str] = (),
    render_mode: str | None = None,
    actions: str = "atomic",
) -> ValidatingWrapper:
    """Options as in `paddlewheel.new_game`; an illegal action ends the game, see `ValidatingWrapper`."""
    return ValidatingWrapper(raw_env(players, edition, variants, render_mode, actions))
