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
def set_up(season: RiverboatState, tables: RiverboatTables) -> None:
    """Initialise the state before the first draw."""
    season.decision, season.actor = MAT_DECISION, CHANCE
    season.round_number, season.first_player, season.turn = 0, NONE, 0
    season.track, season.revealed, season.colour = ROUNDS, 0, 0
    fill_supplies(season, tables)
    for seat in range(tables.players):
        set_up_player(season, tables, seat)
    clear_table(season)


@compiled
def fill_supplies(season: RiverboatState, tables: RiverboatTables) -> None:
    players = tables.players
    season.barn_supply, season.well_supply = tables.barns, tables.wells
    season.coin_supply = tables.coins - players * tables.player_coins
    season.surveyor_supply = tables.surveyors - players * tables.player_surveyors
    for colour in range(COLOURS):
        season.cards_left[colour] = tables.of_a_colour
    season.cards_left[WILD] = tables.wild_cards
    for kind in range(tables.kinds):
        season.crops_open[kind], season.crops_left[kind] = 0, tables.tile_count[kind]
    season.boats_open = 0
    for kind in range(tables.boat_kinds):
        season.boats_left[kind] = tables.boat_count[kind]
    for space in range(SPACES):
        season.on_space[space] = NONE
    for card in range(tables.cards):
        season.layer[card] = 1


@compiled
def set_up_player(season: RiverboatState, tables: RiverboatTables, seat: int) -> None:
    """RB-SET-6. Reset every field of a seat, because records are reused for new games."""
    season.mat[seat], season.marker_order[seat], season.points[seat] = NONE, seat, 0
    season.coins[seat], season.workers[seat] = tables.player_coins, tables.player_workers
    season.surveyors[seat], season.harbor[seat] = tables.player_surveyors, tables.harbor_start
    season.staff[seat], season.agents[seat], season.rewarded[seat] = 0, 0, 0
    season.boat_count[seat], season.hand_count[seat], season.surveyed_cards[seat] = 0, 0, 0
    season.standing[seat], season.barn[seat], season.well[seat] = 0, 0, 0
    season.surveyed[seat], season.big_tiles[seat] = 0, 0
    for source in range(POINT_SOURCE_COUNT):
        season.earned[POINT_SOURCE_COUNT * seat + source] = 0
    for crop in range(CROPS):
        season.crop[CROPS * seat + crop], season.harvested[CROPS * seat + crop] = 0, 0
    for berth in range(BERTHS):
        season.boats[BERTHS * seat + berth] = 0
    for index in range(HAND_SIZE):
        season.hand[HAND_SIZE * seat + index] = 0


@compiled
def mat_possible(season: RiverboatState, mat: int) -> bool:
    for seat in range(season.turn):
        if season.mat[seat] == mat:
            return False
    return True


@compiled
def mat_drawn(season: RiverboatState, tables: RiverboatTables, mat: int) -> None:
    season.mat[season.turn] = mat
    season.turn += 1
    if season.turn == tables.players:
        season.decision = FIRST_DECISION


@compiled
def first_drawn(season: RiverboatState, tables: RiverboatTables, seat: int) -> None:
    """RB-SET-7: score markers are stacked in seat order, the first player's at the bottom."""
    season.first_player = seat
    for index in range(tables.players):
        season.marker_order[index] = (seat + index) % tables.players
    season.decision = ROUND_BEGINS
