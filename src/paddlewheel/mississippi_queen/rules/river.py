"""Chapter 2, the river: how spaces join, laying the next tile, and removing what lies behind."""

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.mississippi_queen.state import (
    AHEAD,
    ASHORE,
    BANK,
    BANK_SLOT,
    BLUE_DOCK,
    DEPOT,
    DOCKED,
    LAND,
    LEFT,
    NONE,
    RED_DOCK,
    RIGHT,
    Race,
    SearchStacks,
)
from paddlewheel.mississippi_queen.tables import (
    BACK_BANK,
    BACK_LEFT,
    BANK_TILE,
    CUT_OFFSET,
    FINISH,
    FINISH_TILE,
    FORK,
    FRONT_CLOSED,
    FRONT_LEFT,
    FRONT_OPEN,
    JOIN_AHEAD,
    JOIN_OPEN,
    LEFT_1,
    LEFT_2,
    REJOIN_TILE,
    RIGHT_1,
    RIGHT_2,
    MississippiQueenTables,
)


@compiled
def slot_at(space: int) -> int:
    """space // 20 for any space up to GONE, without a slow division."""
    return (space * 3277) >> 16


@compiled
def turned_by(heading: int, sixths: int) -> int:
    """A heading turned clockwise by 0 to 5 sixths."""
    turned = heading + sixths
    return turned - 6 if turned >= 6 else turned


@compiled
def neighbour(race: Race, tables: MississippiQueenTables, space: int, heading: int) -> int:
    """The space next to this one, or BANK, or OPEN_END."""
    slot = slot_at(space)
    local = heading - race.turned[slot]
    if local < 0:
        local += 6
    offset = tables.near[race.links[slot] * 120 + (space - 20 * slot) * 6 + local]
    return offset if offset >= BANK else 20 * slot + offset


@compiled
def kind_of(race: Race, tables: MississippiQueenTables, space: int) -> int:
    """WATER, LAND, ... ; everything from BANK on lies in the bank's slot and is land."""
    slot = slot_at(space)
    return tables.kind[race.tile[slot] * 20 + space - 20 * slot]


@compiled
def boat_at(race: Race, space: int, but: int) -> int:
    """The boat on a space, `but` aside, or NONE."""
    for boat in range(race.boats):
        if race.place[boat] == space and boat != but:
            return boat
    return NONE


@compiled
def adjacent(race: Race, tables: MississippiQueenTables, space: int, other: int) -> bool:
    for heading in range(6):
        if neighbour(race, tables, space, heading) == other:
            return True
    return False


@compiled
def rank_of(tables: MississippiQueenTables, slot: int) -> int:
    """How far along the course a tile lies; the two branches of a branching river lie abreast."""
    if tables.branching_river == 0 or slot == 0:
        return slot
    if slot < 5:
        return (slot + 1) // 2
    return slot - 2


@compiled
def on_last_tile(race: Race, space: int) -> bool:
    """Is this the last tile laid so far, with nothing beyond it yet?"""
    return space < BANK and slot_at(space) == race.laid - 1 and race.finish == 0


@compiled
def is_landing(race: Race, tables: MississippiQueenTables, space: int) -> bool:
    """One of the finish spaces, MQ-RIV-10."""
    slot = slot_at(space)
    if race.finish == 0:
        return False
    if tables.finish_docks == FINISH_TILE:
        return slot == race.laid and kind_of(race, tables, space) != LAND
    return slot == race.laid - 1 and tables.landing[20 * race.finish + space - 20 * slot] == 1


@compiled
def near_spectators(race: Race, tables: MississippiQueenTables, space: int) -> bool:
    """A finish space or one before it, where MQ-PUSH-12 forbids pushing."""
    slot = slot_at(space)
    if race.finish == 0 or slot < race.laid - 1 or slot > race.laid:
        return False
    if slot == race.laid:
        return is_landing(race, tables, space)
    return tables.spectators[20 * race.finish + space - 20 * slot] == 1


@compiled
def slots_in_use(race: Race, tables: MississippiQueenTables) -> int:
    """The tiles laid, and the finish tile where there is one."""
    return race.laid + 1 if race.finish > 0 and tables.finish_docks == FINISH_TILE else race.laid


@compiled
def clear_river(race: Race) -> None:
    for slot in range(BANK_SLOT + 1):
        race.tile[slot] = BANK_TILE
        race.turned[slot], race.links[slot] = 0, 0
        race.at_q[slot], race.at_r[slot] = 0, 0
        race.waiting[2 * slot], race.waiting[2 * slot + 1] = 0, 0
    race.kept, race.finish, race.direction = 0, 0, AHEAD


