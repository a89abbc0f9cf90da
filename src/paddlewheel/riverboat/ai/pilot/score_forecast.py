"""The forecast of final points, in thousandths of a point."""

from typing import Any

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.riverboat.ai.pilot.features import AGENTS_BONUS, FEATURES, RIVALRY_END, read_features, read_rivalry
from paddlewheel.riverboat.ai.pilot.round_progress import moment
from paddlewheel.riverboat.state import OVER_STEP, Season
from paddlewheel.riverboat.tables import Tables

POINT = 1000


@compiled
def points_forecast(season: Season, tables: Tables, seat: int, weights: Any, row: Any) -> int:
    """The points this seat will have at the end."""
    value = POINT * season.points[seat]
    if season.step == OVER_STEP:
        return value
    read_features(season, tables, seat, row)
    now = moment(season, tables, seat)
    for index in range(FEATURES):
        value += weights[now, index] * row[index]
    return int(value)


@compiled
def rivalry_forecast(season: Season, tables: Tables, seat: int, weights: Any, row: Any) -> int:
    """The part of the forecast that others can change without touching this seat's mat."""
    value = POINT * season.points[seat]
    if season.step == OVER_STEP:
        return value
    read_rivalry(season, tables, seat, row)
    now = moment(season, tables, seat)
    for index in range(AGENTS_BONUS, RIVALRY_END):
        value += weights[now, index] * row[index]
    return int(value)


@compiled
def outlook(season: Season, tables: Tables, seat: int, weights: Any, row: Any) -> int:
    """What an outcome of this seat's decision is worth to it: its forecast less what the others gain by it."""
    value = points_forecast(season, tables, seat, weights, row)
    theirs = 0
    for other in range(tables.players):
        if other != seat:
            theirs += rivalry_forecast(season, tables, other, weights, row)
    return value - theirs // (tables.players - 1)


@compiled
def margin(season: Season, tables: Tables, seat: int, weights: Any, row: Any) -> int:
    """The forecast of a seat less the average of the others'."""
    theirs = 0
    for other in range(tables.players):
        if other != seat:
            theirs += points_forecast(season, tables, other, weights, row)
    return points_forecast(season, tables, seat, weights, row) - theirs // (tables.players - 1)
