"""Outcomes of a turn: end conditions, and the record of place, heading, speed, pushed boats, coal and danger."""

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.mississippi_queen.planning.workspace import (
    BOW,
    DRIFTWOOD_ENTERED,
    END_BOW,
    END_COAL,
    END_NODE,
    END_PLACING,
    END_SPACE,
    END_SPEED,
    FREE_TURNS,
    HASH_SLOTS,
    LEFT_OVER,
    OUTCOME_COUNT,
    PARENT,
    PENDING,
    PLACING,
    POINTS,
    SIXTHS,
    SPACE,
    SPEED_SET,
    STAMP,
    STAMP_FACTOR,
    MississippiQueenPlanWorkspace,
    mix_hash,
    use_placing,
)
from paddlewheel.mississippi_queen.rules.end import would_dock
from paddlewheel.mississippi_queen.rules.ending_search import (
    MOVER,
    ROSE,
    begin,
    holds,
    next_ending,
    set_frame,
    take_back,
)
from paddlewheel.mississippi_queen.rules.movement import speed_price, whole_speed_price
from paddlewheel.mississippi_queen.rules.pushing import NO_SEARCH
from paddlewheel.mississippi_queen.rules.river import is_station, kind_of, neighbour, on_last_tile
from paddlewheel.mississippi_queen.rules.rose_clause import leaves_rose_a_turn
from paddlewheel.mississippi_queen.state import (
    COMPLETE,
    HELD,
    HITS_LAND,
    NONE,
    SANDBANK,
    SPEED_DECISION,
    Race,
    SearchStacks,
)
from paddlewheel.mississippi_queen.tables import MississippiQueenTables


@compiled
def may_end(
    race: Race, tables: MississippiQueenTables, work: SearchStacks, plans: MississippiQueenPlanWorkspace, node: int
) -> bool:
    """Can the move end at this node?"""
    nodes = plans.nodes
    if nodes[node, PENDING] != NONE:
        return False
    space, points = nodes[node, SPACE], nodes[node, POINTS]
    if race.ending == HELD:
        if points != nodes[node, LEFT_OVER]:
            return False
        ahead = neighbour(race, tables, space, nodes[node, BOW])
        return points == 0 or holds(race, tables, work, NO_SEARCH, space, ahead, points)
    if race.ending == HITS_LAND:
        return points == nodes[node, LEFT_OVER]
    return points == 0


@compiled
def breaks_rose_clause(
    race: Race,
    tables: MississippiQueenTables,
    work: SearchStacks,
    plans: MississippiQueenPlanWorkspace,
    node: int,
    over: bool,
) -> bool:
    """Does ending here break MQ-ROSE-5 or -9? `over` if it ends the race too."""
    if over:
        return False
    nodes = plans.nodes
    mover, space = race.boat, nodes[node, SPACE]
    must_leave = mover == race.rose and tables.rose_leaves_stations == 1 and is_station(kind_of(race, tables, space))
    if must_leave and race.ending == COMPLETE and space == race.trail[0]:
        return True
    if race.rose_binds == 0:
        return False
    retrace(race, tables, work, plans, node)
    if was_pushed(plans, node, race.rose):
        work.moved[0] = race.rose
    before = race.speed[mover]
    race.speed[mover] = nodes[node, SPEED_SET]
    content = leaves_rose_a_turn(race, tables, work)
    race.speed[mover], work.moved[0] = before, NONE
    return not content


@compiled
def retrace(
    race: Race, tables: MississippiQueenTables, work: SearchStacks, plans: MississippiQueenPlanWorkspace, node: int
) -> None:
    """Copy the path to a node into the frames of the mover's search, as if that search had found it."""
    nodes = plans.nodes
    begin(race, tables, work, MOVER, nodes[node, SPACE], nodes[node, BOW], 0, 0)
    length = 0
    step = node
    while nodes[step, PARENT] != -1:
        length += 1 if nodes[step, SPACE] != nodes[nodes[step, PARENT], SPACE] else 0
        step = nodes[step, PARENT]
    work.top[MOVER] = length
    set_frame(work, length, nodes[node, SPACE], nodes[node, BOW], 0, 0)
    step = node
    while nodes[step, PARENT] != -1:
        parent = nodes[step, PARENT]
        if nodes[step, SPACE] != nodes[parent, SPACE]:
            length -= 1
            set_frame(work, length, nodes[parent, SPACE], nodes[parent, BOW], 0, 0)
        step = parent


