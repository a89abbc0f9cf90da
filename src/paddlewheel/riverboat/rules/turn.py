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
def run_to_decision(state: RiverboatState, tables: RiverboatTables) -> None:
    """Apply automatic transitions until a decision is due."""
    while state.decision > OVER_DECISION:
        if state.decision == NEXT_TURN:
            next_turn(state, tables)
        elif state.decision == BENEFITS_GO_ON:
            offer_benefits(state, tables)
        elif state.decision == PHASE_BEGINS:
            next_phase(state, tables)
        elif state.decision == ROUND_BEGINS:
            begin_round(state, tables)
        else:
            offer_survey(state, tables)


@compiled
def next_turn(state: RiverboatState, tables: RiverboatTables) -> None:
    """Start the next turn of the current phase."""
    phase = state.phase
    if phase == CULTIVATION:
        next_worker(state, tables)
    elif phase == PLANTING:
        next_planter(state, tables)
    elif phase == SHIPPING:
        next_shipper(state, tables)
    elif phase == OPPORTUNITY:
        next_taker(state, tables)
    else:
        next_surveying(state, tables)


@compiled
def next_phase(state: RiverboatState, tables: RiverboatTables) -> None:
    """RB-RND-3: start the next phase; after the fifth the round ends."""
    if state.phase == SCORING:
        end_round(state, tables)
        return
    state.phase = CULTIVATION if state.phase == PHASE_COUNT else state.phase + 1
    if state.phase == CULTIVATION:
        begin_cultivation(state, tables)
    elif state.phase == PLANTING:
        begin_planting(state)
    elif state.phase == SHIPPING:
        begin_shipping(state, tables)
    elif state.phase == OPPORTUNITY:
        begin_opportunity(state, tables)
    else:
        begin_scoring(state, tables)


@compiled
def end_round(state: RiverboatState, tables: RiverboatTables) -> None:
    """RB-RND-4 and -5."""
    if state.round_number == ROUNDS:
        finish_game(state, tables)
        return
    pass_first_player_marker(state, tables)
    state.decision = ROUND_BEGINS


@compiled
def tile_is_open(state: RiverboatState, tables: RiverboatTables) -> None:
    """After a crop tile was opened: open the next one, or continue the start of the round or the planter's turn."""
    if state.phase != PLANTING:
        open_next_component(state, tables)
    elif size_to_fill(state, tables) == 0:
        offer_tiles(state, tables)
