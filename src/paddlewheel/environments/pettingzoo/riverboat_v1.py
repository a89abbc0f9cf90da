"""Riverboat: four rounds of cultivating, planting and shipping on plantations along the river.

    env = riverboat_v1.env(players=3, variants={"workers": 15})

Agents: player_0, player_1, ... in the order of their seats. Actions: Discrete(582), or with `actions="turns"`
Discrete(8192), see `whole_turns`. Observations: {"observation": numbers from 0 to 255, "action_mask": 1 for what is
legal}; `RIVERBOAT.fields()` tells number by number.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from paddlewheel.environments.pettingzoo.env import Environment
from paddlewheel.environments.pettingzoo.factory import make
from paddlewheel.environments.pettingzoo.wrappers import Guarded
from paddlewheel.riverboat.game import RIVERBOAT

NAME = "riverboat_v1"


def raw_env(
    players: int = 3,
    edition: str = "2017",
    variants: Mapping[str, Any] | Iterable[str] = (),
    render_mode: str | None = None,
    actions: str = "atomic",
) -> Environment:
    """The environment without its guard: an illegal action is an error."""
    return make(RIVERBOAT, NAME, edition, players, variants, render_mode, actions)


def env(
    players: int = 3,
    edition: str = "2017",
    variants: Mapping[str, Any] | Iterable[str] = (),
    render_mode: str | None = None,
    actions: str = "atomic",
) -> Guarded:
    """A table as in `paddlewheel.new_game`; an illegal action ends the game, see `Guarded`."""
    return Guarded(raw_env(players, edition, variants, render_mode, actions))
