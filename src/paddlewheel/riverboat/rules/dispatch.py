"""Legality and execution of actions, dispatched by decision to the modules of the phases.

`refusal` is the only predicate: 0, or the number of the refusing clause. An action is legal if it returns 0.
"""

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.core.rng import Stream, random_below
from paddlewheel.riverboat.actions import (
    AFTER_PASS,
    CHANCE_ACTIONS,
    DRAW,
    FIRST,
    FIRST_ACTION,
    LAST_ACTION,
    MAT,
    OPEN,
    PASS,
    PHASE,
    PLACE,
    PLAYER_ACTIONS,
    REVEAL,
)
from paddlewheel.riverboat.clauses import CUL_2, OPP_4, RND_5, SET_3, SET_5, SET_6
from paddlewheel.riverboat.rules.cultivation import (
    card_revealed,
    cultivate_refusal,
    cultivate_step,
    hire_refusal,
    hire_step,
    list_cultivations,
)
from paddlewheel.riverboat.rules.features import (
    build_refusal,
    build_step,
    feature_refusal,
    feature_step,
    send_refusal,
    send_step,
)
from paddlewheel.riverboat.rules.opportunity import card_refusal, card_step
from paddlewheel.riverboat.rules.planting import lay_refusal, lay_step, list_lays, list_takes, take_refusal, take_step
from paddlewheel.riverboat.rules.round import (
    card_opened,
    draft_refusal,
    draft_step,
    open_next_component,
    size_to_fill,
    tile_opened,
    top_layer,
)
from paddlewheel.riverboat.rules.scoring import bonus_refusal, bonus_step, survey_refusal, survey_step
from paddlewheel.riverboat.rules.setup import first_drawn, mat_drawn, mat_possible
from paddlewheel.riverboat.rules.shipping import benefit_refusal, benefit_step, ship_refusal, ship_step
from paddlewheel.riverboat.rules.turn import run_to_decision, tile_is_open
from paddlewheel.riverboat.state import (
    BENEFIT_DECISION,
    BONUS_DECISION,
    BUILD_DECISION,
    CARD_DECISION,
    COLOURS,
    CULTIVATE_DECISION,
    DRAFT_DECISION,
    FEATURE_DECISION,
    FILL_DECISION,
    FIRST_DECISION,
    HIRE_DECISION,
    LAY_DECISION,
    MAT_DECISION,
    MAX_KINDS,
    OPEN_DECISION,
    OVER_DECISION,
    REVEAL_DECISION,
    SEND_DECISION,
    SHIP_DECISION,
    SURVEY_DECISION,
    TAKE_DECISION,
    RiverboatState,
)
from paddlewheel.riverboat.tables import MATS, RiverboatTables

MAX_OUTCOMES = MAX_KINDS  # outcomes of one draw, at most


@compiled
def is_chance(state: RiverboatState) -> bool:
    return state.decision <= REVEAL_DECISION


@compiled
def begins_turn(state: RiverboatState) -> bool:
    """Whether this is the first decision of a player's turn."""
    now = state.decision
    if now == CULTIVATE_DECISION:
        return state.paid == 0
    if now == TAKE_DECISION or now == CARD_DECISION:
        return state.search == 0
    if now == SURVEY_DECISION:
        return state.surveys == 0
    return now == DRAFT_DECISION or now == HIRE_DECISION or now == SHIP_DECISION or now == BONUS_DECISION


@compiled
def decision_refusal(state: RiverboatState, tables: RiverboatTables, action: int) -> int:
    """Clause that refuses a player's action in the current decision; 0 if it is legal."""
    decision = state.decision
    if decision == CULTIVATE_DECISION:
        return cultivate_refusal(state, tables, action)
    if decision == LAY_DECISION:
        return lay_refusal(state, tables, action)
    if decision == TAKE_DECISION:
        return take_refusal(state, tables, action)
    if decision == SHIP_DECISION:
        return ship_refusal(state, tables, action)
    if decision == BENEFIT_DECISION:
        return benefit_refusal(state, tables, action)
    if decision == SURVEY_DECISION:
        return survey_refusal(state, action)
    if decision == CARD_DECISION:
        return card_refusal(state, tables, action)
    if decision == DRAFT_DECISION:
        return draft_refusal(state, action)
    if decision == HIRE_DECISION:
        return hire_refusal(state, tables, action)
    if decision == FEATURE_DECISION:
        return feature_refusal(state, tables, action)
    if decision == BUILD_DECISION:
        return build_refusal(state, tables, action)
    if decision == SEND_DECISION:
        return send_refusal(state, action)
    return bonus_refusal(state, tables, action) if decision == BONUS_DECISION else RND_5


@compiled
def refusal(state: RiverboatState, tables: RiverboatTables, action: int) -> int:
    """0 if the action is legal, else the number of the refusing clause."""
    if is_chance(state):
        return 0 if weight_now(state, tables, action) > 0 else chance_clause(state)
    if state.decision == OVER_DECISION or not 0 <= action < PLAYER_ACTIONS:
        return RND_5
    return decision_refusal(state, tables, action)


@compiled
def legal_actions(state: RiverboatState, tables: RiverboatTables, found: list[int]) -> int:
    """Write the legal action ids of a player into `found`, ascending; return their number. Not for chance."""
    decision = state.decision
    if decision == CULTIVATE_DECISION:
        return list_cultivations(state, tables, found)
    if decision == TAKE_DECISION:
        return list_takes(state, tables, found)
    if decision == LAY_DECISION:
        return list_lays(state, tables, found)
    if decision == OVER_DECISION or is_chance(state):
        return 0
    count, action, last = 0, FIRST_ACTION[decision], LAST_ACTION[decision]
    while action <= last:
        if action == PASS + 1:
            action = AFTER_PASS[decision]
        if decision_refusal(state, tables, action) == 0:
            found[count] = action
            count += 1
        action += 1
    return count


