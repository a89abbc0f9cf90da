"""Lookahead search of the bot `captain`: a candidate turn, one round of rollout, then the best own turn.

All candidates are sampled with the same random numbers (common random numbers), which lowers the variance of their
differences.
"""

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.core.jit.records import assign
from paddlewheel.core.rng import seed_stream
from paddlewheel.mississippi_queen.ai.pilot.policy import play_actions
from paddlewheel.mississippi_queen.ai.pilot.rollout import evaluate_position, play_until_turn
from paddlewheel.mississippi_queen.ai.pilot.workspace import (
    CURRENT_POSITION,
    MAX_CANDIDATES,
    ROOT_POSITION,
    Candidates,
    MississippiQueenSearchWorkspace,
    SearchRequest,
)
from paddlewheel.mississippi_queen.state import SearchStacks
from paddlewheel.mississippi_queen.tables import MississippiQueenTables

MIN_CANDIDATES = 3  # sampled until the end


@compiled
def remaining_candidates(count: int, iteration: int) -> int:
    """Number of candidates to sample in this iteration: the worst drop out over time."""
    return min(count, max(MIN_CANDIDATES, (2 * MAX_CANDIDATES) // (2 + iteration)))


@compiled
def sample_candidate(
    workspace: MississippiQueenSearchWorkspace,
    tables: MississippiQueenTables,
    work: SearchStacks,
    candidates: Candidates,
    candidate: int,
) -> float:
    """Win share after one candidate and a round of rollout with one random stream."""
    races = workspace.races
    assign(races, CURRENT_POSITION, races, ROOT_POSITION)
    race = races[CURRENT_POSITION]
    seat, boat = race.actor, race.boat
    last = race.round_number + 1
    moves, length = candidates.moves[candidate], candidates.lengths[candidate]
    play_actions(workspace, CURRENT_POSITION, tables, work, moves, length)
    on_turn = play_until_turn(workspace, CURRENT_POSITION, tables, work, boat, last)
    evaluate_position(workspace, CURRENT_POSITION, tables, work, seat, on_turn)
    return workspace.shares[seat]


@compiled
def mean_value(candidates: Candidates, candidate: int) -> float:
    return (candidates.totals[candidate] + candidates.guesses[candidate]) / (candidates.samples[candidate] + 1)


@compiled
def rank_candidates(candidates: Candidates, count: int) -> None:
    """Sort `order` by the mean value of the candidates so far, best first."""
    order = candidates.order
    for index in range(1, count):
        candidate, place = order[index], index
        value = mean_value(candidates, candidate)
        while place > 0 and mean_value(candidates, order[place - 1]) < value:
            order[place] = order[place - 1]
            place -= 1
        order[place] = candidate


@compiled
def sample_candidates(
    workspace: MississippiQueenSearchWorkspace,
    tables: MississippiQueenTables,
    work: SearchStacks,
    candidates: Candidates,
    request: SearchRequest,
) -> None:
    """Sample the remaining candidates for a number of iterations."""
    first, stream = request.first_iteration, workspace.streams[0]
    for iteration in range(first, first + request.iterations):
        for index in range(remaining_candidates(request.candidate_count, iteration)):
            candidate = candidates.order[index]
            seed_stream(stream, iteration, request.luck, 0)
            candidates.totals[candidate] += sample_candidate(workspace, tables, work, candidates, candidate)
            candidates.samples[candidate] += 1
        rank_candidates(candidates, request.candidate_count)
