"""Chapter 7, passengers, and the coal depots of chapter 9: what happens to a boat that has come to a stop."""

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.mississippi_queen.actions import BOARD, DECLINE
from paddlewheel.mississippi_queen.clauses import PAS_5
from paddlewheel.mississippi_queen.rules.river import is_station, kind_of
from paddlewheel.mississippi_queen.state import DEPOT, Race
from paddlewheel.mississippi_queen.tables import MississippiQueenTables

MAX_PASSENGERS_PER_BOAT = 2


@compiled
def dock_number(race: Race, tables: MississippiQueenTables, space: int) -> int:
    """Index into `waiting`, and the bit that marks the dock as used."""
    slot = space // 20
    return 2 * slot + tables.dock[race.tile[slot] * 20 + space - 20 * slot]


@compiled
def may_board(race: Race, tables: MississippiQueenTables, boat: int) -> bool:
    """May this boat, at speed 1 on a dock, take a passenger? One a stop, once a dock, two aboard: MQ-PAS-1 to -3."""
    space = race.place[boat]
    if boat == race.rose or race.speed[boat] != 1 or not is_station(kind_of(race, tables, space)):
        return False
    dock = dock_number(race, tables, space)
    unused = (race.used[boat] >> dock) & 1 == 0
    return race.waiting[dock] > 0 and unused and race.passengers[boat] < MAX_PASSENGERS_PER_BOAT


@compiled
def board(race: Race, tables: MississippiQueenTables, boat: int) -> None:
    """The passenger comes aboard."""
    dock = dock_number(race, tables, race.place[boat])
    race.waiting[dock] -= 1
    race.passengers[boat] += 1
    race.used[boat] |= 1 << dock
    race.boarded |= 1 << boat
    race.news = 1


@compiled
def stop_at_dock(race: Race, tables: MississippiQueenTables, boat: int) -> None:
    """MQ-PAS-5: a boat alone on its side collects by itself; where a side has several, its owner will be asked."""
    if not may_board(race, tables, boat):
        return
    if tables.shared_sides == 0:
        board(race, tables, boat)
    else:
        race.boarders[race.boarder_count] = boat
        race.boarder_count += 1


@compiled
def forget_boarder(race: Race, boat: int) -> None:
    """A boat that is pushed on, or has been asked, is no longer to be asked."""
    count = 0
    for index in range(race.boarder_count):
        if race.boarders[index] != boat:
            race.boarders[count] = race.boarders[index]
            count += 1
    race.boarder_count = count


@compiled
def board_refusal(action: int) -> int:
    return 0 if action == BOARD or action == DECLINE else PAS_5


@compiled
def board_step(race: Race, tables: MississippiQueenTables, action: int) -> None:
    """Declined, the passenger may be collected on a later stop."""
    boat = race.boarders[0]
    if action == BOARD:
        board(race, tables, boat)
    forget_boarder(race, boat)


@compiled
def refill(race: Race, tables: MississippiQueenTables, boat: int) -> None:
    """A boat at speed 1 at a coal depot has a full bin again, MQ-ADV-1."""
    if boat != race.rose and race.speed[boat] == 1 and kind_of(race, tables, race.place[boat]) == DEPOT:
        race.coal[boat] = tables.full_coal
