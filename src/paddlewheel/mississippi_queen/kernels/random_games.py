"""Random games (the bot `deckhand`) played entirely in compiled code, for `simulate` and GPU benchmarks."""

from typing import Any

from paddlewheel.core.batch.compiled import CompiledRandomGames
from paddlewheel.core.jit.decorators import compiled, entry
from paddlewheel.core.jit.records import blank, buffer
from paddlewheel.core.metrics import CAPPED, DECISIONS, HASH, MERIT, ROUNDS, STEPS, TURNS
from paddlewheel.core.rng import CHANCE_STREAM, Stream, random_below, seed_stream
from paddlewheel.core.trace import FNV_OFFSET_BASIS, update_hash
from paddlewheel.mississippi_queen.actions import MAX_LEGAL_ACTIONS
from paddlewheel.mississippi_queen.editions import MississippiQueenOptions, tables_for
from paddlewheel.mississippi_queen.rules.dispatch import (
    carry_out,
    draw,
    is_chance,
    legal_actions,
    legal_moves,
    move_step,
)
from paddlewheel.mississippi_queen.rules.end import side_merit
from paddlewheel.mississippi_queen.rules.setup import set_up
from paddlewheel.mississippi_queen.rules.turn import run_to_decision
from paddlewheel.mississippi_queen.state import (
    MAX_BOATS,
    MOVE_DECISION,
    OVER_DECISION,
    SPEED_DECISION,
    Race,
    SearchStacks,
)
from paddlewheel.mississippi_queen.tables import MississippiQueenTables


@compiled
def play_game(
    race: Race,
    tables: MississippiQueenTables,
    work: SearchStacks,
    found: Any,
    streams: list[Stream],
    seed: int,
    game: int,
    row: Any,
) -> None:
    """Play one game with random legal actions and write its row of statistics."""
    for number in range(1 + tables.players):
        seed_stream(streams[number], game, seed, number)
    set_up(race, tables)
    value, steps, decisions, boat_turns = FNV_OFFSET_BASIS, 0, 0, 0
    while race.decision != OVER_DECISION:
        # A separate loop for steering keeps the threads of a GPU on the same branch.
        while race.decision == MOVE_DECISION:
            count = legal_moves(race, tables, work, found)
            action = found[random_below(streams[1 + race.actor], count)]
            steps += 1
            decisions += 1 if count > 1 else 0
            value = update_hash(value, action)
            move_step(race, tables, work, action)
        run_to_decision(race, tables, work)
        if race.decision == OVER_DECISION:
            break
        if is_chance(race):
            action = draw(race, tables, work, streams[CHANCE_STREAM])
        else:
            count = legal_actions(race, tables, work, found)
            boat_turns += 1 if race.decision == SPEED_DECISION else 0
            action = found[random_below(streams[1 + race.actor], count)]
            steps += 1
            decisions += 1 if count > 1 else 0
        value = update_hash(value, action)
        carry_out(race, tables, work, action)
    row[HASH], row[STEPS], row[DECISIONS], row[TURNS] = value, steps, decisions, boat_turns
    row[ROUNDS] = race.round_number
    row[CAPPED] = 1 if race.turn >= race.in_order else 0
    for seat in range(tables.players):
        row[MERIT + seat] = side_merit(race, tables, seat)


@entry
def play_games(
    races: list[Race],
    all_tables: list[MississippiQueenTables],
    works: list[SearchStacks],
    found: Any,
    streams: list[Stream],
    seed: int,
    first: int,
    rows: Any,
) -> None:
    """Play games `first`, `first` + 1, ..., one per row."""
    for index in range(len(rows)):
        play_game(races[0], all_tables[0], works[0], found, streams, seed, first + index, rows[index])


def random_games(options: MississippiQueenOptions) -> CompiledRandomGames:
    scratch = (blank(SearchStacks), buffer(MAX_LEGAL_ACTIONS))
    return CompiledRandomGames(play_games, blank(Race), tables_for(options), scratch, MAX_BOATS)
