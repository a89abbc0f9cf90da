"""Environments of the tables in `tests.tables`, and random play in them."""

from random import Random
from typing import Any

import numpy as np

from paddlewheel.environments.pettingzoo import mississippi_queen_v2, riverboat_v1
from tests.tables import EVERY_TABLE, Table, name_of

MODULES: dict[str, Any] = {"mississippi-queen": mississippi_queen_v2, "riverboat": riverboat_v1}
NAMES = (
    "intro-1997-3",
    "2019-4",
    "2019-advanced-4-teams=2-2,black_rose=True,river_length=15",
    "black-rose-1998-6-teams=2-2-2,vote_on_direction=True,b_tiles=B3-1+B3-2",
    "black-rose-1998-8-branching_river=True",
    "riverboat-2",
    "riverboat-3",
)
SAMPLES = [table for table in EVERY_TABLE if name_of(table) in NAMES]
OTHERS = [table for table in EVERY_TABLE if name_of(table) not in NAMES]
SHORT = next(table for table in SAMPLES if name_of(table) == "riverboat-2")
RACE = next(table for table in SAMPLES if name_of(table) == "2019-4")


def environment(table: Table, raw: bool = False, **more: Any) -> Any:
    module = MODULES[table.game.name]
    return (module.raw_env if raw else module.env)(**table.game.options_to_json(table.options), **more)


def legal(env: Any) -> list[int]:
    """What whoever decides may do, as its mask says."""
    actions: list[int] = np.flatnonzero(env.last()[0]["action_mask"]).tolist()
    return actions


def play(env: Any, luck: Random, steps: int | None = None) -> None:
    """So many random steps, or on to the end of the game."""
    while not all(env.terminations.values()) and steps != 0:
        env.step(luck.choice(legal(env)))
        steps = None if steps is None else steps - 1
