"""Features of the targets of surveyors: barns, wells and cards."""

from typing import Any

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.riverboat.ai.pilot.connected_crops import boundary_of, connected_group, first_field, max_same_crop
from paddlewheel.riverboat.ai.pilot.feature_names import (
    BARN_ROOM,
    BARN_VALUE,
    BARNS,
    BEST_LATER,
    BEST_NOW,
    CARD_GIFT_OF_AGENTS,
    CARD_GIFT_OF_STEPS,
    CARD_HARVESTED,
    CARD_VALUE,
    CARD_WORKERS,
    CARDS,
    FEATURES,
    SURVEYORS,
    SURVEYORS_USABLE,
    TARGETS,
    WELL_ROOM,
    WELL_VALUE,
    WELLS,
)
from paddlewheel.riverboat.ai.pilot.round_progress import surveys_of_later_rounds, surveys_to_make
from paddlewheel.riverboat.rules.cards import card_value
from paddlewheel.riverboat.rules.fields import count_fields, cropped
from paddlewheel.riverboat.state import CROPS, HAND_SIZE, MAX_FIELDS, RiverboatState
from paddlewheel.riverboat.tables import COUNTS_HARVESTED, COUNTS_NOTHING, RiverboatTables


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
