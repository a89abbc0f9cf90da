"""Search for the endings of a move: depth first with an explicit stack, because compiled code cannot recurse.

Each frame is a turn and one space ahead, or one placing of a pushed boat. `next_ending` advances to the next ending
and can be called again; `take_back` puts pushed boats back. Two searches can be open at once: the mover's, and inside
it one for the Black Rose.
"""

from typing import NamedTuple

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.mississippi_queen.rules.end import docking_ends_race, would_dock
from paddlewheel.mississippi_queen.rules.pushing import (
    FRAMES_PER_SEARCH,
    can_be_pushed,
    entry_price,
    on_search_path,
    on_turn_trail,
    origin_refusal,
    points_needed,
    push_price,
    target_refusal,
)
from paddlewheel.mississippi_queen.rules.river import boat_at, is_landing, kind_of, neighbour, turned_by
from paddlewheel.mississippi_queen.state import (
    BANK,
    DOCKED,
    HELD,
    HITS_LAND,
    LAND,
    NONE,
    OPEN_END,
    SANDBANK,
    Race,
    SearchStacks,
)
from paddlewheel.mississippi_queen.tables import MississippiQueenTables

MOVER, ROSE = 0, 1  # the two searches
# A choice of a frame is one of six amounts of turning, and in its last bits 0 for ahead or 1 to 6 for a way to push.
WAY_BITS = 3
WAY_MASK = (1 << WAY_BITS) - 1
EXHAUSTED = 6 << WAY_BITS
# What comes of a choice: nothing, no push because there is no boat, one more frame, an ending.
BLOCKED, NO_BOAT, STEP, ENDING = range(4)


class MoveGoal(NamedTuple):
    """How the move that is searched has to end."""

    mover: int
    ending: int
    left_over: int  # points left at the end, if it ends held or at land


@compiled
def turning(option: int) -> int:
    """Six amounts of turning, least first: 0, +1, -1, +2, -2, 3 sixths, as a clockwise amount."""
    sixths = (option + 1) >> 1
    return sixths if option & 1 == 1 or sixths == 0 else 6 - sixths


@compiled
def begin(
    race: Race,
    tables: MississippiQueenTables,
    work: SearchStacks,
    search: int,
    space: int,
    heading: int,
    points: int,
    turns: int,
) -> None:
    base = FRAMES_PER_SEARCH * search
    work.top[search] = base
    work.home[search], work.assumes_open_water[search], work.over[search] = BANK, 0, 0
    set_frame(work, base, space, heading, points, turns)


@compiled
def set_frame(work: SearchStacks, frame: int, space: int, heading: int, points: int, turns: int) -> None:
    work.space[frame], work.heading[frame] = space, heading
    work.points[frame], work.turns[frame] = points, turns
    work.choice[frame], work.moved[frame] = 0, NONE
    work.pending[frame], work.chain[frame], work.ends[frame] = NONE, 0, 0


@compiled
def next_ending(
    race: Race, tables: MississippiQueenTables, work: SearchStacks, search: int, mover: int, ending: int, left_over: int
) -> bool:
    """Advance to the next ending of the move of `mover`; its last frame then holds place, heading and turns.

    Where the move is held it may have turned once more, which that frame does not show.
    """
    base = FRAMES_PER_SEARCH * search
    if work.top[search] == base and work.choice[base] == 0 and work.pending[base] == NONE:
        if work.points[base] == left_over and ending != HELD:
            work.choice[base] = EXHAUSTED
            return work.space[base] != work.home[search]
    top, goal = work.top[search], MoveGoal(mover, ending, left_over)
    while True:
        choice = next_choice(race, tables, work, top)
        if choice == EXHAUSTED:
            if top == base:
                return False
            top -= 1
            take_back_push(race, work, top)
            continue
        found = NO_BOAT if choice & WAY_MASK == 0 else try_push(race, tables, work, search, top, choice, goal)
        if found == NO_BOAT:
            found = BLOCKED if work.pending[top] != NONE else try_ahead(race, tables, work, search, top, choice, goal)
        if found == ENDING:
            return True
        if found == STEP:
            top += 1


@compiled
def next_choice(race: Race, tables: MississippiQueenTables, work: SearchStacks, frame: int) -> int:
    """The next choice of a frame; EXHAUSTED if there is none that it can pay for."""
    choice = work.choice[frame]
    if choice & WAY_MASK == WAY_MASK:
        choice += 1
    sixths = ((choice >> WAY_BITS) + 1) >> 1
    has_turned = choice > WAY_MASK
    if has_turned and (work.pending[frame] != NONE or kind_of(race, tables, work.space[frame]) == SANDBANK):
        return EXHAUSTED
    if choice >= EXHAUSTED or sixths > work.turns[frame]:
        return EXHAUSTED
    work.choice[frame] = choice + 1
    return choice


