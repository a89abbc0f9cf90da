"""Phase 3, harvesting and shipping: filling riverboats with workers of one crop, and their benefits."""

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.riverboat.actions import FEATURE, GAIN_COINS, GAIN_POINTS, GAIN_STEPS, PASS, SEND, SHIP
from paddlewheel.riverboat.clauses import COIN_1, SHIP_2, SHIP_4, SHIP_5
from paddlewheel.riverboat.rules.features import agents_refusal, any_feature_offered, feature_offered, take_feature
from paddlewheel.riverboat.rules.fields import count_fields
from paddlewheel.riverboat.rules.points import advance, gain_coins, gain_points, send_agents, spend_coin
from paddlewheel.riverboat.state import (
    ANY_FEATURE,
    BENEFIT_DECISION,
    BENEFITS_GO_ON,
    BERTHS,
    BOATS,
    CROPS,
    FEATURE_DECISION,
    FROM_BOATS,
    NEXT_TURN,
    NO_FEATURE,
    PHASE_BEGINS,
    SHIP_DECISION,
    SHIPPING,
    RiverboatState,
)
from paddlewheel.riverboat.tables import RiverboatTables


@compiled
def begin_shipping(state: RiverboatState, tables: RiverboatTables) -> None:
    """RB-SHIP-1."""
    advance(state, tables, state.phase_owner[SHIPPING], 1)
    state.turn, state.passed = 0, 0
    state.decision = NEXT_TURN


@compiled
def next_shipper(state: RiverboatState, tables: RiverboatTables) -> None:
    """RB-SHIP-2: two turns per player, three in the last round; players who have passed are skipped."""
    turns = tables.players * tables.boats_a_round[state.round_number - 1]
    while state.turn < turns:
        seat = (state.phase_owner[SHIPPING] + state.turn) % tables.players
        state.turn += 1
        if (state.passed >> seat) & 1 == 0:
            state.decision, state.actor = SHIP_DECISION, seat
            return
    state.passed = 0
    state.decision = PHASE_BEGINS


@compiled
def workers_on(state: RiverboatState, seat: int, crop: int) -> int:
    """Set of fields with a worker on this crop."""
    return state.standing[seat] & state.crop[CROPS * seat + crop]


@compiled
def ship_refusal(state: RiverboatState, tables: RiverboatTables, action: int) -> int:
    if action == PASS:
        return 0
    choice = action - SHIP
    if not 0 <= choice < 2 * BOATS * CROPS:
        return SHIP_2
    kind, from_pile, crop = choice // (2 * CROPS), choice // CROPS % 2, choice % CROPS
    if from_pile == 0 and (state.boats_open >> kind) & 1 == 0:
        return SHIP_4
    if from_pile == 1 and state.boats_left[kind] == 0:
        return SHIP_4
    if from_pile == 1 and state.coins[state.actor] == 0:
        return COIN_1
    return 0 if count_fields(workers_on(state, state.actor, crop)) >= tables.capacity[kind] else SHIP_2


@compiled
def ship_step(state: RiverboatState, tables: RiverboatTables, action: int) -> None:
    if action == PASS:
        state.passed |= 1 << state.actor
        state.decision = NEXT_TURN
        return
    choice = action - SHIP
    kind, from_pile, crop = choice // (2 * CROPS), choice // CROPS % 2, choice % CROPS
    if from_pile == 1:
        spend_coin(state, state.actor)
        state.boats_left[kind] -= 1
    else:
        state.boats_open &= ~(1 << kind)
    harvest(state, state.actor, crop, tables.capacity[kind])
    claim_berth(state, state.actor, kind)
    bring_benefits(state, tables, kind)
    reward_harvest(state, tables, crop)


@compiled
def harvest(state: RiverboatState, seat: int, crop: int, workers: int) -> None:
    """Remove workers from a crop, lowest fields first: by RB-SHIP-9 the choice does not matter."""
    fields = workers_on(state, seat, crop)
    for _ in range(workers):
        rest = fields & (fields - 1)
        state.standing[seat] &= ~(fields ^ rest)
        fields = rest
    state.workers[seat] += workers
    state.harvested[CROPS * seat + crop] += workers


