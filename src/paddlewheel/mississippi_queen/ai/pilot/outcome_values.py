"""Value of each outcome of a turn: the win share of the moving side after it."""

import math
from typing import Any

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.mississippi_queen.ai.heuristic import would_dock_here
from paddlewheel.mississippi_queen.ai.pilot.push_risk import count_threats, find_threats
from paddlewheel.mississippi_queen.ai.pilot.time_to_finish import time_from
from paddlewheel.mississippi_queen.ai.pilot.weights import DANGER_COST, EXPOSED, EXPOSED_AT_SPEED
from paddlewheel.mississippi_queen.ai.pilot.win_probability import NO_ARRIVAL, arrivals, time_spread
from paddlewheel.mississippi_queen.ai.pilot.workspace import RESERVED_COAL, ROOT_IN_PORT
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
def set_boat_weights(race: Race, tables: MississippiQueenTables, mind: Any) -> float:
    """Fill `boat_weights` for the current position; return the spread of arrival times."""
    chart, weights, times, hopes = mind[0], mind[1], mind[2], mind[4]
    first = arrivals(race, tables, chart, weights, times, mind[7][ROOT_IN_PORT])
    spread = time_spread(race, tables, weights, first)
    for boat in range(race.boats):
        hopes[boat] = weight_of(times[boat], first, spread)
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
    race: Race,
    tables: MississippiQueenTables,
    boat: int,
    space: int,
    speed: int,
    rose_space: int,
    rose_speed: int,
    coal: int,
) -> int:
    """Coal the Black Rose would give this boat with both at the given places, MQ-ROSE-8."""
    if race.rose == NONE or race.owner[boat] != race.controller or speed != rose_speed:
        return 0
    if not is_open_water(race, tables, space) or not is_open_water(race, tables, rose_space):
        return 0
    if not adjacent(race, tables, space, rose_space):
        return 0
    return max(0, min(tables.full_coal - coal, tables.rose_gives))


@compiled
def time_beside_rose(
    race: Race, tables: MississippiQueenTables, mind: Any, paper: Any, row: int, boat: int, before: int
) -> int:
    """Arrival time of another boat after an outcome of the Black Rose's own turn."""
    space, bow, speed, coal = race.place[boat], race.bow[boat], race.speed[boat], race.coal[boat]
    given = rose_coal_for(race, tables, boat, space, speed, paper[4][row, END_SPACE], paper[4][row, END_SPEED], coal)
    if given == 0:
        return before
    usual = time_from(race, tables, mind[0], mind[1], boat, space, bow, speed, coal)
    return before - usual + time_from(race, tables, mind[0], mind[1], boat, space, bow, speed, coal + given)


@compiled
def time_after(race: Race, tables: MississippiQueenTables, mind: Any, paper: Any, row: int) -> int:
    """Arrival time of the mover after an outcome."""
    outcomes, boat = paper[4], race.boat
    space, bow, speed = outcomes[row, END_SPACE], outcomes[row, END_BOW], outcomes[row, END_SPEED]
    if would_dock_here(race, tables, boat, space, speed):
        return IN_PORT_TIME
    coal = mind[7][RESERVED_COAL] + paper[7][COAL] - outcomes[row, END_COAL]
    if speed == 1 and kind_of(race, tables, space) == DEPOT:
        coal = tables.full_coal
    if race.rose != NONE:
        rose = race.rose
        coal += rose_coal_for(race, tables, boat, space, speed, race.place[rose], race.speed[rose], coal)
    time = 100 + time_from(race, tables, mind[0], mind[1], boat, space, bow, speed, coal)
    if outcomes[row, DANGER] == UNSAFE:
        time += OUT_OF_RACE_PENALTY if tables.out_when_aground == 1 else int(mind[1][DANGER_COST])
    return time + exposure(race, mind, paper, row)


@compiled
def exposure(race: Race, mind: Any, paper: Any, row: int) -> int:
    """Expected time lost by being pushed away before the next turn."""
    if race.boat == race.rose:
        return 0
    each = mind[1][EXPOSED if paper[4][row, END_SPEED] <= SLOW_SPEED else EXPOSED_AT_SPEED]
    return int(each * count_threats(race, mind, paper, row))