@compiled
def lay_start(race: Race) -> None:
    race.tile[0] = 0
    race.laid = 1
    race.links[0] = FRONT_OPEN


@compiled
def lay(race: Race, tables: MississippiQueenTables, tile: int, direction: int) -> None:
    """Join a tile to the last one and fill its docks; it is open in front, which adds nothing to its links."""
    last, new = race.laid - 1, race.laid
    heading = (race.turned[last] + direction + 5) % 6
    put_down(race, new, tile, heading, last, heading)
    if race.links[last] == JOIN_OPEN or race.links[last] == JOIN_OPEN + CUT_OFFSET:
        race.links[last] += JOIN_AHEAD - JOIN_OPEN
    else:
        race.links[last] += FRONT_LEFT + direction
    race.links[new] = 5 * (BACK_LEFT + direction)
    race.laid += 1
    fill(race, tables, new)


@compiled
def put_down(race: Race, slot: int, tile: int, heading: int, beside: int, toward: int) -> None:
    """Place a tile on the lattice next to the tile in slot `beside`, in direction `toward`."""
    race.tile[slot], race.turned[slot] = tile, heading
    race.at_q[slot] = race.at_q[beside] + step_q(toward)
    race.at_r[slot] = race.at_r[beside] + step_r(toward)


@compiled
def lay_branch(race: Race, tables: MississippiQueenTables, tile: int) -> None:
    """The next of the four branch tiles, MQ-RIV-15; after the last of them the re-joining tile."""
    slot = race.laid
    if slot == 1:
        put_down(race, 1, tile, 5, 0, 5)
        race.links[0], race.links[1] = FORK, LEFT_1
    elif slot == 2:
        put_down(race, 2, tile, 1, 0, 1)
        race.links[2] = RIGHT_1
    elif slot == 3:
        put_down(race, 3, tile, 0, 1, 0)
        race.links[3] = LEFT_2
    else:
        put_down(race, 4, tile, 0, 2, 0)
        race.links[4] = RIGHT_2
        put_down(race, 5, REJOIN_TILE, 0, 3, 1)
        race.links[5] = JOIN_OPEN
        race.laid += 1
    race.laid += 1
    fill(race, tables, slot)


@compiled
def fill(race: Race, tables: MississippiQueenTables, slot: int) -> None:
    """Passengers appear on the docks of a new tile, as many as the supply still has, MQ-SET-3 and -4."""
    tile = race.tile[slot]
    for number in range(20):
        shown = tables.per_dock[tables.kind[tile * 20 + number]]
        if shown > race.supply:
            shown = race.supply
        if shown > 0:
            race.waiting[2 * slot + tables.dock[tile * 20 + number]] = shown
            race.supply -= shown


@compiled
def step_q(heading: int) -> int:
    if heading == 1 or heading == 2:
        return 1
    if heading == 4 or heading == 5:
        return -1
    return 0


@compiled
def step_r(heading: int) -> int:
    if heading == 3 or heading == 4:
        return 1
    if heading == 0 or heading == 1:
        return -1
    return 0


@compiled
def may_lie(race: Race, tables: MississippiQueenTables, work: SearchStacks, direction: int) -> bool:
    """Can the next tile be laid in this direction, by MQ-RIV-5 and -6?"""
    last = race.laid - 1
    if race.links[last] == JOIN_OPEN or race.links[last] == JOIN_OPEN + CUT_OFFSET:
        return direction == AHEAD
    if would_touch(race, tables, work, direction):
        return False
    heading = (race.turned[last] + direction + 5) % 6
    q, r = race.at_q[last] + step_q(heading), race.at_r[last] + step_r(heading)
    return rest_can_be_laid(race, tables, work, q, r, heading)


@compiled
def would_touch(race: Race, tables: MississippiQueenTables, work: SearchStacks, direction: int) -> bool:
    """MQ-RIV-5: would a tile laid in this direction touch any but the last one?"""
    last = race.laid - 1
    heading = (race.turned[last] + direction + 5) % 6
    q, r = race.at_q[last] + step_q(heading), race.at_r[last] + step_r(heading)
    return touches(race, tables, work, q, r, 0, last)


@compiled
def touches(
    race: Race, tables: MississippiQueenTables, work: SearchStacks, q: int, r: int, depth: int, last: int
) -> bool:
    """Would a tile at (q, r) touch any but the most recent one? `depth` imagined tiles follow the real ones."""
    for slot in range(race.laid):
        if rank_of(tables, slot) < race.kept or (depth == 0 and slot == last):
            continue
        if lattice_distance(race.at_q[slot] - q, race.at_r[slot] - r) <= 1:
            return True
    for frame in range(depth - 1):
        if lattice_distance(work.lay_q[frame] - q, work.lay_r[frame] - r) <= 1:
            return True
    return False


