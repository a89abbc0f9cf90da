"""Compiled playouts: whole games of random legal actions, used by `simulate` and on the GPU."""

from typing import Any

from paddlewheel.core.batch.compiled import CompiledRandomGames
from paddlewheel.core.jit.decorators import compiled, entry
from paddlewheel.core.jit.records import blank, buffer
from paddlewheel.core.metrics import CAPPED, DECISIONS, HASH, MERIT, ROUNDS, STEPS, TURNS
from paddlewheel.core.rng import CHANCE_STREAM, Stream, random_below, seed_stream
from paddlewheel.core.trace import FNV_OFFSET_BASIS, update_hash
from paddlewheel.riverboat.actions import MAX_LEGAL_ACTIONS
from paddlewheel.riverboat.options import RiverboatOptions, tables_for
from paddlewheel.riverboat.rules.dispatch import begins_turn, draw, is_chance, legal_actions, step
from paddlewheel.riverboat.rules.setup import set_up
from paddlewheel.riverboat.state import MAX_PLAYERS, OVER_DECISION, RiverboatState
from paddlewheel.riverboat.tables import RiverboatTables


@compiled
def play_game(
    state: RiverboatState, tables: RiverboatTables, found: Any, streams: list[Stream], seed: int, game: int, row: Any
) -> None:
    """Play one game by random legal actions and fill its row of statistics."""
    for number in range(1 + tables.players):
        seed_stream(streams[number], game, seed, number)
    set_up(state, tables)
    value, steps, decisions, turns = FNV_OFFSET_BASIS, 0, 0, 0
    while state.decision != OVER_DECISION:
        if is_chance(state):
            action = draw(state, tables, streams[CHANCE_STREAM])
        else:
            count = legal_actions(state, tables, found)
            turns += 1 if begins_turn(state) else 0
            action = found[random_below(streams[1 + state.actor], count)]
            steps += 1
            decisions += 1 if count > 1 else 0
        value = update_hash(value, action)
        step(state, tables, action)
    row[HASH], row[STEPS], row[DECISIONS], row[TURNS] = value, steps, decisions, turns
    row[ROUNDS], row[CAPPED] = state.round_number, 0
    for seat in range(tables.players):
        row[MERIT + seat] = state.points[seat]


@entry
def play_games(
    states: list[RiverboatState],
    all_tables: list[RiverboatTables],
    found: Any,
    streams: list[Stream],
    seed: int,
    first: int,
    rows: Any,
) -> None:
    """Play games number `first`, `first` + 1, ..., one for each of `rows`."""
    for index in range(len(rows)):
        play_game(states[0], all_tables[0], found, streams, seed, first + index, rows[index])


def random_games(options: RiverboatOptions) -> CompiledRandomGames:
    scratch = (buffer(MAX_LEGAL_ACTIONS),)
    return CompiledRandomGames(play_games, blank(RiverboatState), tables_for(options), scratch, MAX_PLAYERS)
