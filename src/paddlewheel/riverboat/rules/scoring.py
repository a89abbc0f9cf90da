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
def begin_scoring(season: RiverboatState, tables: RiverboatTables) -> None:
    """RB-SCO-1: the owner of the phase tile chooses one of three bonuses, if any is possible."""
    owner = season.phase_owner[SCORING]
    season.turn = 0
    season.decision = NEXT_TURN
    if season.coin_supply > 0 or season.harbor[owner] < tables.harbor_end or season.workers[owner] > 0:
        season.decision, season.actor = BONUS_DECISION, owner


@compiled
def bonus_refusal(season: RiverboatState, tables: RiverboatTables, action: int) -> int:
    owner = season.actor
    possible = (
        action == PASS
        or (action == GAIN_COINS and season.coin_supply > 0)
        or (action == GAIN_STEPS and season.harbor[owner] < tables.harbor_end)
        or (action == SEND + 1 and season.workers[owner] > 0)
    )
    return 0 if possible else SCO_1


@compiled
def bonus_step(season: RiverboatState, tables: RiverboatTables, action: int) -> None:
    if action == GAIN_COINS:
        gain_coins(season, season.actor, 1)
    elif action == GAIN_STEPS:
        advance(season, tables, season.actor, 1)
    elif action == SEND + 1:
        send_agents(season, season.actor, 1)
    season.decision = NEXT_TURN


@compiled
def next_surveying(season: RiverboatState, tables: RiverboatTables) -> None:
    """Start the next player's only turn; after the last one apply RB-SCO-6."""
    season.after, season.surveys = 0, 0
    if season.turn < tables.players:
        season.actor = (season.phase_owner[SCORING] + season.turn) % tables.players
        season.turn += 1
        season.decision = SURVEYS_GO_ON
        return
    pay_staff(season, tables)
    season.decision = PHASE_BEGINS


@compiled
def offer_survey(season: RiverboatState, tables: RiverboatTables) -> None:
    """RB-SCO-2: offer another placement while surveyors, targets and the limit of the round allow it."""
    seat = season.actor
    more = season.surveys < tables.surveyors_a_round[season.round_number - 1] and season.surveyors[seat] > 0
    if more and (unsurveyed_fields(season, seat) != 0 or unsurveyed_cards(season, seat) != 0):
        season.decision = SURVEY_DECISION
    else:
        season.decision = NEXT_TURN


@compiled
def unsurveyed_fields(season: RiverboatState, seat: int) -> int:
    """Barns and wells without a surveyor."""
    return (season.barn[seat] | season.well[seat]) & ~season.surveyed[seat]


@compiled
def unsurveyed_cards(season: RiverboatState, seat: int) -> int:
    """Hand cards without a surveyor: a bit per index of the hand."""
    return ((1 << season.hand_count[seat]) - 1) & ~season.surveyed_cards[seat]


@compiled
def place_in_hand(season: RiverboatState, seat: int, card: int) -> int:
    """Index of a card in the hand, or HAND_SIZE."""
    for index in range(season.hand_count[seat]):
        if season.hand[HAND_SIZE * seat + index] == card:
            return index
    return HAND_SIZE


@compiled
def survey_refusal(season: RiverboatState, action: int) -> int:
    seat = season.actor
    if action == PASS:
        return 0
    if SURVEY <= action < SURVEY + MAX_FIELDS:
        return 0 if has_field(unsurveyed_fields(season, seat), action - SURVEY) else SCO_2
    if SURVEY_CARD <= action < SURVEY_CARD + MAX_CARDS:
        index = place_in_hand(season, seat, action - SURVEY_CARD)
        return 0 if index < HAND_SIZE and (unsurveyed_cards(season, seat) >> index) & 1 else SCO_2
    return SCO_2


@compiled
def survey_step(season: RiverboatState, tables: RiverboatTables, action: int) -> None:
    if action == PASS:
        season.decision = NEXT_TURN
        return
    seat = season.actor
    season.surveyors[seat] -= 1
    season.staff[seat] += 1
    season.surveys += 1
    season.decision = SURVEYS_GO_ON
    if action >= SURVEY_CARD:
        survey_card(season, tables, seat, action - SURVEY_CARD)
    else:
        survey_field(season, tables, seat, action - SURVEY)


@compiled
def survey_field(season: RiverboatState, tables: RiverboatTables, seat: int, field: int) -> None:
    season.surveyed[seat] |= 1 << field
    if has_field(season.barn[seat], field):
        gain_points(season, tables, seat, barn_value(season, tables, seat, field), FROM_BARNS)
    else:
        value = tables.well_each * group_size(season, tables, seat, field)
        gain_points(season, tables, seat, value, FROM_WELLS)


@compiled
def barn_value(season: RiverboatState, tables: RiverboatTables, seat: int, field: int) -> int:
    """RB-SCO-3: points for the most frequent crop around a barn."""
    around = beside(season, tables, seat, field)
    best = 0
    for crop in range(CROPS):
        best = max(best, count_fields(around & season.crop[CROPS * seat + crop]))
    return min(tables.barn_each * best, tables.barn_most)


@compiled
def survey_card(season: RiverboatState, tables: RiverboatTables, seat: int, card: int) -> None:
    """RB-SCO-5: score the points and other benefits of a card."""
    season.surveyed_cards[seat] |= 1 << place_in_hand(season, seat, card)
    gain_points(season, tables, seat, card_value(season, tables, seat, card), FROM_CARDS)
    advance(season, tables, seat, tables.card_steps[card])
    if tables.card_agents[card] > 0 and season.workers[seat] > 0:
        season.due_agents, season.after = tables.card_agents[card], SURVEYS_GO_ON
        season.decision = SEND_DECISION


@compiled
def pay_staff(season: RiverboatState, tables: RiverboatTables) -> None:
    """RB-SCO-6: a point per placed surveyor and per agent, clockwise from the owner of the phase tile."""
    for turn in range(tables.players):
        seat = (season.phase_owner[SCORING] + turn) % tables.players
        gain_points(season, tables, seat, season.staff[seat] + season.agents[seat], FROM_STAFF)
