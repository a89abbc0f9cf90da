"""Forecast of final points, in thousandths of a point."""

from typing import Any

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.riverboat.ai.pilot.feature_names import AGENTS_BONUS, FEATURES, RIVALRY_END
from paddlewheel.riverboat.ai.pilot.features import read_features, read_rivalry
from paddlewheel.riverboat.ai.pilot.round_progress import moment
from paddlewheel.riverboat.state import OVER_DECISION, RiverboatState
from paddlewheel.riverboat.tables import RiverboatTables

POINT = 1000


@compiled
def points_forecast(state: RiverboatState, tables: RiverboatTables, seat: int, weights: Any, features: Any) -> int:
    """Expected points of this seat at the end."""
    value = POINT * state.points[seat]
    if state.decision == OVER_DECISION:
        return value
    read_features(state, tables, seat, features)
    now = moment(state, tables, seat)
    for index in range(FEATURES):
        value += weights[now, index] * features[index]
    return int(value)


@compiled
def rivalry_forecast(state: RiverboatState, tables: RiverboatTables, seat: int, weights: Any, features: Any) -> int:
    """Current points and the part of the forecast that opponents can change (majorities)."""
    value = POINT * state.points[seat]
    if state.decision == OVER_DECISION:
        return value
    read_rivalry(state, tables, seat, features)
    now = moment(state, tables, seat)
    for index in range(AGENTS_BONUS, RIVALRY_END):
        value += weights[now, index] * features[index]
    return int(value)


@compiled
def outcome_value(state: RiverboatState, tables: RiverboatTables, seat: int, weights: Any, features: Any) -> int:
    """Value of an outcome of this seat's decision: its forecast minus the opponents' average rivalry forecast."""
    value = points_forecast(state, tables, seat, weights, features)
    theirs = 0
    for other in range(tables.players):
        if other != seat:
            theirs += rivalry_forecast(state, tables, other, weights, features)
    return value - theirs // (tables.players - 1)


@compiled
def margin(state: RiverboatState, tables: RiverboatTables, seat: int, weights: Any, features: Any) -> int:
    """Forecast of a seat minus the average of the others'."""
    theirs = 0
    for other in range(tables.players):
        if other != seat:
            theirs += points_forecast(state, tables, other, weights, features)
    return points_forecast(state, tables, seat, weights, features) - theirs // (tables.players - 1)
