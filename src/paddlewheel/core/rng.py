"""Random number generator: sfc32 in 64-bit integers, identical on every machine, compiled or plain."""

from paddlewheel.core.jit.decorators import compiled, entry
from paddlewheel.core.jit.records import blank

MASK = 0xFFFFFFFF
WARM_UP_ROUNDS = 12
CHANCE_STREAM = 0


class Stream:
    """State of one random stream. Kept outside positions, so that a position cannot reveal future draws."""

    a: int
    b: int
    c: int
    d: int


@compiled
def seed_stream(stream: Stream, game: int, seed: int, number: int) -> None:
    """Seed stream `number` (0 chance, 1 + seat for a bot) of game number `game` in a run with this seed."""
    stream.a, stream.b, stream.c, stream.d = game & MASK, seed & MASK, number & MASK, 1
    for _ in range(WARM_UP_ROUNDS):
        next_number(stream)


@compiled
def next_number(stream: Stream) -> int:
    """32 random bits."""
    a, b, c, d = stream.a, stream.b, stream.c, stream.d
    total = (a + b + d) & MASK
    stream.d = (d + 1) & MASK
    stream.a = b ^ (b >> 9)
    stream.b = (c + (c << 3)) & MASK
    stream.c = ((((c << 21) & MASK) | (c >> 11)) + total) & MASK
    return total


@compiled
def random_below(stream: Stream, n: int) -> int:
    """A number from 0 to n - 1."""
    return (next_number(stream) * n) >> 32


@entry
def new_stream_in(streams: list[Stream], at: int, game: int, seed: int, number: int) -> None:
    seed_stream(streams[at], game, seed, number)


def new_stream(game: int, seed: int, number: int) -> list[Stream]:
    """A one-element record array with a newly seeded stream."""
    streams: list[Stream] = blank(Stream)
    new_stream_in(streams, 0, game, seed, number)
    return streams


def stream_with_next(number: int) -> list[Stream]:
    """A stream whose next number is the given one, for random bits from another source."""
    streams: list[Stream] = blank(Stream)
    streams[0].a = number & MASK
    return streams


@entry
def random_below_in(streams: list[Stream], n: int) -> int:
    """`random_below` for callers outside compiled code."""
    return random_below(streams[0], n)


@entry
def next_in(streams: list[Stream]) -> int:
    """`next_number` for callers outside compiled code."""
    return next_number(streams[0])
