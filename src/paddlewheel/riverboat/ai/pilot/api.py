"""Python interface of the bot `pilot` and its forecast."""

from functools import cache
from typing import Any

import numpy as np

from paddlewheel.core.jit.decorators import entry, without_dispatch
from paddlewheel.core.jit.records import copy_into
from paddlewheel.riverboat.ai.pilot.feature_names import FEATURES, ROW_SIZE
from paddlewheel.riverboat.ai.pilot.features import read_features
from paddlewheel.riverboat.ai.pilot.round_progress import moment
from paddlewheel.riverboat.ai.pilot.score_forecast import POINT
from paddlewheel.riverboat.ai.pilot.shortlist import (
    ACTIONS,
    COLUMNS,
    LENGTH,
    MAX_SHORTLIST_PLANS,
    VALUE,
    RiverboatShortlistWorkspace,
    make_shortlist,
)
from paddlewheel.riverboat.ai.pilot.weights import pilot_spread, pilot_weights
from paddlewheel.riverboat.state import MAX_PLAYERS, OVER_DECISION, RiverboatState
from paddlewheel.riverboat.tables import RiverboatTables

TIE_MARGIN = 50  # thousandths of a point: plans within this margin count as equal
LOGISTIC_SCALE = 0.83  # scale of the softmax over forecasts, in units of their spread


@entry
def run_shortlist(
    workspace: RiverboatShortlistWorkspace, all_tables: list[RiverboatTables], weights: Any, most: int, plans: Any
) -> int:
    """Entry point of `make_shortlist` for callers in Python."""
    return make_shortlist(workspace, all_tables[0], weights, most, plans)


RUN_SHORTLIST = without_dispatch(run_shortlist)  # with weights of `pilot_weights`


@entry
def run_features(states: list[RiverboatState], all_tables: list[RiverboatTables], rows: Any, moments: Any) -> None:
    """Write the features and the moment of every seat."""
    for seat in range(all_tables[0].players):
        read_features(states[0], all_tables[0], seat, rows[seat])
        moments[seat] = moment(states[0], all_tables[0], seat)


@cache
def shared_workspace() -> RiverboatShortlistWorkspace:
    return RiverboatShortlistWorkspace.allocate()


@cache
def shared_plans() -> Any:
    return np.zeros((MAX_SHORTLIST_PLANS, COLUMNS), np.int64)


def shortlist(position: Any, most: int, weights: Any = None) -> Any:
    """Rows of the best plans for the current decision, best first; columns as in `pilot.shortlist`."""
    workspace, plans = shared_workspace(), shared_plans()
    copy_into(workspace.states, 0, position.records)
    if weights is not None:
        return plans[: run_shortlist(workspace, position.tables, weights, most, plans)]
    weights = pilot_weights(position.options.players)
    return plans[: RUN_SHORTLIST(workspace, position.tables, weights, most, plans)]


def plan_actions(row: Any) -> tuple[int, ...]:
    return tuple(int(action) for action in row[ACTIONS : ACTIONS + row[LENGTH]])


def pilot_actions(position: Any, luck: int = 0, restless: bool = False) -> tuple[int, ...]:
    """The plan with the best value; with `luck`, 32 random bits, a random one within TIE_MARGIN of it.

    `restless` changes nothing: positions of a game never repeat.
    """
    plans = shortlist(position, MAX_SHORTLIST_PLANS if luck else 1)
    good = int(np.sum(plans[:, VALUE] >= plans[0, VALUE] - TIE_MARGIN))
    return plan_actions(plans[(luck * good) >> 32])


def features(position: Any) -> tuple[Any, Any]:
    """Features and moment of every seat."""
    rows, moments = np.zeros((MAX_PLAYERS, ROW_SIZE), np.int64), np.zeros(MAX_PLAYERS, np.int64)
    run_features(position.records, position.tables, rows, moments)
    players = position.options.players
    return rows[:players, :FEATURES], moments[:players]


def win_shares(position: Any) -> list[float]:
    """Win probabilities as a softmax of the forecasts; at the end, equal shares of the winners."""
    players = position.options.players
    if position.record.decision == OVER_DECISION:
        first = [place == 1 for place in position.result()]
        return [won / sum(first) for won in first]
    if position.rounds == 0:
        return [1 / players] * players
    rows, moments = features(position)
    points = np.array([int(points) for points in position.record.points[:players]]) * POINT
    points = points + np.sum(rows * pilot_weights(players)[moments], axis=1)
    odds = np.exp((points - points.max()) / (LOGISTIC_SCALE * pilot_spread(players)[moments].mean()))
    return [float(share) for share in odds / odds.sum()]
