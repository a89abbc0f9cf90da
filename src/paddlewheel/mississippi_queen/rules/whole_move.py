"""Whole-move legality: can the move still be ended as the rules require? An early-exit search, never a list.

A search is depth first with an explicit stack (compiled code cannot recurse); each frame is a turn and one space ahead,
or one placing of a pushed boat. `next_ending` advances to the next ending and can be called again; `take_back` puts
pushed boats back. Two searches can be open at once: the mover's, and inside it one for the Black Rose.
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
from paddlewheel.mississippi_queen.rules.river import (
    boat_at,
    is_landing,
    is_station,
    kind_of,
    neighbour,
    on_last_tile,
    turned_by,
)
from paddlewheel.mississippi_queen.state import (
    BANK,
    COMPLETE,
    DOCKED,
    DRIFTWOOD,
    HELD,
    HITS_LAND,
    LAND,
    NONE,
    OPEN_END,
    SAILING,
    SANDBANK,
    Race,
    SearchStacks,
)
from paddlewheel.mississippi_queen.tables import MississippiQueenTables

MOVER, ROSE = 0, 1  # the two searches
MAX_ROSE_COAL = 20  # more than any single move can use
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
    """Advance to the next ending of the move of `mover`; its last frame then holds place, heading and turns."""
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
            work.heading[top] = heading
            return ENDING
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
    race: Race,
    tables: MississippiQueenTables,
    work: SearchStacks,
    space: int,
    heading: int,
    points: int,
    turns: int,
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
    elif race.condition[rose] != SAILING or would_dock_and_end(race, tables, mover):
        content = True
    else:
        if would_dock(race, tables, mover, race.place[mover]):
            race.place[mover] = DOCKED
        free = pushed_in_search(race, work, last, rose)
        content = rose_content(race, tables, work, race.speed[rose], race.bow[rose], free)
    race.place[mover], race.speed[mover] = before, speed_before
    return content


@compiled
def would_dock_and_end(race: Race, tables: MississippiQueenTables, boat: int) -> bool:
    return would_dock(race, tables, boat, race.place[boat]) and docking_ends_race(race, tables, boat)


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
