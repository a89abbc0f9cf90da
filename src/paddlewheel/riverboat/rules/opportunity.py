"""Phase 4, opportunity: each player takes a card and the bonus of its space."""

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.riverboat.actions import CARD, SEARCH_CARDS
from paddlewheel.riverboat.clauses import COIN_1, OPP_2, OPP_3
from paddlewheel.riverboat.rules.features import any_feature_offered, feature_possible, take_feature
from paddlewheel.riverboat.rules.points import advance, gain_coins, gain_points, spend_coin
from paddlewheel.riverboat.rules.round import top_layer
from paddlewheel.riverboat.state import (
    AGENT_SPACE,
    CARD_DECISION,
    COIN_SPACE,
    FEATURE_DECISION,
    FROM_BONUS,
    HAND_SIZE,
    NEXT_TURN,
    NONE,
    OPPORTUNITY,
    PHASE_BEGINS,
    SEND_DECISION,
    SPACES,
    STEPS_SPACE,
    SURVEYOR,
    SURVEYOR_SPACE,
    RiverboatState,
)
from paddlewheel.riverboat.tables import RiverboatTables


@compiled
def begin_opportunity(state: RiverboatState, tables: RiverboatTables) -> None:
    """RB-OPP-1."""
    gain_points(state, tables, state.phase_owner[OPPORTUNITY], 1, FROM_BONUS)
    state.turn = 0
    state.decision = NEXT_TURN


@compiled
def next_taker(state: RiverboatState, tables: RiverboatTables) -> None:
    state.after = 0
    if state.turn < tables.players:
        state.decision = CARD_DECISION
        state.actor = (state.phase_owner[OPPORTUNITY] + state.turn) % tables.players
        state.turn += 1
        return
    return_cards_to_pile(state, tables)
    state.decision = PHASE_BEGINS


@compiled
def return_cards_to_pile(state: RiverboatState, tables: RiverboatTables) -> None:
    """RB-OPP-4: return the remaining open cards to the pile as a new lowest layer."""
    lowest = 0
    for card in range(tables.cards):
        lowest = max(lowest, state.layer[card])
    for space in range(SPACES):
        if state.on_space[space] != NONE:
            state.layer[state.on_space[space]] = lowest + 1
            state.on_space[space] = NONE


@compiled
def space_of(state: RiverboatState, card: int) -> int:
    for space in range(SPACES):
        if state.on_space[space] == card:
            return space
    return SPACES


@compiled
def card_refusal(state: RiverboatState, tables: RiverboatTables, action: int) -> int:
    """An open card, or any card of the pile while it is being searched."""
    if action == SEARCH_CARDS:
        if state.search > 0 or state.coins[state.actor] == 0:
            return COIN_1
        return 0 if top_layer(state, tables) > 0 else OPP_3
    card = action - CARD
    if not 0 <= card < tables.cards:
        return OPP_2
    if state.search > 0:
        return 0 if state.layer[card] > 0 else OPP_3
    return 0 if space_of(state, card) < SPACES else OPP_2


@compiled
def card_step(state: RiverboatState, tables: RiverboatTables, action: int) -> None:
    seat = state.actor
    if action == SEARCH_CARDS:
        spend_coin(state, seat)
        state.search = 1
        return
    card = action - CARD
    state.hand[HAND_SIZE * seat + state.hand_count[seat]] = card
    state.hand_count[seat] += 1
    state.decision = NEXT_TURN
    if state.search > 0:
        state.search, state.layer[card] = 0, 0
        shuffle_pile(state, tables)
        return
    space = space_of(state, card)
    state.on_space[space] = NONE
    take_space_bonus(state, tables, tables.space_bonus[space])


@compiled
def shuffle_pile(state: RiverboatState, tables: RiverboatTables) -> None:
    for card in range(tables.cards):
        state.layer[card] = min(state.layer[card], 1)


@compiled
def take_space_bonus(state: RiverboatState, tables: RiverboatTables, bonus: int) -> None:
    """RB-OPP-2: take the bonus of a space; it is lost if it cannot be taken."""
    seat = state.actor
    state.after = NEXT_TURN
    if bonus == COIN_SPACE:
        gain_coins(state, seat, 1)
    elif bonus == STEPS_SPACE:
        advance(state, tables, seat, tables.space_steps)
    elif bonus == AGENT_SPACE:
        if state.workers[seat] > 0:
            state.due_agents = 1
            state.decision = SEND_DECISION
    elif bonus == SURVEYOR_SPACE:
        gain_surveyor(state, tables, seat)


@compiled
def gain_surveyor(state: RiverboatState, tables: RiverboatTables, seat: int) -> None:
    """Take a surveyor; if none is left, offer another feature (RB-EST-4)."""
    if feature_possible(state, tables, seat, SURVEYOR):
        take_feature(state, SURVEYOR)
    elif any_feature_offered(state, tables, seat, SURVEYOR):
        state.decision = FEATURE_DECISION
