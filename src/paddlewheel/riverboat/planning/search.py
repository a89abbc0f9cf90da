"""Plan search: depth-first enumeration of all distinct outcomes of the current decision.

A hash table skips states already visited, so that benefits taken in another order count once.
"""

from typing import Any, NamedTuple, Self

import numpy as np

from paddlewheel.core.jit.decorators import compiled, entry
from paddlewheel.core.jit.records import assign, blank
from paddlewheel.riverboat.ai.heuristic import heuristic_value
from paddlewheel.riverboat.rules.dispatch import begins_turn, is_chance, legal_actions, step
from paddlewheel.riverboat.state import (
    BERTHS,
    CROPS,
    FROM_BONUS,
    FROM_CARDS,
    FROM_TILES,
    HAND_SIZE,
    OVER_DECISION,
    POINT_SOURCE_COUNT,
    RiverboatState,
)
from paddlewheel.riverboat.tables import RiverboatTables

MAX_DEPTH = 12  # actions of one decision
MAX_BRANCHES = 512  # legal actions at one depth
MAX_PLANS = 1 << 17
HASH_SLOTS = 1 << 20
MASK_31_BITS = 0x7FFFFFFF

# columns of a plan
LENGTH, VALUE, SCORE, COINS, ACTIONS = range(5)
COLUMNS = ACTIONS + MAX_DEPTH


# columns of a hash slot
STAMP, FIRST_KEY, SECOND_KEY, SLOT_COLUMNS = range(4)


class RiverboatPlanWorkspace(NamedTuple):
    """Memory of a search, reused between calls: a row for every action of a decision, a hash table, and the plans."""

    states: Any
    found: Any  # legal actions
    counts: Any  # of `found`
    cursors: Any  # index in `found` of the next action to try
    slots: Any  # a stamp marks those of the current search
    plans: Any

    @classmethod
    def allocate(cls) -> Self:
        return cls(
            states=blank(RiverboatState, MAX_DEPTH + 1),
            found=np.zeros((MAX_DEPTH + 1, MAX_BRANCHES), np.int64),
            counts=np.zeros(MAX_DEPTH + 1, np.int64),
            cursors=np.zeros(MAX_DEPTH + 1, np.int64),
            slots=np.zeros((HASH_SLOTS, SLOT_COLUMNS), np.int64),
            plans=np.zeros((MAX_PLANS, COLUMNS), np.int64),
        )


@compiled
def mix_hash(key: int, more: int) -> int:
    key = ((key ^ (more & MASK_31_BITS)) * 0x9E3779B1) & MASK_31_BITS
    key = ((key ^ (more >> 31)) * 0x85EBCA6B) & MASK_31_BITS
    return key ^ (key >> 15)


@compiled
def mat_key(state: RiverboatState, seat: int, key: int) -> int:
    """Hash of everything of a seat that its decision can change on and beside the mat."""
    for crop in range(CROPS):
        key = mix_hash(key, state.crop[CROPS * seat + crop])
        key = mix_hash(key, state.harvested[CROPS * seat + crop])
    key = mix_hash(key, state.standing[seat])
    key = mix_hash(key, state.barn[seat])
    key = mix_hash(key, state.well[seat])
    key = mix_hash(key, state.surveyed[seat])
    key = mix_hash(key, state.surveyed_cards[seat])
    key = mix_hash(key, state.boats[BERTHS * seat + max(0, state.boat_count[seat] - 1)])
    return mix_hash(key, state.hand[HAND_SIZE * seat + max(0, state.hand_count[seat] - 1)])


