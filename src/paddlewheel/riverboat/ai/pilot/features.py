"""Integer features of a seat; the forecast of points is their dot product with a row of weights."""

from typing import Any

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.riverboat.ai.pilot.connected_crops import (
    boundary_of,
    connected_group,
    first_field,
    largest_group,
    max_same_crop,
)
from paddlewheel.riverboat.ai.pilot.feature_names import (
    AGENTS,
    AGENTS_AHEAD,
    AGENTS_BEHIND,
    AGENTS_BONUS,
    BARE,
    BARE_BESIDE_CROPS,
    BARE_PAIRS,
    BARE_TRIANGLES,
    BARN_ROOM,
    BARN_VALUE,
    BARNS,
    BEST_BARN_PLACE,
    BEST_LATER,
    BEST_NOW,
    BOAT_IN_SIGHT,
    CAPACITY_FAR,
    CAPACITY_NEAR,
    CAPACITY_REACHED,
    CARD_GIFT_OF_AGENTS,
    CARD_GIFT_OF_STEPS,
    CARD_HARVESTED,
    CARD_VALUE,
    CARD_WORKERS,
    CARDS,
    COINS,
    COVERED,
    CROP_PAIRS,
    CROP_TYPES,
    EMPTY_FIELDS,
    FEATURES,
    FIRST_TILE,
    HARBOR_AHEAD,
    HARBOR_BEHIND,
    HARBOR_NOW,
    HARVEST_IN_SIGHT,
    IN_SIGHT,
    LARGEST_GROUP,
    MOST_WORKERS,
    NEXT_FIRST_PLAYER,
    ON_CROPS,
    ONE,
    PHASE_TILES,
    PROMISING_BARN_PLACE,
    RIVERBOATS,
    SECOND_BARN_PLACE,
    SECOND_GROUP,
    SECOND_WORKERS,
    STAFF,
    STEPS,
    SURVEYORS,
    SURVEYORS_USABLE,
    TARGETS,
    THIRD_WORKERS,
    WELL_ROOM,
    WELL_VALUE,
    WELLS,
    WORKERS,
    WORKERS_SHORT,
    WORKERS_TO_PLACE,
)
from paddlewheel.riverboat.ai.pilot.round_progress import (
    boats_to_take,
    surveys_of_later_rounds,
    surveys_to_make,
    workers_to_place,
)
from paddlewheel.riverboat.rules.cards import card_value, crop_types
from paddlewheel.riverboat.rules.end import earliest_tile, is_ahead
from paddlewheel.riverboat.rules.fields import bare_workers, count_fields, cropped
from paddlewheel.riverboat.state import (
    BERTHS,
    COLOURS,
    CROPS,
    HAND_SIZE,
    MAX_FIELDS,
    PHASE_COUNT,
    RiverboatState,
)
from paddlewheel.riverboat.tables import (
    COUNTS_HARVESTED,
    COUNTS_NOTHING,
    ROUNDS,
    RiverboatTables,
)

NEAR_LIMIT = 4  # leads and deficits are clipped to this; also the range of `capacity near`
ROUND_OF_WORKERS = 8
LARGEST_BOAT = 7


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
def read_targets(state: RiverboatState, tables: RiverboatTables, seat: int, row: Any) -> None:
    """Barns, wells and cards without a surveyor, and the best use of the available surveyors."""
    count = read_barns(state, tables, seat, row, 0)
    count = read_wells(state, tables, seat, row, count)
    count = read_cards(state, tables, seat, row, count)
    now = surveys_to_make(state, tables, seat)
    usable = min(state.surveyors[seat], now + surveys_of_later_rounds(state, tables))
    row[SURVEYORS], row[SURVEYORS_USABLE] = state.surveyors[seat], usable
    for number in range(min(usable, count)):
        row[BEST_NOW if number < now else BEST_LATER] += pop_largest(row, count)
    row[TARGETS] = count


@compiled
def pop_largest(row: Any, count: int) -> int:
    """Remove and return the largest number of the scratch columns."""
    best = FEATURES
    for index in range(FEATURES + 1, FEATURES + count):
        if row[index] > row[best]:
            best = index
    value = row[best]
    row[best] = -1
    return int(value)


