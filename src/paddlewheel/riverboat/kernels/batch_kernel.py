"""Batch kernel: step many games, resolve chance, and write the action mask and observation of the next actor."""

from typing import Any, NamedTuple

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
    BatchArrays,
    BatchGames,
    Command,
    clear,
    sample_action,
    seed_streams,
)
from paddlewheel.core.batch.spin_wait import (
    CALLER,
    NO_COMMAND,
    current_command,
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


class Scratch(NamedTuple):
    """Scratch memory of one thread."""

    found: Any  # the legal actions of a position
    merits: Any  # of every seat


@entry
def run_command(
    orders: Any, hand: int, games: BatchGames, scratch: Scratch, arrays: BatchArrays, first: int, last: int
) -> None:
    """Run one command of `core.batch.api` on all games; without worker threads, on games `first` to `last`.

    The calling thread runs this command; worker threads run the commands published by `core.batch.spin_wait`.
    """
    bell = next_command(orders, hand)
    while bell != NO_COMMAND:
        here, stop = first_chunk(orders, hand, first, last)
        while here < stop:
            command = current_command(orders)
            for game in range(here, stop):
                carry_out(command, games, scratch, arrays, game)
            here, stop = next_chunk(orders, hand)
        if hand == CALLER:
            return
        finish_command(orders, hand, bell)
        bell = next_command(orders, hand)


@compiled
def carry_out(command: Command, games: BatchGames, scratch: Scratch, arrays: BatchArrays, game: int) -> None:
    """Carry out a command on one game."""
    streams = games.streams[STREAMS * game : STREAMS * (game + 1)]
    if command.question == SAMPLE:
        arrays.actions[game] = sample_action(arrays.mask[game], streams[SAMPLES])
        return
    state, tables = games.records[game], games.tables[0]
    seat = arrays.actions[game]
    if command.question != OBSERVE:
        advance(command, state, tables, games.sides, scratch, streams, arrays, game)
        clear(arrays.mask[game])
        list_legal(state, tables, scratch, arrays.mask[game])
        seat = max(0, arrays.plays_for[game]) if arrays.actor[game] == OVER else arrays.actor[game]
    clear(arrays.observation[game])
    observe(state, tables, seat, arrays.observation[game])


@compiled
def advance(
    command: Command,
    state: RiverboatState,
    tables: RiverboatTables,
    sides: Any,
    scratch: Scratch,
    streams: list[Stream],
    arrays: BatchArrays,
    game: int,
) -> None:
    """Advance one game to its next decision; `streams` are its own.

    Unless the command's `reset_stride` is 0, a finished game restarts with its number increased by it.
    """
    clear(arrays.rewards[game])
    arrays.terminated[game] = 0
    if command.question == RESET:
        begin_game(state, tables, streams, command.seed, arrays.numbers[game])
    elif arrays.actor[game] == OVER:
        return
    elif arrays.actions[game] != ALREADY_STEPPED:
        step(state, tables, arrays.actions[game])
    play_until_decision(state, tables, scratch, streams, arrays.plays_for[game])
    if state.decision == OVER_DECISION:
        for seat in range(tables.players):
            scratch.merits[seat] = state.points[seat]
        fill_rewards(scratch.merits, sides, tables.players, arrays.rewards[game])
        arrays.terminated[game] = 1
        if command.reset_stride > 0:
            arrays.numbers[game] += command.reset_stride
            begin_game(state, tables, streams, command.seed, arrays.numbers[game])
            play_until_decision(state, tables, scratch, streams, arrays.plays_for[game])
    arrays.actor[game] = OVER if state.decision == OVER_DECISION else state.actor


@compiled
def list_legal(state: RiverboatState, tables: RiverboatTables, scratch: Scratch, mask: Any) -> None:
    """Mark the legal actions in a cleared mask."""
    for index in range(legal_actions(state, tables, scratch.found)):
        mask[scratch.found[index]] = 1


@compiled
def begin_game(state: RiverboatState, tables: RiverboatTables, streams: list[Stream], seed: int, number: int) -> None:
    set_up(state, tables)
    seed_streams(streams, seed, number)


@compiled
def play_until_decision(
    state: RiverboatState, tables: RiverboatTables, scratch: Scratch, streams: list[Stream], plays_for: int
) -> None:
    """Resolve chance, and other seats at random if only one is controlled, up to the next external decision."""
    while state.decision != OVER_DECISION:
        if is_chance(state):
            action = draw(state, tables, streams[0])
        elif plays_for == ALL_SEATS or state.actor == plays_for:
            return
        else:
            count = legal_actions(state, tables, scratch.found)
            action = scratch.found[random_below(streams[RANDOM_PLAY], count)]
        step(state, tables, action)
