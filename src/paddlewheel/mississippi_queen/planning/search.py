"""Search of all distinct outcomes of the current turn, each with the cheapest actions that lead to it.

Breadth-first over speed, place, heading, points and pushes, in order of sixths turned. The first path to a state has
turned least, so it dominates all later ones, and coal is not part of the state key.
"""

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.mississippi_queen.actions import FACE, GO_AHEAD, GO_BACK, PORT, PUSH, SPEED, STARBOARD
from paddlewheel.mississippi_queen.planning.endings import add_outcome, in_danger, may_end, record_outcome, speed_coal
from paddlewheel.mississippi_queen.planning.workspace import (
    ACTION,
    BOW,
    CHAIN,
    COAL,
    DANGER,
    DRIFTWOOD_ENTERED,
    END_BOW,
    END_COAL,
    END_PLACING,
    END_SPACE,
    END_SPEED,
    FREE_TURNS,
    INTO,
    LEFT_OVER,
    MAX_LEVELS,
    MAX_PLACINGS,
    MAX_PLAN_NODES,
    MAX_PLAN_OUTCOMES,
    NEXT,
    NODE_COUNT,
    OUTCOME_COUNT,
    PARENT,
    PENDING,
    PLACING,
    PLACING_COUNT,
    POINTS,
    SIXTHS,
    SPACE,
    SPEED_SET,
    STAMP,
    STAMP_FACTOR,
    TRACK_TRAIL,
    TRAIL,
    MississippiQueenPlanWorkspace,
    add_node,
    copy_node,
    mix_hash,
    placing_row,
    slot_of,
    use_placing,
)
from paddlewheel.mississippi_queen.rules.end import docking_ends_race, would_dock
from paddlewheel.mississippi_queen.rules.movement import (
    back_refusal,
    least_left_over,
    leaving_price,
    on_sandbank,
    own_face_refusal,
    speed_refusal,
    stops_at_once,
    turns_at_speed,
)
from paddlewheel.mississippi_queen.rules.pushing import (
    NO_SEARCH,
    ChainPush,
    chain_possible,
    entry_price,
    origin_refusal,
    points_needed,
    push_price,
    target_refusal,
)
from paddlewheel.mississippi_queen.rules.river import boat_at, kind_of, neighbour
from paddlewheel.mississippi_queen.state import (
    BANK,
    COMPLETE,
    DOCKED,
    DRIFTWOOD,
    HELD,
    HITS_LAND,
    LAND,
    MOVE_DECISION,
    NONE,
    PUSH_DECISION,
    SANDBANK,
    SPEED_DECISION,
    Race,
    SearchStacks,
)
from paddlewheel.mississippi_queen.tables import MississippiQueenTables


@compiled
def add_root(race: Race, plans: MississippiQueenPlanWorkspace, action: int, speed: int, points: int, bow: int) -> None:
    nodes, node = plans.nodes, plans.counters[NODE_COUNT]
    nodes[node, PARENT], nodes[node, ACTION], nodes[node, SPEED_SET] = -1, action, speed
    nodes[node, SPACE], nodes[node, BOW] = race.place[race.boat], bow
    nodes[node, POINTS], nodes[node, DRIFTWOOD_ENTERED], nodes[node, SIXTHS] = points, race.driftwood, 0
    nodes[node, PLACING], nodes[node, PENDING], nodes[node, INTO], nodes[node, CHAIN] = 0, NONE, 0, 0
    nodes[node, TRAIL], nodes[node, LEFT_OVER] = 0, race.left_over
    if race.decision == PUSH_DECISION:
        nodes[node, PENDING], nodes[node, INTO] = race.pending, race.into
        for index in range(race.chain_length):
            nodes[node, CHAIN] |= 1 << race.chain[index]
    add_node(plans)


@compiled
def add_roots(
    race: Race, tables: MississippiQueenTables, work: SearchStacks, plans: MississippiQueenPlanWorkspace
) -> None:
    """Add the start states of the search, by the current decision."""
    boat = race.boat
    if race.decision == MOVE_DECISION or race.decision == PUSH_DECISION:
        add_root(race, plans, -1, race.speed[boat], race.points, race.bow[boat])
    elif race.decision == SPEED_DECISION:
        for speed in range(1, tables.top_speed + 1):
            if speed_refusal(race, tables, work, speed) == 0:
                if race.ending == HELD or race.ending == HITS_LAND:
                    race.left_over = least_left_over(race, tables, work, speed, turns_at_speed(race, tables, speed))
                add_root(race, plans, SPEED + speed - 1, speed, speed, race.bow[boat])
                race.left_over = 0
    elif race.ending == COMPLETE:
        for heading in range(6):
            if own_face_refusal(race, tables, work, FACE + heading) == 0:
                add_root(race, plans, FACE + heading, 1, 1, heading)


@compiled
def turns_at(race: Race, tables: MississippiQueenTables, plans: MississippiQueenPlanWorkspace, node: int) -> int:
    """Sixths of a circle the mover can still turn at a node."""
    coal = plans.counters[COAL] - speed_coal(race, tables, plans, node)
    return plans.counters[FREE_TURNS] + coal - plans.nodes[node, SIXTHS]


