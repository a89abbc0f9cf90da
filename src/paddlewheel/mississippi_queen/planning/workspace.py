"""Workspace of the plan search: nodes, placings of boats, outcomes, and hash tables over them."""

from typing import Any, NamedTuple, Self

import numpy as np

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.mississippi_queen.state import MAX_BOATS, Race

MAX_PLAN_NODES, HASH_SLOTS, MAX_PLACINGS, MAX_PLAN_OUTCOMES, MAX_LEVELS = 1 << 16, 1 << 17, 1 << 13, 1 << 15, 32
STAMP_FACTOR = 1 << 20  # a hash slot holds stamp * STAMP_FACTOR + index

# columns of a node
(
    PARENT,
    ACTION,
    SPEED_SET,
    SPACE,
    BOW,
    POINTS,
    DRIFTWOOD_ENTERED,  # driftwood spaces entered
    SIXTHS,
    PLACING,  # row of `placings`: the places of all boats
    PENDING,
    INTO,
    CHAIN,
    TRAIL,  # hash of the visited spaces, where the edition forbids pushing onto them
    NEXT,  # the next node of its level
    LEFT_OVER,
    KEY,  # the state except its trail, packed into one number
    NODE_COLUMNS,
) = range(17)
# columns of an outcome
END_NODE, END_SPACE, END_BOW, END_SPEED, END_PLACING, END_COAL, DANGER, COST, OUTCOME_COLUMNS = range(9)
# counters
NODE_COUNT, PLACING_COUNT, OUTCOME_COUNT, STAMP, FREE_TURNS, COAL, TRACK_TRAIL, COUNTERS = range(8)


class MississippiQueenPlanWorkspace(NamedTuple):
    """Memory of a search, reused between calls: a stamp tells which hash slots belong to the current one."""

    nodes: Any
    node_slots: Any
    placings: Any  # places of all boats, a row for every way they have been pushed
    placing_slots: Any
    outcomes: Any
    outcome_slots: Any
    levels: Any  # last node added to each level, or -1
    counters: Any

    @classmethod
    def allocate(cls) -> Self:
        return cls(
            nodes=np.zeros((MAX_PLAN_NODES, NODE_COLUMNS), np.int64),
            node_slots=np.zeros(HASH_SLOTS, np.int64),
            placings=np.zeros((MAX_PLACINGS, MAX_BOATS), np.int64),
            placing_slots=np.zeros(HASH_SLOTS // 2, np.int64),
            outcomes=np.zeros((MAX_PLAN_OUTCOMES, OUTCOME_COLUMNS), np.int64),
            outcome_slots=np.zeros(HASH_SLOTS // 2, np.int64),
            levels=np.zeros(MAX_LEVELS, np.int64),
            counters=np.zeros(COUNTERS, np.int64),
        )


@compiled
def mix_hash(value: int, more: int) -> int:
    return (((value ^ more) & 0x7FFFFFFF) * 0x9E3779B1) & 0x7FFFFFFF


@compiled
def placing_row(race: Race, plans: MississippiQueenPlanWorkspace) -> int:
    """Row of the current placing of all boats; added if it is new."""
    placings, placing_slots, counters = plans.placings, plans.placing_slots, plans.counters
    key = 7
    for boat in range(race.boats):
        key = mix_hash(key, race.place[boat] + 500 * boat)
        key ^= key >> 15
    slot = key % (HASH_SLOTS // 2)
    while placing_slots[slot] // STAMP_FACTOR == counters[STAMP]:
        row = placing_slots[slot] % STAMP_FACTOR
        same = True
        for boat in range(race.boats):
            if placings[row, boat] != race.place[boat]:
                same = False
        if same:
            return row
        slot = (slot + 1) % (HASH_SLOTS // 2)
    row = counters[PLACING_COUNT]
    if row == placings.shape[0]:
        return -1
    for boat in range(race.boats):
        placings[row, boat] = race.place[boat]
    counters[PLACING_COUNT] += 1
    placing_slots[slot] = counters[STAMP] * STAMP_FACTOR + row
    return row


@compiled
def use_placing(race: Race, plans: MississippiQueenPlanWorkspace, row: int) -> None:
    for boat in range(race.boats):
        race.place[boat] = plans.placings[row, boat]


@compiled
def packed_state(nodes: Any, node: int) -> int:
    """State of a node without its trail, packed into one number; the sixths turned are not part of it."""
    key = nodes[node, SPEED_SET] * 512 + nodes[node, SPACE]
    key = ((key * 8 + nodes[node, BOW]) * 8 + nodes[node, POINTS]) * 4 + nodes[node, DRIFTWOOD_ENTERED]
    key = ((key * 16 + nodes[node, PENDING]) * 512 + nodes[node, INTO]) * 256 + nodes[node, CHAIN]
    return key * MAX_PLACINGS + nodes[node, PLACING]


@compiled
def slot_of(plans: MississippiQueenPlanWorkspace, node: int) -> int:
    """Hash slot of the state of a node, occupied or free."""
    nodes, slots, stamp = plans.nodes, plans.node_slots, plans.counters[STAMP]
    key, trail = nodes[node, KEY], nodes[node, TRAIL]
    slot = mix_hash(mix_hash(key >> 24, key & 0xFFFFFF), trail)
    slot = (slot ^ (slot >> 13)) % HASH_SLOTS
    while slots[slot] // STAMP_FACTOR == stamp:
        other = slots[slot] % STAMP_FACTOR
        if nodes[other, KEY] == key and nodes[other, TRAIL] == trail:
            break
        slot = (slot + 1) % HASH_SLOTS
    return slot


@compiled
def add_node(plans: MississippiQueenPlanWorkspace) -> None:
    """Keep the last node written, unless its state is known with less turning."""
    nodes, slots, levels, counters = plans.nodes, plans.node_slots, plans.levels, plans.counters
    node = counters[NODE_COUNT]
    nodes[node, KEY] = packed_state(nodes, node)
    slot = slot_of(plans, node)
    known = slots[slot] // STAMP_FACTOR == counters[STAMP]
    if known and nodes[slots[slot] % STAMP_FACTOR, SIXTHS] <= nodes[node, SIXTHS]:
        return
    slots[slot] = counters[STAMP] * STAMP_FACTOR + node
    level = nodes[node, SIXTHS]
    nodes[node, NEXT] = levels[level]
    levels[level] = node
    if counters[NODE_COUNT] < nodes.shape[0] - 1:
        counters[NODE_COUNT] += 1


@compiled
def copy_node(plans: MississippiQueenPlanWorkspace, parent: int, action: int) -> int:
    """Write a copy of the parent at the end of `nodes`; `add_node` keeps it."""
    nodes, node = plans.nodes, plans.counters[NODE_COUNT]
    for column in range(NODE_COLUMNS):
        nodes[node, column] = nodes[parent, column]
    nodes[node, PARENT], nodes[node, ACTION] = parent, action
    return node
