"""CUDA kernel of random play of Riverboat: one thread plays one game."""

from numba import cuda, types

from paddlewheel.core.jit.records import dtype
from paddlewheel.core.rng import Stream
from paddlewheel.environments.gpu.compact_records import WIDE_FIELDS, compact_dtype
from paddlewheel.riverboat.kernels.random_games import MOST_ACTIONS, play_game
from paddlewheel.riverboat.options import Options, build_tables
from paddlewheel.riverboat.state import MAX_PLAYERS, Season
from paddlewheel.riverboat.tables import Tables

SEASON, TABLES, STREAM = (
    compact_dtype(Season, WIDE_FIELDS["riverboat"]),
    compact_dtype(Tables, WIDE_FIELDS["riverboat"]),
    dtype(Stream),
)
STREAMS = 1 + MAX_PLAYERS
SETUPS = {"riverboat": Options(3)}
CHECKED = {"riverboat": 65536}
KEPT_APART = (
    *("legal_actions", "list_takes", "list_lays", "list_cultivations", "step_refusal", "player_step", "chance_step"),
    *("draw", "next_turn", "next_stage", "begin_round", "offer_benefits", "offer_survey", "finish_game", "set_up"),
    *("size_fits", "size_to_fill", "card_value", "any_feature_offered", "gain_points", "tile_is_open"),
)


def kernel(all_tables, seed, rows):  # type: ignore[no-untyped-def]
    """Records are in local memory, which the hardware interleaves: accesses of neighbouring threads coalesce."""
    game = cuda.grid(1)
    seasons = cuda.local.array(1, SEASON)
    streams = cuda.local.array(STREAMS, STREAM)
    found = cuda.local.array(MOST_ACTIONS, types.int64)
    if game < rows.shape[0]:
        play_game(seasons[0], all_tables[0], found, streams, seed, game, rows[game])


def tables_of(options: Options):  # type: ignore[no-untyped-def]
    return build_tables(options).astype(TABLES)
