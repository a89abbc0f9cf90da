"""Chapter 10, coal between boats of one side, and what the Black Rose gives (MQ-ROSE-8)."""

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.mississippi_queen.actions import (
    AGREE,
    GIVE,
    MAX_COAL_TRANSFER,
    PASS,
    REFILL,
    REFUSE,
    TAKE,
)
from paddlewheel.mississippi_queen.clauses import COAL_1, COAL_5, ROSE_8
from paddlewheel.mississippi_queen.rules.order import player_of
from paddlewheel.mississippi_queen.rules.river import adjacent, is_open_water
from paddlewheel.mississippi_queen.state import AGREE_DECISION, COAL_DECISION, NONE, Race
from paddlewheel.mississippi_queen.tables import MississippiQueenTables


@compiled
def most_given(race: Race, tables: MississippiQueenTables, giver: int, taker: int) -> int:
    """How much coal may go from one boat to the other, keeping both wheels within their range."""
    room = tables.full_coal - race.coal[taker]
    if giver == race.rose:
        endless = tables.rose_gives >= tables.full_coal
        return room if endless else min(room, tables.rose_gives - race.rose_gave)
    return min(room, race.coal[giver], MAX_COAL_TRANSFER)


@compiled
def alongside(race: Race, tables: MississippiQueenTables, boat: int, partner: int) -> bool:
    """Same speed, adjacent, both in open water, MQ-COAL-1 and -2."""
    if race.speed[boat] != race.speed[partner]:
        return False
    here, there = race.place[boat], race.place[partner]
    if not is_open_water(race, tables, here) or not is_open_water(race, tables, there):
        return False
    return adjacent(race, tables, here, there)


@compiled
def may_pass_coal(race: Race, tables: MississippiQueenTables, boat: int, partner: int) -> bool:
    """May coal pass between the boat that has moved and this partner, in one way or the other?"""
    if boat == race.rose or partner == race.rose:
        taker = partner if boat == race.rose else boat
        if race.owner[taker] != race.controller or most_given(race, tables, race.rose, taker) <= 0:
            return False
    else:
        if tables.side[race.owner[boat]] != tables.side[race.owner[partner]]:
            return False
        if most_given(race, tables, boat, partner) <= 0 and most_given(race, tables, partner, boat) <= 0:
            return False
    return alongside(race, tables, boat, partner)


@compiled
def ask_about_coal(race: Race, tables: MississippiQueenTables) -> bool:
    """Turn to the next partner coal could pass to or from; False when there is none."""
    if tables.shared_sides == 0 and race.rose == NONE:
        return False
    boat = race.boat
    for partner in range(race.boats):
        if partner == boat or (race.asked >> partner) & 1:
            continue
        if may_pass_coal(race, tables, boat, partner):
            race.partner = partner
            race.decision, race.actor = COAL_DECISION, player_of(race, boat)
            return True
    return False


@compiled
def coal_refusal(race: Race, tables: MississippiQueenTables, action: int) -> int:
    boat, partner = race.boat, race.partner
    if action == PASS:
        return 0
    if boat == race.rose or partner == race.rose:
        taker = partner if boat == race.rose else boat
        most = most_given(race, tables, race.rose, taker)
        if tables.rose_gives >= tables.full_coal:
            return 0 if action == REFILL else ROSE_8
        return 0 if TAKE < action <= TAKE + most else ROSE_8
    if GIVE < action <= GIVE + most_given(race, tables, boat, partner):
        return 0
    if TAKE < action <= TAKE + most_given(race, tables, partner, boat):
        return 0
    return COAL_1


@compiled
def coal_step(race: Race, tables: MississippiQueenTables, action: int) -> bool:
    """Pass coal, or ask a team-mate for it; True when this partner is settled."""
    boat, partner = race.boat, race.partner
    if boat == race.rose or partner == race.rose:
        taker = partner if boat == race.rose else boat
        amount = tables.full_coal - race.coal[taker] if action == REFILL else action - TAKE
        if action != PASS:
            race.coal[taker] += amount
            if tables.rose_gives < tables.full_coal:
                race.rose_gave += amount
    elif action > TAKE:
        race.amount = action - TAKE
        if race.owner[partner] != race.owner[boat]:
            race.decision, race.actor = AGREE_DECISION, race.owner[partner]
            return False
        pass_coal(race, partner, boat)
    elif action != PASS:
        race.amount = action - GIVE
        pass_coal(race, boat, partner)
    settle(race)
    return True


@compiled
def agree_refusal(action: int) -> int:
    return 0 if action == AGREE or action == REFUSE else COAL_5


@compiled
def agree_step(race: Race, action: int) -> None:
    if action == AGREE:
        pass_coal(race, race.partner, race.boat)
    settle(race)


@compiled
def pass_coal(race: Race, giver: int, taker: int) -> None:
    race.coal[giver] -= race.amount
    race.coal[taker] += race.amount


@compiled
def settle(race: Race) -> None:
    """One transfer per partner and turn, a refusal is final, MQ-COAL-5."""
    race.asked |= 1 << race.partner
    race.amount, race.partner = 0, NONE
