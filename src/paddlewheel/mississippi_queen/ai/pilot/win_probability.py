"""Win shares: a softmax over the estimated arrival times of the boats."""

import math
from typing import Any

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.mississippi_queen.ai.pilot.time_to_finish import time_to_finish, unlaid_river_time
from paddlewheel.mississippi_queen.ai.pilot.weights import SPREAD, SPREAD_FAR
from paddlewheel.mississippi_queen.ai.pilot.workspace import MississippiQueenSearchWorkspace
from paddlewheel.mississippi_queen.rules.end import side_merit
from paddlewheel.mississippi_queen.rules.order import is_racing
from paddlewheel.mississippi_queen.state import IN_PORT, OVER_DECISION, Race
from paddlewheel.mississippi_queen.tables import MississippiQueenTables

NO_ARRIVAL = 1 << 29


@compiled
def has_moved(race: Race, boat: int) -> bool:
    """Has this boat had its turn in the current round?"""
    for index in range(race.turn):
        if race.order[index] == boat:
            return True
    return False


@compiled
def arrival(race: Race, tables: MississippiQueenTables, workspace: MississippiQueenSearchWorkspace, boat: int) -> int:
    """Arrival time of a boat: its remaining time, plus a turn if it has moved in this round."""
    if race.condition[boat] == IN_PORT:
        return -4000 + 100 * race.berth[boat]
    time = time_to_finish(race, tables, workspace.distance_map, workspace.weights, boat)
    return time + (100 if has_moved(race, boat) else 0)


@compiled
def arrivals(
    race: Race, tables: MississippiQueenTables, workspace: MississippiQueenSearchWorkspace, ported: int
) -> int:
    """Fill `times` and return the earliest. The first `ported` boats in port are left out: their places are fixed."""
    times, first = workspace.times, NO_ARRIVAL
    for boat in range(race.boats):
        times[boat] = NO_ARRIVAL
        docked = race.condition[boat] == IN_PORT
        if boat != race.rose and (is_racing(race, boat) or (docked and race.berth[boat] > ported)):
            times[boat] = arrival(race, tables, workspace, boat)
            first = min(first, times[boat])
    return first


@compiled
def time_spread(race: Race, tables: MississippiQueenTables, weights: Any, first: int) -> float:
    """Scale of a clear difference in hundredths of a turn; it grows with the remaining length of the race."""
    way = max(0, first) + unlaid_river_time(race, tables, weights)
    return weights[SPREAD] + weights[SPREAD_FAR] * way / 100.0


@compiled
def softmax_shares(
    race: Race, tables: MississippiQueenTables, workspace: MississippiQueenSearchWorkspace, first: int, spread: float
) -> None:
    """Fill the win share of each seat by a softmax; team-mates share theirs."""
    times, shares, total = workspace.times, workspace.shares, 0.0
    for seat in range(tables.players):
        shares[seat] = 0.0
    for boat in range(race.boats):
        if times[boat] < NO_ARRIVAL:
            weight = math.exp(-(times[boat] - first) / spread)
            total += weight
            for seat in range(tables.players):
                if tables.side[seat] == tables.side[race.owner[boat]]:
                    shares[seat] += weight
    for seat in range(tables.players):
        shares[seat] = shares[seat] / total if total > 0 else 1.0 / tables.players


@compiled
def final_shares(race: Race, tables: MississippiQueenTables, shares: Any) -> None:
    """Fill the shares of a finished race: 1 for the winning side."""
    best = 0
    for seat in range(tables.players):
        best = max(best, side_merit(race, tables, seat))
    for seat in range(tables.players):
        shares[seat] = 1.0 if side_merit(race, tables, seat) == best else 0.0


@compiled
def fill_win_shares(
    race: Race, tables: MississippiQueenTables, workspace: MississippiQueenSearchWorkspace, ported: int
) -> None:
    """Fill `shares` with the win share of each seat's side, for the first place that is still open."""
    if race.decision == OVER_DECISION and race.in_port <= ported:
        final_shares(race, tables, workspace.shares)
        return
    first = arrivals(race, tables, workspace, ported)
    softmax_shares(race, tables, workspace, first, time_spread(race, tables, workspace.weights, first))
