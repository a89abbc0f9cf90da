"""Chapter 4, the order of play."""

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.mississippi_queen.rules.river import course, rank_of
from paddlewheel.mississippi_queen.state import BANK, IN_PORT, NONE, OUT, Race
from paddlewheel.mississippi_queen.tables import MississippiQueenTables

ROSE_TIE_COAL = 7  # MQ-ROSE-3: more than any boat has, in ties


@compiled
def progress(race: Race, tables: MississippiQueenTables, space: int) -> int:
    """How far along a space lies: first the tile, then the measuring stick, MQ-ORD-2 and -3."""
    if space >= BANK:
        return 0
    slot = space // 20
    return 32 * (1 + rank_of(tables, slot)) + 16 + tables.stick[20 * course(race, slot) + space - 20 * slot]


@compiled
def standing(race: Race, tables: MississippiQueenTables, boat: int) -> int:
    """A number that is larger for the boat that is ahead, ties broken by MQ-ORD-4; 0 for boats ashore."""
    space = race.place[boat]
    if space >= BANK:
        return 0
    ahead = progress(race, tables, space)
    coal = ROSE_TIE_COAL if boat == race.rose else min(race.coal[boat], tables.full_coal)
    slot = space // 20
    starboard = 16 + tables.starboard[20 * course(race, slot) + space - 20 * slot]
    if tables.branching_river == 1 and (slot == 2 or slot == 4):
        starboard += 16  # the right branch lies further right altogether
    return ((ahead * 8 + race.speed[boat]) * 8 + coal) * 64 + starboard


@compiled
def is_racing(race: Race, boat: int) -> bool:
    return race.condition[boat] != IN_PORT and race.condition[boat] != OUT


@compiled
def set_order(race: Race, tables: MississippiQueenTables) -> None:
    """The order of a new round: by seat where the edition says so, else by standing; boats ashore keep theirs."""
    keep_racing(race)
    if tables.order_by_seat == 1:
        return
    count, race.in_order = race.in_order, 0
    for index in range(count):
        insert_by_standing(race, tables, race.order[index])


@compiled
def list_boats(race: Race) -> None:
    """All boats in the order of their numbers, for a position that has no order yet."""
    for boat in range(race.boats):
        race.order[boat] = boat
    race.in_order = race.boats


@compiled
def keep_racing(race: Race) -> None:
    count = 0
    for index in range(race.in_order):
        if is_racing(race, race.order[index]):
            race.order[count] = race.order[index]
            count += 1
    race.in_order = count


@compiled
def insert_by_standing(race: Race, tables: MississippiQueenTables, boat: int) -> None:
    """Sort one more boat in, best standing first."""
    mine = standing(race, tables, boat)
    index = race.in_order
    while index > 0 and standing(race, tables, race.order[index - 1]) < mine:
        race.order[index] = race.order[index - 1]
        index -= 1
    race.order[index] = boat
    race.in_order += 1


@compiled
def set_controller(race: Race) -> None:
    """MQ-ROSE-1: the owner of the last boat in this round's order moves the Black Rose too."""
    for index in range(race.in_order):
        if race.order[index] != race.rose:
            race.controller = race.owner[race.order[index]]


@compiled
def leading_boat(race: Race, tables: MississippiQueenTables) -> int:
    best, leader = -1, NONE
    for boat in range(race.boats):
        if is_racing(race, boat) and standing(race, tables, boat) > best:
            best, leader = standing(race, tables, boat), boat
    return leader


@compiled
def player_of(race: Race, boat: int) -> int:
    """The seat that decides for a boat: its owner, or the Rose's controller."""
    return race.controller if boat == race.rose else race.owner[boat]
