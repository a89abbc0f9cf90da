"""`compare`: is one bot better than another? Games with mirrored luck and rotated seats, until it is known."""

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

from paddlewheel.core.errors import SetupError
from paddlewheel.games import find_game
from paddlewheel.lab.sprt import Question, Tally
from paddlewheel.lab.table import check_bot, play_game


@dataclass(frozen=True)
class Contest:
    """One bot alone against others of one kind; with two players, one against one."""

    game: str
    options: Mapping[str, Any]
    challenger: str
    champion: str
    seed: int
    most_games: int
    workers: int
    question: Question

    @property
    def players(self) -> int:
        return int(self.options["players"])

    @property
    def parity(self) -> float:
        return 1 / self.players


def make_contest(
    game: str,
    edition: str | None,
    players: int | None,
    variants: Mapping[str, Any],
    bots: tuple[str, str],
    seed: int,
    most_games: int,
    workers: int | None,
) -> Contest:
    """Check everything before the first game."""
    for name in bots:
        check_bot(name)
    found = find_game(game)
    data = found.options_to_json(found.options(edition, players, variants))
    if most_games < data["players"]:
        raise SetupError(f"a block has a game for every seat, so at least {data['players']} games, not {most_games}")
    if workers is not None and workers < 1:
        raise SetupError(f"a comparison has at least 1 worker, not {workers}")
    parity = 1 / data["players"]
    question = Question(parity + 0.05, parity + 0.15)
    return Contest(game, data, *bots, seed, most_games, workers or os.cpu_count() or 1, question)


def compare(contest: Contest, on_progress: Callable[[int], None] = lambda games: None) -> dict[str, Any]:
    """Play blocks until the question is answered or the games are used up."""
    tally = Tally(contest.question)
    for score in scores_of_blocks(contest):
        tally.add(score)
        on_progress(len(tally.scores) * contest.players)
        if tally.verdict:
            break
    return _report(contest, tally)


def block_score(contest: Contest, number: int) -> float:
    """The challenger's share of wins in a block: the same luck, once from every seat."""
    game = find_game(contest.game)
    options = game.options_from_json(contest.options)
    bots = [contest.challenger] + [contest.champion] * (contest.players - 1)
    return sum(_wins(game, options, bots, number, seat, contest.seed) for seat in range(contest.players)) / len(bots)


def _wins(game: Any, options: Any, bots: Sequence[str], number: int, seat: int, seed: int) -> float:
    """What the challenger, on this seat, wins of one game; a shared win counts as its share."""
    chairs = [bots[(other - seat) % len(bots)] for other in range(len(bots))]
    row = play_game(game, options, chairs, number, seed, rotate=False)
    return 1 / row.places.count(1) if row.places[seat] == 1 else 0.0


def scores_of_blocks(contest: Contest) -> Iterator[float]:
    """The blocks' scores in order, whichever worker finishes first."""
    numbers = range(contest.most_games // contest.players)
    if contest.workers == 1:
        yield from (block_score(contest, number) for number in numbers)
        return
    pool = ProcessPoolExecutor(contest.workers, mp_context=get_context("spawn"))
    waiting: list[Future[float]] = []
    try:
        for number in numbers:
            waiting.append(pool.submit(block_score, contest, number))
            if len(waiting) > 2 * contest.workers:
                yield waiting.pop(0).result()
        for future in waiting:
            yield future.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _report(contest: Contest, tally: Tally) -> dict[str, Any]:
    low, high = tally.interval()
    return {
        "game": contest.game,
        "edition": contest.options["edition"],
        "players": contest.players,
        "variants": contest.options["variants"],
        "challenger": contest.challenger,
        "champion": contest.champion,
        "games": len(tally.scores) * contest.players,
        "share": round(tally.mean, 4),
        "interval": [round(low, 4), round(high, 4)],
        "parity": contest.parity,
        "asked": [contest.question.low, contest.question.high],
        "verdict": tally.verdict or "open",
        "better": low > contest.parity,
        "seed": contest.seed,
    }