@compiled
def time_pushed(race: Race, tables: MississippiQueenTables, mind: Any, boat: int, space: int, before: int) -> int:
    """Arrival time of a pushed boat, with the best heading for its owner."""
    if space >= BANK:
        return IN_PORT_TIME
    best = NO_ARRIVAL
    for bow in range(6):
        way = time_from(race, tables, mind[0], mind[1], boat, space, bow, race.speed[boat], race.coal[boat])
        best = min(best, way)
    usual = time_from(
        race, tables, mind[0], mind[1], boat, race.place[boat], race.bow[boat], race.speed[boat], race.coal[boat]
    )
    return before + best - usual


@compiled
def value_of_outcome(
    race: Race, tables: MississippiQueenTables, mind: Any, paper: Any, row: int, spread: float
) -> float:
    """Win share of the mover's side after an outcome."""
    times, hopes, placings, placing = mind[2], mind[4], paper[2], paper[4][row, END_PLACING]
    side = tables.side[race.controller if race.boat == race.rose else race.owner[race.boat]]
    first, ours, total = earliest_arrival(race, times), 0.0, 0.0
    for boat in range(race.boats):
        if boat == race.rose:
            continue
        hope = hopes[boat]
        if boat == race.boat:
            hope = weight_of(time_after(race, tables, mind, paper, row), first, spread)
        elif placings[placing, boat] != race.place[boat]:
            time = time_pushed(race, tables, mind, boat, placings[placing, boat], times[boat])
            hope = weight_of(time, first, spread)
        elif race.boat == race.rose:
            hope = weight_of(time_beside_rose(race, tables, mind, paper, row, boat, times[boat]), first, spread)
        total += hope
        if tables.side[race.owner[boat]] == side:
            ours += hope
    return ours / total if total > 0 else 0.0


@compiled
def find_outcomes_within(
    race: Race, tables: MississippiQueenTables, work: SearchStacks, mind: Any, paper: Any, allowance: int
) -> None:
    """Find the outcomes with at most `allowance` coal; with all coal if there are none."""
    notes, boat = mind[7], race.boat
    notes[RESERVED_COAL] = max(0, race.coal[boat] - allowance)
    race.coal[boat] -= notes[RESERVED_COAL]
    find_outcomes(race, tables, work, paper)
    race.coal[boat] += notes[RESERVED_COAL]
    if paper[7][OUTCOME_COUNT] == 0 and notes[RESERVED_COAL] > 0:
        notes[RESERVED_COAL] = 0
        find_outcomes(race, tables, work, paper)


@compiled
def set_outcome_values(race: Race, tables: MississippiQueenTables, mind: Any, paper: Any) -> float:
    """Fill the value of every outcome; dangers are checked later, only for candidates."""
    spread = set_boat_weights(race, tables, mind)
    find_threats(race, tables, mind)
    for row in range(paper[7][OUTCOME_COUNT]):
        paper[4][row, DANGER] = UNCHECKED
        mind[5][row] = value_of_outcome(race, tables, mind, paper, row, spread)
    return spread


@compiled
def best_outcome(
    race: Race, tables: MississippiQueenTables, work: SearchStacks, mind: Any, paper: Any, spread: float
) -> int:
    """Row with the highest value after its danger has been checked."""
    outcomes, merits, counters = paper[4], mind[5], paper[7]
    while True:
        best = 0
        for row in range(1, counters[OUTCOME_COUNT]):
            if merits[row] > merits[best]:
                best = row
        if outcomes[best, DANGER] != UNCHECKED:
            return best
        check_danger(race, tables, work, mind, paper, best, spread)


@compiled
def check_danger(
    race: Race, tables: MississippiQueenTables, work: SearchStacks, mind: Any, paper: Any, row: int, spread: float
) -> None:
    outcomes, placings = paper[4], paper[2]
    coal = min(tables.full_coal, mind[7][RESERVED_COAL] + paper[7][COAL] - outcomes[row, END_COAL])
    space, bow, speed = outcomes[row, END_SPACE], outcomes[row, END_BOW], outcomes[row, END_SPEED]
    use_placing(race, placings, outcomes[row, END_PLACING])
    danger = in_danger(race, tables, work, space, bow, speed, coal)
    use_placing(race, placings, 0)
    outcomes[row, DANGER] = UNSAFE if danger else SAFE
    if danger:
        mind[5][row] = value_of_outcome(race, tables, mind, paper, row, spread)
