"""Automatic transitions after an action: next player, next phase, next round."""

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.riverboat.rules.cultivation import begin_cultivation, next_worker
from paddlewheel.riverboat.rules.end import finish_game
from paddlewheel.riverboat.rules.opportunity import begin_opportunity, next_taker
from paddlewheel.riverboat.rules.planting import begin_planting, next_planter, offer_tiles
from paddlewheel.riverboat.rules.round import begin_round, open_next_component, pass_first_player_marker, size_to_fill
from paddlewheel.riverboat.rules.scoring import begin_scoring, next_surveying, offer_survey
from paddlewheel.riverboat.rules.shipping import begin_shipping, next_shipper, offer_benefits
from paddlewheel.riverboat.state import (
    BENEFITS_GO_ON,
    CULTIVATION,
    NEXT_TURN,
    OPPORTUNITY,
    OVER_DECISION,
    PHASE_BEGINS,
    PHASE_COUNT,
    PLANTING,
    ROUND_BEGINS,
    SCORING,
    SHIPPING,
    RiverboatState,
)
from paddlewheel.riverboat.tables import ROUNDS, RiverboatTables


@compiled
def run_to_decision(season: RiverboatState, tables: RiverboatTables) -> None:
    """Apply automatic transitions until a decision is due."""
    while season.decision > OVER_DECISION:
        if season.decision == NEXT_TURN:
            next_turn(season, tables)
        elif season.decision == BENEFITS_GO_ON:
            offer_benefits(season, tables)
        elif season.decision == PHASE_BEGINS:
            next_phase(season, tables)
        elif season.decision == ROUND_BEGINS:
            begin_round(season, tables)
        else:
            offer_survey(season, tables)


@compiled
def next_turn(season: RiverboatState, tables: RiverboatTables) -> None:
    """Start the next turn of the current phase."""
    phase = season.phase
    if phase == CULTIVATION:
        next_worker(season, tables)
    elif phase == PLANTING:
        next_planter(season, tables)
    elif phase == SHIPPING:
        next_shipper(season, tables)
    elif phase == OPPORTUNITY:
        next_taker(season, tables)
    else:
        next_surveying(season, tables)


@compiled
def next_phase(season: RiverboatState, tables: RiverboatTables) -> None:
    """RB-RND-3: start the next phase; after the fifth the round ends."""
    if season.phase == SCORING:
        end_round(season, tables)
        return
    season.phase = CULTIVATION if season.phase == PHASE_COUNT else season.phase + 1
    if season.phase == CULTIVATION:
        begin_cultivation(season, tables)
    elif season.phase == PLANTING:
        begin_planting(season)
    elif season.phase == SHIPPING:
        begin_shipping(season, tables)
    elif season.phase == OPPORTUNITY:
        begin_opportunity(season, tables)
    else:
        begin_scoring(season, tables)


@compiled
def end_round(season: RiverboatState, tables: RiverboatTables) -> None:
    """RB-RND-4 and -5."""
    if season.round_number == ROUNDS:
        finish_game(season, tables)
        return
    pass_first_player_marker(season, tables)
    season.decision = ROUND_BEGINS


@compiled
def tile_is_open(season: RiverboatState, tables: RiverboatTables) -> None:
    """After a crop tile was opened: open the next one, or continue the start of the round or the planter's turn."""
    if season.phase != PLANTING:
        open_next_component(season, tables)
    elif size_to_fill(season, tables) == 0:
        offer_tiles(season, tables)
