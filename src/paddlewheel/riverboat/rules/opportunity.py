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
def begin_opportunity(season: RiverboatState, tables: RiverboatTables) -> None:
    """RB-OPP-1."""
    gain_points(season, tables, season.phase_owner[OPPORTUNITY], 1, FROM_BONUS)
    season.turn = 0
    season.decision = NEXT_TURN


@compiled
def next_taker(season: RiverboatState, tables: RiverboatTables) -> None:
    season.after = 0
    if season.turn < tables.players:
        season.decision = CARD_DECISION
        season.actor = (season.phase_owner[OPPORTUNITY] + season.turn) % tables.players
        season.turn += 1
        return
    return_cards_to_pile(season, tables)
    season.decision = PHASE_BEGINS


@compiled
def return_cards_to_pile(season: RiverboatState, tables: RiverboatTables) -> None:
    """RB-OPP-4: return the remaining open cards to the pile as a new lowest layer."""
    lowest = 0
    for card in range(tables.cards):
        lowest = max(lowest, season.layer[card])
    for space in range(SPACES):
        if season.on_space[space] != NONE:
            season.layer[season.on_space[space]] = lowest + 1
            season.on_space[space] = NONE


@compiled
def space_of(season: RiverboatState, card: int) -> int:
    for space in range(SPACES):
        if season.on_space[space] == card:
            return space
    return SPACES


@compiled
def card_refusal(season: RiverboatState, tables: RiverboatTables, action: int) -> int:
    """An open card, or any card of the pile while it is being searched."""
    if action == SEARCH_CARDS:
        if season.search > 0 or season.coins[season.actor] == 0:
            return COIN_1
        return 0 if top_layer(season, tables) > 0 else OPP_3
    card = action - CARD
    if not 0 <= card < tables.cards:
        return OPP_2
    if season.search > 0:
        return 0 if season.layer[card] > 0 else OPP_3
    return 0 if space_of(season, card) < SPACES else OPP_2


@compiled
def card_step(season: RiverboatState, tables: RiverboatTables, action: int) -> None:
    seat = season.actor
    if action == SEARCH_CARDS:
        spend_coin(season, seat)
        season.search = 1
        return
    card = action - CARD
    season.hand[HAND_SIZE * seat + season.hand_count[seat]] = card
    season.hand_count[seat] += 1
    season.decision = NEXT_TURN
    if season.search > 0:
        season.search, season.layer[card] = 0, 0
        shuffle_pile(season, tables)
        return
    space = space_of(season, card)
    season.on_space[space] = NONE
    take_space_bonus(season, tables, tables.space_bonus[space])


@compiled
def shuffle_pile(season: RiverboatState, tables: RiverboatTables) -> None:
    for card in range(tables.cards):
        season.layer[card] = min(season.layer[card], 1)


@compiled
def take_space_bonus(season: RiverboatState, tables: RiverboatTables, bonus: int) -> None:
    """RB-OPP-2: take the bonus of a space; it is lost if it cannot be taken."""
    seat = season.actor
    season.after = NEXT_TURN
    if bonus == COIN_SPACE:
        gain_coins(season, seat, 1)
    elif bonus == STEPS_SPACE:
        advance(season, tables, seat, tables.space_steps)
    elif bonus == AGENT_SPACE:
        if season.workers[seat] > 0:
            season.due_agents = 1
            season.decision = SEND_DECISION
    elif bonus == SURVEYOR_SPACE:
        gain_surveyor(season, tables, seat)


@compiled
def gain_surveyor(season: RiverboatState, tables: RiverboatTables, seat: int) -> None:
    """Take a surveyor; if none is left, offer another feature (RB-EST-4)."""
    if feature_possible(season, tables, seat, SURVEYOR):
        take_feature(season, SURVEYOR)
    elif any_feature_offered(season, tables, seat, SURVEYOR):
        season.decision = FEATURE_DECISION
