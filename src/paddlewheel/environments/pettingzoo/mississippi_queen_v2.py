"""PettingZoo environment of Mississippi Queen, a race of paddle steamers down a river revealed tile by tile.

    env = mississippi_queen_v2.env(players=4, edition="2019", variants=("black_rose",))

Agents: player_0, player_1, ... in seat order. Actions: Discrete(66), or with `actions="turns"` Discrete(8192), see
`turn_env`. Observations: {"observation": bytes, "action_mask": 1 for legal actions}; `MISSISSIPPI_QUEEN.fields()`
describes the layout.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from paddlewheel.environments.pettingzoo.env import Environment
from paddlewheel.environments.pettingzoo.factory import make
from paddlewheel.environments.pettingzoo.wrappers import ValidatingWrapper
from paddlewheel.mississippi_queen.game import MISSISSIPPI_QUEEN

NAME = "mississippi_queen_v2"


def raw_env(
    players: int = 4,
    edition: str = "2019",
    variants: Mapping[str, Any] | Iterable[str] = (),
    render_mode: str | None = None,
    actions: str = "atomic",
) -> Environment:
    """The environment without validation wrapper: an illegal action raises an error."""
    return make(MISSISSIPPI_QUEEN, NAME, edition, players, variants, render_mode, actions)


def env(
    players: int = 4,
    edition: str = "2019",
    variants: Mapping[str, Any] | Iterable[str] = (),
    render_mode: str | None = None,
    actions: str = "atomic",
) -> ValidatingWrapper:
    """Options as in `paddlewheel.new_game`; an illegal action ends the game, see `ValidatingWrapper`."""
    return ValidatingWrapper(raw_env(players, edition, variants, render_mode, actions))