@compiled
def table_key(state: RiverboatState, tables: RiverboatTables, seat: int, key: int) -> int:
    """Hash of the supplies a decision can change and of what is still to be decided."""
    key = mix_hash(key, state.points[seat] + 1000 * state.coins[seat] + 100000 * (state.harbor[seat] + 50))
    key = mix_hash(key, state.workers[seat] + 100 * state.agents[seat] + 10000 * state.surveyors[seat])
    key = mix_hash(key, state.staff[seat] + 100 * state.boat_count[seat] + 10000 * state.hand_count[seat])
    key = mix_hash(key, state.boats_open + 1000 * state.actor + 100000 * state.decision)
    key = mix_hash(key, state.due_feature + 10 * state.due_coins + 100 * state.due_points + 10000 * state.due_steps)
    key = mix_hash(key, state.due_agents + 10 * state.building + 100 * state.paid + 1000 * state.search)
    key = mix_hash(key, state.tile + 100 * state.turn + 10000 * state.passed + 1000000 * state.surveys)
    for phase in range(5):
        key = mix_hash(key, state.phase_owner[phase])
    for kind in range(tables.kinds):
        key = mix_hash(key, state.crops_open[kind] + 100 * state.crops_left[kind])
    return key


@compiled
def is_new(state: RiverboatState, tables: RiverboatTables, seat: int, slots: Any, stamp: int) -> bool:
    """Insert the state and return whether it was absent. Two 31-bit keys make hash collisions negligible."""
    first = table_key(state, tables, seat, mat_key(state, seat, 7))
    second = table_key(state, tables, seat, mat_key(state, seat, 77777))
    slot = first % len(slots)
    while slots[slot, STAMP] == stamp:
        if slots[slot, FIRST_KEY] == first and slots[slot, SECOND_KEY] == second:
            return False
        slot = (slot + 1) % len(slots)
    slots[slot, STAMP], slots[slot, FIRST_KEY], slots[slot, SECOND_KEY] = stamp, first, second
    return True


@compiled
def is_same_decision(state: RiverboatState) -> bool:
    """Whether the decision continues. A new turn is another decision, even of the same player."""
    return not (is_chance(state) or state.decision == OVER_DECISION or begins_turn(state))


@compiled
def immediate_score(before: RiverboatState, after: RiverboatState, seat: int) -> int:
    """Points of the decision itself, without those for the end of a phase, round or game."""
    total = 0
    for source in range(FROM_TILES, FROM_CARDS + 1):
        if source != FROM_BONUS:
            total += (
                after.earned[POINT_SOURCE_COUNT * seat + source] - before.earned[POINT_SOURCE_COUNT * seat + source]
            )
    return total


@entry
def find_plans(workspace: RiverboatPlanWorkspace, all_tables: list[RiverboatTables], stamp: int) -> int:
    """Fill `plans` with all plans of the first state; return their number."""
    tables, states, plans = all_tables[0], workspace.states, workspace.plans
    found, counts, cursors = workspace.found, workspace.counts, workspace.cursors
    seat, total, depth = states[0].actor, 0, 0
    counts[0], cursors[0] = legal_actions(states[0], tables, found[0]), 0
    while depth >= 0:
        if cursors[depth] == counts[depth] or total == len(plans):
            depth -= 1
            continue
        action = found[depth, cursors[depth]]
        cursors[depth] += 1
        assign(states, depth + 1, states, depth)
        step(states[depth + 1], tables, action)
        if not is_new(states[depth + 1], tables, seat, workspace.slots, stamp):
            continue
        if is_same_decision(states[depth + 1]) and depth + 1 < len(counts) - 1:
            depth += 1
            counts[depth], cursors[depth] = legal_actions(states[depth], tables, found[depth]), 0
            continue
        plans[total, LENGTH], plans[total, VALUE] = depth + 1, heuristic_value(states[depth + 1], tables, seat)
        plans[total, SCORE] = immediate_score(states[0], states[depth + 1], seat)
        plans[total, COINS] = states[depth + 1].coins[seat] - states[0].coins[seat]
        for index in range(depth + 1):
            plans[total, ACTIONS + index] = found[index, cursors[index] - 1]
        total += 1
    return total
