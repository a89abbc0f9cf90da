"""Heuristic value of a position for a seat, in hundredths of a point: certain points and potential."""

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.riverboat.rules.cards import card_value
from paddlewheel.riverboat.rules.end import harbor_value
from paddlewheel.riverboat.rules.fields import bare_workers, beside, count_fields, covered, group_size, has_field
from paddlewheel.riverboat.rules.scoring import barn_value
from paddlewheel.riverboat.state import (
    COLOURS,
    CROPS,
    HAND_SIZE,
    OVER_DECISION,
    PHASE_COUNT,
    PLANTING,
    SCORING,
    SHIPPING,
    RiverboatState,
)
from paddlewheel.riverboat.tables import ROUNDS, RiverboatTables

POINT = 100


@compiled
def heuristic_value(state: RiverboatState, tables: RiverboatTables, seat: int) -> int:
    if state.decision == OVER_DECISION:
        return POINT * state.points[seat]
    left = scorings_left(state)
    value = POINT * state.points[seat] + 130 * state.coins[seat]
    value += (POINT * left + 250) * state.agents[seat] + POINT * left * state.staff[seat]
    value += 65 * harbor_value(state, tables, seat) + 20 * state.harbor[seat]
    value += survey_potential(state, tables, seat, left)
    value += colour_potential(state, tables, seat)
    value += harvest_potential(state, tables, seat)
    value += field_potential(state, tables, seat)
    return value + tile_potential(state, seat)


@compiled
def scorings_left(state: RiverboatState) -> int:
    return ROUNDS - state.round_number + 1


@compiled
def survey_potential(state: RiverboatState, tables: RiverboatTables, seat: int, left: int) -> int:
    """Value of the best targets for the available surveyors, and two points for each feature left unscored."""
    surveyors = min(state.surveyors[seat], 2 * left + 1)
    value = 200 * state.surveyors[seat]
    used_fields, used_cards = state.surveyed[seat], state.surveyed_cards[seat]
    for _ in range(surveyors):
        best, best_field, best_card = 0, -1, -1
        for field in range(tables.field_count[state.mat[seat]]):
            if has_field((state.barn[seat] | state.well[seat]) & ~used_fields, field):
                target = survey_value(state, tables, seat, field)
                if target > best:
                    best, best_field, best_card = target, field, -1
        for index in range(state.hand_count[seat]):
            if (used_cards >> index) & 1 == 0:
                target = 90 * card_value(state, tables, seat, state.hand[HAND_SIZE * seat + index]) + 20 * left
                if target > best:
                    best, best_field, best_card = target, -1, index
        if best_field >= 0:
            used_fields |= 1 << best_field
        if best_card >= 0:
            used_cards |= 1 << best_card
        value += max(0, best - 100)
    return value + 200 * count_fields((state.barn[seat] | state.well[seat]) & ~state.surveyed[seat])


@compiled
def survey_value(state: RiverboatState, tables: RiverboatTables, seat: int, field: int) -> int:
    if has_field(state.barn[seat], field):
        return 90 * barn_value(state, tables, seat, field)
    return 90 * group_size(state, tables, seat, field)


@compiled
def colour_potential(state: RiverboatState, tables: RiverboatTables, seat: int) -> int:
    """Value of colours that are nearly covered."""
    value = 0
    for colour in range(COLOURS):
        fields = tables.coloured[COLOURS * state.mat[seat] + colour]
        missing = count_fields(fields & ~covered(state, seat) & ~state.standing[seat])
        value += 600 // (1 + missing * missing)
    return value


@compiled
def harvest_potential(state: RiverboatState, tables: RiverboatTables, seat: int) -> int:
    """Value of workers on crops: more workers on one crop fill larger riverboats."""
    if state.round_number == ROUNDS and SHIPPING < state.phase < PHASE_COUNT:
        return 0
    value = 0
    for crop in range(CROPS):
        workers = count_fields(state.standing[seat] & state.crop[CROPS * seat + crop])
        value += 60 * workers + 12 * min(workers, 7) * min(workers, 7)
        if (state.rewarded[seat] >> crop) & 1 == 0:
            value += 25 * min(state.harvested[CROPS * seat + crop] + workers, tables.harvest_bonus_at)
    return value


@compiled
def field_potential(state: RiverboatState, tables: RiverboatTables, seat: int) -> int:
    """Value of adjacent workers, which take larger tiles, and of adjacent crops, which raise wells and barns."""
    bare = bare_workers(state, seat)
    value = 70 * count_fields(bare)
    for field in range(tables.field_count[state.mat[seat]]):
        around = beside(state, tables, seat, field)
        if has_field(bare, field):
            value += 12 * count_fields(around & bare)
        for crop in range(CROPS):
            if has_field(state.crop[CROPS * seat + crop], field):
                value += 8 * count_fields(around & state.crop[CROPS * seat + crop])
    return value


@compiled
def tile_potential(state: RiverboatState, seat: int) -> int:
    """Value of phase tiles whose phase is still to come."""
    value = 0
    for phase in range(PHASE_COUNT):
        if state.phase_owner[phase] == seat and (state.phase == PHASE_COUNT or phase > state.phase):
            value += 110 if phase == PLANTING else 160 if phase == SCORING else 130
    return value