@compiled
def read_barns(state: RiverboatState, tables: RiverboatTables, seat: int, row: Any, count: int) -> int:
    mat, planted = state.mat[seat], cropped(state, seat)
    rest = state.barn[seat] & ~state.surveyed[seat]
    while rest:
        around = tables.beside[MAX_FIELDS * mat + first_field(rest)]
        value = min(tables.barn_each * max_same_crop(state, seat, around), tables.barn_most)
        row[BARNS] += 1
        row[BARN_VALUE] += value
        row[BARN_ROOM] += count_fields(around & ~planted & ~state.barn[seat])
        row[FEATURES + count] = value
        count += 1
        rest &= rest - 1
    return count


@compiled
def read_wells(state: RiverboatState, tables: RiverboatTables, seat: int, row: Any, count: int) -> int:
    mat = state.mat[seat]
    free = tables.fields[mat] & ~cropped(state, seat) & ~state.barn[seat]
    for crop in range(CROPS):
        fields = state.crop[CROPS * seat + crop]
        well = fields & state.well[seat] & ~state.surveyed[seat]
        if well == 0:
            continue
        group = connected_group(tables, mat, fields, well)
        value = tables.well_each * count_fields(group)
        row[WELLS] += 1
        row[WELL_VALUE] += value
        row[WELL_ROOM] += count_fields(boundary_of(tables, mat, group) & free)
        row[FEATURES + count] = value
        count += 1
    return count


@compiled
def read_cards(state: RiverboatState, tables: RiverboatTables, seat: int, row: Any, count: int) -> int:
    for index in range(state.hand_count[seat]):
        if (state.surveyed_cards[seat] >> index) & 1:
            continue
        card = state.hand[HAND_SIZE * seat + index]
        value = card_value(state, tables, seat, card)
        row[CARDS] += 1
        row[CARD_VALUE] += value
        row[card_feature(tables, card)] += 1
        if tables.counts[card] == COUNTS_HARVESTED:
            row[CARD_WORKERS] += count_fields(state.standing[seat] & state.crop[CROPS * seat + tables.crop[card]])
        row[FEATURES + count] = value
        count += 1
    return count


@compiled
def card_feature(tables: RiverboatTables, card: int) -> int:
    """Feature that counts this card; all cards for harvested crops share one."""
    counts = tables.counts[card]
    if counts == COUNTS_HARVESTED:
        return CARD_HARVESTED
    if counts == COUNTS_NOTHING:
        return CARD_GIFT_OF_AGENTS if tables.card_agents[card] > 0 else CARD_GIFT_OF_STEPS
    return CARD_HARVESTED + counts


@compiled
def read_colours(state: RiverboatState, tables: RiverboatTables, seat: int, row: Any) -> None:
    taken = state.standing[seat] | cropped(state, seat) | state.barn[seat]
    for colour in range(COLOURS):
        missing = count_fields(tables.coloured[COLOURS * state.mat[seat] + colour] & ~taken)
        row[EMPTY_FIELDS] += missing
        if missing < 5:
            row[COVERED + missing] += 1


@compiled
def read_harvest(state: RiverboatState, tables: RiverboatTables, seat: int, row: Any) -> None:
    """Workers on crops: riverboats they can fill, and the distance to the ninth harvest of a crop."""
    for crop in range(CROPS):
        workers = count_fields(state.standing[seat] & state.crop[CROPS * seat + crop])
        row[FEATURES + crop] = workers
        row[ON_CROPS] += workers
        if (state.rewarded[seat] >> crop) & 1 == 0:
            sighted = state.harvested[CROPS * seat + crop] + workers
            row[HARVEST_IN_SIGHT] += min(sighted, tables.harvest_bonus_at)
            if sighted >= tables.harvest_bonus_at - 3:
                row[IN_SIGHT + max(0, tables.harvest_bonus_at - sighted)] += 1
    row[CROP_TYPES] = crop_types(state, seat)
    read_boats_in_sight(state, tables, seat, row)


