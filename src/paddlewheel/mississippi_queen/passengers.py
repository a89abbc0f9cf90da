"""Chapter 7, passengers, and the coal depots of chapter 9: what happens to a boat that has come to a stop."""

from paddlewheel.core.compiled import compiled
from paddlewheel.mississippi_queen.river import is_station, kind_of
from paddlewheel.mississippi_queen.state import DEPOT, Race
from paddlewheel.mississippi_queen.tables import Tables

MOST_ABOARD = 2


@compiled
def dock_number(race: Race, tables: Tables, space: int) -> int:
    """Index into `waiting`, and the bit that marks the dock as used."""
    slot = space // 20
    return 2 * slot + tables.dock[race.tile[slot] * 20 + space - 20 * slot]


@compiled
def board(race: Race, tables: Tables, boat: int) -> None:
    """A boat at speed 1 on a dock takes one passenger, once a dock, MQ-PAS-1 to -5."""
    space = race.place[boat]
    if boat == race.rose or race.speed[boat] != 1 or not is_station(kind_of(race, tables, space)):
        return
    dock = dock_number(race, tables, space)
    unused = (race.used[boat] >> dock) & 1 == 0
    if race.waiting[dock] > 0 and unused and race.passengers[boat] < MOST_ABOARD:
        race.waiting[dock] -= 1
        race.passengers[boat] += 1
        race.used[boat] |= 1 << dock
        race.boarded |= 1 << boat
        race.news = 1


@compiled
def refill(race: Race, tables: Tables, boat: int) -> None:
    """A boat at speed 1 at a coal depot has a full bin again, MQ-ADV-1."""
    if boat != race.rose and race.speed[boat] == 1 and kind_of(race, tables, race.place[boat]) == DEPOT:
        race.coal[boat] = tables.full_coal