@compiled
def expand_turns(
    race: Race,
    tables: MississippiQueenTables,
    work: SearchStacks,
    plans: MississippiQueenPlanWorkspace,
    node: int,
) -> None:
    nodes = plans.nodes
    stopped = race.ending == HELD and may_end(race, tables, work, plans, node)
    if kind_of(race, tables, nodes[node, SPACE]) == SANDBANK or turns_at(race, tables, plans, node) < 1:
        return
    for action in range(PORT, STARBOARD + 1):
        new = copy_node(plans, node, action)
        if stopped:
            nodes[new, POINTS], nodes[new, LEFT_OVER] = 0, 0
        nodes[new, BOW] = (nodes[node, BOW] + (5 if action == PORT else 1)) % 6
        nodes[new, SIXTHS] += 1
        add_node(plans)


@compiled
def expand_ahead(
    race: Race, tables: MississippiQueenTables, work: SearchStacks, plans: MississippiQueenPlanWorkspace, node: int
) -> None:
    nodes, counters, mover = plans.nodes, plans.counters, race.boat
    ahead = neighbour(race, tables, nodes[node, SPACE], nodes[node, BOW])
    kind = kind_of(race, tables, ahead)
    if kind == LAND:
        return
    boat = boat_at(race, ahead, mover)
    if boat != NONE:
        if nodes[node, POINTS] > 1 and origin_refusal(race, tables, ahead) == 0:
            expand_push(race, tables, work, plans, node, boat, ahead, 1 << boat)
        return
    if entry_price(kind) > nodes[node, POINTS]:
        return
    new = copy_node(plans, node, GO_AHEAD)
    arrive(plans, new, ahead, kind)
    if race.ending == COMPLETE and stops_at_once(race, tables, ahead, kind):
        counters[NODE_COUNT] += 1
        add_outcome(race, tables, work, plans, new, False)
    else:
        add_node(plans)


@compiled
def arrive(plans: MississippiQueenPlanWorkspace, node: int, space: int, kind: int) -> None:
    nodes = plans.nodes
    nodes[node, SPACE] = space
    nodes[node, POINTS] -= entry_price(kind)
    if kind == DRIFTWOOD:
        nodes[node, DRIFTWOOD_ENTERED] += 1
    if plans.counters[TRACK_TRAIL] == 1:
        nodes[node, TRAIL] += mix_hash(3, space)  # a sum, because the order of visits does not matter


@compiled
def visited(
    race: Race, tables: MississippiQueenTables, plans: MississippiQueenPlanWorkspace, node: int, target: int
) -> bool:
    """Has the mover visited this space in its turn, on the path to the node or before?"""
    nodes = plans.nodes
    if tables.not_where_pusher_was == 0:
        return False
    for index in range(race.trail_length):
        if race.trail[index] == target:
            return True
    while node != -1:
        if nodes[node, SPACE] == target:
            return True
        node = nodes[node, PARENT]
    return False


@compiled
def expand_push(
    race: Race,
    tables: MississippiQueenTables,
    work: SearchStacks,
    plans: MississippiQueenPlanWorkspace,
    node: int,
    boat: int,
    into: int,
    chain: int,
) -> None:
    """Add all placements of `boat`, the boat ahead or the next of a chain."""
    nodes, mover = plans.nodes, race.boat
    origin, points = race.place[boat], nodes[node, POINTS]
    for heading in range(6):
        target = neighbour(race, tables, origin, heading)
        if target_refusal(race, tables, mover, nodes[node, SPACE], into, target, chain):
            continue
        if points_needed(race, tables, target, into, mover) > points or visited(race, tables, plans, node, target):
            continue
        other = boat_at(race, target, mover)
        docks = would_dock(race, tables, boat, target)
        race.place[boat] = DOCKED if docks else target
        new = copy_node(plans, node, PUSH + heading)
        nodes[new, PLACING] = placing_row(race, plans)
        race.place[boat] = origin
        if nodes[new, PLACING] < 0:
            continue
        nodes[new, POINTS] -= push_price(kind_of(race, tables, target))
        over = docks and docking_ends_race(race, tables, boat)
        if over and other != NONE:
            push = ChainPush(nodes[node, SPACE], into, chain | (1 << other), nodes[new, POINTS])
            race.place[boat] = DOCKED
            over = chain_possible(race, tables, work, NO_SEARCH, other, push)
            race.place[boat] = origin
            if not over:
                continue
        if over:
            plans.counters[NODE_COUNT] += 1
            add_outcome(race, tables, work, plans, new, True)
        elif other != NONE:
            nodes[new, PENDING], nodes[new, INTO], nodes[new, CHAIN] = other, into, chain | (1 << other)
            add_node(plans)
        else:
            arrive(plans, new, into, kind_of(race, tables, into))
            nodes[new, PENDING], nodes[new, INTO], nodes[new, CHAIN] = NONE, 0, 0
            add_node(plans)


