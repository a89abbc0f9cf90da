"""Integer features of a seat; the forecast of points is their dot product with a row of weights."""

from typing import Any

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.riverboat.ai.pilot.crop_features import read_fields, read_harvest
from paddlewheel.riverboat.ai.pilot.feature_names import (
    AGENTS,
    AGENTS_AHEAD,
    AGENTS_BEHIND,
    AGENTS_BONUS,
    CAPACITY_FAR,
    CAPACITY_NEAR,
    CAPACITY_REACHED,
    COINS,
    COVERED,
    EMPTY_FIELDS,
    FEATURES,
    FIRST_TILE,
    HARBOR_AHEAD,
    HARBOR_BEHIND,
    HARBOR_NOW,
    NEXT_FIRST_PLAYER,
    ONE,
    PHASE_TILES,
    RIVERBOATS,
    STAFF,
    STEPS,
    WORKERS,
    WORKERS_SHORT,
    WORKERS_TO_PLACE,
)
from paddlewheel.riverboat.ai.pilot.round_progress import workers_to_place
from paddlewheel.riverboat.ai.pilot.target_features import read_targets
from paddlewheel.riverboat.rules.end import earliest_tile, is_ahead
from paddlewheel.riverboat.rules.fields import count_fields, cropped
from paddlewheel.riverboat.state import BERTHS, COLOURS, PHASE_COUNT, RiverboatState
from paddlewheel.riverboat.tables import ROUNDS, RiverboatTables

NEAR_LIMIT = 4  # leads and deficits are clipped to this; also the range of `capacity near`
ROUND_OF_WORKERS = 8


@compiled
def read_features(state: RiverboatState, tables: RiverboatTables, seat: int, row: Any) -> None:
    for index in range(FEATURES):
        row[index] = 0
    row[ONE] = 1
    read_rivalry(state, tables, seat, row)
    read_resources(state, tables, seat, row)
    read_harbor(state, tables, seat, row)
    read_targets(state, tables, seat, row)
    read_colours(state, tables, seat, row)
    read_harvest(state, tables, seat, row)
    read_fields(state, tables, seat, row)
    read_tiles(state, tables, seat, row)


@compiled
def read_rivalry(state: RiverboatState, tables: RiverboatTables, seat: int, row: Any) -> None:
    """Features that opponents can change: the current majorities of agents and of the harbor."""
    rank, leads = 0, 1
    most_agents, furthest = 0, -ROUND_OF_WORKERS
    for other in range(tables.players):
        if other == seat:
            continue
        if is_ahead(state, state.agents[other], other, state.agents[seat], seat):
            rank += 1
        if is_ahead(state, state.harbor[other], other, state.harbor[seat], seat):
            leads = 0
        most_agents = max(most_agents, state.agents[other])
        furthest = max(furthest, state.harbor[other])
    agents, steps = state.agents[seat] - most_agents, state.harbor[seat] - furthest
    row[AGENTS_BONUS] = tables.agents_bonus[rank] if state.agents[seat] > 0 else 0
    row[AGENTS_AHEAD], row[AGENTS_BEHIND] = min(max(agents, 0), NEAR_LIMIT), min(max(-agents, 0), NEAR_LIMIT)
    reached = capacity_between(state, tables, seat, -ROUND_OF_WORKERS, state.harbor[seat])
    row[HARBOR_NOW] = reached if leads == 1 else (reached + 1) // 2
    row[HARBOR_AHEAD], row[HARBOR_BEHIND] = min(max(steps, 0), NEAR_LIMIT), min(max(-steps, 0), NEAR_LIMIT)


@compiled
def capacity_between(state: RiverboatState, tables: RiverboatTables, seat: int, low: int, high: int) -> int:
    """Total capacity of the riverboats at harbor steps above `low` and up to `high`."""
    total = 0
    for berth in range(state.boat_count[seat]):
        if low < tables.harbor_reached[berth] <= high:
            total += tables.capacity[state.boats[BERTHS * seat + berth]]
    return total


@compiled
def read_resources(state: RiverboatState, tables: RiverboatTables, seat: int, row: Any) -> None:
    row[COINS], row[WORKERS] = state.coins[seat], state.workers[seat]
    row[WORKERS_SHORT] = max(0, ROUND_OF_WORKERS - state.workers[seat])
    row[WORKERS_TO_PLACE] = workers_to_place(state, tables, seat)
    row[AGENTS], row[STAFF] = state.agents[seat], state.staff[seat]


@compiled
def read_harbor(state: RiverboatState, tables: RiverboatTables, seat: int, row: Any) -> None:
    here = state.harbor[seat]
    row[STEPS] = here
    row[CAPACITY_REACHED] = capacity_between(state, tables, seat, -ROUND_OF_WORKERS, here)
    row[CAPACITY_NEAR] = capacity_between(state, tables, seat, here, here + NEAR_LIMIT)
    row[CAPACITY_FAR] = capacity_between(state, tables, seat, here + NEAR_LIMIT, tables.harbor_end)
    row[RIVERBOATS] = state.boat_count[seat]


@compiled
def read_colours(state: RiverboatState, tables: RiverboatTables, seat: int, row: Any) -> None:
    taken = state.standing[seat] | cropped(state, seat) | state.barn[seat]
    for colour in range(COLOURS):
        missing = count_fields(tables.coloured[COLOURS * state.mat[seat] + colour] & ~taken)
        row[EMPTY_FIELDS] += missing
        if missing < 5:
            row[COVERED + missing] += 1


@compiled
def read_tiles(state: RiverboatState, tables: RiverboatTables, seat: int, row: Any) -> None:
    """Phase tiles still to be used, the tie-breaker of the last round, and the next first player."""
    for phase in range(PHASE_COUNT):
        if state.phase_owner[phase] == seat and (state.phase == PHASE_COUNT or phase > state.phase):
            row[PHASE_TILES + phase] = 1
    if state.round_number == ROUNDS:
        row[FIRST_TILE] = PHASE_COUNT - earliest_tile(state, seat)
    elif (state.first_player + 1) % tables.players == seat:
        row[NEXT_FIRST_PLAYER] = 1
