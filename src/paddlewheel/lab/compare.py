"""`compare`: sequential test whether one bot beats another, with mirrored luck and rotated seats."""

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import Any

from paddlewheel.core.errors import SetupError
from paddlewheel.games import find_game
from paddlewheel.lab.runs.checkpoint import About, Keep, about, in_order
from paddlewheel.lab.runs.executors import Hands, Job, check_hands, hire
from paddlewheel.lab.runs.game_runner import check_bot, play_game
from paddlewheel.lab.runs.plugins import Source
from paddlewheel.lab.simulate import check_seed
from paddlewheel.lab.stats.sprt import Question, Tally


@dataclass(frozen=True, eq=False)
class Contest:
    """One challenger against champions on all other seats."""

    game: str
    options: Mapping[str, Any]
    challenger: str
    champion: str
    seed: int
    most_games: int
    hands: Hands
    question: Question

    @property
    def players(self) -> int:
        return int(self.options["players"])

    @property
    def parity(self) -> float:
        return 1 / self.players

    @property
    def blocks(self) -> int:
        return self.most_games // self.players


def make_contest(
    game: str,
    edition: str | None,
    players: int | None,
    variants: Mapping[str, Any],
    bots: tuple[str, str],
    seed: int,
    most_games: int,
    workers: int | None,
    ray: str = "",
    own: tuple[Source, ...] = (),
) -> Contest:
    """Validate all arguments before the first game."""
    for name in bots:
        check_bot(name)
    found = find_game(game)
    data = found.options_to_json(found.options(edition, players, variants))
    if most_games < data["players"]:
        raise SetupError(f"a block has a game for every seat, so at least {data['players']} games, not {most_games}")
    check_seed(seed)
    parity = 1 / data["players"]
    question = Question(parity + 0.05, parity + 0.15)
    return Contest(game, data, *bots, seed, most_games, check_hands(workers, ray, own), question)


def about_contest(contest: Contest) -> About:
    bots = [contest.challenger, contest.champion]
    return about("compare", contest.game, contest.hands.own, options=contest.options, bots=bots, seed=contest.seed)


def compare(
    contest: Contest, on_progress: Callable[[int], None] = lambda games: None, keep: Keep | None = None
) -> dict[str, Any]:
    """Play blocks until the test decides or the games are used up."""
    tally = Tally(contest.question)
    with closing(scores_of_blocks([contest], keep or Keep(about_contest(contest)))) as scores:
        for score in scores:
            tally.add(score)
            on_progress(len(tally.scores) * contest.players)
            if tally.verdict:
                break
    return _report(contest, tally)


def scores_of_blocks(contests: Sequence[Contest], keep: Keep) -> Generator[float]:
    """Scores of all blocks in order, independent of the order in which workers finish."""
    return in_order([job for contest in contests for job in contest_jobs(contest)], hire(contests[0].hands), keep)


def contest_jobs(contest: Contest) -> list[Job]:
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
