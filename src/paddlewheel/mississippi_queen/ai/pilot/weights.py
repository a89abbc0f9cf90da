"""Weights of the pilot as one array, with an index per name."""

import tomllib
from functools import cache
from typing import Any

import numpy as np

from paddlewheel.mississippi_queen.tables import read_data

WEIGHT_NAMES = (
    "coal_at_front",
    "coal_at_finish",
    "detour",
    "scarce",
    "aground",
    "danger",
    "spread",
    "spread_far",
    "a_tile",
    "exposed",
    "exposed_at_speed",
    "ramp",
)
(
    COAL_AT_FRONT,
    COAL_AT_FINISH,
    DETOUR,
    SCARCITY,
    AGROUND_COST,
    DANGER_COST,
    SPREAD,
    SPREAD_FAR,
    A_TILE,
    EXPOSED,
    EXPOSED_AT_SPEED,
    RAMP,
) = range(12)
WEIGHT_COUNT = RAMP + 7


@cache
def pilot_weights() -> Any:
    data = tomllib.loads(read_data("pilot.toml"))
    return np.array([data[name] for name in WEIGHT_NAMES[:RAMP]] + data["ramp"], np.float64)
