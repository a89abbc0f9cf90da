"""Phase 5, scoring: players place surveyors on barns, wells and cards and score surveyors and agents."""

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.riverboat.actions import GAIN_COINS, GAIN_STEPS, PASS, SEND, SURVEY, SURVEY_CARD
from paddlewheel.riverboat.clauses import SCO_1, SCO_2
from paddlewheel.riverboat.rules.cards import card_value
from paddlewheel.riverboat.rules.fields import beside, count_fields, group_size, has_field
from paddlewheel.riverboat.rules.points import advance, gain_coins, gain_points, send_agents
from paddlewheel.riverboat.state import (
    BONUS_DECISION,
    CROPS,
    FROM_BARNS,
    FROM_CARDS,
    FROM_STAFF,
    FROM_WELLS,
    HAND_SIZE,
    MAX_CARDS,
    MAX_FIELDS,
    NEXT_TURN,
    PHASE_BEGINS,
    SCORING,
    SEND_DECISION,
    SURVEY_DECISION,
    SURVEYS_GO_ON,
    RiverboatState,
)
from paddlewheel.riverboat.tables import RiverboatTables


@compiled
def begin_scoring(state: RiverboatState, tables: RiverboatTables) -> None:
    """RB-SCO-1: the owner of the phase tile chooses one of three bonuses, if any is possible."""
    owner = state.phase_owner[SCORING]
    state.turn = 0
    state.decision = NEXT_TURN
    if state.coin_supply > 0 or state.harbor[owner] < tables.harbor_end or state.workers[owner] > 0:
        state.decision, state.actor = BONUS_DECISION, owner


@compiled
def bonus_refusal(state: RiverboatState, tables: RiverboatTables, action: int) -> int:
    owner = state.actor
    possible = (
        action == PASS
        or (action == GAIN_COINS and state.coin_supply > 0)
        or (action == GAIN_STEPS and state.harbor[owner] < tables.harbor_end)
        or (action == SEND + 1 and state.workers[owner] > 0)
    )
    return 0 if possible else SCO_1


@compiled
def bonus_step(state: RiverboatState, tables: RiverboatTables, action: int) -> None:
    if action == GAIN_COINS:
        gain_coins(state, state.actor, 1)
    elif action == GAIN_STEPS:
        advance(state, tables, state.actor, 1)
    elif action == SEND + 1:
        send_agents(state, state.actor, 1)
    state.decision = NEXT_TURN


@compiled
def next_surveying(state: RiverboatState, tables: RiverboatTables) -> None:
    """Start the next player's only turn; after the last one apply RB-SCO-6."""
    state.after, state.surveys = 0, 0
    if state.turn < tables.players:
        state.actor = (state.phase_owner[SCORING] + state.turn) % tables.players
        state.turn += 1
        state.decision = SURVEYS_GO_ON
        return
    pay_staff(state, tables)
    state.decision = PHASE_BEGINS


@compiled
def offer_survey(state: RiverboatState, tables: RiverboatTables) -> None:
    """RB-SCO-2: offer another placement while surveyors, targets and the limit of the round allow it."""
    seat = state.actor
    more = state.surveys < tables.surveyors_a_round[state.round_number - 1] and state.surveyors[seat] > 0
    if more and (unsurveyed_fields(state, seat) != 0 or unsurveyed_cards(state, seat) != 0):
        state.decision = SURVEY_DECISION
    else:
        state.decision = NEXT_TURN


@compiled
def unsurveyed_fields(state: RiverboatState, seat: int) -> int:
    """Barns and wells without a surveyor."""
    return (state.barn[seat] | state.well[seat]) & ~state.surveyed[seat]


@compiled
def unsurveyed_cards(state: RiverboatState, seat: int) -> int:
    """Hand cards without a surveyor: a bit per index of the hand."""
    return ((1 << state.hand_count[seat]) - 1) & ~state.surveyed_cards[seat]


@compiled
def place_in_hand(state: RiverboatState, seat: int, card: int) -> int:
    """Index of a card in the hand, or HAND_SIZE."""
    for index in range(state.hand_count[seat]):
        if state.hand[HAND_SIZE * seat + index] == card:
            return index
    return HAND_SIZE


@compiled
def survey_refusal(state: RiverboatState, action: int) -> int:
    seat = state.actor
    if action == PASS:
        return 0
    if SURVEY <= action < SURVEY + MAX_FIELDS:
        return 0 if has_field(unsurveyed_fields(state, seat), action - SURVEY) else SCO_2
    if SURVEY_CARD <= action < SURVEY_CARD + MAX_CARDS:
        index = place_in_hand(state, seat, action - SURVEY_CARD)
        return 0 if index < HAND_SIZE and (unsurveyed_cards(state, seat) >> index) & 1 else SCO_2
    return SCO_2


@compiled
def survey_step(state: RiverboatState, tables: RiverboatTables, action: int) -> None:
    if action == PASS:
        state.decision = NEXT_TURN
        return
    seat = state.actor
    state.surveyors[seat] -= 1
    state.staff[seat] += 1
    state.surveys += 1
    state.decision = SURVEYS_GO_ON
    if action >= SURVEY_CARD:
        survey_card(state, tables, seat, action - SURVEY_CARD)
    else:
        survey_field(state, tables, seat, action - SURVEY)


@compiled
def survey_field(state: RiverboatState, tables: RiverboatTables, seat: int, field: int) -> None:
    state.surveyed[seat] |= 1 << field
    if has_field(state.barn[seat], field):
        gain_points(state, tables, seat, barn_value(state, tables, seat, field), FROM_BARNS)
    else:
        value = tables.well_each * group_size(state, tables, seat, field)
        gain_points(state, tables, seat, value, FROM_WELLS)


@compiled
def barn_value(state: RiverboatState, tables: RiverboatTables, seat: int, field: int) -> int:
    """RB-SCO-3: points for the most frequent crop around a barn."""
    around = beside(state, tables, seat, field)
    best = 0
    for crop in range(CROPS):
        best = max(best, count_fields(around & state.crop[CROPS * seat + crop]))
    return min(tables.barn_each * best, tables.barn_most)


@compiled
def survey_card(state: RiverboatState, tables: RiverboatTables, seat: int, card: int) -> None:
    """RB-SCO-5: score the points and other benefits of a card."""
    state.surveyed_cards[seat] |= 1 << place_in_hand(state, seat, card)
    gain_points(state, tables, seat, card_value(state, tables, seat, card), FROM_CARDS)
    advance(state, tables, seat, tables.card_steps[card])
    if tables.card_agents[card] > 0 and state.workers[seat] > 0:
        state.due_agents, state.after = tables.card_agents[card], SURVEYS_GO_ON
        state.decision = SEND_DECISION


@compiled
def pay_staff(state: RiverboatState, tables: RiverboatTables) -> None:
    """RB-SCO-6: a point per placed surveyor and per agent, clockwise from the owner of the phase tile."""
    for turn in range(tables.players):
        seat = (state.phase_owner[SCORING] + turn) % tables.players
        gain_points(state, tables, seat, state.staff[seat] + state.agents[seat], FROM_STAFF)
