"""Mississippi Queen: a race of paddle steamers down a river that is laid out as they go.

    env = mississippi_queen_v2.env(players=4, edition="2019", variants=("black_rose",))

Agents: player_0, player_1, ... in the order of their seats. Actions: Discrete(64), or with `actions="turns"`
Discrete(8192), see `whole_turns`. Observations: {"observation": numbers from 0 to 255, "action_mask": 1 for what is
legal}; `MISSISSIPPI_QUEEN.fields()` tells number by number.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from paddlewheel.environments.pettingzoo.env import Environment
from paddlewheel.environments.pettingzoo.factory import make
from paddlewheel.environments.pettingzoo.wrappers import Guarded
from paddlewheel.mississippi_queen.game import MISSISSIPPI_QUEEN

NAME = "mississippi_queen_v2"


def raw_env(
    players: int = 4,
    edition: str = "2019",
    variants: Mapping[str, Any] | Iterable[str] = (),
    render_mode: str | None = None,
    actions: str = "atomic",
) -> Environment:
    """The environment without its guard: an illegal action is an error."""
    return make(MISSISSIPPI_QUEEN, NAME, edition, players, variants, render_mode, actions)


def env(
    players: int = 4,
    edition: str = "2019",
    variants: Mapping[str, Any] | Iterable[str] = (),
    render_mode: str | None = None,
    actions: str = "atomic",
) -> Guarded:
    """A table as in `paddlewheel.new_game`; an illegal action ends the game, see `Guarded`."""
    return Guarded(raw_env(players, edition, variants, render_mode, actions))
