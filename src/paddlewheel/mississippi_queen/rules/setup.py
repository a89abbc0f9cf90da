"""Chapter 3, set-up: tiles are removed, the first tile is drawn, lots are drawn, boats are placed."""

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.mississippi_queen.actions import FACE, PLACE, WAIT
from paddlewheel.mississippi_queen.clauses import RIV_15, ROSE_2, SET_2, SET_6
from paddlewheel.mississippi_queen.rules.order import player_of, set_controller, set_order
from paddlewheel.mississippi_queen.rules.river import boat_at, clear_river, kind_of, lay, lay_branch, lay_start
from paddlewheel.mississippi_queen.state import (
    AHEAD,
    ASHORE,
    BOX_DECISION,
    CHANCE,
    FIRST_TILES_DECISION,
    GONE,
    LAND,
    LOTS_DECISION,
    NEXT_BOAT,
    NONE,
    PLACE_DECISION,
    SAILING,
    SETUP_FACE_DECISION,
    WAIT_DECISION,
    Race,
)
from paddlewheel.mississippi_queen.tables import MississippiQueenTables

DRAWABLE_TILES = 18  # tiles that can be drawn; no draw has more outcomes
START_DOCKS = 5
BRANCH_SLOTS = 6


@compiled
def set_up(race: Race, tables: MississippiQueenTables) -> None:
    """Set up the position before the first draw."""
    clear_race(race, tables)
    clear_river(race)
    lay_start(race)
    race.stack, race.supply = tables.stack, tables.supply
    race.amount = tables.leaving
    race.decision = BOX_DECISION if race.amount > 0 else FIRST_TILES_DECISION
    race.actor = CHANCE


@compiled
def clear_race(race: Race, tables: MississippiQueenTables) -> None:
    race.round_number, race.turn, race.in_order, race.boats = 0, 0, 0, tables.boats
    race.boat, race.points, race.free_turn, race.ending, race.left_over = 0, 0, 0, 0, 0
    race.driftwood, race.trail_length, race.into, race.chain_length, race.facing = 0, 0, 0, 0, 0
    race.pending, race.discoverer, race.boarded, race.boarder_count, race.news = NONE, NONE, 0, 0, 0
    race.partner, race.asked, race.rose_gave, race.in_port, race.put_back = NONE, 0, 0, 0, 0
    race.rose = tables.boats - 1 if tables.black_rose == 1 else NONE
    race.controller, race.rose_binds, race.colours = NONE, 0, tables.colours
    for index in range(8):
        race.trail[index], race.chain[index], race.votes[index], race.order[index] = 0, 0, 0, 0
        race.boarders[index] = 0
    for boat in range(8):
        clear_boat(race, tables, boat)


@compiled
def clear_boat(race: Race, tables: MississippiQueenTables, boat: int) -> None:
    """Speed 1, coal 6, nobody aboard, MQ-SET-1. A second boat follows all first ones; the Black Rose is last."""
    race.owner[boat] = NONE
    if boat < tables.racers:
        race.owner[boat] = boat % tables.players
    race.place[boat], race.bow[boat] = GONE, 0
    race.speed[boat], race.coal[boat] = 1, tables.full_coal
    race.passengers[boat], race.condition[boat], race.used[boat] = 0, SAILING, 0
    race.berth[boat], race.went_out[boat] = 0, 0


@compiled
def may_leave(race: Race, tables: MississippiQueenTables, tile: int) -> bool:
    """MQ-RIV-12 and -17: A3 tiles leave first, then A2 tiles, which of them is chance."""
    if (race.stack >> tile) & 1 == 0:
        return False
    wanted = 2
    for other in range(DRAWABLE_TILES):
        if (race.stack >> other) & 1 and tables.group[other] == 3:
            wanted = 3
    return tables.group[tile] == wanted


@compiled
def tile_leaves(race: Race, tile: int) -> None:
    race.stack &= ~(1 << tile)
    race.amount -= 1
    if race.amount == 0:
        race.decision = FIRST_TILES_DECISION


