"""`compare`: sequential test whether one bot beats another, with mirrored luck and rotated seats."""

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import Any

from paddlewheel.core.errors import SetupError
from paddlewheel.games import find_game
from paddlewheel.lab import messages
from paddlewheel.lab.runs.checkpoint import Checkpoint, RunIdentity, ordered_results, run_identity
from paddlewheel.lab.runs.executors import ExecutorOptions, Job, make_executor
from paddlewheel.lab.runs.game_runner import check_bot, play_game
from paddlewheel.lab.runs.run_options import RunOptions
from paddlewheel.lab.stats.sprt import Hypotheses, SequentialTest


@dataclass(frozen=True, eq=False)
class BotComparison:
    """One challenger against champions on all other seats."""

    game: str
    options: Mapping[str, Any]
    challenger: str
    champion: str
    seed: int
    max_games: int
    executor_options: ExecutorOptions
    question: Hypotheses

    @property
    def players(self) -> int:
        return int(self.options["players"])

    @property
    def parity(self) -> float:
        return 1 / self.players

    @property
    def blocks(self) -> int:
        return self.max_games // self.players


def make_comparison(run: RunOptions, edition: str | None, players: int | None) -> BotComparison:
    """Validate all arguments before the first game; the bots are the challenger and the champion."""
    game = find_game(run.game)
    challenger, champion = run.bots
    for name in run.bots:
        check_bot(name, game)
    options = game.options_to_json(game.options(edition, players, run.variants))
    players = options["players"]
    if run.games < players:
        raise SetupError(messages.bad_block(options["players"], run.games))
    run.check_seed()
    question = Hypotheses(1 / players + 0.05, 1 / players + 0.15)
    return BotComparison(run.game, options, challenger, champion, run.seed, run.games, run.executor_options(), question)


def comparison_identity(contest: BotComparison) -> RunIdentity:
    bots = [contest.challenger, contest.champion]
    return run_identity(
        "compare", contest.game, contest.executor_options.own, options=contest.options, bots=bots, seed=contest.seed
    )


def compare(
    contest: BotComparison, on_progress: Callable[[int], None] = lambda games: None, keep: Checkpoint | None = None
) -> dict[str, Any]:
    """Play blocks until the test decides or the games are used up."""
    tally = SequentialTest(contest.question)
    with closing(ordered_block_scores([contest], keep or Checkpoint(comparison_identity(contest)))) as scores:
        for score in scores:
            tally.add(score)
            on_progress(len(tally.scores) * contest.players)
            if tally.verdict:
                break
    return _report(contest, tally)


def ordered_block_scores(contests: Sequence[BotComparison], keep: Checkpoint) -> Generator[float]:
    """Scores of all blocks in order, independent of the order in which workers finish."""
    return ordered_results(
        [job for contest in contests for job in comparison_jobs(contest)],
        make_executor(contests[0].executor_options),
        keep,
    )


def comparison_jobs(contest: BotComparison) -> list[Job]:
    """One job per block."""
    bots = (contest.challenger, contest.champion)
    name = f"{contest.challenger} against {contest.champion}, {contest.players} players"
    return [
        Job(f"{name}, block {number}", block_score, (contest.game, contest.options, bots, contest.seed, number))
        for number in range(contest.blocks)
    ]


def block_score(name: str, data: Mapping[str, Any], bots: tuple[str, str], seed: int, number: int) -> float:
    """The challenger's share of wins in a block: the same luck, once from every seat."""
    game = find_game(name)
    options = game.options_from_json(data)
    players = int(data["players"])
    challenger, champion = bots
    won = 0.0
    for seat in range(players):
        seated = [challenger if other == seat else champion for other in range(players)]
        won += play_game(game, options, seated, number, seed, rotate=False).wins(seat)
    return won / players


def _report(contest: BotComparison, tally: SequentialTest) -> dict[str, Any]:
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
