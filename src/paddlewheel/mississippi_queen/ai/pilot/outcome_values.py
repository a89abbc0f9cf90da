"""Value of each outcome of a turn: the win share of the moving side after it."""

import math
from typing import Any

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.mississippi_queen.ai.heuristic import would_dock_here
from paddlewheel.mississippi_queen.ai.pilot.push_risk import count_threats, find_threats
from paddlewheel.mississippi_queen.ai.pilot.time_to_finish import BoatState, time_from
from paddlewheel.mississippi_queen.ai.pilot.weights import DANGER_COST, EXPOSED, EXPOSED_AT_SPEED
from paddlewheel.mississippi_queen.ai.pilot.win_probability import NO_ARRIVAL, arrivals, time_spread
from paddlewheel.mississippi_queen.ai.pilot.workspace import (
    RESERVED_COAL,
    ROOT_IN_PORT,
    MississippiQueenSearchWorkspace,
)
from paddlewheel.mississippi_queen.planning.endings import in_danger
from paddlewheel.mississippi_queen.planning.search import find_outcomes
from paddlewheel.mississippi_queen.planning.workspace import (
    COAL,
    DANGER,
    END_BOW,
    END_COAL,
    END_PLACING,
    END_SPACE,
    END_SPEED,
    OUTCOME_COUNT,
    use_placing,
)
from paddlewheel.mississippi_queen.rules.river import adjacent, is_open_water, kind_of
from paddlewheel.mississippi_queen.state import BANK, DEPOT, NONE, Race, SearchStacks
from paddlewheel.mississippi_queen.tables import MississippiQueenTables

IN_PORT_TIME = -4000
UNCHECKED, SAFE, UNSAFE = -1, 0, 1
OUT_OF_RACE_PENALTY = 3000
SLOW_SPEED = 2  # at most this speed: the boat is manoeuvring


@compiled
def set_boat_weights(race: Race, tables: MississippiQueenTables, workspace: MississippiQueenSearchWorkspace) -> float:
    """Fill `boat_weights` for the current position; return the spread of arrival times."""
    first = arrivals(race, tables, workspace, workspace.notes[ROOT_IN_PORT])
    spread = time_spread(race, tables, workspace.weights, first)
    for boat in range(race.boats):
        workspace.boat_weights[boat] = weight_of(workspace.times[boat], first, spread)
    return spread


@compiled
def weight_of(time: int, first: int, spread: float) -> float:
    return math.exp(-(time - first) / spread) if time < NO_ARRIVAL else 0.0


@compiled
def earliest_arrival(race: Race, times: Any) -> int:
    first = times[0]
    for boat in range(1, race.boats):
        first = min(first, times[boat])
    return first


@compiled
def rose_coal_for(
    race: Race, tables: MississippiQueenTables, boat: int, afloat: BoatState, rose_space: int, rose_speed: int
) -> int:
    """Coal the Black Rose would give this boat with both at the given places, MQ-ROSE-8."""
    if race.rose == NONE or race.owner[boat] != race.controller or afloat.speed != rose_speed:
        return 0
    if not is_open_water(race, tables, afloat.space) or not is_open_water(race, tables, rose_space):
        return 0
    if not adjacent(race, tables, afloat.space, rose_space):
        return 0
    return max(0, min(tables.full_coal - afloat.coal, tables.rose_gives))


@compiled
def time_beside_rose(
    race: Race,
    tables: MississippiQueenTables,
    workspace: MississippiQueenSearchWorkspace,
    row: int,
    boat: int,
    before: int,
) -> int:
    """Arrival time of another boat after an outcome of the Black Rose's own turn."""
    outcomes, distance_map, weights = workspace.plans.outcomes, workspace.distance_map, workspace.weights
    space, bow, speed, coal = race.place[boat], race.bow[boat], race.speed[boat], race.coal[boat]
    afloat = BoatState(space, bow, speed, coal)
    given = rose_coal_for(race, tables, boat, afloat, outcomes[row, END_SPACE], outcomes[row, END_SPEED])
    if given == 0:
        return before
    usual = time_from(race, tables, distance_map, weights, boat, afloat)
    refilled = BoatState(space, bow, speed, coal + given)
    return before - usual + time_from(race, tables, distance_map, weights, boat, refilled)


@compiled
def time_after(race: Race, tables: MississippiQueenTables, workspace: MississippiQueenSearchWorkspace, row: int) -> int:
    """Arrival time of the mover after an outcome."""
    outcomes, boat = workspace.plans.outcomes, race.boat
    space, bow, speed = outcomes[row, END_SPACE], outcomes[row, END_BOW], outcomes[row, END_SPEED]
    if would_dock_here(race, tables, boat, space, speed):
        return IN_PORT_TIME
    coal = workspace.notes[RESERVED_COAL] + workspace.plans.counters[COAL] - outcomes[row, END_COAL]
    if speed == 1 and kind_of(race, tables, space) == DEPOT:
        coal = tables.full_coal
    if race.rose != NONE:
        rose, afloat = race.rose, BoatState(space, bow, speed, coal)
        coal += rose_coal_for(race, tables, boat, afloat, race.place[rose], race.speed[rose])
    afloat = BoatState(space, bow, speed, coal)
    time = 100 + time_from(race, tables, workspace.distance_map, workspace.weights, boat, afloat)
    if outcomes[row, DANGER] == UNSAFE:
        time += OUT_OF_RACE_PENALTY if tables.out_when_aground == 1 else int(workspace.weights[DANGER_COST])
    return time + exposure(race, workspace, row)


