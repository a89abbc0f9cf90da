"""Batch kernel: step races, resolve chance, and write masks and observations for the next decisions."""

from typing import Any

from paddlewheel.core.batch.api import (
    ALL_SEATS,
    ALREADY_STEPPED,
    OBSERVE,
    OVER,
    RANDOM_PLAY,
    RESET,
    SAMPLE,
    SAMPLES,
    STREAMS,
    clear,
    sample_action,
    seed_streams,
)
from paddlewheel.core.batch.spin_wait import (
    CALLER,
    NO_COMMAND,
    QUESTION,
    RESET_STRIDE,
    SEED,
    finish_command,
    first_chunk,
    next_chunk,
    next_command,
)
from paddlewheel.core.jit.decorators import compiled, entry
from paddlewheel.core.ranking import fill_rewards
from paddlewheel.core.rng import Stream, random_below
from paddlewheel.mississippi_queen.observation.encode import observe
from paddlewheel.mississippi_queen.rules.dispatch import draw, is_chance, legal_actions, step
from paddlewheel.mississippi_queen.rules.end import side_merit
from paddlewheel.mississippi_queen.rules.setup import set_up
from paddlewheel.mississippi_queen.state import OVER_DECISION, Race, SearchStacks
from paddlewheel.mississippi_queen.tables import MississippiQueenTables


@entry
def run_command(
    orders: Any,
    hand: int,
    races: list[Race],
    all_tables: list[MississippiQueenTables],
    works: list[SearchStacks],
    found: Any,
    streams: list[Stream],
    merits: Any,
    sides: Any,
    numbers: Any,
    plays_for: Any,
    actions: Any,
    actor: Any,
    mask: Any,
    observation: Any,
    rewards: Any,
    terminated: Any,
    first: int,
    last: int,
) -> None:
    """Run one command of `core.batch.api` on all games; without worker threads, on games `first` to `last`.

    The calling thread runs this command; worker threads run the commands published by `core.batch.spin_wait`.
    """
    tables, work = all_tables[0], works[0]
    bell = next_command(orders, hand)
    while bell != NO_COMMAND:
        here, stop = first_chunk(orders, hand, first, last)
        while here < stop:
            question, seed, again = orders[QUESTION], orders[SEED], orders[RESET_STRIDE]
            for game in range(here, stop):
                race = races[game]
                luck = STREAMS * game
                if question == SAMPLE:
                    actions[game] = sample_action(mask[game], streams[luck + SAMPLES])
                    continue
                seat = actions[game]
                if question != OBSERVE:
                    boards = (numbers, plays_for, actions, actor, rewards[game], terminated)
                    advance(
                        question, race, tables, work, found, streams, luck, merits, sides, boards, seed, again, game
                    )
                    clear(mask[game])
                    list_legal(race, tables, work, found, mask[game])
                    seat = max(0, plays_for[game]) if actor[game] == OVER else actor[game]
                clear(observation[game])
                observe(race, tables, seat, observation[game])
            here, stop = next_chunk(orders, hand)
        if hand == CALLER:
            return
        finish_command(orders, hand, bell)
        bell = next_command(orders, hand)


@compiled
def advance(
    question: int,
    race: Race,
    tables: MississippiQueenTables,
    work: SearchStacks,
    found: Any,
    streams: list[Stream],
    luck: int,
    merits: Any,
    sides: Any,
    boards: Any,
    seed: int,
    again: int,
    game: int,
) -> None:
    """Advance one race to its next decision; its streams begin at index `luck`.

    Unless `again` is 0, a finished race is reset and its game number increased by `again`.
    """
    numbers, plays_for, actions, actor, rewards, terminated = boards
    clear(rewards)
    terminated[game] = 0
    if question == RESET:
        begin_game(race, tables, streams, luck, numbers[game], seed)
    elif actor[game] == OVER:
        return
    elif actions[game] != ALREADY_STEPPED:
        step(race, tables, work, actions[game])
    play_until_decision(race, tables, work, found, streams, luck, plays_for[game])
    if race.decision == OVER_DECISION:
        for seat in range(tables.players):
            merits[seat] = side_merit(race, tables, seat)
        fill_rewards(merits, sides, tables.players, rewards)
        terminated[game] = 1
        if again > 0:
            numbers[game] += again
            begin_game(race, tables, streams, luck, numbers[game], seed)
            play_until_decision(race, tables, work, found, streams, luck, plays_for[game])
    actor[game] = OVER if race.decision == OVER_DECISION else race.actor


@compiled
def list_legal(race: Race, tables: MississippiQueenTables, work: SearchStacks, found: Any, mask: Any) -> None:
    """Mark the legal actions in a cleared mask."""
    for index in range(legal_actions(race, tables, work, found)):
        mask[found[index]] = 1


@compiled
def begin_game(
    race: Race, tables: MississippiQueenTables, streams: list[Stream], luck: int, number: int, seed: int
) -> None:
    set_up(race, tables)
    seed_streams(streams, luck, seed, number)


@compiled
def play_until_decision(
    race: Race,
    tables: MississippiQueenTables,
    work: SearchStacks,
    found: Any,
    streams: list[Stream],
    luck: int,
    plays_for: int,
) -> None:
    """Resolve chance, and other seats at random if only one is controlled, up to the next external decision."""
    while race.decision != OVER_DECISION:
        if is_chance(race):
            action = draw(race, tables, work, streams[luck])
        elif plays_for == ALL_SEATS or race.actor == plays_for:
            return
        else:
            count = legal_actions(race, tables, work, found)
            action = found[random_below(streams[luck + RANDOM_PLAY], count)]
        step(race, tables, work, action)
