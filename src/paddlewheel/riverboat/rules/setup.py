"""Setup, RB-SET-1 to -7."""

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.riverboat.rules.round import clear_table
from paddlewheel.riverboat.state import (
    BERTHS,
    CHANCE,
    COLOURS,
    CROPS,
    FIRST_DECISION,
    HAND_SIZE,
    MAT_DECISION,
    NONE,
    POINT_SOURCE_COUNT,
    ROUND_BEGINS,
    SPACES,
    WILD,
    RiverboatState,
)
from paddlewheel.riverboat.tables import ROUNDS, RiverboatTables


@compiled
def set_up(state: RiverboatState, tables: RiverboatTables) -> None:
    """Initialise the state before the first draw."""
    state.decision, state.actor = MAT_DECISION, CHANCE
    state.round_number, state.first_player, state.turn = 0, NONE, 0
    state.track, state.revealed, state.colour = ROUNDS, 0, 0
    fill_supplies(state, tables)
    for seat in range(tables.players):
        set_up_player(state, tables, seat)
    clear_table(state)


@compiled
def fill_supplies(state: RiverboatState, tables: RiverboatTables) -> None:
    players = tables.players
    state.barn_supply, state.well_supply = tables.barns, tables.wells
    state.coin_supply = tables.coins - players * tables.player_coins
    state.surveyor_supply = tables.surveyors - players * tables.player_surveyors
    for colour in range(COLOURS):
        state.cards_left[colour] = tables.of_a_colour
    state.cards_left[WILD] = tables.wild_cards
    for kind in range(tables.kinds):
        state.crops_open[kind], state.crops_left[kind] = 0, tables.tile_count[kind]
    state.boats_open = 0
    for kind in range(tables.boat_kinds):
        state.boats_left[kind] = tables.boat_count[kind]
    for space in range(SPACES):
        state.on_space[space] = NONE
    for card in range(tables.cards):
        state.layer[card] = 1


@compiled
def set_up_player(state: RiverboatState, tables: RiverboatTables, seat: int) -> None:
    """RB-SET-6. Reset every field of a seat, because records are reused for new games."""
    state.mat[seat], state.marker_order[seat], state.points[seat] = NONE, seat, 0
    state.coins[seat], state.workers[seat] = tables.player_coins, tables.player_workers
    state.surveyors[seat], state.harbor[seat] = tables.player_surveyors, tables.harbor_start
    state.staff[seat], state.agents[seat], state.rewarded[seat] = 0, 0, 0
    state.boat_count[seat], state.hand_count[seat], state.surveyed_cards[seat] = 0, 0, 0
    state.standing[seat], state.barn[seat], state.well[seat] = 0, 0, 0
    state.surveyed[seat], state.big_tiles[seat] = 0, 0
    for source in range(POINT_SOURCE_COUNT):
        state.earned[POINT_SOURCE_COUNT * seat + source] = 0
    for crop in range(CROPS):
        state.crop[CROPS * seat + crop], state.harvested[CROPS * seat + crop] = 0, 0
    for berth in range(BERTHS):
        state.boats[BERTHS * seat + berth] = 0
    for index in range(HAND_SIZE):
        state.hand[HAND_SIZE * seat + index] = 0


@compiled
def mat_possible(state: RiverboatState, mat: int) -> bool:
    for seat in range(state.turn):
        if state.mat[seat] == mat:
            return False
    return True


@compiled
def mat_drawn(state: RiverboatState, tables: RiverboatTables, mat: int) -> None:
    state.mat[state.turn] = mat
    state.turn += 1
    if state.turn == tables.players:
        state.decision = FIRST_DECISION


@compiled
def first_drawn(state: RiverboatState, tables: RiverboatTables, seat: int) -> None:
    """RB-SET-7: score markers are stacked in seat order, the first player's at the bottom."""
    state.first_player = seat
    for index in range(tables.players):
        state.marker_order[index] = (seat + index) % tables.players
    state.decision = ROUND_BEGINS