@compiled
def exposure(race: Race, workspace: MississippiQueenSearchWorkspace, row: int) -> int:
    """Expected time lost by being pushed away before the next turn."""
    if race.boat == race.rose:
        return 0
    slow = workspace.plans.outcomes[row, END_SPEED] <= SLOW_SPEED
    each = workspace.weights[EXPOSED if slow else EXPOSED_AT_SPEED]
    return int(each * count_threats(race, workspace, row))


@compiled
def time_pushed(
    race: Race,
    tables: MississippiQueenTables,
    workspace: MississippiQueenSearchWorkspace,
    boat: int,
    space: int,
    before: int,
) -> int:
    """Arrival time of a pushed boat, with the best heading for its owner."""
    if space >= BANK:
        return IN_PORT_TIME
    distance_map, weights, speed, coal = workspace.distance_map, workspace.weights, race.speed[boat], race.coal[boat]
    best = NO_ARRIVAL
    for bow in range(6):
        afloat = BoatState(space, bow, speed, coal)
        best = min(best, time_from(race, tables, distance_map, weights, boat, afloat))
    unmoved = BoatState(race.place[boat], race.bow[boat], speed, coal)
    return before + best - time_from(race, tables, distance_map, weights, boat, unmoved)


@compiled
def value_of_outcome(
    race: Race, tables: MississippiQueenTables, workspace: MississippiQueenSearchWorkspace, row: int, spread: float
) -> float:
    """Win share of the mover's side after an outcome."""
    times, placings, placing = workspace.times, workspace.plans.placings, workspace.plans.outcomes[row, END_PLACING]
    side = tables.side[race.controller if race.boat == race.rose else race.owner[race.boat]]
    first, ours, total = earliest_arrival(race, times), 0.0, 0.0
    for boat in range(race.boats):
        if boat == race.rose:
            continue
        weight = workspace.boat_weights[boat]
        if boat == race.boat:
            weight = weight_of(time_after(race, tables, workspace, row), first, spread)
        elif placings[placing, boat] != race.place[boat]:
            time = time_pushed(race, tables, workspace, boat, placings[placing, boat], times[boat])
            weight = weight_of(time, first, spread)
        elif race.boat == race.rose:
            weight = weight_of(time_beside_rose(race, tables, workspace, row, boat, times[boat]), first, spread)
        total += weight
        if tables.side[race.owner[boat]] == side:
            ours += weight
    return ours / total if total > 0 else 0.0


@compiled
def find_outcomes_within(
    race: Race,
    tables: MississippiQueenTables,
    work: SearchStacks,
    workspace: MississippiQueenSearchWorkspace,
    allowance: int,
) -> None:
    """Find the outcomes with at most `allowance` coal; with all coal if there are none."""
    notes, plans, boat = workspace.notes, workspace.plans, race.boat
    notes[RESERVED_COAL] = max(0, race.coal[boat] - allowance)
    race.coal[boat] -= notes[RESERVED_COAL]
    find_outcomes(race, tables, work, plans)
    race.coal[boat] += notes[RESERVED_COAL]
    if plans.counters[OUTCOME_COUNT] == 0 and notes[RESERVED_COAL] > 0:
        notes[RESERVED_COAL] = 0
        find_outcomes(race, tables, work, plans)


@compiled
def set_outcome_values(race: Race, tables: MississippiQueenTables, workspace: MississippiQueenSearchWorkspace) -> float:
    """Fill the value of every outcome; dangers are checked later, only for candidates."""
    spread = set_boat_weights(race, tables, workspace)
    find_threats(race, tables, workspace)
    for row in range(workspace.plans.counters[OUTCOME_COUNT]):
        workspace.plans.outcomes[row, DANGER] = UNCHECKED
        workspace.values[row] = value_of_outcome(race, tables, workspace, row, spread)
    return spread


@compiled
def best_outcome(
    race: Race,
    tables: MississippiQueenTables,
    work: SearchStacks,
    workspace: MississippiQueenSearchWorkspace,
    spread: float,
) -> int:
    """Row with the highest value after its danger has been checked."""
    values, plans = workspace.values, workspace.plans
    while True:
        best = 0
        for row in range(1, plans.counters[OUTCOME_COUNT]):
            if values[row] > values[best]:
                best = row
        if plans.outcomes[best, DANGER] != UNCHECKED:
            return best
        check_danger(race, tables, work, workspace, best, spread)


@compiled
def check_danger(
    race: Race,
    tables: MississippiQueenTables,
    work: SearchStacks,
    workspace: MississippiQueenSearchWorkspace,
    row: int,
    spread: float,
) -> None:
    plans = workspace.plans
    outcomes = plans.outcomes
    coal = min(tables.full_coal, workspace.notes[RESERVED_COAL] + plans.counters[COAL] - outcomes[row, END_COAL])
    space, bow, speed = outcomes[row, END_SPACE], outcomes[row, END_BOW], outcomes[row, END_SPEED]
    use_placing(race, plans, outcomes[row, END_PLACING])
    danger = in_danger(race, tables, work, space, bow, speed, coal)
    use_placing(race, plans, 0)
    outcomes[row, DANGER] = UNSAFE if danger else SAFE
    if danger:
        workspace.values[row] = value_of_outcome(race, tables, workspace, row, spread)
