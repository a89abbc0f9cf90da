"""Chapter 8, the end of the race."""

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.mississippi_queen.rules.order import is_racing, progress, standing
from paddlewheel.mississippi_queen.rules.river import is_landing, kind_of, slots_needed
from paddlewheel.mississippi_queen.state import (
    DOCKED,
    GONE,
    HELD,
    HITS_LAND,
    IN_PORT,
    NOBODY,
    OUT,
    OVER_DECISION,
    SANDBANK,
    STRANDED,
    Race,
)
from paddlewheel.mississippi_queen.tables import BANK_TILE, MississippiQueenTables


@compiled
def would_dock(race: Race, tables: MississippiQueenTables, boat: int, space: int) -> bool:
    """Would this boat have finished by stopping here? MQ-END-1 and -2, MQ-PAS-4."""
    if boat == race.rose or not is_landing(race, tables, space):
        return False
    if tables.finish_at_any_speed == 1:
        return True
    boarded = (race.boarded >> boat) & 1 == 1
    slow = race.speed[boat] == 1 or kind_of(race, tables, space) == SANDBANK
    return slow and race.passengers[boat] >= tables.passengers_to_win and not boarded


@compiled
def counts_as_stop(race: Race, tables: MississippiQueenTables) -> bool:
    """May the mover collect, refill and dock? Not after a move that ended by MQ-MOV-9 or -10, MQ-MOV-14."""
    if race.ending == HELD:
        return race.boat != race.rose and tables.out_when_aground == 1
    return race.ending != STRANDED and race.ending != HITS_LAND


@compiled
def docking_ends_race(race: Race, tables: MississippiQueenTables, boat: int) -> bool:
    """MQ-END-3 and -4: some races end with the first boat in port, others when only one side is left."""
    if tables.ends_at_first_docking == 1 or tables.shared_sides == 1:
        return True
    return racing_sides(race, tables, boat) <= 1


@compiled
def dock(race: Race, tables: MississippiQueenTables, boat: int) -> None:
    """The boat leaves the river for the next free place on the landing platform."""
    last = docking_ends_race(race, tables, boat)
    race.news = 1
    race.in_port += 1
    race.berth[boat] = race.in_port
    race.condition[boat], race.place[boat] = IN_PORT, DOCKED
    if last:
        finish_race(race)


@compiled
def go_out(race: Race, tables: MississippiQueenTables, boat: int) -> None:
    """Out of the race and off the river, MQ-MOV-11; the passengers aboard go back to the box, MQ-PAS-5."""
    race.went_out[boat] = 1 + progress(race, tables, race.place[boat])
    race.news = 1
    race.put_back += race.passengers[boat]
    race.passengers[boat] = 0
    race.condition[boat], race.place[boat] = OUT, GONE


@compiled
def finish_race(race: Race) -> None:
    race.decision, race.actor = OVER_DECISION, NOBODY


@compiled
def racing_sides(race: Race, tables: MississippiQueenTables, but: int) -> int:
    """How many sides still have a boat racing, the Black Rose and boat `but` not counted."""
    seen = 0
    for boat in range(race.boats):
        in_port = race.place[boat] == DOCKED  # while a search tries a push, only the place says so
        if boat != race.rose and boat != but and is_racing(race, boat) and not in_port:
            seen |= 1 << tables.side[race.owner[boat]]
    count = 0
    while seen:
        count += seen & 1
        seen >>= 1
    return count


@compiled
def docks_to_come(race: Race, tables: MississippiQueenTables) -> int:
    """The most docks the tiles still to be laid can show."""
    draws = slots_needed(tables) - race.laid
    count = 0
    for most in range(2, 0, -1):
        for tile in range(BANK_TILE):
            if draws > 0 and (race.stack >> tile) & 1 and tables.docks_on[tile] == most:
                count += most
                draws -= 1
    return count


@compiled
def can_qualify(race: Race, tables: MississippiQueenTables, boat: int, to_come: int) -> bool:
    """MQ-END-6: can this boat still find the passengers it needs?"""
    found = race.passengers[boat] + to_come
    for dock in range(2 * race.laid):
        if race.waiting[dock] > 0 and (race.used[boat] >> dock) & 1 == 0:
            found += 1
    return found >= tables.passengers_to_win


@compiled
def is_dead(race: Race, tables: MississippiQueenTables) -> bool:
    """MQ-END-6: no boat still racing can qualify."""
    to_come = min(race.supply, docks_to_come(race, tables)) if race.finish == 0 else 0
    for boat in range(race.boats):
        if boat != race.rose and is_racing(race, boat) and can_qualify(race, tables, boat, to_come):
            return False
    return True


@compiled
def merit(race: Race, tables: MississippiQueenTables, boat: int) -> int:
    """Larger ranks higher, MQ-END-3: boats in port, then those racing, then those out."""
    if race.condition[boat] == IN_PORT:
        return (1 << 40) - race.berth[boat]
    if race.condition[boat] == OUT:
        return race.went_out[boat]
    return (1 << 20) + standing(race, tables, boat)


@compiled
def side_merit(race: Race, tables: MississippiQueenTables, seat: int) -> int:
    """The merit of the best boat on a seat's side, MQ-END-4."""
    best = -1
    for boat in range(race.boats):
        if boat != race.rose and tables.side[race.owner[boat]] == tables.side[seat]:
            best = max(best, merit(race, tables, boat))
    return best