@compiled
def was_pushed(plans: MississippiQueenPlanWorkspace, node: int, boat: int) -> bool:
    """Was this boat moved on the path to a node, even if it returned to its place?"""
    nodes, placings = plans.nodes, plans.placings
    while nodes[node, PARENT] != -1:
        parent = nodes[node, PARENT]
        if placings[nodes[node, PLACING], boat] != placings[nodes[parent, PLACING], boat]:
            return True
        node = parent
    return False


@compiled
def speed_coal(race: Race, tables: MississippiQueenTables, plans: MississippiQueenPlanWorkspace, node: int) -> int:
    """Coal spent on the speed of a node, if the speed was set in this search."""
    if race.decision != SPEED_DECISION:
        return 0
    return whole_speed_price(race, tables, plans.nodes[node, SPEED_SET])


@compiled
def add_outcome(
    race: Race,
    tables: MississippiQueenTables,
    work: SearchStacks,
    plans: MississippiQueenPlanWorkspace,
    node: int,
    over: bool,
) -> None:
    """Record the outcome of ending the move at this node, if it is new or cheaper."""
    nodes = plans.nodes
    use_placing(race, plans, nodes[node, PLACING])
    if breaks_rose_clause(race, tables, work, plans, node, over):
        return
    speed = max(1, nodes[node, SPEED_SET] - nodes[node, DRIFTWOOD_ENTERED])
    if kind_of(race, tables, nodes[node, SPACE]) == SANDBANK or loses_speed(race, tables):
        speed = 1
    coal = speed_coal(race, tables, plans, node) + max(0, nodes[node, SIXTHS] - plans.counters[FREE_TURNS])
    record_outcome(plans, node, speed, coal)


@compiled
def record_outcome(plans: MississippiQueenPlanWorkspace, node: int, speed: int, coal: int) -> None:
    """Add an outcome, or make it cheaper if it is known."""
    nodes, outcomes, outcome_slots, counters = plans.nodes, plans.outcomes, plans.outcome_slots, plans.counters
    space, bow, placing = nodes[node, SPACE], nodes[node, BOW], nodes[node, PLACING]
    key = mix_hash(mix_hash(mix_hash(space * 6 + bow, speed), placing + 977), 5)
    slot = (key ^ (key >> 13)) % (HASH_SLOTS // 2)
    while outcome_slots[slot] // STAMP_FACTOR == counters[STAMP]:
        row = outcome_slots[slot] % STAMP_FACTOR
        same_place = outcomes[row, END_SPACE] == space and outcomes[row, END_BOW] == bow
        if same_place and outcomes[row, END_SPEED] == speed and outcomes[row, END_PLACING] == placing:
            if coal < outcomes[row, END_COAL]:
                outcomes[row, END_NODE], outcomes[row, END_COAL] = node, coal
            return
        slot = (slot + 1) % (HASH_SLOTS // 2)
    row = counters[OUTCOME_COUNT]
    if row == outcomes.shape[0]:
        return
    outcome_slots[slot] = counters[STAMP] * STAMP_FACTOR + row
    outcomes[row, END_NODE], outcomes[row, END_SPACE], outcomes[row, END_BOW] = node, space, bow
    outcomes[row, END_SPEED], outcomes[row, END_PLACING], outcomes[row, END_COAL] = speed, placing, coal
    counters[OUTCOME_COUNT] += 1


@compiled
def loses_speed(race: Race, tables: MississippiQueenTables) -> bool:
    """A move that ends by MQ-MOV-9 or -10 leaves the boat at speed 1."""
    failing = race.ending == HELD or race.ending == HITS_LAND
    return failing and (tables.out_when_aground == 0 or race.boat == race.rose)


@compiled
def in_danger(
    race: Race, tables: MississippiQueenTables, work: SearchStacks, space: int, bow: int, speed: int, coal: int
) -> bool:
    """Would the mover, resting here, have no complete move in its next turn? Other boats as they are now."""
    mover = race.boat
    if kind_of(race, tables, space) == SANDBANK or would_dock(race, tables, mover, space):
        return False
    before = race.place[mover]
    race.place[mover] = space
    danger = True
    for change in range(11):
        wanted = speed + ((change + 1) // 2 if change % 2 == 1 else -(change // 2))
        price = speed_price(speed, wanted)
        if wanted < 1 or wanted > tables.top_speed or price > coal:
            continue
        begin(race, tables, work, ROSE, space, bow, wanted, 1 + coal - price)
        work.assumes_open_water[ROSE] = 1 if on_last_tile(race, space) else 0
        if next_ending(race, tables, work, ROSE, mover, COMPLETE, 0):
            take_back(race, work, ROSE)
            danger = False
            break
    race.place[mover] = before
    return danger
