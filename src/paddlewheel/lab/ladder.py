"""`ladder`: every bot against every other, as Elo with intervals."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from paddlewheel.bots import BOTS
from paddlewheel.core.errors import SetupError
from paddlewheel.lab.compare import Contest, make_contest, scores_of_blocks
from paddlewheel.lab.elo import fit

Tell = Callable[[int], None]


@dataclass(frozen=True)
class Climb:
    """What is played: each pair of bots so many games, with this many players."""

    contests: tuple[Contest, ...]
    bots: tuple[str, ...]
    games: int


def make_climb(
    game: str,
    edition: str | None,
    players: int,
    variants: Mapping[str, Any],
    bots: Sequence[str],
    games: int,
    seed: int,
    workers: int | None,
) -> Climb:
    names = tuple(bots or BOTS)
    if len(names) < 2 or len(set(names)) < len(names):
        raise SetupError("a ladder has two or more different bots")
    contests = tuple(
        make_contest(game, edition, players, variants, (better, worse), seed, games, workers)
        for worse, better in combinations(names, 2)
    )
    return Climb(contests, names, games)


def ladder(climb: Climb, on_progress: Tell = lambda games: None) -> dict[str, Any]:
    """Play every contest to its end and fit the strengths."""
    scores: dict[tuple[str, str], tuple[float, int]] = {}
    pairs: list[dict[str, Any]] = []
    done = 0
    for contest in climb.contests:
        blocks = []
        for score in scores_of_blocks(contest):
            blocks.append(score)
            done += contest.players
            on_progress(done)
        share = sum(blocks) / len(blocks)
        games = len(blocks) * contest.players
        scores[contest.challenger, contest.champion] = (even(share, contest.players) * games, games)
        pairs.append({"bot": contest.challenger, "against": contest.champion, "games": games, "share": round(share, 4)})
    strengths = fit(climb.bots, scores)
    first = climb.contests[0]
    return {
        "game": first.game,
        "edition": first.options["edition"],
        "players": first.players,
        "variants": first.options["variants"],
        "seed": first.seed,
        "bots": [
            {"bot": name, "elo": round(strengths[name][0]), "give_or_take": round(strengths[name][1])}
            for name in climb.bots
        ],
        "pairs": pairs,
    }


def even(share: float, players: int) -> float:
    """A share of wins alone against several, as what it would be one against one: parity becomes a half.

    >>> even(0.5, 2), even(0.25, 4)
    (0.5, 0.5)
    """
    odds = share * (players - 1)
    return odds / (odds + 1 - share) if share < 1 else 1.0
