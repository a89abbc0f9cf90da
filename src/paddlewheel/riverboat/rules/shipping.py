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
def begin_shipping(season: RiverboatState, tables: RiverboatTables) -> None:
    """RB-SHIP-1."""
    advance(season, tables, season.phase_owner[SHIPPING], 1)
    season.turn, season.passed = 0, 0
    season.decision = NEXT_TURN


@compiled
def next_shipper(season: RiverboatState, tables: RiverboatTables) -> None:
    """RB-SHIP-2: two turns per player, three in the last round; players who have passed are skipped."""
    turns = tables.players * tables.boats_a_round[season.round_number - 1]
    while season.turn < turns:
        seat = (season.phase_owner[SHIPPING] + season.turn) % tables.players
        season.turn += 1
        if (season.passed >> seat) & 1 == 0:
            season.decision, season.actor = SHIP_DECISION, seat
            return
    season.passed = 0
    season.decision = PHASE_BEGINS


@compiled
def workers_on(season: RiverboatState, seat: int, crop: int) -> int:
    """Set of fields with a worker on this crop."""
    return season.standing[seat] & season.crop[CROPS * seat + crop]


@compiled
def ship_refusal(season: RiverboatState, tables: RiverboatTables, action: int) -> int:
    if action == PASS:
        return 0
    choice = action - SHIP
    if not 0 <= choice < 2 * BOATS * CROPS:
        return SHIP_2
    kind, from_pile, crop = choice // (2 * CROPS), choice // CROPS % 2, choice % CROPS
    if from_pile == 0 and (season.boats_open >> kind) & 1 == 0:
        return SHIP_4
    if from_pile == 1 and season.boats_left[kind] == 0:
        return SHIP_4
    if from_pile == 1 and season.coins[season.actor] == 0:
        return COIN_1
    return 0 if count_fields(workers_on(season, season.actor, crop)) >= tables.capacity[kind] else SHIP_2


@compiled
def ship_step(season: RiverboatState, tables: RiverboatTables, action: int) -> None:
    if action == PASS:
        season.passed |= 1 << season.actor
        season.decision = NEXT_TURN
        return
    choice = action - SHIP
    kind, from_pile, crop = choice // (2 * CROPS), choice // CROPS % 2, choice % CROPS
    if from_pile == 1:
        spend_coin(season, season.actor)
        season.boats_left[kind] -= 1
    else:
        season.boats_open &= ~(1 << kind)
    harvest(season, season.actor, crop, tables.capacity[kind])
    claim_berth(season, season.actor, kind)
    bring_benefits(season, tables, kind)
    reward_harvest(season, tables, crop)


@compiled
def harvest(season: RiverboatState, seat: int, crop: int, workers: int) -> None:
    """Remove workers from a crop, lowest fields first: by RB-SHIP-9 the choice does not matter."""
    fields = workers_on(season, seat, crop)
    for _ in range(workers):
        rest = fields & (fields - 1)
        season.standing[seat] &= ~(fields ^ rest)
        fields = rest
    season.workers[seat] += workers
    season.harvested[CROPS * seat + crop] += workers


@compiled
def claim_berth(season: RiverboatState, seat: int, kind: int) -> None:
    """RB-SHIP-3: put the riverboat on the leftmost free place above the mat."""
    season.boats[BERTHS * seat + season.boat_count[seat]] = kind
    season.boat_count[seat] += 1


@compiled
def bring_benefits(season: RiverboatState, tables: RiverboatTables, kind: int) -> None:
    season.due_coins, season.due_points = tables.brings_coins[kind], tables.brings_points[kind]
    season.due_steps, season.due_agents = tables.brings_steps[kind], tables.brings_agents[kind]
    season.due_feature = tables.brings_feature[kind]
    season.after = BENEFITS_GO_ON


@compiled
def reward_harvest(season: RiverboatState, tables: RiverboatTables, crop: int) -> None:
    """RB-SHIP-6: once per crop, at the ninth harvest, offer any estate feature before the boat's benefits."""
    seat = season.actor
    season.decision = BENEFITS_GO_ON
    if season.harvested[CROPS * seat + crop] < tables.harvest_bonus_at or (season.rewarded[seat] >> crop) & 1:
        return
    season.rewarded[seat] |= 1 << crop
    if any_feature_offered(season, tables, seat, ANY_FEATURE):
        season.decision = FEATURE_DECISION


@compiled
def offer_benefits(season: RiverboatState, tables: RiverboatTables) -> None:
    """RB-SHIP-5: offer the due benefits that can be taken, in any order; drop the others."""
    seat = season.actor
    if season.coin_supply == 0:
        season.due_coins = 0
    if season.harbor[seat] == tables.harbor_end:
        season.due_steps = 0
    if season.workers[seat] == 0:
        season.due_agents = 0
    if not any_feature_offered(season, tables, seat, season.due_feature):
        season.due_feature = NO_FEATURE
    due = season.due_coins + season.due_points + season.due_steps + season.due_agents
    if due > 0 or season.due_feature != NO_FEATURE:
        season.decision = BENEFIT_DECISION
    else:
        season.after = 0
        season.decision = NEXT_TURN


@compiled
def benefit_refusal(season: RiverboatState, tables: RiverboatTables, action: int) -> int:
    if action == PASS:
        return 0
    if action == GAIN_COINS:
        return 0 if season.due_coins > 0 else SHIP_5
    if action == GAIN_POINTS:
        return 0 if season.due_points > 0 else SHIP_5
    if action == GAIN_STEPS:
        return 0 if season.due_steps > 0 else SHIP_5
    if FEATURE <= action < FEATURE + ANY_FEATURE:
        return 0 if feature_offered(season, tables, season.actor, season.due_feature, action - FEATURE) else SHIP_5
    if SEND < action <= SEND + 3:
        return agents_refusal(season, action - SEND)
    return SHIP_5


@compiled
def benefit_step(season: RiverboatState, tables: RiverboatTables, action: int) -> None:
    seat = season.actor
    season.decision = BENEFITS_GO_ON
    if action == GAIN_COINS:
        gain_coins(season, seat, season.due_coins)
        season.due_coins = 0
    elif action == GAIN_POINTS:
        gain_points(season, tables, seat, season.due_points, FROM_BOATS)
        season.due_points = 0
    elif action == GAIN_STEPS:
        advance(season, tables, seat, season.due_steps)
        season.due_steps = 0
    elif action > SEND:
        send_agents(season, seat, action - SEND)
        season.due_agents = 0
    elif action == PASS:
        season.due_coins, season.due_points, season.due_steps, season.due_agents = 0, 0, 0, 0
        season.due_feature = NO_FEATURE
    else:
        season.due_feature = NO_FEATURE
        take_feature(season, action - FEATURE)
