"""`ladder`: round-robin between bots at each player count, as Elo with intervals."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import combinations, islice
from typing import Any

from paddlewheel.bots import BOTS
from paddlewheel.core.errors import SetupError
from paddlewheel.lab.compare import Contest, make_contest, scores_of_blocks
from paddlewheel.lab.runs.checkpoint import About, Keep, about
from paddlewheel.lab.runs.plugins import Source
from paddlewheel.lab.stats.elo import fit

Tell = Callable[[int], None]


@dataclass(frozen=True)
class Climb:
    """The comparisons to play: each pair of bots at each player count."""

    contests: tuple[Contest, ...]
    bots: tuple[str, ...]

    @property
    def games(self) -> int:
        return sum(contest.blocks * contest.players for contest in self.contests)


def make_climb(
    game: str,
    edition: str | None,
    players: Sequence[int],
    variants: Mapping[str, Any],
    bots: Sequence[str],
    games: int,
    seed: int,
    workers: int | None,
    ray: str = "",
    own: tuple[Source, ...] = (),
) -> Climb:
    names = tuple(bots or BOTS)
    if len(names) < 2 or len(set(names)) < len(names):
        raise SetupError("a ladder has two or more different bots")
    if len(set(players)) < len(players) or not players:
        raise SetupError("a ladder names each number of players once, as in 2,4")
    contests = tuple(
        make_contest(game, edition, count, variants, (better, worse), seed, games, workers, ray, own)
        for count in players
        for worse, better in combinations(names, 2)
    )
    return Climb(contests, names)


def about_climb(climb: Climb) -> About:
    """Excludes bots and player counts, so that a ladder can be extended and keep its finished games."""
    first = climb.contests[0]
    options = {name: first.options[name] for name in ("edition", "variants")}
    return about("ladder", first.game, first.hands.own, options=options, seed=first.seed)


def ladder(climb: Climb, on_progress: Tell = lambda games: None, keep: Keep | None = None) -> dict[str, Any]:
    """Play all comparisons and fit the ratings."""
    shares: dict[Contest, float] = {}
    done = 0
    with closing(scores_of_blocks(climb.contests, keep or Keep(about_climb(climb)))) as scores:
        for contest in climb.contests:
            won = 0.0
            for score in islice(scores, contest.blocks):
                won += score
                done += contest.players
                on_progress(done)
            shares[contest] = won / contest.blocks
    first = climb.contests[0]
    counts = dict.fromkeys(contest.players for contest in climb.contests)
    return {
        "game": first.game,
        "edition": first.options["edition"],
        "variants": first.options["variants"],
        "seed": first.seed,
        "tables": [_table(climb, shares, players) for players in counts],
    }


def _table(climb: Climb, shares: Mapping[Contest, float], players: int) -> dict[str, Any]:
    """The ladder at one player count."""
    scores: dict[tuple[str, str], tuple[float, int]] = {}
    pairs = []
    for contest, share in shares.items():
        if contest.players != players:
            continue
        games = contest.blocks * players
        scores[contest.challenger, contest.champion] = (even(share, players) * games, games)
        pairs.append({"bot": contest.challenger, "against": contest.champion, "games": games, "share": round(share, 4)})
    strengths = fit(climb.bots, scores)
    bots = [{"bot": name, "elo": round(elo), "give_or_take": round(half)} for name, (elo, half) in strengths.items()]
    return {"players": players, "bots": bots, "pairs": pairs}


def even(share: float, players: int) -> float:
    """Convert a share of wins against several opponents to one against one; parity becomes 0.5.

    >>> even(0.5, 2), even(0.25, 4)
    (0.5, 0.5)
    """
    odds = share * (players - 1)
    return odds / (odds + 1 - share) if share < 1 else 1.0
