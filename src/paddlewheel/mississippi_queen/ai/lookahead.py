"""captain: whole turns, two deep: each way on the shortlist, then everybody's turn, then the best of one's own.

All ways meet the same luck, so that they differ by what they are and not by what they met.
"""

from typing import Any

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.core.jit.records import assign
from paddlewheel.core.rng import Stream, seed_stream
from paddlewheel.mississippi_queen.ai.pilot.policy import carry_through
from paddlewheel.mississippi_queen.ai.pilot.rollout import look_round, sail_until
from paddlewheel.mississippi_queen.ai.pilot.workspace import ROOT, TABLE
from paddlewheel.mississippi_queen.state import Race, Work
from paddlewheel.mississippi_queen.tables import Tables

WAYS = 12  # on the shortlist
LEAST = 3  # that are looked at to the end


@compiled
def still_in(count: int, iteration: int) -> int:
    """How many ways are worth another luck."""
    return min(count, max(LEAST, (2 * WAYS) // (2 + iteration)))


@compiled
def outcome_of_way(
    races: list[Race],
    tables: Tables,
    work: Work,
    mind: Any,
    paper: Any,
    way: Any,
    length: int,
    scratch: Any,
    stream: Stream,
) -> float:
    """What one way leaves of the victory, one luck and a round later."""
    assign(races, TABLE, races, ROOT)
    race, shares = races[TABLE], mind[3]
    seat, boat = race.actor, race.boat
    last = race.round_number + 1
    carry_through(races, TABLE, tables, work, mind, way, length)
    on_turn = sail_until(races, TABLE, tables, work, mind, paper, scratch, stream, boat, last)
    look_round(races, TABLE, tables, work, mind, paper, seat, on_turn)
    return shares[seat]


@compiled
def rank(totals: Any, samples: Any, guesses: Any, order: Any, count: int) -> None:
    """Sort `order`, best first, by what the ways have brought so far."""
    for index in range(1, count):
        way, place = order[index], index
        mine = (totals[way] + guesses[way]) / (samples[way] + 1)
        while place > 0:
            other = order[place - 1]
            if (totals[other] + guesses[other]) / (samples[other] + 1) >= mine:
                break
            order[place] = other
            place -= 1
        order[place] = way


@compiled
def look_ahead(
    races: list[Race],
    tables: Tables,
    work: Work,
    mind: Any,
    paper: Any,
    book: Any,
    streams: list[Stream],
    luck: int,
    first: int,
    iterations: int,
) -> None:
    """So many more lucks, for the ways that are still in."""
    moves, lengths, guesses, totals, samples, order, scratch, counts = book
    for iteration in range(first, first + iterations):
        for index in range(still_in(counts[0], iteration)):
            way = order[index]
            seed_stream(streams[0], iteration, luck, 0)
            totals[way] += outcome_of_way(
                races, tables, work, mind, paper, moves[way], lengths[way], scratch, streams[0]
            )
            samples[way] += 1
        rank(totals, samples, guesses, order, counts[0])
