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
def sensible_actions(season: RiverboatState, tables: RiverboatTables, found: Any, before: int) -> int:
    """Fill `found` with at least one action; `before` is the previous action of the decision, or -1."""
    now = season.decision
    count = legal_actions(season, tables, found)
    if now == CULTIVATE_DECISION and before == COIN:
        kept = only_with_coin(season, tables, found, count)
    elif now == TAKE_DECISION and season.search > 0:
        kept = only_in_pile(season, found, count)
    elif now == SHIP_DECISION:
        kept = from_board_first(season, found, count)
    elif now == BUILD_DECISION:
        kept = barn_places(season, tables, found, count) if season.building == BARN else count
        kept = well_places(season, tables, found, count) if season.building != BARN else kept
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
def only_with_coin(season: RiverboatState, tables: RiverboatTables, found: Any, count: int) -> int:
    """Keep the fields that are not allowed without the coin."""
    season.paid = 0
    free = open_fields(season, tables)
    season.paid = 1
    kept = 0
    for index in range(count):
        if not has_field(free, found[index] - PLACE):
            found[kept] = found[index]
            kept += 1
    return kept


@compiled
def only_in_pile(season: RiverboatState, found: Any, count: int) -> int:
    """Keep the tiles of the pile that are not open on the board as well."""
    kept = 0
    for index in range(count):
        if season.crops_open[found[index] - TAKE] == 0:
            found[kept] = found[index]
            kept += 1
    return kept


@compiled
def from_board_first(season: RiverboatState, found: Any, count: int) -> int:
    """Drop riverboats from the pile if the same kind is open."""
    kept = 0
    for index in range(count):
        choice = found[index] - SHIP
        kind, from_pile = choice // (2 * CROPS), choice // CROPS % 2
        if found[index] == PASS or from_pile == 0 or (season.boats_open >> kind) & 1 == 0:
            found[kept] = found[index]
            kept += 1
    return kept


@compiled
def barn_places(season: RiverboatState, tables: RiverboatTables, found: Any, count: int) -> int:
    """Keep the best fields for a barn, best first."""
    if count <= MAX_BARN_FIELDS:
        return count
    for place in range(MAX_BARN_FIELDS):
        best, most = place, -1
        for index in range(place, count):
            merit = barn_score(season, tables, found[index] - PLACE)
            if merit > most:
                best, most = index, merit
        found[place], found[best] = found[best], found[place]
    return MAX_BARN_FIELDS


@compiled
def barn_score(season: RiverboatState, tables: RiverboatTables, field: int) -> int:
    """Score a field for a barn by equal crops and workers around it and by colours it helps to cover."""
    seat, mat = season.actor, season.mat[season.actor]
    around = tables.beside[MAX_FIELDS * mat + field]
    merit = 8 * max_same_crop(season, seat, around) + 3 * count_fields(around & bare_workers(season, seat))
    taken = covered(season, seat) | season.standing[seat]
    for colour in range(COLOURS):
        fields = tables.coloured[COLOURS * mat + colour]
        if has_field(fields, field):
            merit += 16 // count_fields(fields & ~taken)
    return merit


@compiled
def well_places(season: RiverboatState, tables: RiverboatTables, found: Any, count: int) -> int:
    """Keep one field per connected group."""
    seat, kept, seen = season.actor, 0, 0
    for index in range(count):
        field = found[index] - PLACE
        if has_field(seen, field):
            continue
        for crop in range(CROPS):
            fields = season.crop[CROPS * seat + crop]
            if has_field(fields, field):
                seen |= connected_group(tables, season.mat[seat], fields, 1 << field)
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
