"""The weights of the forecast: data/pilot.toml, in thousandths of a point, a row for every moment of the game."""

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from paddlewheel.core.errors import DataError
from paddlewheel.riverboat.boxes import read_data
from paddlewheel.riverboat.pilot.features import FEATURES, NAMES
from paddlewheel.riverboat.pilot.moments import ALL_MOMENTS

FILE = "pilot.toml"


@cache
def pilot_weights() -> Any:
    """One row of numbers a moment, one column a feature."""
    return weights_from(tomllib.loads(read_data(FILE)))


@cache
def pilot_spread() -> Any:
    """How far off the forecast of one seat's points usually is, a number a moment."""
    spread = tomllib.loads(read_data(FILE)).get("spread", [])
    if len(spread) != ALL_MOMENTS or min(spread) <= 0:
        raise DataError(f"{FILE}: spread needs {ALL_MOMENTS} numbers above 0")
    return np.array(spread, np.float64)


def weights_from(data: Mapping[str, Any]) -> Any:
    weights = np.zeros((ALL_MOMENTS, FEATURES), np.int64)
    rows = data.get("weights", {})
    for name in rows.keys() ^ set(NAMES):
        raise DataError(f"{FILE}: {name!r} is not in both the file and the list of features")
    for column, name in enumerate(NAMES):
        if len(rows[name]) != ALL_MOMENTS:
            raise DataError(f"{FILE}: {name!r} has {len(rows[name])} weights, not {ALL_MOMENTS}")
        weights[:, column] = rows[name]
    return weights


def weights_to_text(weights: Any, spread: Any) -> str:
    """The file, from the numbers."""
    lines = [
        "# What each feature of a seat is worth at each moment of the game; eleven moments a round, see pilot/moments.py.",
        "# All numbers in thousandths of a point. Found by self-play: python -m paddlewheel.lab.tune_riverboat.",
        "",
        "# How far off the forecast usually is.",
        f"spread = [{', '.join(str(int(number)) for number in spread)}]",
        "",
        "[weights]",
    ]
    for column, name in enumerate(NAMES):
        numbers = ", ".join(str(int(number)) for number in weights[:, column])
        lines.append(f'"{name}" = [{numbers}]')
    return "\n".join(lines) + "\n"