@compiled
def back_off(
    race: Race, tables: MississippiQueenTables, work: SearchStacks, plans: MississippiQueenPlanWorkspace
) -> None:
    """Add outcomes of leaving a sandbank backward: one space, then any heading; none on another sandbank."""
    nodes, counters, boat = plans.nodes, plans.counters, race.boat
    if not on_sandbank(race, tables, boat) or back_refusal(race, tables, work):
        return
    add_root(race, plans, GO_BACK, 1, 0, race.bow[boat])
    back = counters[NODE_COUNT] - 1
    plans.levels[0] = nodes[back, NEXT]  # do not expand it
    nodes[back, SPACE] = neighbour(race, tables, race.place[boat], (race.bow[boat] + 3) % 6)
    coal = leaving_price(race, tables, True)
    if kind_of(race, tables, nodes[back, SPACE]) == SANDBANK:
        record_outcome(plans, back, 1, coal)
        return
    for heading in range(6):
        node = copy_node(plans, back, FACE + heading)
        nodes[node, BOW] = heading
        counters[NODE_COUNT] += 1
        record_outcome(plans, node, 1, coal)


@compiled
def track_trail_flag(race: Race, tables: MississippiQueenTables) -> int:
    """1 if the edition restricts pushes by the mover's trail and a boat is near enough to be pushed."""
    if tables.not_where_pusher_was == 0:
        return 0
    reach = 2 + 2 * tables.branching_river
    slot = race.place[race.boat] // 20
    for boat in range(race.boats):
        if boat != race.boat and race.place[boat] < BANK and abs(race.place[boat] // 20 - slot) <= reach:
            return 1
    return 0


@compiled
def search_all(
    race: Race, tables: MississippiQueenTables, work: SearchStacks, plans: MississippiQueenPlanWorkspace
) -> None:
    """Expand states level by level, least turning first."""
    nodes, slots, levels = plans.nodes, plans.node_slots, plans.levels
    level = 0
    while level < MAX_LEVELS:
        node = levels[level]
        if node < 0:
            level += 1
            continue
        levels[level] = nodes[node, NEXT]
        if slots[slot_of(plans, node)] % STAMP_FACTOR != node:
            continue
        use_placing(race, plans, nodes[node, PLACING])
        if nodes[node, PENDING] != NONE:
            boat, into, chain = nodes[node, PENDING], nodes[node, INTO], nodes[node, CHAIN]
            expand_push(race, tables, work, plans, node, boat, into, chain)
            continue
        if may_end(race, tables, work, plans, node):
            add_outcome(race, tables, work, plans, node, False)
        expand_turns(race, tables, work, plans, node)
        if nodes[node, POINTS] > 0:
            expand_ahead(race, tables, work, plans, node)


@compiled
def mark_dangers(
    race: Race, tables: MississippiQueenTables, work: SearchStacks, plans: MississippiQueenPlanWorkspace
) -> None:
    outcomes, counters = plans.outcomes, plans.counters
    for row in range(counters[OUTCOME_COUNT]):
        use_placing(race, plans, outcomes[row, END_PLACING])
        coal = min(tables.full_coal, counters[COAL] - outcomes[row, END_COAL])
        place, bow, speed = outcomes[row, END_SPACE], outcomes[row, END_BOW], outcomes[row, END_SPEED]
        outcomes[row, DANGER] = 1 if in_danger(race, tables, work, place, bow, speed, coal) else 0


@compiled
def find_plans(
    race: Race, tables: MississippiQueenTables, work: SearchStacks, plans: MississippiQueenPlanWorkspace
) -> int:
    """Fill the outcomes and their dangers; return their number, or -1 if the workspace is too small."""
    count = find_outcomes(race, tables, work, plans)
    mark_dangers(race, tables, work, plans)
    use_placing(race, plans, 0)
    return count


@compiled
def find_outcomes(
    race: Race, tables: MississippiQueenTables, work: SearchStacks, plans: MississippiQueenPlanWorkspace
) -> int:
    """Fill the outcomes without dangers, which take longest to compute."""
    levels, counters = plans.levels, plans.counters
    counters[NODE_COUNT], counters[PLACING_COUNT], counters[OUTCOME_COUNT] = 0, 0, 0
    counters[STAMP] += 1
    counters[FREE_TURNS], counters[COAL] = race.free_turn, race.coal[race.boat]
    for level in range(MAX_LEVELS):
        levels[level] = -1
    placing_row(race, plans)
    counters[TRACK_TRAIL] = track_trail_flag(race, tables)
    add_roots(race, tables, work, plans)
    if race.decision == SPEED_DECISION:
        back_off(race, tables, work, plans)
    search_all(race, tables, work, plans)
    use_placing(race, plans, 0)
    full = counters[NODE_COUNT] >= MAX_PLAN_NODES - 1 or counters[OUTCOME_COUNT] == MAX_PLAN_OUTCOMES
    return -1 if full or counters[PLACING_COUNT] == MAX_PLACINGS else counters[OUTCOME_COUNT]
