"""Every distinct outcome of the turn under way, once, with the cheapest actions that lead to it.

Breadth first over speed, place, heading, points and pushes, in order of sixths turned: whoever reaches a state first
has turned least, and everything another way could still do it can do too. So coal needs no place in the key.
"""

from typing import Any

import numpy as np

from paddlewheel.core import contract
from paddlewheel.core.compiled import compiled, entry
from paddlewheel.mississippi_queen.actions import FACE, GO_AHEAD, GO_BACK, PORT, PUSH, SPEED, STARBOARD, STOP
from paddlewheel.mississippi_queen.appraisal import FAR, Chart, extra_trouble, find_goals, trouble
from paddlewheel.mississippi_queen.end import docking_ends_race, would_dock
from paddlewheel.mississippi_queen.movement import (
    back_refusal,
    least_left_over,
    leaving_price,
    on_sandbank,
    own_face_refusal,
    speed_price,
    speed_refusal,
    stops_at_once,
    whole_speed_price,
)
from paddlewheel.mississippi_queen.names import boat_name, place_name
from paddlewheel.mississippi_queen.pushing import (
    entry_price,
    origin_refusal,
    points_needed,
    push_price,
    target_refusal,
)
from paddlewheel.mississippi_queen.river import boat_at, is_station, kind_of, neighbour, on_last_tile
from paddlewheel.mississippi_queen.search import ROSE, begin, holds, next_ending, rose_content, take_back
from paddlewheel.mississippi_queen.state import (
    BACKING,
    BANK,
    COMPLETE,
    DOCKED,
    DRIFTWOOD,
    HELD,
    HITS_LAND,
    LAND,
    MAX_BOATS,
    MOVE_PHASE,
    NONE,
    OWN_FACE_PHASE,
    PUSH_PHASE,
    SAILING,
    SANDBANK,
    SPEED_PHASE,
    STRANDED,
    Race,
    Work,
)
from paddlewheel.mississippi_queen.tables import Tables
from paddlewheel.hexgrid import HEADINGS

NODES, SLOTS, PLACINGS, OUTCOMES, LEVELS = 1 << 16, 1 << 17, 1 << 13, 1 << 15, 32
STAMPED = 1 << 20  # a slot holds stamp * STAMPED + what it points to
TURNING_PHASES = (SPEED_PHASE, MOVE_PHASE, PUSH_PHASE, OWN_FACE_PHASE)

# columns of a node
(
    PARENT,
    ACTION,
    SPEED_SET,
    SPACE,
    BOW,
    POINTS,
    WOOD,  # driftwood spaces entered
    SIXTHS,
    PLACING,  # row of `placings`: where all boats are
    PENDING,
    INTO,
    CHAIN,
    TRAIL,  # a hash of the spaces been on, where the edition forbids pushing onto them
    NEXT,  # the node below it in its level
    LEFT_OVER,
    KEY,  # everything that makes a state but its trail, in one number
    NODE_COLUMNS,
) = range(17)
# columns of an outcome
END_NODE, END_SPACE, END_BOW, END_SPEED, END_PLACING, END_COAL, DANGER, OUTCOME_COLUMNS = range(8)
# counters
NODE_COUNT, PLACING_COUNT, OUTCOME_COUNT, STAMP, FREE, COAL, WATCH_TRAIL, COUNTERS = range(8)


