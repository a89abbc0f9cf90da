"""Chapter 6, pushing: where a boat may be pushed, what it costs, and what happens to it there."""

from typing import NamedTuple

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.mississippi_queen.clauses import ADV_11, PUSH_2, PUSH_4, PUSH_6, PUSH_12
from paddlewheel.mississippi_queen.rules.end import dock, would_dock
from paddlewheel.mississippi_queen.rules.passengers import forget_boarder, refill, stop_at_dock
from paddlewheel.mississippi_queen.rules.river import boat_at, kind_of, near_spectators, neighbour, on_last_tile
from paddlewheel.mississippi_queen.state import (
    AGROUND,
    CAST_OFF,
    DOCKED,
    DRIFTWOOD,
    IN_PORT,
    LAND,
    LOSES_TURN,
    NONE,
    SAILING,
    SANDBANK,
    Race,
    SearchStacks,
)
from paddlewheel.mississippi_queen.tables import MississippiQueenTables

FRAMES_PER_SEARCH = 16  # of `SearchStacks`
NO_SEARCH = -1  # in place of a search of whole moves: none is under way


class ChainPush(NamedTuple):
    """A push that goes on with another boat."""

    mover_space: int
    into: int  # the space the mover is to enter
    moved: int  # bit per boat already pushed, or to be pushed next
    points: int  # left to the mover


@compiled
def entry_price(kind: int) -> int:
    """Points to enter a space: driftwood takes 2, MQ-ADV-3."""
    return 2 if kind == DRIFTWOOD else 1


@compiled
def push_price(kind: int) -> int:
    """Points to push a boat onto a space, without entering its old one, MQ-PUSH-1 and MQ-ADV-5."""
    return 2 if kind == DRIFTWOOD else 1


@compiled
def target_refusal(
    race: Race, tables: MississippiQueenTables, mover: int, mover_space: int, into: int, target: int, chain: int
) -> int:
    """May a boat be pushed onto this space at all? MQ-PUSH-4 and -6; `chain` has a bit per boat already moved."""
    if kind_of(race, tables, target) == LAND or target == mover_space:
        return PUSH_4
    if target == into:
        return PUSH_6
    if tables.no_push_near_finish == 1:
        if near_spectators(race, tables, target) or near_spectators(race, tables, mover_space):
            return PUSH_12
    other = boat_at(race, target, mover)
    if other == NONE:
        return 0
    if tables.chain_push == 0:
        return PUSH_4
    if (chain >> other) & 1 or kind_of(race, tables, target) == SANDBANK:
        return PUSH_6
    return 0


@compiled
def on_turn_trail(race: Race, tables: MississippiQueenTables, target: int) -> bool:
    """Before 2019 no boat is pushed to where the pusher has been in this turn."""
    if tables.not_where_pusher_was == 1:
        for index in range(race.trail_length):
            if race.trail[index] == target:
                return True
    return False


@compiled
def origin_refusal(race: Race, tables: MississippiQueenTables, origin: int) -> int:
    """May the boat on this space be pushed at all?"""
    if kind_of(race, tables, origin) == SANDBANK:
        return ADV_11
    if tables.no_push_near_finish == 1 and near_spectators(race, tables, origin):
        return PUSH_12
    return 0


@compiled
def points_needed(race: Race, tables: MississippiQueenTables, target: int, into: int, mover: int) -> int:
    """The fewest points with which a push onto `target` can still be finished and the mover enter `into`."""
    price = push_price(kind_of(race, tables, target)) + entry_price(kind_of(race, tables, into))
    return price if boat_at(race, target, mover) == NONE else price + 1


@compiled
def push_refusal(race: Race, tables: MississippiQueenTables, boat: int, into: int, heading: int, chain: int) -> int:
    """May the mover push this boat one space in this direction now? The boat stands at its `place`."""
    refused = origin_refusal(race, tables, race.place[boat])
    if refused:
        return refused
    target = neighbour(race, tables, race.place[boat], heading)
    refused = target_refusal(race, tables, race.boat, race.place[race.boat], into, target, chain)
    if refused:
        return refused
    if on_turn_trail(race, tables, target):
        return PUSH_4
    if points_needed(race, tables, target, into, race.boat) > race.points:
        return PUSH_2
    return 0