@compiled
def drawn_from(state: RiverboatState, tables: RiverboatTables) -> int:
    """The pile that is drawn from: size of the crop tiles, or layer of the cards."""
    if state.decision == FILL_DECISION:
        return size_to_fill(state, tables)
    return top_layer(state, tables) if state.decision == OPEN_DECISION else 0


@compiled
def weight(state: RiverboatState, tables: RiverboatTables, pile: int, action: int) -> int:
    """Integer weight of a chance outcome, 0 if impossible. `pile` is the result of `drawn_from`."""
    decision = state.decision
    if decision == FILL_DECISION:
        kind = action - DRAW
        return state.crops_left[kind] if 0 <= kind < tables.kinds and tables.hexes[kind] == pile else 0
    if decision == OPEN_DECISION:
        card = action - OPEN
        return 1 if 0 <= card < tables.cards and state.layer[card] == pile else 0
    if decision == REVEAL_DECISION:
        return state.cards_left[action - REVEAL] if REVEAL <= action <= REVEAL + COLOURS else 0
    if decision == MAT_DECISION:
        return 1 if MAT <= action < MAT + MATS and mat_possible(state, action - MAT) else 0
    return 1 if decision == FIRST_DECISION and FIRST <= action < FIRST + tables.players else 0


@compiled
def weight_now(state: RiverboatState, tables: RiverboatTables, action: int) -> int:
    return weight(state, tables, drawn_from(state, tables), action) if is_chance(state) else 0


@compiled
def chance_clause(state: RiverboatState) -> int:
    """Clause that refuses an impossible chance outcome."""
    if state.decision == FILL_DECISION:
        return SET_5
    if state.decision == OPEN_DECISION:
        return SET_3 if state.round_number == 1 else OPP_4
    return CUL_2 if state.decision == REVEAL_DECISION else SET_6


@compiled
def outcome_count(state: RiverboatState, tables: RiverboatTables) -> int:
    """Number of ids of the current draw, possible or not."""
    if state.decision == FILL_DECISION:
        return tables.kinds
    if state.decision == OPEN_DECISION:
        return tables.cards
    return COLOURS + 1


@compiled
def chance_outcomes(state: RiverboatState, tables: RiverboatTables, found: list[int]) -> int:
    """Write the possible chance outcomes into `found`, ascending; return their number."""
    if not is_chance(state):
        return 0
    first, count, pile = FIRST_ACTION[state.decision], 0, drawn_from(state, tables)
    for action in range(first, first + outcome_count(state, tables)):
        if weight(state, tables, pile, action) > 0:
            found[count] = action
            count += 1
    return count


@compiled
def draw(state: RiverboatState, tables: RiverboatTables, stream: Stream) -> int:
    """Sample one chance outcome without listing all; consumes exactly one random number."""
    first, total, pile = FIRST_ACTION[state.decision], 0, drawn_from(state, tables)
    last = first + outcome_count(state, tables) - 1
    for action in range(first, last + 1):
        total += weight(state, tables, pile, action)
    index = random_below(stream, total)
    action = first
    while action < last and index >= weight(state, tables, pile, action):
        index -= weight(state, tables, pile, action)
        action += 1
    return action


@compiled
def step(state: RiverboatState, tables: RiverboatTables, action: int) -> None:
    """Apply a legal action and its consequences. Unchecked: call `refusal` first."""
    if action >= CHANCE_ACTIONS:
        chance_step(state, tables, action)
    else:
        player_step(state, tables, action)
    run_to_decision(state, tables)


@compiled
def player_step(state: RiverboatState, tables: RiverboatTables, action: int) -> None:
    now = state.decision
    if now == CULTIVATE_DECISION:
        cultivate_step(state, action)
    elif now == TAKE_DECISION:
        take_step(state, action)
    elif now == LAY_DECISION:
        lay_step(state, tables, action)
    elif now == SHIP_DECISION:
        ship_step(state, tables, action)
    elif now == BENEFIT_DECISION:
        benefit_step(state, tables, action)
    elif now == SURVEY_DECISION:
        survey_step(state, tables, action)
    elif now == CARD_DECISION:
        card_step(state, tables, action)
    elif now == DRAFT_DECISION:
        draft_step(state, tables, action - PHASE)
    elif now == HIRE_DECISION:
        hire_step(state, action - PLACE)
    elif now == FEATURE_DECISION:
        feature_step(state, action)
    elif now == BUILD_DECISION:
        build_step(state, action - PLACE)
    elif now == SEND_DECISION:
        send_step(state, action)
    elif now == BONUS_DECISION:
        bonus_step(state, tables, action)


@compiled
def chance_step(state: RiverboatState, tables: RiverboatTables, action: int) -> None:
    now = state.decision
    if now == FILL_DECISION:
        tile_opened(state, action - DRAW)
        tile_is_open(state, tables)
    elif now == OPEN_DECISION:
        card_opened(state, action - OPEN)
        open_next_component(state, tables)
    elif now == REVEAL_DECISION:
        card_revealed(state, action - REVEAL)
    elif now == MAT_DECISION:
        mat_drawn(state, tables, action - MAT)
    else:
        first_drawn(state, tables, action - FIRST)