@compiled
def first_tile_drawn(race: Race, tables: MississippiQueenTables, tile: int) -> None:
    """The first tile lies straight ahead, MQ-RIV-3; a branching river gets its whole ring, MQ-RIV-15."""
    race.stack &= ~(1 << tile)
    if tables.branching_river == 0:
        lay(race, tables, tile, AHEAD)
        race.decision = LOTS_DECISION
        return
    lay_branch(race, tables, tile)
    if race.laid == BRANCH_SLOTS:
        race.decision = LOTS_DECISION


@compiled
def lot_possible(race: Race, seat: int) -> bool:
    for index in range(race.in_order):
        if race.order[index] == seat:
            return False
    return True


@compiled
def lot_drawn(race: Race, tables: MississippiQueenTables, seat: int) -> None:
    """2019: seat by seat; before, one seat starts and the others follow clockwise, MQ-SET-2."""
    players = tables.players
    race.order[race.in_order] = seat
    race.in_order += 1
    if tables.random_order == 0:
        for index in range(1, players):
            race.order[index] = (seat + index) % players
        race.in_order = players
    elif race.in_order == players - 1:
        for last in range(players):
            if lot_possible(race, last):
                race.order[race.in_order] = last
        race.in_order = players
    if race.in_order == players:
        order_boats(race, tables)
        place_boats(race, tables)


@compiled
def order_boats(race: Race, tables: MississippiQueenTables) -> None:
    """Second boats in reverse order, MQ-SET-5 and -11; the Black Rose last, MQ-ROSE-2."""
    players = tables.players
    for index in range(players, tables.racers):
        race.order[index] = players + race.order[tables.racers - 1 - index]
    if race.rose != NONE:
        race.order[tables.racers] = race.rose
    race.in_order = tables.boats
    race.turn = 0
    set_controller(race)


@compiled
def place_boats(race: Race, tables: MississippiQueenTables) -> None:
    """Place boats one after the other up to the next decision; then the race begins."""
    while race.turn < race.in_order:
        boat = race.order[race.turn]
        if race.place[boat] == GONE:
            race.actor = player_of(race, boat)
            if tables.branching_river == 1:
                race.decision = PLACE_DECISION
                return
            if race.turn == START_DOCKS and tables.choose_wait == 1:
                race.decision = WAIT_DECISION
                return
            race.place[boat] = starting_place(race, tables)
        if tables.choose_heading == 1:
            race.decision = SETUP_FACE_DECISION
            race.actor = player_of(race, boat)
            return
        race.turn += 1
    if tables.first_round_by_dock == 0:
        set_order(race, tables)
        set_controller(race)
    race.round_number, race.turn = 1, -1
    race.decision = NEXT_BOAT


@compiled
def starting_place(race: Race, tables: MississippiQueenTables) -> int:
    if race.turn < START_DOCKS:
        return tables.start[race.turn + 1]
    return ASHORE + tables.waits_behind[race.turn]


@compiled
def place_refusal(race: Race, tables: MississippiQueenTables, action: int) -> int:
    if not PLACE <= action < PLACE + 20:
        return RIV_15
    space = action - PLACE
    free = kind_of(race, tables, space) != LAND and boat_at(race, space, NONE) == NONE
    return 0 if free else RIV_15


@compiled
def wait_refusal(race: Race, action: int) -> int:
    if action == WAIT or action == WAIT + 1:
        return 0
    return ROSE_2 if race.order[race.turn] == race.rose else SET_6


@compiled
def setup_face_refusal(action: int) -> int:
    return 0 if FACE <= action < FACE + 6 else SET_2


@compiled
def place_step(race: Race, tables: MississippiQueenTables, space: int) -> None:
    race.place[race.order[race.turn]] = space
    place_boats_on(race, tables)


@compiled
def place_boats_on(race: Race, tables: MississippiQueenTables) -> None:
    """The boat has its place: its heading next where the edition lets it choose, else the next boat."""
    if tables.choose_heading == 0:
        race.turn += 1
    place_boats(race, tables)


@compiled
def setup_face_step(race: Race, tables: MississippiQueenTables, heading: int) -> None:
    race.bow[race.order[race.turn]] = heading
    race.turn += 1
    place_boats(race, tables)
