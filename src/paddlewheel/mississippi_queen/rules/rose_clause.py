"""MQ-ROSE-5: no move may leave the Black Rose in need of coal for its next turn."""

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.mississippi_queen.rules.end import counts_as_stop, docking_ends_race, would_dock
from paddlewheel.mississippi_queen.rules.ending_search import MOVER, ROSE, begin, next_ending, take_back, turning
from paddlewheel.mississippi_queen.rules.river import is_station, kind_of, on_last_tile, turned_by
from paddlewheel.mississippi_queen.state import (
    COMPLETE,
    DOCKED,
    DRIFTWOOD,
    HITS_LAND,
    NONE,
    SAILING,
    SANDBANK,
    Race,
    SearchStacks,
)
from paddlewheel.mississippi_queen.tables import MississippiQueenTables

MAX_ROSE_COAL = 20  # more than any single move can use


@compiled
def leaves_rose_a_turn(race: Race, tables: MississippiQueenTables, work: SearchStacks) -> bool:
    """MQ-ROSE-5 for the current ending of the mover's search."""
    mover, rose = race.boat, race.rose
    if work.over[MOVER] == 1:
        return True
    last = work.top[MOVER]
    before, speed_before = race.place[mover], race.speed[mover]
    race.place[mover] = work.space[last]
    race.speed[mover] = speed_at_end(race, tables, work, last, before)
    if mover == rose:
        content = race.ending != COMPLETE or rose_content_after_own_move(race, tables, work, last)
    elif race.condition[rose] != SAILING:
        content = True
    else:
        docks = counts_as_stop(race, tables) and would_dock(race, tables, mover, race.place[mover])
        if docks and docking_ends_race(race, tables, mover):
            race.place[mover], race.speed[mover] = before, speed_before
            return True
        if docks or (race.ending == HITS_LAND and tables.out_when_aground == 1):
            race.place[mover] = DOCKED  # it makes way for her
        free = pushed_in_search(race, work, last, rose)
        content = rose_content(race, tables, work, race.speed[rose], race.bow[rose], free)
    race.place[mover], race.speed[mover] = before, speed_before
    return content


@compiled
def speed_at_end(race: Race, tables: MississippiQueenTables, work: SearchStacks, last: int, before: int) -> int:
    """Speed of the mover after driftwood and sandbank; `before` is the space where the search began."""
    speed = race.speed[race.boat] - race.driftwood
    for frame in range(last + 1):
        space = work.space[frame]
        if space != before and kind_of(race, tables, space) == DRIFTWOOD:
            speed -= 1
        before = space
    if kind_of(race, tables, before) == SANDBANK:
        return 1
    return max(1, speed)


@compiled
def rose_content_after_own_move(race: Race, tables: MississippiQueenTables, work: SearchStacks, last: int) -> bool:
    """`rose_content` after the Rose's own move, at the end of which it may still turn."""
    bow, turns, speed = work.heading[last], work.turns[last], race.speed[race.rose]
    for option in range(6):
        if (option + 1) >> 1 <= turns:
            heading = turned_by(bow, turning(option))
            if rose_content(race, tables, work, speed, heading, False):
                return True
    return False


@compiled
def may_rest_here(race: Race, tables: MississippiQueenTables, work: SearchStacks) -> bool:
    """Does ending the move here, without another turn, leave the Rose a turn?"""
    boat = race.boat
    begin(race, tables, work, MOVER, race.place[boat], race.bow[boat], 0, 0)
    return leaves_rose_a_turn(race, tables, work)


@compiled
def river_will_grow(race: Race, tables: MississippiQueenTables, work: SearchStacks) -> bool:
    """Will the current turn bring out the next tile? It is unknown, so it counts as open water."""
    if race.finish > 0:
        return False
    if tables.entering_triggers == 1:
        if race.discoverer != NONE:
            return True
        for frame in range(work.top[MOVER] + 1):
            if on_last_tile(race, work.space[frame]):
                return True
    for boat in range(race.boats):
        if on_last_tile(race, race.place[boat]):
            return True
    return False


@compiled
def pushed_in_search(race: Race, work: SearchStacks, last: int, boat: int) -> bool:
    """Has this boat been pushed, in the game or in the search, and not been pointed since?"""
    for frame in range(last + 1):
        if work.moved[frame] == boat:
            return True
    for index in range(race.facing, race.chain_length):
        if race.chain[index] == boat:
            return True
    return False


@compiled
def rose_content(
    race: Race, tables: MississippiQueenTables, work: SearchStacks, speed: int, bow: int, free: bool
) -> bool:
    """Does the Black Rose, where it lies, need no more than 1 coal for its next turn? `free`: any heading."""
    rose = race.rose
    kind = kind_of(race, tables, race.place[rose])
    if kind == SANDBANK:
        return True
    if kind == DRIFTWOOD and tables.keeps_heading_on_driftwood == 1:
        free = False
    hopeful = 1 if river_will_grow(race, tables, work) else 0
    if rose_can_move(race, tables, work, speed, bow, 1, hopeful):
        return True
    if free:
        for turned in range(1, 6):
            if rose_can_move(race, tables, work, speed, (bow + turned) % 6, 1, hopeful):
                return True
    return not rose_can_move(race, tables, work, speed, bow, MAX_ROSE_COAL, hopeful)  # surrounded: no coal would help


@compiled
def rose_can_move(
    race: Race, tables: MississippiQueenTables, work: SearchStacks, speed: int, bow: int, coal: int, hopeful: int
) -> bool:
    """Is there a complete move for the Black Rose with so much coal?"""
    rose = race.rose
    space = race.place[rose]
    for change in range(11):
        wanted = speed + ((change + 1) // 2 if change % 2 == 1 else -(change // 2))
        cost = max(0, (change + 1) // 2 - 1)
        if wanted < 1 or wanted > tables.top_speed or cost > coal:
            continue
        begin(race, tables, work, ROSE, space, bow, wanted, 1 + coal - cost)
        work.assumes_open_water[ROSE] = hopeful
        if tables.rose_leaves_stations == 1 and is_station(kind_of(race, tables, space)):
            work.home[ROSE] = space
        if next_ending(race, tables, work, ROSE, rose, COMPLETE, 0):
            take_back(race, work, ROSE)
            return True
    return False
