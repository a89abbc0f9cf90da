"""Action pruning: legal actions without useless ones and without orders that repeat an outcome."""

from typing import Any

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.riverboat.actions import (
    COIN,
    FEATURE,
    GAIN_COINS,
    GAIN_STEPS,
    PASS,
    PLACE,
    SHIP,
    SURVEY,
    SURVEY_CARD,
    TAKE,
)
from paddlewheel.riverboat.ai.pilot.connected_crops import connected_group, max_same_crop
from paddlewheel.riverboat.rules.cultivation import open_fields
from paddlewheel.riverboat.rules.dispatch import legal_actions
from paddlewheel.riverboat.rules.fields import bare_workers, count_fields, covered, has_field
from paddlewheel.riverboat.state import (
    BARN,
    BENEFIT_DECISION,
    BONUS_DECISION,
    BUILD_DECISION,
    COLOURS,
    CROPS,
    CULTIVATE_DECISION,
    FEATURE_DECISION,
    MAX_FIELDS,
    SHIP_DECISION,
    SURVEY_DECISION,
    TAKE_DECISION,
    RiverboatState,
)
from paddlewheel.riverboat.tables import RiverboatTables

MAX_BARN_FIELDS = 8  # best fields considered for a barn


@compiled
def sensible_actions(state: RiverboatState, tables: RiverboatTables, found: Any, before: int) -> int:
    """Fill `found` with at least one action; `before` is the previous action of the decision, or -1."""
    now = state.decision
    count = legal_actions(state, tables, found)
    if now == CULTIVATE_DECISION and before == COIN:
        kept = only_with_coin(state, tables, found, count)
    elif now == TAKE_DECISION and state.search > 0:
        kept = only_in_pile(state, found, count)
    elif now == SHIP_DECISION:
        kept = from_board_first(state, found, count)
    elif now == BUILD_DECISION:
        kept = barn_places(state, tables, found, count) if state.building == BARN else count
        kept = well_places(state, tables, found, count) if state.building != BARN else kept
    elif now == BENEFIT_DECISION:
        kept = benefits_in_order(found, count)
    elif now == SURVEY_DECISION and before >= SURVEY:
        kept = later_surveys(tables, found, count, before)
    elif now == FEATURE_DECISION or now == BONUS_DECISION:
        kept = without_pass(found, count)
    else:
        kept = count
    return kept if kept > 0 else count


@compiled
def only_with_coin(state: RiverboatState, tables: RiverboatTables, found: Any, count: int) -> int:
    """Keep the fields that are not allowed without the coin."""
    state.paid = 0
    free = open_fields(state, tables)
    state.paid = 1
    kept = 0
    for index in range(count):
        if not has_field(free, found[index] - PLACE):
            found[kept] = found[index]
            kept += 1
    return kept


@compiled
def only_in_pile(state: RiverboatState, found: Any, count: int) -> int:
    """Keep the tiles of the pile that are not open on the board as well."""
    kept = 0
    for index in range(count):
        if state.crops_open[found[index] - TAKE] == 0:
            found[kept] = found[index]
            kept += 1
    return kept


@compiled
def from_board_first(state: RiverboatState, found: Any, count: int) -> int:
    """Drop riverboats from the pile if the same kind is open."""
    kept = 0
    for index in range(count):
        choice = found[index] - SHIP
        kind, from_pile = choice // (2 * CROPS), choice // CROPS % 2
        if found[index] == PASS or from_pile == 0 or (state.boats_open >> kind) & 1 == 0:
            found[kept] = found[index]
            kept += 1
    return kept


@compiled
def barn_places(state: RiverboatState, tables: RiverboatTables, found: Any, count: int) -> int:
    """Keep the best fields for a barn, best first."""
    if count <= MAX_BARN_FIELDS:
        return count
    for place in range(MAX_BARN_FIELDS):
        best, most = place, -1
        for index in range(place, count):
            merit = barn_score(state, tables, found[index] - PLACE)
            if merit > most:
                best, most = index, merit
        found[place], found[best] = found[best], found[place]
    return MAX_BARN_FIELDS


@compiled
def barn_score(state: RiverboatState, tables: RiverboatTables, field: int) -> int:
    """Score a field for a barn by equal crops and workers around it and by colours it helps to cover."""
    seat, mat = state.actor, state.mat[state.actor]
    around = tables.beside[MAX_FIELDS * mat + field]
    merit = 8 * max_same_crop(state, seat, around) + 3 * count_fields(around & bare_workers(state, seat))
    taken = covered(state, seat) | state.standing[seat]
    for colour in range(COLOURS):
        fields = tables.coloured[COLOURS * mat + colour]
        if has_field(fields, field):
            merit += 16 // count_fields(fields & ~taken)
    return merit


@compiled
def well_places(state: RiverboatState, tables: RiverboatTables, found: Any, count: int) -> int:
    """Keep one field per connected group."""
    seat, kept, seen = state.actor, 0, 0
    for index in range(count):
        field = found[index] - PLACE
        if has_field(seen, field):
            continue
        for crop in range(CROPS):
            fields = state.crop[CROPS * seat + crop]
            if has_field(fields, field):
                seen |= connected_group(tables, state.mat[seat], fields, 1 << field)
        found[kept] = found[index]
        kept += 1
    return kept


@compiled
def benefits_in_order(found: Any, count: int) -> int:
    """Fix the order of benefits: coins, points, steps, the feature, then any number of agents."""
    for index in range(count):
        if GAIN_COINS <= found[index] <= GAIN_STEPS:
            found[0] = found[index]
            return 1
    kept = 0
    for index in range(count):
        if FEATURE <= found[index] < GAIN_COINS:
            found[kept] = found[index]
            kept += 1
    return kept


@compiled
def later_surveys(tables: RiverboatTables, found: Any, count: int, before: int) -> int:
    """Keep one order of each set of surveys, unless new agents may raise the value of the next card."""
    if before >= SURVEY_CARD and tables.card_agents[before - SURVEY_CARD] > 0:
        return count
    kept = 0
    for index in range(count):
        if found[index] == PASS or found[index] > before:
            found[kept] = found[index]
            kept += 1
    return kept


@compiled
def without_pass(found: Any, count: int) -> int:
    kept = 0
    for index in range(count):
        if found[index] != PASS:
            found[kept] = found[index]
            kept += 1
    return kept
