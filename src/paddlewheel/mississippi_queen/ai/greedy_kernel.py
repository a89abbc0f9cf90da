"""Compiled entry point of the plan search and of the greedy choice among plans."""

from typing import Any

from paddlewheel.core.jit.decorators import compiled, entry
from paddlewheel.mississippi_queen.ai.heuristic import UNREACHABLE, GoalDistanceMap, cost_to_go, extra_cost, find_goals
from paddlewheel.mississippi_queen.planning.search import find_plans
from paddlewheel.mississippi_queen.planning.workspace import (
    COAL,
    COST,
    DANGER,
    END_BOW,
    END_COAL,
    END_SPACE,
    END_SPEED,
    OUTCOME_COUNT,
    MississippiQueenPlanWorkspace,
)
from paddlewheel.mississippi_queen.state import BANK, Race, SearchStacks
from paddlewheel.mississippi_queen.tables import MississippiQueenTables

TIE_MARGIN_TENTHS, WIDE_MARGIN_TENTHS = 2, 100  # how much worse a choice may be, normally and rarely
LONG_RACE_ROUNDS = 45  # from this round on, choices vary more, so that boats that block each other part


@compiled
def greedy_outcome(
    race: Race,
    tables: MississippiQueenTables,
    plans: MississippiQueenPlanWorkspace,
    distance_map: GoalDistanceMap,
    luck: int,
) -> int:
    """Outcome with the lowest cost; with `luck` (32 random bits), a random one of those nearly as good.

    Rarely the margin is wide, so that two boats cannot push each other back and forth for ever.
    """
    outcomes, counters = plans.outcomes, plans.counters
    goal_count = find_goals(race, tables, race.boat, distance_map)
    best, least = 0, UNREACHABLE * UNREACHABLE
    for row in range(counters[OUTCOME_COUNT]):
        space, bow, speed = outcomes[row, END_SPACE], outcomes[row, END_BOW], outcomes[row, END_SPEED]
        spent = outcomes[row, END_COAL]
        worth = cost_to_go(race, tables, distance_map, goal_count, race.boat, space, bow, speed)
        worth += extra_cost(race, tables, space, spent, counters[COAL] - spent, outcomes[row, DANGER])
        outcomes[row, COST] = worth
        if worth < least:
            best, least = row, worth
    if luck == 0 or least < 0:
        return best
    rarely = 31 if race.round_number < LONG_RACE_ROUNDS else 1
    return pick_up_to(
        outcomes,
        counters[OUTCOME_COUNT],
        least + (WIDE_MARGIN_TENTHS if luck & rarely == 0 else TIE_MARGIN_TENTHS),
        luck,
    )


@compiled
def pick_up_to(outcomes: Any, count: int, bar: int, luck: int) -> int:
    """Random outcome with a cost of at most `bar`, by 32 random bits."""
    good = 0
    for row in range(count):
        good += 1 if outcomes[row, COST] <= bar else 0
    index = (luck * good) >> 32
    for row in range(count):
        if outcomes[row, COST] <= bar:
            if index == 0:
                return row
            index -= 1
    return 0


@compiled
def greedy_heading(race: Race, tables: MississippiQueenTables, boat: int, distance_map: GoalDistanceMap) -> int:
    """Best heading of a boat that may be pointed freely."""
    goal_count = find_goals(race, tables, boat, distance_map)
    best, least = 0, UNREACHABLE * UNREACHABLE
    if race.place[boat] >= BANK:
        return 0
    for heading in range(6):
        place, speed = race.place[boat], race.speed[boat]
        worth = cost_to_go(race, tables, distance_map, goal_count, boat, place, heading, speed)
        if worth < least:
            best, least = heading, worth
    return best


ALL_PLANS, GREEDY_OUTCOME, GREEDY_HEADING = range(3)


@entry
def ask_planner(
    question: int,
    races: list[Race],
    all_tables: list[MississippiQueenTables],
    works: list[SearchStacks],
    plans: MississippiQueenPlanWorkspace,
    distance_map: GoalDistanceMap,
    boat: int,
    luck: int,
) -> int:
    """Find all plans; or find them and return the row of the greedy outcome; or return the best heading of a boat."""
    race, tables, work = races[0], all_tables[0], works[0]
    if question == GREEDY_HEADING:
        return greedy_heading(race, tables, boat, distance_map)
    count = find_plans(race, tables, work, plans)
    if question == ALL_PLANS or count < 0:
        return count
    return greedy_outcome(race, tables, plans, distance_map, luck)