@compiled
def read_boats_in_sight(state: RiverboatState, tables: RiverboatTables, seat: int, row: Any) -> None:
    """Workers per crop in descending order, and the open riverboats they fill if no opponent takes one."""
    most, second, third = 0, 0, 0
    for crop in range(CROPS):
        workers = row[FEATURES + crop]
        if workers > most:
            most, second, third = workers, most, second
        elif workers > second:
            second, third = workers, second
        elif workers > third:
            third = workers
    if most > 0:
        row[MOST_WORKERS + min(most, 8) - 1] = 1
    if second > 1:
        row[SECOND_WORKERS + min(second, 7) - 2] = 1
    row[THIRD_WORKERS] = third
    open_boats = state.boats_open
    for _ in range(boats_to_take(state, tables, seat)):
        kind = largest_filled(tables, open_boats, most)
        if kind < 0:
            return
        row[BOAT_IN_SIGHT + min(tables.capacity[kind], LARGEST_BOAT) - 1] += 1
        open_boats &= ~(1 << kind)
        rest = most - tables.capacity[kind]
        most, second, third = max(rest, second), min(max(rest, third), second), min(rest, third)


@compiled
def largest_filled(tables: RiverboatTables, open_boats: int, workers: int) -> int:
    """Largest open kind of riverboat that so many workers can fill, or -1."""
    kind = tables.boat_kinds - 1
    while kind >= 0:
        if (open_boats >> kind) & 1 and tables.capacity[kind] <= workers:
            return int(kind)
        kind -= 1
    return -1


@compiled
def read_fields(state: RiverboatState, tables: RiverboatTables, seat: int, row: Any) -> None:
    """Adjacent workers (larger tiles), adjacent crops (wells) and the best fields for barns."""
    mat, bare, planted = state.mat[seat], bare_workers(state, seat), cropped(state, seat)
    row[BARE] = count_fields(bare)
    read_bare(state, tables, seat, row, bare)
    read_groups(state, tables, seat, row)
    rest = tables.fields[mat] & ~planted & ~bare & ~state.barn[seat]
    while rest:
        around = tables.beside[MAX_FIELDS * mat + first_field(rest)]
        rest &= rest - 1
        value = max_same_crop(state, seat, around)
        if value > row[BEST_BARN_PLACE]:
            row[BEST_BARN_PLACE], row[SECOND_BARN_PLACE] = value, row[BEST_BARN_PLACE]
        elif value > row[SECOND_BARN_PLACE]:
            row[SECOND_BARN_PLACE] = value
        if value > 1:
            row[PROMISING_BARN_PLACE] = max(row[PROMISING_BARN_PLACE], value + count_fields(around & bare))


@compiled
def read_bare(state: RiverboatState, tables: RiverboatTables, seat: int, row: Any, bare: int) -> None:
    mat, rest = state.mat[seat], bare
    pairs, triangles = 0, 0
    while rest:
        field = first_field(rest)
        rest &= rest - 1
        around = tables.beside[MAX_FIELDS * mat + field]
        pairs += count_fields(around & rest)
        row[BARE_BESIDE_CROPS] += max_same_crop(state, seat, around)
        others = around & rest
        while others:
            other = tables.beside[MAX_FIELDS * mat + first_field(others)]
            others &= others - 1
            triangles += count_fields(other & others)
    row[BARE_PAIRS], row[BARE_TRIANGLES] = pairs, triangles


@compiled
def read_groups(state: RiverboatState, tables: RiverboatTables, seat: int, row: Any) -> None:
    mat = state.mat[seat]
    for crop in range(CROPS):
        fields = state.crop[CROPS * seat + crop]
        rest = fields
        while rest:
            around = tables.beside[MAX_FIELDS * mat + first_field(rest)]
            rest &= rest - 1
            row[CROP_PAIRS] += count_fields(around & rest)
        if fields & state.well[seat]:
            continue
        size = largest_group(tables, mat, fields)
        if size > row[LARGEST_GROUP]:
            row[LARGEST_GROUP], row[SECOND_GROUP] = size, row[LARGEST_GROUP]
        elif size > row[SECOND_GROUP]:
            row[SECOND_GROUP] = size


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
