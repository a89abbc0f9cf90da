"""Search of all distinct outcomes of the current turn, each with the cheapest actions that lead to it.

Breadth-first over speed, place, heading, points and pushes, in order of sixths turned. The first path to a state has
turned least, so it dominates all later ones, and coal is not part of the state key.
"""

from typing import Any

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
)
from paddlewheel.mississippi_queen.rules.pushing import (
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
def add_root(
    race: Race, nodes: Any, slots: Any, levels: Any, counters: Any, action: int, speed: int, points: int, bow: int
) -> None:
    node = counters[NODE_COUNT]
    nodes[node, PARENT], nodes[node, ACTION], nodes[node, SPEED_SET] = -1, action, speed
    nodes[node, SPACE], nodes[node, BOW] = race.place[race.boat], bow
    nodes[node, POINTS], nodes[node, DRIFTWOOD_ENTERED], nodes[node, SIXTHS] = points, race.driftwood, 0
    nodes[node, PLACING], nodes[node, PENDING], nodes[node, INTO], nodes[node, CHAIN] = 0, NONE, 0, 0
    nodes[node, TRAIL], nodes[node, LEFT_OVER] = 0, race.left_over
    if race.decision == PUSH_DECISION:
        nodes[node, PENDING], nodes[node, INTO] = race.pending, race.into
        for index in range(race.chain_length):
            nodes[node, CHAIN] |= 1 << race.chain[index]
    add_node(nodes, slots, levels, counters)


@compiled
def add_roots(
    race: Race, tables: MississippiQueenTables, work: SearchStacks, nodes: Any, slots: Any, levels: Any, counters: Any
) -> None:
    """Add the start states of the search, by the current decision."""
    boat = race.boat
    if race.decision == MOVE_DECISION or race.decision == PUSH_DECISION:
        add_root(race, nodes, slots, levels, counters, -1, race.speed[boat], race.points, race.bow[boat])
    elif race.decision == SPEED_DECISION:
        for speed in range(1, tables.top_speed + 1):
            if speed_refusal(race, tables, work, speed) == 0:
                if race.ending == HELD or race.ending == HITS_LAND:
                    race.left_over = least_left_over(race, tables, work, speed)
                add_root(race, nodes, slots, levels, counters, SPEED + speed - 1, speed, speed, race.bow[boat])
                race.left_over = 0
    elif race.ending == COMPLETE:
        for heading in range(6):
            if own_face_refusal(race, tables, work, FACE + heading) == 0:
                add_root(race, nodes, slots, levels, counters, FACE + heading, 1, 1, heading)


@compiled
def turns_at(race: Race, tables: MississippiQueenTables, nodes: Any, counters: Any, node: int) -> int:
    """Sixths of a circle the mover can still turn at a node."""
    return counters[FREE_TURNS] + counters[COAL] - speed_coal(race, tables, nodes, node) - nodes[node, SIXTHS]


@compiled
def expand_turns(
    race: Race,
    tables: MississippiQueenTables,
    work: SearchStacks,
    nodes: Any,
    slots: Any,
    levels: Any,
    counters: Any,
    node: int,
) -> None:
    stopped = race.ending == HELD and may_end(race, tables, work, nodes, node)
    if kind_of(race, tables, nodes[node, SPACE]) == SANDBANK or turns_at(race, tables, nodes, counters, node) < 1:
        return
    for action in range(PORT, STARBOARD + 1):
        new = copy_node(nodes, counters, node, action)
        if stopped:
            nodes[new, POINTS], nodes[new, LEFT_OVER] = 0, 0
        nodes[new, BOW] = (nodes[node, BOW] + (5 if action == PORT else 1)) % 6
        nodes[new, SIXTHS] += 1
        add_node(nodes, slots, levels, counters)


@compiled
def expand_ahead(
    race: Race, tables: MississippiQueenTables, work: SearchStacks, paper: Any, node: int, mover: int
) -> None:
    nodes, slots, levels, counters = paper[0], paper[1], paper[6], paper[7]
    ahead = neighbour(race, tables, nodes[node, SPACE], nodes[node, BOW])
    kind = kind_of(race, tables, ahead)
    if kind == LAND:
        return
    boat = boat_at(race, ahead, mover)
    if boat != NONE:
        if nodes[node, POINTS] > 1 and origin_refusal(race, tables, ahead) == 0:
            expand_push(race, tables, work, paper, node, mover, boat, ahead, 1 << boat)
        return
    price = entry_price(kind)
    if price > nodes[node, POINTS]:
        return
    new = copy_node(nodes, counters, node, GO_AHEAD)
    arrive(nodes, new, ahead, kind, price, counters[TRACK_TRAIL])
    if race.ending == COMPLETE and stops_at_once(race, tables, ahead, kind):
        counters[NODE_COUNT] += 1
        add_outcome(race, tables, work, paper, new, False)
    else:
        add_node(nodes, slots, levels, counters)


@compiled
def arrive(nodes: Any, node: int, space: int, kind: int, price: int, watch_trail: int) -> None:
    nodes[node, SPACE] = space
    nodes[node, POINTS] -= price
    if kind == DRIFTWOOD:
        nodes[node, DRIFTWOOD_ENTERED] += 1
    if watch_trail == 1:
        nodes[node, TRAIL] += mix_hash(3, space)  # a sum, because the order of visits does not matter


@compiled
def visited(race: Race, tables: MississippiQueenTables, nodes: Any, node: int, target: int) -> bool:
    """Has the mover visited this space in its turn, on the path to the node or before?"""
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
    paper: Any,
    node: int,
    mover: int,
    boat: int,
    into: int,
    chain: int,
) -> None:
    """Add all placements of `boat`, the boat ahead or the next of a chain."""
    nodes, slots, levels, counters = paper[0], paper[1], paper[6], paper[7]
    origin, points = race.place[boat], nodes[node, POINTS]
    for heading in range(6):
        target = neighbour(race, tables, origin, heading)
        if target_refusal(race, tables, mover, nodes[node, SPACE], into, target, chain):
            continue
        if points_needed(race, tables, target, into, mover) > points or visited(race, tables, nodes, node, target):
            continue
        other = boat_at(race, target, mover)
        docks = would_dock(race, tables, boat, target)
        race.place[boat] = DOCKED if docks else target
        new = copy_node(nodes, counters, node, PUSH + heading)
        nodes[new, PLACING] = placing_row(race, paper[2], paper[3], counters)
        race.place[boat] = origin
        if nodes[new, PLACING] < 0:
            continue
        nodes[new, POINTS] -= push_price(kind_of(race, tables, target))
        over = docks and docking_ends_race(race, tables, boat)
        if over and other != NONE:
            left, known = nodes[new, POINTS], chain | (1 << other)
            over = chain_possible(race, tables, work, nodes[node, SPACE], other, into, known, left, 0, -1)
            if not over:
                continue
        if over:
            counters[NODE_COUNT] += 1
            add_outcome(race, tables, work, paper, new, True)
        elif other != NONE:
            nodes[new, PENDING], nodes[new, INTO], nodes[new, CHAIN] = other, into, chain | (1 << other)
            add_node(nodes, slots, levels, counters)
        else:
            kind = kind_of(race, tables, into)
            arrive(nodes, new, into, kind, entry_price(kind), counters[TRACK_TRAIL])
            nodes[new, PENDING], nodes[new, INTO], nodes[new, CHAIN] = NONE, 0, 0
            add_node(nodes, slots, levels, counters)