@compiled
def claim_berth(state: RiverboatState, seat: int, kind: int) -> None:
    """RB-SHIP-3: put the riverboat on the leftmost free place above the mat."""
    state.boats[BERTHS * seat + state.boat_count[seat]] = kind
    state.boat_count[seat] += 1


@compiled
def bring_benefits(state: RiverboatState, tables: RiverboatTables, kind: int) -> None:
    state.due_coins, state.due_points = tables.brings_coins[kind], tables.brings_points[kind]
    state.due_steps, state.due_agents = tables.brings_steps[kind], tables.brings_agents[kind]
    state.due_feature = tables.brings_feature[kind]
    state.after = BENEFITS_GO_ON


@compiled
def reward_harvest(state: RiverboatState, tables: RiverboatTables, crop: int) -> None:
    """RB-SHIP-6: once per crop, at the ninth harvest, offer any estate feature before the boat's benefits."""
    seat = state.actor
    state.decision = BENEFITS_GO_ON
    if state.harvested[CROPS * seat + crop] < tables.harvest_bonus_at or (state.rewarded[seat] >> crop) & 1:
        return
    state.rewarded[seat] |= 1 << crop
    if any_feature_offered(state, tables, seat, ANY_FEATURE):
        state.decision = FEATURE_DECISION


@compiled
def offer_benefits(state: RiverboatState, tables: RiverboatTables) -> None:
    """RB-SHIP-5: offer the due benefits that can be taken, in any order; drop the others."""
    seat = state.actor
    if state.coin_supply == 0:
        state.due_coins = 0
    if state.harbor[seat] == tables.harbor_end:
        state.due_steps = 0
    if state.workers[seat] == 0:
        state.due_agents = 0
    if not any_feature_offered(state, tables, seat, state.due_feature):
        state.due_feature = NO_FEATURE
    due = state.due_coins + state.due_points + state.due_steps + state.due_agents
    if due > 0 or state.due_feature != NO_FEATURE:
        state.decision = BENEFIT_DECISION
    else:
        state.after = 0
        state.decision = NEXT_TURN


@compiled
def benefit_refusal(state: RiverboatState, tables: RiverboatTables, action: int) -> int:
    if action == PASS:
        return 0
    if action == GAIN_COINS:
        return 0 if state.due_coins > 0 else SHIP_5
    if action == GAIN_POINTS:
        return 0 if state.due_points > 0 else SHIP_5
    if action == GAIN_STEPS:
        return 0 if state.due_steps > 0 else SHIP_5
    if FEATURE <= action < FEATURE + ANY_FEATURE:
        return 0 if feature_offered(state, tables, state.actor, state.due_feature, action - FEATURE) else SHIP_5
    if SEND < action <= SEND + 3:
        return agents_refusal(state, action - SEND)
    return SHIP_5


@compiled
def benefit_step(state: RiverboatState, tables: RiverboatTables, action: int) -> None:
    seat = state.actor
    state.decision = BENEFITS_GO_ON
    if action == GAIN_COINS:
        gain_coins(state, seat, state.due_coins)
        state.due_coins = 0
    elif action == GAIN_POINTS:
        gain_points(state, tables, seat, state.due_points, FROM_BOATS)
        state.due_points = 0
    elif action == GAIN_STEPS:
        advance(state, tables, seat, state.due_steps)
        state.due_steps = 0
    elif action > SEND:
        send_agents(state, seat, action - SEND)
        state.due_agents = 0
    elif action == PASS:
        state.due_coins, state.due_points, state.due_steps, state.due_agents = 0, 0, 0, 0
        state.due_feature = NO_FEATURE
    else:
        state.due_feature = NO_FEATURE
        take_feature(state, action - FEATURE)
