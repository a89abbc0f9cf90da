"""Whole-move legality: can the move still be ended as the rules require? An early-exit search, never a list."""

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.mississippi_queen.rules.ending_search import MOVER, begin, next_ending, take_back
from paddlewheel.mississippi_queen.rules.river import boat_at, is_station, kind_of, neighbour, turned_by
from paddlewheel.mississippi_queen.rules.rose_clause import leaves_rose_a_turn
from paddlewheel.mississippi_queen.state import (
    COMPLETE,
    DRIFTWOOD,
    HELD,
    HITS_LAND,
    LAND,
    NONE,
    SANDBANK,
    Race,
    SearchStacks,
)
from paddlewheel.mississippi_queen.tables import MississippiQueenTables


@compiled
def clear_run(race: Race, tables: MississippiQueenTables, space: int, heading: int, points: int) -> bool:
    """Is there open water straight ahead for all points? Usually yes, and much cheaper than a search."""
    for _ in range(points):
        space = neighbour(race, tables, space, heading)
        kind = kind_of(race, tables, space)
        if kind == LAND or kind == DRIFTWOOD or boat_at(race, space, race.boat) != NONE:
            return False
        if kind == SANDBANK:
            return True
    return True


@compiled
def can_end(
    race: Race, tables: MississippiQueenTables, work: SearchStacks, space: int, heading: int, points: int, turns: int
) -> bool:
    """Can the mover end its move from here as required? `turns` are the sixths it can still afford."""
    if tables.look_ahead_first == 1 and race.ending == COMPLETE and race.rose_binds == 0:
        if clear_run(race, tables, space, heading, points):
            return True
        if turns > 0 and kind_of(race, tables, space) != SANDBANK:
            if clear_run(race, tables, space, turned_by(heading, 1), points):
                return True
            if clear_run(race, tables, space, turned_by(heading, 5), points):
                return True
    begin(race, tables, work, MOVER, space, heading, points, turns)
    return find_ending(race, tables, work)


@compiled
def can_end_chain(
    race: Race,
    tables: MississippiQueenTables,
    work: SearchStacks,
    boat: int,
    into: int,
    chain: int,
    points: int,
    turns: int,
) -> bool:
    """The same with `boat` of a chain push still to be placed."""
    mover = race.boat
    begin(race, tables, work, MOVER, race.place[mover], race.bow[mover], points, turns)
    work.pending[0], work.into[0], work.chain[0] = boat, into, chain
    return find_ending(race, tables, work)


@compiled
def find_ending(race: Race, tables: MississippiQueenTables, work: SearchStacks) -> bool:
    mover = race.boat
    if mover == race.rose and tables.rose_leaves_stations == 1 and race.ending == COMPLETE:
        if is_station(kind_of(race, tables, race.trail[0])):
            work.home[MOVER] = race.trail[0]
    left_over = race.left_over if race.ending == HELD or race.ending == HITS_LAND else 0
    while next_ending(race, tables, work, MOVER, mover, race.ending, left_over):
        if race.rose_binds == 0 or leaves_rose_a_turn(race, tables, work):
            take_back(race, work, MOVER)
            return True
    return False
