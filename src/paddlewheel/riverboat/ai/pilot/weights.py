"""Forecast weights of data/pilot.toml by player count: a row per moment, a column per feature."""

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from paddlewheel.core.errors import DataError
from paddlewheel.riverboat.ai.pilot.feature_names import FEATURES, NAMES
from paddlewheel.riverboat.ai.pilot.round_progress import ALL_MOMENTS
from paddlewheel.riverboat.components import read_data

FILE = "pilot.toml"
FILE_HEADER = """# What each feature of a seat is worth at each moment of a game with so many players;
# eleven moments a round, see ai/pilot/round_progress.py. `spread` says how far off the forecast usually is.
# All in thousandths of a point. Found by self-play: python -m paddlewheel.lab.tuning.riverboat.
"""


@cache
def _data() -> dict[str, Any]:
    return tomllib.loads(read_data(FILE))


@cache
def pilot_weights(players: int) -> Any:
    return weights_from(_data()[str(players)]["weights"])


@cache
def pilot_spread(players: int) -> Any:
    """Typical error of the forecast of a seat's points, by moment."""
    spread = _data()[str(players)]["spread"]
    if len(spread) != ALL_MOMENTS or min(spread) <= 0:
        raise DataError(f"{FILE}: spread needs {ALL_MOMENTS} numbers above 0")
    return np.array(spread, np.float64)


def weights_from(rows: Mapping[str, Any]) -> Any:
    weights = np.zeros((ALL_MOMENTS, FEATURES), np.int64)
    for name in rows.keys() ^ set(NAMES):
        raise DataError(f"{FILE}: {name!r} is not in both the file and the list of features")
    for column, name in enumerate(NAMES):
        if len(rows[name]) != ALL_MOMENTS:
            raise DataError(f"{FILE}: {name!r} has {len(rows[name])} weights, not {ALL_MOMENTS}")
        weights[:, column] = rows[name]
    return weights


def weights_to_text(found: Mapping[int, tuple[Any, Any]]) -> str:
    """Text of the data file for the weights and spread of every player count."""
    lines = [FILE_HEADER]
    for players, (weights, spread) in found.items():
        lines += [f"[{players}]", f"spread = {_row(spread)}", "", f"[{players}.weights]"]
        lines += [f'"{name}" = {_row(weights[:, column])}' for column, name in enumerate(NAMES)]
        lines.append("")
    return "\n".join(lines)


def _row(numbers: Any) -> str:
    return f"[{', '.join(str(int(number)) for number in numbers)}]"
