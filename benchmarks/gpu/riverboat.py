"""CUDA kernel of random play of Riverboat: one thread plays one game."""

from numba import cuda, types

from paddlewheel.core.jit.records import dtype
from paddlewheel.core.rng import Stream
from paddlewheel.environments.gpu.compact_records import WIDE_FIELDS, compact_dtype
from paddlewheel.riverboat.kernels.random_games import MAX_LEGAL_ACTIONS, play_game
from paddlewheel.riverboat.options import RiverboatOptions, build_tables
from paddlewheel.riverboat.state import MAX_PLAYERS, RiverboatState
from paddlewheel.riverboat.tables import RiverboatTables

STATE, TABLES, STREAM = (
    compact_dtype(RiverboatState, WIDE_FIELDS["riverboat"]),
    compact_dtype(RiverboatTables, WIDE_FIELDS["riverboat"]),
    dtype(Stream),
)
STREAMS = 1 + MAX_PLAYERS
SETUPS = {"riverboat": RiverboatOptions(3)}
CHECKED = {"riverboat": 65536}
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
)


def kernel(all_tables, seed, rows):  # type: ignore[no-untyped-def]
    """Records are in local memory, which the hardware interleaves: accesses of neighbouring threads coalesce."""
    game = cuda.grid(1)
    states = cuda.local.array(1, STATE)
    streams = cuda.local.array(STREAMS, STREAM)
    found = cuda.local.array(MAX_LEGAL_ACTIONS, types.int64)
    if game < rows.shape[0]:
        play_game(states[0], all_tables[0], found, streams, seed, game, rows[game])


def tables_of(options: RiverboatOptions):  # type: ignore[no-untyped-def]
    return build_tables(options).astype(TABLES)
