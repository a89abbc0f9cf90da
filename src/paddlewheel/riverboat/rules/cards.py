"""Values of opportunity cards, RB-OPP-5 to -7."""

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.riverboat.rules.fields import count_fields, covered
from paddlewheel.riverboat.state import BERTHS, CROPS, RiverboatState
from paddlewheel.riverboat.tables import (
    COUNTS_AGENTS,
    COUNTS_BARNS,
    COUNTS_BIG_TILES,
    COUNTS_BUILDINGS,
    COUNTS_COINS,
    COUNTS_CROP_TYPES,
    COUNTS_HARVESTED,
    COUNTS_OUTSKIRTS,
    COUNTS_RIVERBOATS,
    COUNTS_WELLS,
    RiverboatTables,
)


@compiled
def card_value(state: RiverboatState, tables: RiverboatTables, seat: int, card: int) -> int:
    """Points of a card if surveyed now."""
    counted = tables.each[card] * count_for_card(state, tables, seat, tables.counts[card], tables.crop[card])
    return tables.card_points[card] + min(counted, tables.most[card])


@compiled
def count_for_card(state: RiverboatState, tables: RiverboatTables, seat: int, counts: int, crop: int) -> int:
    barns, wells = count_fields(state.barn[seat]), count_fields(state.well[seat])
    if counts == COUNTS_HARVESTED:
        return state.harvested[CROPS * seat + crop]
    if counts == COUNTS_CROP_TYPES:
        return crop_types(state, seat)
    if counts == COUNTS_AGENTS:
        return state.agents[seat]
    if counts == COUNTS_COINS:
        return state.coins[seat]
    if counts == COUNTS_BIG_TILES:
        return state.big_tiles[seat]
    if counts == COUNTS_BARNS:
        return barns
    if counts == COUNTS_WELLS:
        return wells
    if counts == COUNTS_BUILDINGS:
        return barns + wells
    if counts == COUNTS_OUTSKIRTS:
        return count_fields(covered(state, seat) & tables.outskirts[state.mat[seat]])
    return two_largest(state, tables, seat) if counts == COUNTS_RIVERBOATS else 0


@compiled
def crop_types(state: RiverboatState, seat: int) -> int:
    """Number of crops harvested at least once."""
    count = 0
    for crop in range(CROPS):
        count += 1 if state.harvested[CROPS * seat + crop] > 0 else 0
    return count


@compiled
def two_largest(state: RiverboatState, tables: RiverboatTables, seat: int) -> int:
    """RB-OPP-7: total capacity of the two largest riverboats."""
    largest, second = 0, 0
    for berth in range(state.boat_count[seat]):
        capacity = tables.capacity[state.boats[BERTHS * seat + berth]]
        if capacity > largest:
            largest, second = capacity, largest
        elif capacity > second:
            second = capacity
    return largest + second