@compiled
def back_off(race: Race, tables: MississippiQueenTables, work: SearchStacks, paper: Any) -> None:
    """Add outcomes of leaving a sandbank backward: one space, then any heading; none on another sandbank."""
    nodes, outcomes, outcome_slots, counters = paper[0], paper[4], paper[5], paper[7]
    boat = race.boat
    if not on_sandbank(race, tables, boat) or back_refusal(race, tables, work):
        return
    add_root(race, nodes, paper[1], paper[6], counters, GO_BACK, 1, 0, race.bow[boat])
    back = counters[NODE_COUNT] - 1
    paper[6][0] = nodes[back, NEXT]  # do not expand it
    nodes[back, SPACE] = neighbour(race, tables, race.place[boat], (race.bow[boat] + 3) % 6)
    coal = leaving_price(race, tables, True)
    if kind_of(race, tables, nodes[back, SPACE]) == SANDBANK:
        record_outcome(outcomes, outcome_slots, counters, nodes, back, 1, coal)
        return
    for heading in range(6):
        node = copy_node(nodes, counters, back, FACE + heading)
        nodes[node, BOW] = heading
        counters[NODE_COUNT] += 1
        record_outcome(outcomes, outcome_slots, counters, nodes, node, 1, coal)


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
def search_all(race: Race, tables: MississippiQueenTables, work: SearchStacks, paper: Any) -> None:
    """Expand states level by level, least turning first."""
    nodes, slots, placings, levels, counters = paper[0], paper[1], paper[2], paper[6], paper[7]
    mover = race.boat
    level = 0
    while level < MAX_LEVELS:
        node = levels[level]
        if node < 0:
            level += 1
            continue
        levels[level] = nodes[node, NEXT]
        if slots[slot_of(nodes, slots, counters, node)] % STAMP_FACTOR != node:
            continue
        use_placing(race, placings, nodes[node, PLACING])
        if nodes[node, PENDING] != NONE:
            expand_push(
                race, tables, work, paper, node, mover, nodes[node, PENDING], nodes[node, INTO], nodes[node, CHAIN]
            )
            continue
        if may_end(race, tables, work, nodes, node):
            add_outcome(race, tables, work, paper, node, False)
        expand_turns(race, tables, work, nodes, slots, levels, counters, node)
        if nodes[node, POINTS] > 0:
            expand_ahead(race, tables, work, paper, node, mover)


