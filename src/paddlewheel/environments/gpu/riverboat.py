"""CUDA kernels of Riverboat: one thread steps one game."""

from typing import Any

from numba import cuda, types

from paddlewheel.core.batch.api import STREAMS, BatchArrays, Command
from paddlewheel.core.metrics import MAX_SEATS
from paddlewheel.environments.gpu.compact_records import TABLES, WIDE_FIELDS, compact_dtype, copy_functions
from paddlewheel.environments.gpu.rng import STREAM, load_streams, store_streams
from paddlewheel.riverboat.actions import MAX_LEGAL_ACTIONS
from paddlewheel.riverboat.kernels.batch_kernel import Scratch, advance, list_legal
from paddlewheel.riverboat.observation.encode import observe as tell
from paddlewheel.riverboat.state import RiverboatState

NAME = "riverboat"
STATE, TABLE = compact_dtype(RiverboatState, WIDE_FIELDS[NAME]), compact_dtype(TABLES[NAME], WIDE_FIELDS[NAME])
load, store = (cuda.jit(device=True)(function) for function in copy_functions(NAME))
KEPT_APART = (
    *(
        "legal_actions",
        "list_takes",
        "list_lays",
        "list_cultivations",
        "decision_refusal",
        "player_step",
        "chance_step",
    ),
    *("draw", "next_turn", "next_phase", "begin_round", "offer_benefits", "offer_survey", "finish_game", "set_up"),
    *("size_fits", "size_to_fill", "card_value", "any_feature_offered", "gain_points", "tile_is_open"),
    *("play_until_decision", "load", "store", "encode_fields", "encode_seat"),
)


def step(command: Command, narrow: Any, wide: Any, luck: Any, all_tables: Any, sides: Any, arrays: BatchArrays) -> None:
    game = cuda.grid(1)
    states = cuda.local.array(1, STATE)
    streams = cuda.local.array(STREAMS, STREAM)
    found, merits = cuda.local.array(MAX_LEGAL_ACTIONS, types.int64), cuda.local.array(MAX_SEATS, types.int64)
    if game < arrays.actor.shape[0]:
        scratch = Scratch(found, merits)
        load(states[0], narrow, wide, game)
        load_streams(streams, luck, game)
        advance(command, states[0], all_tables[0], sides, scratch, streams, arrays, game)
        list_legal(states[0], all_tables[0], scratch, arrays.mask[game])
        store_streams(streams, luck, game)
        store(states[0], narrow, wide, game)


def observe(narrow: Any, wide: Any, all_tables: Any, seats: Any, observation: Any) -> None:
    game = cuda.grid(1)
    states = cuda.local.array(1, STATE)
    if game < seats.shape[0]:
        load(states[0], narrow, wide, game)
        tell(states[0], all_tables[0], seats[game], observation[game])