@compiled
def lattice_distance(q: int, r: int) -> int:
    return max(abs(q), abs(r), abs(q + r))


@compiled
def rest_can_be_laid(
    race: Race, tables: MississippiQueenTables, work: SearchStacks, q: int, r: int, heading: int
) -> bool:
    """MQ-RIV-6: with a tile at (q, r), is there any way to lay all that follow it? The finish always fits, MQ-RIV-9."""
    missing = slots_needed(tables) - race.laid - 1
    work.lay_q[0], work.lay_r[0], work.lay_heading[0], work.lay_choice[0] = q, r, heading, 0
    depth = 1  # imagined tiles down, the candidate included
    while depth <= missing:
        top = depth - 1
        choice = work.lay_choice[top]
        if choice == 3:
            depth -= 1
            if depth == 0:
                return False
            continue
        work.lay_choice[top] = choice + 1
        turned = (work.lay_heading[top] + (choice + 1) % 3 + 5) % 6  # ahead first: it nearly always works
        next_q, next_r = work.lay_q[top] + step_q(turned), work.lay_r[top] + step_r(turned)
        if touches(race, tables, work, next_q, next_r, depth, NONE):
            continue
        work.lay_q[depth], work.lay_r[depth] = next_q, next_r
        work.lay_heading[depth], work.lay_choice[depth] = turned, 0
        depth += 1
    return True


@compiled
def slots_needed(tables: MississippiQueenTables) -> int:
    """Slots of the whole river; the re-joining tile comes on top of its length."""
    return tables.length + tables.branching_river


@compiled
def lay_finish(race: Race, tables: MississippiQueenTables, direction: int) -> None:
    """MQ-RIV-10: docks on the last tile, whose front is closed; or a finish tile in the slot behind it."""
    race.finish = 1 + direction
    last = race.laid - 1
    if tables.finish_docks != FINISH_TILE:
        race.links[last] += FRONT_CLOSED
        return
    heading = (race.turned[last] + direction + 5) % 6
    put_down(race, race.laid, FINISH, heading, last, heading)
    race.links[last] += FRONT_LEFT + direction
    race.links[race.laid] = 5 * (BACK_LEFT + direction)


@compiled
def remove_vacated(race: Race, tables: MississippiQueenTables) -> None:
    """MQ-RIV-11: tiles behind every boat still racing leave, their passengers go back to the box."""
    rearmost = rank_of(tables, race.laid - 1)
    for boat in range(race.boats):
        place = race.place[boat]
        if place < BANK:
            rearmost = min(rearmost, rank_of(tables, place // 20))
        elif ASHORE <= place < DOCKED:
            rearmost = 0
    if rearmost <= race.kept:
        return
    for slot in range(race.laid):
        rank = rank_of(tables, slot)
        if rank < rearmost:
            race.put_back += race.waiting[2 * slot] + race.waiting[2 * slot + 1]
            race.waiting[2 * slot], race.waiting[2 * slot + 1] = 0, 0
        elif rank == rearmost:
            cut_off(race, slot)
    race.kept = rearmost


@compiled
def cut_off(race: Race, slot: int) -> None:
    """The way back from this tile becomes bank."""
    if race.links[slot] < FORK:
        race.links[slot] = 5 * BACK_BANK + race.links[slot] % 5
    elif race.links[slot] <= JOIN_AHEAD:
        race.links[slot] += CUT_OFFSET


@compiled
def course(race: Race, slot: int) -> int:
    """The direction in which the course goes on from a tile, for the measuring stick: MQ-ORD-3 and -8."""
    links = race.links[slot]
    if links < FORK:
        front = links % 5
        if front == FRONT_CLOSED:
            return race.finish - 1
        return AHEAD if front == FRONT_OPEN else front - 1
    if links > JOIN_AHEAD:
        links -= CUT_OFFSET
    if links == LEFT_1 or links == LEFT_2:
        return RIGHT
    if links == RIGHT_1 or links == RIGHT_2:
        return LEFT
    return AHEAD


@compiled
def is_open_water(race: Race, tables: MississippiQueenTables, space: int) -> bool:
    """Neither dock, depot, driftwood, sandbank nor finish space, MQ-COAL-2."""
    return space < BANK and kind_of(race, tables, space) == 0 and not is_landing(race, tables, space)


@compiled
def is_station(kind: int) -> bool:
    """A dock or a coal depot."""
    return kind == BLUE_DOCK or kind == RED_DOCK or kind == DEPOT
