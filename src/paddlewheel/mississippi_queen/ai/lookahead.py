"""Lookahead search of the bot `captain`: a candidate turn, one round of rollout, then the best own turn.

All candidates are sampled with the same random numbers (common random numbers), which lowers the variance of their
differences.
"""

from typing import Any

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.core.jit.records import assign
from paddlewheel.core.rng import Stream, seed_stream
from paddlewheel.mississippi_queen.ai.pilot.policy import play_actions
from paddlewheel.mississippi_queen.ai.pilot.rollout import evaluate_position, play_until_turn
from paddlewheel.mississippi_queen.ai.pilot.workspace import CURRENT_POSITION, ROOT_POSITION
from paddlewheel.mississippi_queen.state import Race, SearchStacks
from paddlewheel.mississippi_queen.tables import MississippiQueenTables

MAX_CANDIDATES = 12  # on the shortlist
MIN_CANDIDATES = 3  # sampled until the end


@compiled
def remaining_candidates(count: int, iteration: int) -> int:
    """Number of candidates to sample in this iteration: the worst drop out over time."""
    return min(count, max(MIN_CANDIDATES, (2 * MAX_CANDIDATES) // (2 + iteration)))


@compiled
def sample_candidate(
    races: list[Race],
    tables: MississippiQueenTables,
    work: SearchStacks,
    mind: Any,
    paper: Any,
    way: Any,
    length: int,
    scratch: Any,
    stream: Stream,
) -> float:
    """Win share after one candidate and a round of rollout with one random stream."""
    assign(races, CURRENT_POSITION, races, ROOT_POSITION)
    race, shares = races[CURRENT_POSITION], mind[3]
    seat, boat = race.actor, race.boat
    last = race.round_number + 1
    play_actions(races, CURRENT_POSITION, tables, work, mind, way, length)
    on_turn = play_until_turn(races, CURRENT_POSITION, tables, work, mind, paper, scratch, stream, boat, last)
    evaluate_position(races, CURRENT_POSITION, tables, work, mind, paper, seat, on_turn)
    return shares[seat]


@compiled
def rank_candidates(totals: Any, samples: Any, guesses: Any, order: Any, count: int) -> None:
    """Sort `order` by the mean value of the candidates so far, best first."""
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
def sample_candidates(
    races: list[Race],
    tables: MississippiQueenTables,
    work: SearchStacks,
    mind: Any,
    paper: Any,
    book: Any,
    streams: list[Stream],
    luck: int,
    first: int,
    iterations: int,
) -> None:
    """Sample the remaining candidates for a number of iterations."""
    moves, lengths, guesses, totals, samples, order, scratch, counts = book
    for iteration in range(first, first + iterations):
        for index in range(remaining_candidates(counts[0], iteration)):
            way = order[index]
            seed_stream(streams[0], iteration, luck, 0)
            totals[way] += sample_candidate(
                races, tables, work, mind, paper, moves[way], lengths[way], scratch, streams[0]
            )
            samples[way] += 1
        rank_candidates(totals, samples, guesses, order, counts[0])
