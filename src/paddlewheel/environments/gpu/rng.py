"""Random streams on a GPU, stored as a structure of arrays, and the kernel that samples legal actions."""

from typing import Any

from numba import cuda

from paddlewheel.core.batch.api import SAMPLES, STREAMS, sample_action
from paddlewheel.core.jit.records import dtype
from paddlewheel.core.rng import Stream

STREAM = dtype(Stream)


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def load_streams(streams: Any, luck: Any, game: int) -> None:
    for number in range(STREAMS):
        stream, row = streams[number], 4 * number
        stream.a, stream.b = luck[row, game], luck[row + 1, game]
        stream.c, stream.d = luck[row + 2, game], luck[row + 3, game]


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def store_streams(streams: Any, luck: Any, game: int) -> None:
    for number in range(STREAMS):
        stream, row = streams[number], 4 * number
        luck[row, game], luck[row + 1, game] = stream.a, stream.b
        luck[row + 2, game], luck[row + 3, game] = stream.c, stream.d


def sample(luck: Any, mask: Any, actions: Any) -> None:
    game = cuda.grid(1)
    streams = cuda.local.array(STREAMS, STREAM)
    if game < actions.shape[0]:
        load_streams(streams, luck, game)
        actions[game] = sample_action(mask[game], streams[SAMPLES])
        store_streams(streams, luck, game)
