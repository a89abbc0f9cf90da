"""Batch kernel: step many games, resolve chance, and write the action mask and observation of the next actor."""

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
from paddlewheel.riverboat.observation.encode import observe
from paddlewheel.riverboat.rules.dispatch import draw, is_chance, legal_actions, step
from paddlewheel.riverboat.rules.setup import set_up
from paddlewheel.riverboat.state import OVER_DECISION, RiverboatState
from paddlewheel.riverboat.tables import RiverboatTables


@entry
def run_command(
    orders: Any,
    hand: int,
    seasons: list[RiverboatState],
    all_tables: list[RiverboatTables],
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
    """Execute one command of `core.batch.api` on the games from `first` to `last`, or on all with worker threads.

    The calling thread executes this command, worker threads those that `core.batch.spin_wait` publishes.
    """
    tables = all_tables[0]
    bell = next_command(orders, hand)
    while bell != NO_COMMAND:
        here, stop = first_chunk(orders, hand, first, last)
        while here < stop:
            question, seed, again = orders[QUESTION], orders[SEED], orders[RESET_STRIDE]
            for game in range(here, stop):
                season = seasons[game]
                luck = STREAMS * game
                if question == SAMPLE:
                    actions[game] = sample_action(mask[game], streams[luck + SAMPLES])
                    continue
                seat = actions[game]
                if question != OBSERVE:
                    boards = (numbers, plays_for, actions, actor, rewards[game], terminated)
                    advance(question, season, tables, found, streams, luck, merits, sides, boards, seed, again, game)
                    clear(mask[game])
                    list_legal(season, tables, found, mask[game])
                    seat = max(0, plays_for[game]) if actor[game] == OVER else actor[game]
                clear(observation[game])
                observe(season, tables, seat, observation[game])
            here, stop = next_chunk(orders, hand)
        if hand == CALLER:
            return
        finish_command(orders, hand, bell)
        bell = next_command(orders, hand)


@compiled
def advance(
    question: int,
    season: RiverboatState,
    tables: RiverboatTables,
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
    """Advance one game to its next decision; its random streams begin at index `luck`.

    A finished game restarts with its number increased by `again`, unless that is 0.
    """
    numbers, plays_for, actions, actor, rewards, terminated = boards
    clear(rewards)
    terminated[game] = 0
    if question == RESET:
        begin_game(season, tables, streams, luck, numbers[game], seed)
    elif actor[game] == OVER:
        return
    elif actions[game] != ALREADY_STEPPED:
        step(season, tables, actions[game])
    play_until_decision(season, tables, found, streams, luck, plays_for[game])
    if season.decision == OVER_DECISION:
        for seat in range(tables.players):
            merits[seat] = season.points[seat]
        fill_rewards(merits, sides, tables.players, rewards)
        terminated[game] = 1
        if again > 0:
            numbers[game] += again
            begin_game(season, tables, streams, luck, numbers[game], seed)
            play_until_decision(season, tables, found, streams, luck, plays_for[game])
    actor[game] = OVER if season.decision == OVER_DECISION else season.actor


@compiled
def list_legal(season: RiverboatState, tables: RiverboatTables, found: Any, mask: Any) -> None:
    """Set the mask of the legal actions; the mask must be zero before."""
    for index in range(legal_actions(season, tables, found)):
        mask[found[index]] = 1


@compiled
def begin_game(
    season: RiverboatState, tables: RiverboatTables, streams: list[Stream], luck: int, number: int, seed: int
) -> None:
    set_up(season, tables)
    seed_streams(streams, luck, seed, number)


@compiled
def play_until_decision(
    season: RiverboatState, tables: RiverboatTables, found: Any, streams: list[Stream], luck: int, plays_for: int
) -> None:
    """Play chance, and random actions for seats the caller does not play, until the caller has to decide."""
    while season.decision != OVER_DECISION:
        if is_chance(season):
            action = draw(season, tables, streams[luck])
        elif plays_for == ALL_SEATS or season.actor == plays_for:
            return
        else:
            count = legal_actions(season, tables, found)
            action = found[random_below(streams[luck + RANDOM_PLAY], count)]
        step(season, tables, action)
