"""CUDA kernels of Mississippi Queen: one thread steps one game."""

from typing import Any

from numba import cuda, types

from paddlewheel.core.batch.api import STREAMS, BatchArrays, Command
from paddlewheel.core.metrics import MAX_SEATS
from paddlewheel.environments.gpu.compact_records import TABLES, WIDE_FIELDS, compact_dtype, copy_functions
from paddlewheel.environments.gpu.rng import STREAM, load_streams, store_streams
from paddlewheel.mississippi_queen.actions import PLAYER_ACTIONS
from paddlewheel.mississippi_queen.kernels.batch_kernel import Scratch, advance, list_legal
from paddlewheel.mississippi_queen.observation.encode import observe as tell
from paddlewheel.mississippi_queen.state import Race, SearchStacks

NAME = "mississippi-queen"
RACE, WORK, TABLE = (
    compact_dtype(Race, WIDE_FIELDS[NAME]),
    compact_dtype(SearchStacks, WIDE_FIELDS[NAME]),
    compact_dtype(TABLES[NAME], WIDE_FIELDS[NAME]),
)
load, store = (cuda.jit(device=True)(function) for function in copy_functions(NAME))
KEPT_APART = (
    *("next_ending", "find_ending", "leaves_rose_a_turn", "rose_can_move", "can_be_pushed", "next_turn", "may_lie"),
    *("speed_refusal", "pushing_refusal", "ahead_refusal", "turn_refusal", "legal_actions", "draw"),
    *(
        "player_step",
        "chance_step",
        "end_move",
        "after_move",
        "clear_run",
        "set_up",
        "play_until_decision",
        "load",
        "store",
    ),
)


def step(command: Command, narrow: Any, wide: Any, luck: Any, all_tables: Any, sides: Any, arrays: BatchArrays) -> None:
    game = cuda.grid(1)
    races, works = cuda.local.array(1, RACE), cuda.local.array(1, WORK)
    streams = cuda.local.array(STREAMS, STREAM)
    found, merits = cuda.local.array(PLAYER_ACTIONS, types.int64), cuda.local.array(MAX_SEATS, types.int64)
    if game < arrays.actor.shape[0]:
        scratch = Scratch(works, found, merits)
        load(races[0], narrow, wide, game)
        load_streams(streams, luck, game)
        advance(command, races[0], all_tables[0], sides, scratch, streams, arrays, game)
        list_legal(races[0], all_tables[0], scratch, arrays.mask[game])
        store_streams(streams, luck, game)
        store(races[0], narrow, wide, game)


def observe(narrow: Any, wide: Any, all_tables: Any, seats: Any, observation: Any) -> None:
    game = cuda.grid(1)
    races = cuda.local.array(1, RACE)
    if game < seats.shape[0]:
        load(races[0], narrow, wide, game)
        tell(races[0], all_tables[0], seats[game], observation[game])