@compiled
def on_search_path(work: SearchStacks, search: int, target: int) -> bool:
    """Has the mover been on this space on the way to the current frame of a search?"""
    if search == NO_SEARCH:
        return False
    for frame in range(FRAMES_PER_SEARCH * search, work.top[search] + 1):
        if work.space[frame] == target:
            return True
    return False


@compiled
def can_be_pushed(
    race: Race,
    tables: MississippiQueenTables,
    work: SearchStacks,
    search: int,
    mover_space: int,
    boat: int,
    points: int,
) -> bool:
    """Is there any way to push this boat and enter its space with so many points?"""
    into = int(race.place[boat])
    if origin_refusal(race, tables, into):
        return False
    return chain_possible(race, tables, work, search, boat, ChainPush(mover_space, into, 1 << boat, points))


@compiled
def chain_possible(
    race: Race, tables: MississippiQueenTables, work: SearchStacks, search: int, boat: int, push: ChainPush
) -> bool:
    """Can this boat be placed, with all that follow it in a chain, so that the mover can enter `into`?

    Boats are moved for it and put back: where one of the chain docks, the space it was pushed onto is free again.
    """
    mover, into, moved = race.boat, push.into, push.moved
    entry = entry_price(kind_of(race, tables, into))
    level = 0
    work.link_boat[0], work.link_way[0], work.link_points[0] = boat, 0, push.points
    work.link_origin[0] = race.place[boat]
    while True:
        pushed, way, origin = work.link_boat[level], work.link_way[level], work.link_origin[level]
        race.place[pushed] = origin
        if way == 6:
            if level == 0:
                return False
            moved &= ~(1 << pushed)
            level -= 1
            continue
        work.link_way[level] = way + 1
        target = neighbour(race, tables, origin, way)
        if target_refusal(race, tables, mover, push.mover_space, into, target, moved):
            continue
        if tables.not_where_pusher_was == 1:
            if on_turn_trail(race, tables, target) or on_search_path(work, search, target):
                continue
        left = work.link_points[level] - push_price(kind_of(race, tables, target))
        if left < entry:
            continue
        other = boat_at(race, target, mover)
        if other == NONE:
            put_links_back(race, work, level)
            return True
        race.place[pushed] = DOCKED if would_dock(race, tables, pushed, target) else target
        level += 1
        moved |= 1 << other
        work.link_boat[level], work.link_way[level], work.link_points[level] = other, 0, left
        work.link_origin[level] = race.place[other]


@compiled
def put_links_back(race: Race, work: SearchStacks, last: int) -> None:
    """Put the boats of a chain that was tried back where they were."""
    for level in range(last + 1):
        race.place[work.link_boat[level]] = work.link_origin[level]


@compiled
def come_to_rest(race: Race, tables: MississippiQueenTables, boat: int) -> None:
    """Effects of the space a pushed boat lies on: sandbank, passenger, coal, finish."""
    space = race.place[boat]
    if on_last_tile(race, space) and race.discoverer == NONE:
        race.discoverer = boat
    if kind_of(race, tables, space) == SANDBANK:
        race.speed[boat] = 1
        settle_on_sand(race, boat)
    forget_boarder(race, boat)
    stop_at_dock(race, tables, boat)
    refill(race, tables, boat)
    if would_dock(race, tables, boat, space):
        dock(race, tables, boat)


@compiled
def settle_on_sand(race: Race, boat: int) -> None:
    """MQ-PUSH-10: pushed onto a sandbank, repairs are over with the lost turn. The Rose repairs there, MQ-ROSE-7."""
    if boat == race.rose:
        race.condition[boat] = max(race.condition[boat], AGROUND)
    elif race.condition[boat] == AGROUND:
        race.condition[boat] = LOSES_TURN
    elif race.condition[boat] == CAST_OFF:
        race.condition[boat] = SAILING


@compiled
def may_be_pointed(race: Race, tables: MississippiQueenTables, boat: int) -> bool:
    """Does the owner of a pushed boat point it, MQ-PUSH-7? Not on a sandbank, before 2019 not on driftwood."""
    if race.condition[boat] == IN_PORT:
        return False
    kind = kind_of(race, tables, race.place[boat])
    if kind == SANDBANK:
        return False
    return kind != DRIFTWOOD or tables.keeps_heading_on_driftwood == 0