class Paper:
    """Memory for one search, kept between calls: a stamp tells which slots belong to the present one."""

    def __init__(self) -> None:
        self.nodes = np.zeros((NODES, NODE_COLUMNS), np.int64)
        self.slots = np.zeros(SLOTS, np.int64)
        self.placings = np.zeros((PLACINGS, MAX_BOATS), np.int64)
        self.placing_slots = np.zeros(SLOTS // 2, np.int64)
        self.outcomes = np.zeros((OUTCOMES, OUTCOME_COLUMNS), np.int64)
        self.outcome_slots = np.zeros(SLOTS // 2, np.int64)
        self.levels = np.zeros(LEVELS, np.int64)
        self.counters = np.zeros(COUNTERS, np.int64)
        self.chart = Chart()
        self.arrays = (
            self.nodes,
            self.slots,
            self.placings,
            self.placing_slots,
            self.outcomes,
            self.outcome_slots,
            self.levels,
            self.counters,
        )


@compiled
def mixed(value: int, more: int) -> int:
    return ((value ^ more) * 0x9E3779B1) & 0x7FFFFFFF


@compiled
def placing_row(race: Race, placings: Any, placing_slots: Any, counters: Any) -> int:
    """The row that says where all boats are now; a new one if there is none yet."""
    key = 7
    for boat in range(race.boats):
        key = mixed(key, race.place[boat] + 500 * boat)
        key ^= key >> 15
    slot = key % (SLOTS // 2)
    while placing_slots[slot] // STAMPED == counters[STAMP]:
        row = placing_slots[slot] % STAMPED
        same = True
        for boat in range(race.boats):
            if placings[row, boat] != race.place[boat]:
                same = False
        if same:
            return row
        slot = (slot + 1) % (SLOTS // 2)
    row = counters[PLACING_COUNT]
    if row == placings.shape[0]:
        return -1
    for boat in range(race.boats):
        placings[row, boat] = race.place[boat]
    counters[PLACING_COUNT] += 1
    placing_slots[slot] = counters[STAMP] * STAMPED + row
    return row


@compiled
def use_placing(race: Race, placings: Any, row: int) -> None:
    for boat in range(race.boats):
        race.place[boat] = placings[row, boat]


@compiled
def packed(nodes: Any, node: int) -> int:
    """A node's state but for its trail as one number; how much was turned is no part of it."""
    key = nodes[node, SPEED_SET] * 512 + nodes[node, SPACE]
    key = ((key * 8 + nodes[node, BOW]) * 8 + nodes[node, POINTS]) * 4 + nodes[node, WOOD]
    key = ((key * 16 + nodes[node, PENDING]) * 512 + nodes[node, INTO]) * 256 + nodes[node, CHAIN]
    return key * PLACINGS + nodes[node, PLACING]


@compiled
def slot_of(nodes: Any, slots: Any, counters: Any, node: int) -> int:
    """Where the state of this node is, or would be, in the hash table."""
    key, trail = nodes[node, KEY], nodes[node, TRAIL]
    slot = mixed(mixed(key >> 24, key & 0xFFFFFF), trail)
    slot = (slot ^ (slot >> 13)) % SLOTS
    while slots[slot] // STAMPED == counters[STAMP]:
        other = slots[slot] % STAMPED
        if nodes[other, KEY] == key and nodes[other, TRAIL] == trail:
            break
        slot = (slot + 1) % SLOTS
    return slot


@compiled
def add(nodes: Any, slots: Any, levels: Any, counters: Any) -> None:
    """Keep the node just written at the end of `nodes`, unless its state was reached with less turning."""
    node = counters[NODE_COUNT]
    nodes[node, KEY] = packed(nodes, node)
    slot = slot_of(nodes, slots, counters, node)
    known = slots[slot] // STAMPED == counters[STAMP]
    if known and nodes[slots[slot] % STAMPED, SIXTHS] <= nodes[node, SIXTHS]:
        return
    slots[slot] = counters[STAMP] * STAMPED + node
    level = nodes[node, SIXTHS]
    nodes[node, NEXT] = levels[level]
    levels[level] = node
    if counters[NODE_COUNT] < nodes.shape[0] - 1:
        counters[NODE_COUNT] += 1


@compiled
def copy_node(nodes: Any, counters: Any, parent: int, action: int) -> int:
    """A new node like its parent, at the end of `nodes`; `add` keeps it."""
    node = counters[NODE_COUNT]
    for column in range(NODE_COLUMNS):
        nodes[node, column] = nodes[parent, column]
    nodes[node, PARENT], nodes[node, ACTION] = parent, action
    return node


@compiled
def add_root(
    race: Race, nodes: Any, slots: Any, levels: Any, counters: Any, action: int, speed: int, points: int, bow: int
) -> None:
    node = counters[NODE_COUNT]
    nodes[node, PARENT], nodes[node, ACTION], nodes[node, SPEED_SET] = -1, action, speed
    nodes[node, SPACE], nodes[node, BOW] = race.place[race.boat], bow
    nodes[node, POINTS], nodes[node, WOOD], nodes[node, SIXTHS] = points, race.driftwood, 0
    nodes[node, PLACING], nodes[node, PENDING], nodes[node, INTO], nodes[node, CHAIN] = 0, NONE, 0, 0
    nodes[node, TRAIL], nodes[node, LEFT_OVER] = 0, race.left_over
    if race.phase == PUSH_PHASE:
        nodes[node, PENDING], nodes[node, INTO] = race.pending, race.into
        for index in range(race.chain_length):
            nodes[node, CHAIN] |= 1 << race.chain[index]
    add(nodes, slots, levels, counters)


@compiled
def add_roots(
    race: Race, tables: Tables, work: Work, nodes: Any, slots: Any, levels: Any, counters: Any
) -> None:
    """The states from which the rest of the turn is searched, by what is to be decided now."""
    boat = race.boat
    if race.phase == MOVE_PHASE or race.phase == PUSH_PHASE:
        add_root(race, nodes, slots, levels, counters, -1, race.speed[boat], race.points, race.bow[boat])
    elif race.phase == SPEED_PHASE:
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
def turns_at(race: Race, tables: Tables, nodes: Any, counters: Any, node: int) -> int:
    """Sixths the mover can still turn at a node."""
    return counters[FREE] + counters[COAL] - speed_coal(race, tables, nodes, node) - nodes[node, SIXTHS]


@compiled
def speed_coal(race: Race, tables: Tables, nodes: Any, node: int) -> int:
    """Coal the node's speed cost, if it was set in this search."""
    if race.phase != SPEED_PHASE:
        return 0
    return whole_speed_price(race, tables, nodes[node, SPEED_SET])


@compiled
def expand_turns(race: Race, tables: Tables, nodes: Any, slots: Any, levels: Any, counters: Any, node: int) -> None:
    stopped = race.ending == HELD and may_finish(race, tables, nodes, node)
    if kind_of(race, tables, nodes[node, SPACE]) == SANDBANK or turns_at(race, tables, nodes, counters, node) < 1:
        return
    for action in range(PORT, STARBOARD + 1):
        new = copy_node(nodes, counters, node, action)
        if stopped:
            nodes[new, POINTS], nodes[new, LEFT_OVER] = 0, 0
        nodes[new, BOW] = (nodes[node, BOW] + (5 if action == PORT else 1)) % 6
        nodes[new, SIXTHS] += 1
        add(nodes, slots, levels, counters)


@compiled
def expand_ahead(
    race: Race, tables: Tables, work: Work, paper: Any, node: int, mover: int
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
    arrive(nodes, new, ahead, kind, price, counters[WATCH_TRAIL])
    if race.ending == COMPLETE and stops_at_once(race, tables, ahead, kind):
        counters[NODE_COUNT] += 1
        finish_at(race, tables, work, paper, new)
    else:
        add(nodes, slots, levels, counters)


@compiled
def arrive(nodes: Any, node: int, space: int, kind: int, price: int, watch_trail: int) -> None:
    nodes[node, SPACE] = space
    nodes[node, POINTS] -= price
    if kind == DRIFTWOOD:
        nodes[node, WOOD] += 1
    if watch_trail == 1:
        nodes[node, TRAIL] += mixed(3, space)  # a sum: the order in which spaces were visited does not matter


@compiled
def visited(race: Race, tables: Tables, nodes: Any, node: int, target: int) -> bool:
    """Has the mover been on this space in its turn, on the way to the node or before?"""
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
    tables: Tables,
    work: Work,
    paper: Any,
    node: int,
    mover: int,
    boat: int,
    into: int,
    chain: int,
) -> None:
    """Every way to place `boat`, the boat ahead or the next of a chain."""
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
        if docks and docking_ends_race(race, tables, boat):
            counters[NODE_COUNT] += 1
            finish_at(race, tables, work, paper, new)
        elif other != NONE:
            nodes[new, PENDING], nodes[new, INTO], nodes[new, CHAIN] = other, into, chain | (1 << other)
            add(nodes, slots, levels, counters)
        else:
            kind = kind_of(race, tables, into)
            arrive(nodes, new, into, kind, entry_price(kind), counters[WATCH_TRAIL])
            nodes[new, PENDING], nodes[new, INTO], nodes[new, CHAIN] = NONE, 0, 0
            add(nodes, slots, levels, counters)


@compiled
def may_finish(race: Race, tables: Tables, nodes: Any, node: int) -> bool:
    """May the move end at this node?"""
    if nodes[node, PENDING] != NONE:
        return False
    space, points = nodes[node, SPACE], nodes[node, POINTS]
    if race.ending == HELD:
        if points != nodes[node, LEFT_OVER]:
            return False
        ahead = neighbour(race, tables, space, nodes[node, BOW])
        return points == 0 or holds(race, tables, space, ahead, points)
    if race.ending == HITS_LAND:
        return points == nodes[node, LEFT_OVER]
    return points == 0


@compiled
def breaks_rose_clause(
    race: Race, tables: Tables, work: Work, nodes: Any, placings: Any, node: int, before: int
) -> bool:
    """MQ-ROSE-5 and -9 at the end of a move; `before` is where the Rose was at the start of the search."""
    mover, rose = race.boat, race.rose
    space = nodes[node, SPACE]
    if mover == rose and tables.rose_leaves_stations == 1 and space == race.trail[0]:
        if is_station(kind_of(race, tables, space)):
            return True
    if race.rose_binds == 0 or race.condition[rose] != SAILING:
        return False
    kept = race.place[mover]
    race.place[mover] = space
    if mover == rose:
        speed = max(1, nodes[node, SPEED_SET] - nodes[node, WOOD])
        content = rose_content(race, tables, work, speed, nodes[node, BOW], False)
    else:
        pushed = race.place[rose] != before or was_pushed(nodes, placings, node, rose)
        content = rose_content(race, tables, work, race.speed[rose], race.bow[rose], pushed)
    race.place[mover] = kept
    return not content


@compiled
def was_pushed(nodes: Any, placings: Any, node: int, boat: int) -> bool:
    """Was this boat moved anywhere on the way, even if it came back to its place?"""
    while nodes[node, PARENT] != -1:
        parent = nodes[node, PARENT]
        if placings[nodes[node, PLACING], boat] != placings[nodes[parent, PLACING], boat]:
            return True
        node = parent
    return False


@compiled
def finish_at(race: Race, tables: Tables, work: Work, paper: Any, node: int) -> None:
    """Write the outcome of ending the move at this node, if it is new or cheaper than the one known."""
    nodes, placings, outcomes, outcome_slots, counters = paper[0], paper[2], paper[4], paper[5], paper[7]
    use_placing(race, placings, nodes[node, PLACING])
    rose_before = placings[0, race.rose] if race.rose != NONE else BANK
    if breaks_rose_clause(race, tables, work, nodes, placings, node, rose_before):
        return
    speed = max(1, nodes[node, SPEED_SET] - nodes[node, WOOD])
    if kind_of(race, tables, nodes[node, SPACE]) == SANDBANK or loses_speed(race, tables):
        speed = 1
    coal = speed_coal(race, tables, nodes, node) + max(0, nodes[node, SIXTHS] - counters[FREE])
    note_outcome(outcomes, outcome_slots, counters, nodes, node, speed, coal)


@compiled
def note_outcome(
    outcomes: Any, outcome_slots: Any, counters: Any, nodes: Any, node: int, speed: int, coal: int
) -> None:
    space, bow, placing = nodes[node, SPACE], nodes[node, BOW], nodes[node, PLACING]
    key = mixed(mixed(mixed(space * 6 + bow, speed), placing + 977), 5)
    slot = (key ^ (key >> 13)) % (SLOTS // 2)
    while outcome_slots[slot] // STAMPED == counters[STAMP]:
        row = outcome_slots[slot] % STAMPED
        same_place = outcomes[row, END_SPACE] == space and outcomes[row, END_BOW] == bow
        if same_place and outcomes[row, END_SPEED] == speed and outcomes[row, END_PLACING] == placing:
            if coal < outcomes[row, END_COAL]:
                outcomes[row, END_NODE], outcomes[row, END_COAL] = node, coal
            return
        slot = (slot + 1) % (SLOTS // 2)
    row = counters[OUTCOME_COUNT]
    if row == outcomes.shape[0]:
        return
    outcome_slots[slot] = counters[STAMP] * STAMPED + row
    outcomes[row, END_NODE], outcomes[row, END_SPACE], outcomes[row, END_BOW] = node, space, bow
    outcomes[row, END_SPEED], outcomes[row, END_PLACING], outcomes[row, END_COAL] = speed, placing, coal
    counters[OUTCOME_COUNT] += 1


@compiled
def loses_speed(race: Race, tables: Tables) -> bool:
    """A move that ends by MQ-MOV-9 or -10 leaves the boat at speed 1."""
    failing = race.ending == HELD or race.ending == HITS_LAND
    return failing and (tables.out_when_aground == 0 or race.boat == race.rose)


@compiled
def in_danger(race: Race, tables: Tables, work: Work, space: int, bow: int, speed: int, coal: int) -> bool:
    """Could the mover, having come to rest here, not complete any move in its next turn? Boats as they lie now."""
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
        work.hopeful[ROSE] = 1 if on_last_tile(race, space) else 0
        if next_ending(race, tables, work, ROSE, mover, COMPLETE, 0):
            take_back(race, work, ROSE)
            danger = False
            break
    race.place[mover] = before
    return danger


@compiled
def back_off(race: Race, tables: Tables, work: Work, paper: Any) -> None:
    """Leaving a sandbank backward: one space, then any heading; onto another sandbank, none."""
    nodes, outcomes, outcome_slots, counters = paper[0], paper[4], paper[5], paper[7]
    boat = race.boat
    if not on_sandbank(race, tables, boat) or back_refusal(race, tables, work):
        return
    add_root(race, nodes, paper[1], paper[6], counters, GO_BACK, 1, 0, race.bow[boat])
    back = counters[NODE_COUNT] - 1
    paper[6][0] = nodes[back, NEXT]  # it is not to be searched on
    nodes[back, SPACE] = neighbour(race, tables, race.place[boat], (race.bow[boat] + 3) % 6)
    coal = leaving_price(race, tables, True)
    if kind_of(race, tables, nodes[back, SPACE]) == SANDBANK:
        note_outcome(outcomes, outcome_slots, counters, nodes, back, 1, coal)
        return
    for heading in range(6):
        node = copy_node(nodes, counters, back, FACE + heading)
        nodes[node, BOW] = heading
        counters[NODE_COUNT] += 1
        note_outcome(outcomes, outcome_slots, counters, nodes, node, 1, coal)


@compiled
def boats_near(race: Race, tables: Tables) -> int:
    """1 if the edition cares where the pusher has been and some boat is near enough to be pushed at all."""
    if tables.not_where_pusher_was == 0:
        return 0
    reach = 2 + 2 * tables.branching_river
    slot = race.place[race.boat] // 20
    for boat in range(race.boats):
        if boat != race.boat and race.place[boat] < BANK and abs(race.place[boat] // 20 - slot) <= reach:
            return 1
    return 0


@compiled
def search_all(race: Race, tables: Tables, work: Work, paper: Any) -> None:
    """Level by level, least turning first."""
    nodes, slots, placings, levels, counters = paper[0], paper[1], paper[2], paper[6], paper[7]
    mover = race.boat
    level = 0
    while level < LEVELS:
        node = levels[level]
        if node < 0:
            level += 1
            continue
        levels[level] = nodes[node, NEXT]
        if slots[slot_of(nodes, slots, counters, node)] % STAMPED != node:
            continue
        use_placing(race, placings, nodes[node, PLACING])
        if nodes[node, PENDING] != NONE:
            expand_push(
                race, tables, work, paper, node, mover, nodes[node, PENDING], nodes[node, INTO], nodes[node, CHAIN]
            )
            continue
        if may_finish(race, tables, nodes, node):
            finish_at(race, tables, work, paper, node)
        expand_turns(race, tables, nodes, slots, levels, counters, node)
        if nodes[node, POINTS] > 0:
            expand_ahead(race, tables, work, paper, node, mover)


@compiled
def mark_dangers(race: Race, tables: Tables, work: Work, paper: Any) -> None:
    placings, outcomes, counters = paper[2], paper[4], paper[7]
    for row in range(counters[OUTCOME_COUNT]):
        use_placing(race, placings, outcomes[row, END_PLACING])
        coal = min(tables.full_coal, counters[COAL] - outcomes[row, END_COAL])
        place, bow, speed = outcomes[row, END_SPACE], outcomes[row, END_BOW], outcomes[row, END_SPEED]
        outcomes[row, DANGER] = 1 if in_danger(race, tables, work, place, bow, speed, coal) else 0


@compiled
def find_plans(race: Race, tables: Tables, work: Work, paper: Any) -> int:
    """Fill the outcomes; returns how many, or -1 if the paper was too small."""
    nodes, slots, placings, placing_slots, levels, counters = paper[0], paper[1], paper[2], paper[3], paper[6], paper[7]
    counters[NODE_COUNT], counters[PLACING_COUNT], counters[OUTCOME_COUNT] = 0, 0, 0
    counters[STAMP] += 1
    counters[FREE], counters[COAL] = race.free_turn, race.coal[race.boat]
    for level in range(LEVELS):
        levels[level] = -1
    placing_row(race, placings, placing_slots, counters)
    counters[WATCH_TRAIL] = boats_near(race, tables)
    add_roots(race, tables, work, nodes, slots, levels, counters)
    if race.phase == SPEED_PHASE:
        back_off(race, tables, work, paper)
    search_all(race, tables, work, paper)
    mark_dangers(race, tables, work, paper)
    use_placing(race, placings, 0)
    full = counters[NODE_COUNT] >= NODES - 1 or counters[OUTCOME_COUNT] == OUTCOMES
    return -1 if full or counters[PLACING_COUNT] == PLACINGS else counters[OUTCOME_COUNT]


@compiled
def favourite(race: Race, tables: Tables, paper: Any, chart: Any) -> int:
    """The outcome with the least trouble ahead, among those found; the first of equals."""
    outcomes, counters = paper[4], paper[7]
    goals = find_goals(race, tables, race.boat, chart[0], chart[1], chart[2])
    best, least = 0, FAR * FAR
    for row in range(counters[OUTCOME_COUNT]):
        space, bow, speed = outcomes[row, END_SPACE], outcomes[row, END_BOW], outcomes[row, END_SPEED]
        spent = outcomes[row, END_COAL]
        worth = trouble(race, tables, race.boat, chart[0], chart[2], goals, chart[3], space, bow, speed)
        worth += extra_trouble(race, tables, space, spent, counters[COAL] - spent, outcomes[row, DANGER])
        if worth < least:
            best, least = row, worth
    return best


@compiled
def favourite_heading(race: Race, tables: Tables, boat: int, chart: Any) -> int:
    """The best way to point a boat that may be pointed freely."""
    goals = find_goals(race, tables, boat, chart[0], chart[1], chart[2])
    best, least = 0, FAR * FAR
    if race.place[boat] >= BANK:
        return 0
    for heading in range(6):
        worth = trouble(
            race, tables, boat, chart[0], chart[2], goals, chart[3], race.place[boat], heading, race.speed[boat]
        )
        if worth < least:
            best, least = heading, worth
    return best


PLANS, FAVOURITE, HEADING = range(3)


@entry
def consult(
    question: int,
    races: list[Race],
    all_tables: list[Tables],
    works: list[Work],
    paper: Any,
    chart: Any,
    boat: int,
) -> int:
    """Find the plans; or find them and say which row is the favourite; or say which way to point a boat."""
    race, tables, work = races[0], all_tables[0], works[0]
    if question == HEADING:
        return favourite_heading(race, tables, boat, chart)
    count = find_plans(race, tables, work, paper)
    if question == PLANS or count < 0:
        return count
    return favourite(race, tables, paper, chart)


PAPER: list[Paper] = []


def plans(position: Any) -> list[contract.Plan]:
    """The plans of whoever decides now; where the decision is not a move, one plan an action."""
    race = position.record
    free_facing = race.phase == OWN_FACE_PHASE and race.ending in (STRANDED, BACKING)
    if race.phase not in TURNING_PHASES or free_facing:
        return [contract.Plan((action,), {}) for action in position.legal_actions()]
    if not PAPER:
        PAPER.append(Paper())
    paper = PAPER[0]
    count = search(position, paper)
    if count < 0:
        raise MemoryError("this turn has more outcomes than the search has room for")
    return [_plan(position, paper, row) for row in range(count)]


def search(position: Any, paper: Paper, question: int = PLANS, boat: int = 0) -> int:
    """The compiled call alone."""
    from paddlewheel.mississippi_queen.game import SCRATCH

    return int(
        consult(question, position.records, position.tables, SCRATCH.work, paper.arrays, paper.chart.arrays, boat)
    )


def favourite_plan(position: Any) -> contract.Plan:
    """The plan that this game's own appraisal likes best."""
    if not PAPER:
        PAPER.append(Paper())
    row = search(position, PAPER[0], FAVOURITE)
    if row < 0:
        raise MemoryError("this turn has more outcomes than the search has room for")
    return _plan(position, PAPER[0], row)


def favourite_facing(position: Any, boat: int) -> int:
    if not PAPER:
        PAPER.append(Paper())
    return search(position, PAPER[0], HEADING, boat)


def _plan(position: Any, paper: Paper, row: int) -> contract.Plan:
    race = position.record
    outcome = [int(value) for value in paper.outcomes[row]]
    actions, path = _way(paper, outcome[END_NODE])
    pushed = {
        boat_name(race, boat): place_name(int(place))
        for boat, place in enumerate(paper.placings[outcome[END_PLACING]][: race.boats])
        if place != race.place[boat]
    }
    if not _ends_by_itself(position, paper, outcome, actions):
        actions.append(STOP)
    return contract.Plan(
        tuple(actions),
        {
            "place": place_name(outcome[END_SPACE]),
            "heading": HEADINGS[outcome[END_BOW]],
            "speed": outcome[END_SPEED],
            "pushed": pushed,
            "coal": outcome[END_COAL],
            "path": [place_name(space) for space in path],
            "danger": bool(outcome[DANGER]),
        },
    )


def _way(paper: Paper, node: int) -> tuple[list[int], list[int]]:
    """The actions that lead to a node, and the spaces on the way."""
    actions: list[int] = []
    path: list[int] = []
    while node != -1:
        action, space = int(paper.nodes[node, ACTION]), int(paper.nodes[node, SPACE])
        if action >= 0:
            actions.append(action)
        if not path or path[-1] != space:
            path.append(space)
        node = int(paper.nodes[node, PARENT])
    return actions[::-1], path[::-1]


def _ends_by_itself(position: Any, paper: Paper, outcome: list[int], actions: list[int]) -> bool:
    """Sandbanks, entry spaces of the intro game and a race that is over end a move without a `stop`."""
    race, tables = position.record, position.tables[0]
    if actions and FACE <= actions[-1] < FACE + 6:
        return True
    space = outcome[END_SPACE]
    kind = int(tables.kind[int(race.tile[space // 20]) * 20 + space % 20])
    if kind == SANDBANK and actions:
        return True
    over = paper.nodes[outcome[END_NODE], PENDING] != NONE or _pushed_into_port(position, paper, outcome)
    landing = race.finish > 0 and space // 20 == race.laid - 1 and tables.landing[20 * race.finish + space % 20]
    return bool(over or (tables.finish_at_any_speed and landing))


def _pushed_into_port(position: Any, paper: Paper, outcome: list[int]) -> bool:
    race, tables = position.record, position.tables[0]
    docked = [
        boat
        for boat, place in enumerate(paper.placings[outcome[END_PLACING]][: race.boats])
        if place == DOCKED and race.place[boat] != DOCKED
    ]
    if not docked:
        return False
    if tables.ends_at_first_docking or tables.shared_sides:
        return True
    others = {int(race.owner[boat]) for boat in range(race.boats) if boat not in docked and boat != race.rose}
    return len({seat for seat in others if race.place[list(race.owner).index(seat)] < BANK}) <= 1