@compiled
def mark_dangers(race: Race, tables: MississippiQueenTables, work: SearchStacks, paper: Any) -> None:
    placings, outcomes, counters = paper[2], paper[4], paper[7]
    for row in range(counters[OUTCOME_COUNT]):
        use_placing(race, placings, outcomes[row, END_PLACING])
        coal = min(tables.full_coal, counters[COAL] - outcomes[row, END_COAL])
        place, bow, speed = outcomes[row, END_SPACE], outcomes[row, END_BOW], outcomes[row, END_SPEED]
        outcomes[row, DANGER] = 1 if in_danger(race, tables, work, place, bow, speed, coal) else 0


@compiled
def find_plans(race: Race, tables: MississippiQueenTables, work: SearchStacks, paper: Any) -> int:
    """Fill the outcomes and their dangers; return their number, or -1 if the workspace is too small."""
    count = find_outcomes(race, tables, work, paper)
    mark_dangers(race, tables, work, paper)
    use_placing(race, paper[2], 0)
    return count


@compiled
def find_outcomes(race: Race, tables: MississippiQueenTables, work: SearchStacks, paper: Any) -> int:
    """Fill the outcomes without dangers, which take longest to compute."""
    nodes, slots, placings, placing_slots, levels, counters = paper[0], paper[1], paper[2], paper[3], paper[6], paper[7]
    counters[NODE_COUNT], counters[PLACING_COUNT], counters[OUTCOME_COUNT] = 0, 0, 0
    counters[STAMP] += 1
    counters[FREE_TURNS], counters[COAL] = race.free_turn, race.coal[race.boat]
    for level in range(MAX_LEVELS):
        levels[level] = -1
    placing_row(race, placings, placing_slots, counters)
    counters[TRACK_TRAIL] = track_trail_flag(race, tables)
    add_roots(race, tables, work, nodes, slots, levels, counters)
    if race.decision == SPEED_DECISION:
        back_off(race, tables, work, paper)
    search_all(race, tables, work, paper)
    use_placing(race, placings, 0)
    full = counters[NODE_COUNT] >= MAX_PLAN_NODES - 1 or counters[OUTCOME_COUNT] == MAX_PLAN_OUTCOMES
    return -1 if full or counters[PLACING_COUNT] == MAX_PLACINGS else counters[OUTCOME_COUNT]