@compiled
def try_ahead(
    race: Race, tables: MississippiQueenTables, work: SearchStacks, search: int, top: int, choice: int, goal: MoveGoal
) -> int:
    """Try the space ahead: STEP adds a frame; at an ENDING the move ends there, or is held by it."""
    option = choice >> WAY_BITS
    space, points, sixths = work.space[top], work.points[top], (option + 1) >> 1
    heading = turned_by(work.heading[top], turning(option))
    ahead = neighbour(race, tables, space, heading)
    if choice & WAY_MASK == 0 and goal.ending == HELD and points == goal.left_over:
        work.top[search] = top
        if holds(race, tables, work, search, space, ahead, points):
            return ENDING  # the frame keeps its heading, from which its further choices turn
    if ahead == OPEN_END and work.assumes_open_water[search] == 1:
        work.top[search] = top
        return ENDING
    kind = kind_of(race, tables, ahead)
    boat = boat_at(race, ahead, goal.mover) if kind != LAND else NONE
    if boat != NONE and points > 1 and not origin_refusal(race, tables, ahead):
        return BLOCKED  # its further choices are ways to push that boat
    work.choice[top] = (option + 1) << WAY_BITS
    points -= entry_price(kind)
    if kind == LAND or boat != NONE or points < 0:
        return BLOCKED
    set_frame(work, top + 1, ahead, heading, points, work.turns[top] - sixths)
    if not ends_here(race, tables, kind, ahead, points, goal):
        return STEP
    return end_with_frame(work, search, top + 1, 0)


@compiled
def try_push(
    race: Race, tables: MississippiQueenTables, work: SearchStacks, search: int, top: int, choice: int, goal: MoveGoal
) -> int:
    """Try to push the boat ahead, or the next of a chain: STEP adds a frame, at an ENDING the move ends."""
    option, way, mover = choice >> WAY_BITS, (choice & WAY_MASK) - 1, goal.mover
    space, points, sixths = work.space[top], work.points[top], (option + 1) >> 1
    heading = turned_by(work.heading[top], turning(option))
    boat, into, chain = work.pending[top], work.into[top], work.chain[top]
    if boat == NONE:
        into = neighbour(race, tables, space, heading)
        boat = boat_at(race, into, mover) if into < BANK else NONE
        if boat == NONE:
            return NO_BOAT
        chain = 1 << boat
    origin = race.place[boat]
    target = neighbour(race, tables, origin, way)
    if target_refusal(race, tables, mover, space, into, target, chain):
        return BLOCKED
    if points_needed(race, tables, target, into, mover) > points:
        return BLOCKED
    work.top[search] = top
    if tables.not_where_pusher_was == 1 and on_search_path(work, search, target):
        return BLOCKED
    if search == MOVER and on_turn_trail(race, tables, target):
        return BLOCKED
    other = boat_at(race, target, mover)
    points -= push_price(kind_of(race, tables, target))
    docks = would_dock(race, tables, boat, target)
    over = work.ends[top] == 1 or (docks and docking_ends_race(race, tables, boat))
    work.moved[top], work.origin[top] = boat, origin
    race.place[boat] = DOCKED if docks else target
    turns = work.turns[top] - sixths
    top += 1
    if other != NONE:
        set_frame(work, top, space, heading, points, turns)
        work.pending[top], work.into[top], work.chain[top] = other, into, chain | (1 << other)
        work.ends[top] = 1 if over else 0
        return STEP
    kind = kind_of(race, tables, into)
    points -= entry_price(kind)
    set_frame(work, top, into, heading, points, turns)
    if not over and not ends_here(race, tables, kind, into, points, goal):
        return STEP
    return end_with_frame(work, search, top, 1 if over else 0)


@compiled
def end_with_frame(work: SearchStacks, search: int, top: int, over: int) -> int:
    """End the move with the last frame, unless it may not end on that space."""
    work.choice[top] = EXHAUSTED
    if work.space[top] == work.home[search]:
        return STEP
    work.top[search], work.over[search] = top, over
    return ENDING


@compiled
def ends_here(race: Race, tables: MississippiQueenTables, kind: int, space: int, points: int, goal: MoveGoal) -> bool:
    """Does a move end with entering this space: points used up, a sandbank, an entry space of the intro game?"""
    if goal.ending == HELD:
        return False
    if goal.ending == HITS_LAND:
        return points == goal.left_over
    if points == 0 or kind == SANDBANK:
        return True
    return tables.finish_at_any_speed == 1 and goal.mover != race.rose and is_landing(race, tables, space)


@compiled
def holds(
    race: Race, tables: MississippiQueenTables, work: SearchStacks, search: int, space: int, ahead: int, points: int
) -> bool:
    """Is the obstacle ahead one that only stops the boat, MQ-MOV-10 and -11, rather than land?"""
    if ahead == OPEN_END:
        return tables.out_when_aground == 0
    kind = kind_of(race, tables, ahead)
    if kind == LAND:
        return False
    boat = boat_at(race, ahead, race.boat)
    if boat == NONE:
        return entry_price(kind) > points
    return not can_be_pushed(race, tables, work, search, space, boat, points)


@compiled
def take_back(race: Race, work: SearchStacks, search: int) -> None:
    """Put every boat pushed by this search back where it was."""
    base = FRAMES_PER_SEARCH * search
    for frame in range(work.top[search], base - 1, -1):
        take_back_push(race, work, frame)


@compiled
def take_back_push(race: Race, work: SearchStacks, frame: int) -> None:
    """Put the boat that a frame has pushed, if any, back where it was."""
    if work.moved[frame] != NONE:
        race.place[work.moved[frame]] = work.origin[frame]
        work.moved[frame] = NONE
