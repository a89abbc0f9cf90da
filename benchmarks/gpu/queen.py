"""CUDA kernel of random play of Mississippi Queen: one thread plays one game."""

from numba import cuda, types

from paddlewheel.core.jit.records import dtype
from paddlewheel.core.rng import Stream
from paddlewheel.environments.gpu.compact_records import WIDE_FIELDS, compact_dtype
from paddlewheel.mississippi_queen.editions import MississippiQueenOptions, build_tables
from paddlewheel.mississippi_queen.kernels.random_games import play_game
from paddlewheel.mississippi_queen.state import MAX_BOATS, Race, SearchStacks
from paddlewheel.mississippi_queen.tables import MississippiQueenTables

NARROW = WIDE_FIELDS["mississippi-queen"]
RACE, WORK, TABLES, STREAM = (
    compact_dtype(Race, NARROW),
    compact_dtype(SearchStacks, NARROW),
    compact_dtype(MississippiQueenTables, NARROW),
    dtype(Stream),
)
STREAMS = 1 + MAX_BOATS
ACTIONS = 64
SETUPS = {
    "basic": MississippiQueenOptions("2019", 4),
    "full": MississippiQueenOptions("2019-advanced", 4, {"black_rose": True}),
}
CHECKED = {"basic": 65536, "full": 2000}
KEPT_APART = (
    *("next_ending", "find_ending", "leaves_rose_a_turn", "rose_can_move", "can_be_pushed", "next_turn", "may_lie"),
    *("speed_refusal", "pushing_refusal", "ahead_refusal", "turn_refusal", "legal_actions", "draw"),
    *("player_step", "chance_step", "end_move", "after_move", "clear_run"),
)


def kernel(all_tables, seed, rows):  # type: ignore[no-untyped-def]
    """Records are in local memory, which the hardware interleaves: accesses of neighbouring threads coalesce."""
    game = cuda.grid(1)
    races = cuda.local.array(1, RACE)
    works = cuda.local.array(1, WORK)
    streams = cuda.local.array(STREAMS, STREAM)
    found = cuda.local.array(ACTIONS, types.int64)
    if game < rows.shape[0]:
        play_game(races[0], all_tables[0], works[0], found, streams, seed, game, rows[game])


def tables_of(options: MississippiQueenOptions):  # type: ignore[no-untyped-def]
    tables = build_tables(options).astype(TABLES)
    tables["look_ahead_first"] = 0
    return tables
