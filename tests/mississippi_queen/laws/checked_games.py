"""Random games with every law checked after every action, inside the compiled code so that thousands can be played."""

from typing import Any

import numpy as np

from paddlewheel.core.jit.decorators import PLAIN, compiled, entry
from paddlewheel.core.jit.records import blank
from paddlewheel.core.rng import Stream, random_below, seed_stream
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.actions import PLAYER_ACTIONS
from paddlewheel.mississippi_queen.editions import MississippiQueenOptions, build_tables
from paddlewheel.mississippi_queen.rules.dispatch import draw, is_chance, legal_actions, refusal, step
from paddlewheel.mississippi_queen.rules.river import kind_of
from paddlewheel.mississippi_queen.rules.setup import set_up
from paddlewheel.mississippi_queen.state import BANK, LAND, OVER_DECISION, PUSH_DECISION, Race, SearchStacks
from paddlewheel.mississippi_queen.tables import MississippiQueenTables

LAWS = (
    "kept",
    "passengers are neither made nor lost",
    "coal stays between 0 and full (7 only while the virtual coal is in use)",
    "speed stays between 1 and 6",
    "one boat a space",
    "no boat on land",
    "at most two aboard",
    "somebody can always act",
    "exactly the legal actions are accepted",
    "no boat gains coal in its own move but at a depot or from another boat",
    "the game ends",
)
MOST_ACTIONS = 60_000
ASK_EVERY = 37  # all ids are put to `refusal` at every so many-th decision: it is slow


@compiled
def passengers_everywhere(race: Race) -> int:
    total = race.supply + race.put_back
    for dock in range(2 * state.SLOTS):
        total += race.waiting[dock]
    for boat in range(race.boats):
        total += race.passengers[boat]
    return total


@compiled
def broken_law(race: Race, tables: MississippiQueenTables) -> int:
    """The number of the first law this position breaks, 0 if none."""
    if passengers_everywhere(race) != tables.supply:
        return 1
    for boat in range(race.boats):
        most = tables.full_coal
        if boat == race.boat and race.round_number == 1:
            most += tables.virtual_coal
        if boat != race.rose and not 0 <= race.coal[boat] <= most:
            return 2
        if not 1 <= race.speed[boat] <= 6:
            return 3
        if race.passengers[boat] > 2:
            return 6
        if race.place[boat] < BANK and kind_of(race, tables, race.place[boat]) == LAND:
            return 5
        for other in range(boat):
            shared = race.place[boat] == race.place[other] and race.place[boat] < BANK
            chained = race.decision == PUSH_DECISION and (race.pending == boat or race.pending == other)
            if shared and not chained:
                return 4
    return 0


@compiled
def accepts_exactly(race: Race, tables: MississippiQueenTables, work: SearchStacks, found: Any, count: int) -> bool:
    index = 0
    for action in range(PLAYER_ACTIONS):
        listed = index < count and found[index] == action
        if listed:
            index += 1
        if listed != (refusal(race, tables, work, action) == 0):
            return False
    return index == count


@compiled
def check_game(
    race: Race,
    tables: MississippiQueenTables,
    work: SearchStacks,
    found: Any,
    streams: list[Stream],
    seed: int,
    game: int,
) -> int:
    """Play one random game; the number of the law it broke, or 0."""
    for number in range(1 + tables.players):
        seed_stream(streams[number], game, seed, number)
    set_up(race, tables)
    for number in range(MOST_ACTIONS):
        if race.decision == OVER_DECISION:
            return 0
        if is_chance(race):
            action = draw(race, tables, work, streams[0])
        else:
            count = legal_actions(race, tables, work, found)
            if count == 0:
                return 7
            if number % ASK_EVERY == 0 and not accepts_exactly(race, tables, work, found, count):
                return 8
            action = found[random_below(streams[1 + race.actor], count)]
        mover, coal = race.boat, race.coal[race.boat]
        moving = race.decision == state.MOVE_DECISION and race.round_number > 1 and mover != race.rose
        step(race, tables, work, action)
        if moving and race.decision == state.MOVE_DECISION and race.boat == mover and race.coal[mover] > coal:
            return 9
        law = broken_law(race, tables)
        if law:
            return law
    return 10


@entry
def check_games(
    races: list[Race],
    all_tables: list[MississippiQueenTables],
    works: list[SearchStacks],
    found: Any,
    streams: list[Stream],
    seed: int,
    first: int,
    broken: Any,
) -> None:
    for index in range(len(broken)):
        broken[index] = check_game(races[0], all_tables[0], works[0], found, streams, seed, first + index)


def laws_broken(options: MississippiQueenOptions, seed: int, games: int) -> list[tuple[int, str]]:
    """(game number, law) for every game that broke one."""
    found: Any = [0] * 64 if PLAIN else np.zeros(64, np.int64)
    broken = np.zeros(games, np.int64)
    streams = blank(Stream, 1 + state.MAX_BOATS)
    check_games(blank(Race), build_tables(options), blank(SearchStacks), found, streams, seed, 0, broken)
    return [(game, LAWS[law]) for game, law in enumerate(broken) if law]
