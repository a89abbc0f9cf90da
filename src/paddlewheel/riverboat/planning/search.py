"""Plan search: depth-first enumeration of all distinct outcomes of the current decision.

A hash table skips states already visited, so that benefits taken in another order count once.
"""

from typing import Any

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


class RiverboatPlanWorkspace:
    """Memory of a search, reused between calls: a stamp marks the hash slots of the current one."""

    def __init__(self) -> None:
        self.seasons = blank(RiverboatState, MAX_DEPTH + 1)
        self.found = np.zeros((MAX_DEPTH + 1, MAX_BRANCHES), np.int64)
        self.counts = np.zeros(MAX_DEPTH + 1, np.int64)
        self.cursors = np.zeros(MAX_DEPTH + 1, np.int64)
        self.slots = np.zeros((HASH_SLOTS, 3), np.int64)
        self.plans = np.zeros((MAX_PLANS, COLUMNS), np.int64)
        self.stamp = 0


@compiled
def mix_hash(key: int, more: int) -> int:
    key = ((key ^ (more & MASK_31_BITS)) * 0x9E3779B1) & MASK_31_BITS
    key = ((key ^ (more >> 31)) * 0x85EBCA6B) & MASK_31_BITS
    return key ^ (key >> 15)


@compiled
def mat_key(season: RiverboatState, seat: int, key: int) -> int:
    """Hash of everything of a seat that its decision can change on and beside the mat."""
    for crop in range(CROPS):
        key = mix_hash(key, season.crop[CROPS * seat + crop])
        key = mix_hash(key, season.harvested[CROPS * seat + crop])
    key = mix_hash(key, season.standing[seat])
    key = mix_hash(key, season.barn[seat])
    key = mix_hash(key, season.well[seat])
    key = mix_hash(key, season.surveyed[seat])
    key = mix_hash(key, season.surveyed_cards[seat])
    key = mix_hash(key, season.boats[BERTHS * seat + max(0, season.boat_count[seat] - 1)])
    return mix_hash(key, season.hand[HAND_SIZE * seat + max(0, season.hand_count[seat] - 1)])


@compiled
def table_key(season: RiverboatState, tables: RiverboatTables, seat: int, key: int) -> int:
    """Hash of the supplies a decision can change and of what is still to be decided."""
    key = mix_hash(key, season.points[seat] + 1000 * season.coins[seat] + 100000 * (season.harbor[seat] + 50))
    key = mix_hash(key, season.workers[seat] + 100 * season.agents[seat] + 10000 * season.surveyors[seat])
    key = mix_hash(key, season.staff[seat] + 100 * season.boat_count[seat] + 10000 * season.hand_count[seat])
    key = mix_hash(key, season.boats_open + 1000 * season.actor + 100000 * season.decision)
    key = mix_hash(key, season.due_feature + 10 * season.due_coins + 100 * season.due_points + 10000 * season.due_steps)
    key = mix_hash(key, season.due_agents + 10 * season.building + 100 * season.paid + 1000 * season.search)
    key = mix_hash(key, season.tile + 100 * season.turn + 10000 * season.passed + 1000000 * season.surveys)
    for phase in range(5):
        key = mix_hash(key, season.phase_owner[phase])
    for kind in range(tables.kinds):
        key = mix_hash(key, season.crops_open[kind] + 100 * season.crops_left[kind])
    return key


@compiled
def is_new(season: RiverboatState, tables: RiverboatTables, seat: int, slots: Any, stamp: int) -> bool:
    """Insert the state and return whether it was absent. Two 31-bit keys make hash collisions negligible."""
    first = table_key(season, tables, seat, mat_key(season, seat, 7))
    second = table_key(season, tables, seat, mat_key(season, seat, 77777))
    slot = first % len(slots)
    while slots[slot, 0] == stamp:
        if slots[slot, 1] == first and slots[slot, 2] == second:
            return False
        slot = (slot + 1) % len(slots)
    slots[slot, 0], slots[slot, 1], slots[slot, 2] = stamp, first, second
    return True


@compiled
def is_same_decision(season: RiverboatState) -> bool:
    """Whether the decision continues. A new turn is another decision, even of the same player."""
    return not (is_chance(season) or season.decision == OVER_DECISION or begins_turn(season))


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
def find_plans(
    seasons: list[RiverboatState],
    all_tables: list[RiverboatTables],
    found: Any,
    counts: Any,
    cursors: Any,
    slots: Any,
    plans: Any,
    stamp: int,
) -> int:
    """Fill `plans` with all plans of the position in seasons[0]; return their number."""
    tables = all_tables[0]
    seat, total, depth = seasons[0].actor, 0, 0
    counts[0], cursors[0] = legal_actions(seasons[0], tables, found[0]), 0
    while depth >= 0:
        if cursors[depth] == counts[depth] or total == len(plans):
            depth -= 1
            continue
        action = found[depth, cursors[depth]]
        cursors[depth] += 1
        assign(seasons, depth + 1, seasons, depth)
        step(seasons[depth + 1], tables, action)
        if not is_new(seasons[depth + 1], tables, seat, slots, stamp):
            continue
        if is_same_decision(seasons[depth + 1]) and depth + 1 < len(counts) - 1:
            depth += 1
            counts[depth], cursors[depth] = legal_actions(seasons[depth], tables, found[depth]), 0
            continue
        plans[total, LENGTH], plans[total, VALUE] = depth + 1, heuristic_value(seasons[depth + 1], tables, seat)
        plans[total, SCORE] = immediate_score(seasons[0], seasons[depth + 1], seat)
        plans[total, COINS] = seasons[depth + 1].coins[seat] - seasons[0].coins[seat]
        for index in range(depth + 1):
            plans[total, ACTIONS + index] = found[index, cursors[index] - 1]
        total += 1
    return total
