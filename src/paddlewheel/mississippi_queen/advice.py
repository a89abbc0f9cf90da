"""The compiled door to plans and to the appraisal's favourite among them."""

from typing import Any

from paddlewheel.core.compiled import compiled, entry
from paddlewheel.mississippi_queen.appraisal import FAR, extra_trouble, find_goals, trouble
from paddlewheel.mississippi_queen.plan_paper import (
    COAL,
    DANGER,
    END_BOW,
    END_COAL,
    END_SPACE,
    END_SPEED,
    OUTCOME_COUNT,
)
from paddlewheel.mississippi_queen.plan_search import find_plans
from paddlewheel.mississippi_queen.state import BANK, Race, Work
from paddlewheel.mississippi_queen.tables import Tables


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
