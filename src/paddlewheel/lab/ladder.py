"""`ladder`: round-robin between bots at each player count, as Elo with intervals."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from itertools import combinations, islice
from typing import Any

from paddlewheel.bots import bots_for
from paddlewheel.core.errors import SetupError
from paddlewheel.games import find_game
from paddlewheel.lab import messages
from paddlewheel.lab.compare import BotComparison, make_comparison, ordered_block_scores
from paddlewheel.lab.runs.checkpoint import Checkpoint, RunIdentity, run_identity
from paddlewheel.lab.runs.run_options import RunOptions
from paddlewheel.lab.stats.elo import fit

ProgressCallback = Callable[[int], None]


@dataclass(frozen=True)
class LadderRun:
    """The comparisons to play: each pair of bots at each player count."""

    contests: tuple[BotComparison, ...]
    bots: tuple[str, ...]

    @property
    def games(self) -> int:
        return sum(contest.blocks * contest.players for contest in self.contests)


def make_ladder(run: RunOptions, edition: str | None, players: Sequence[int]) -> LadderRun:
    names = tuple(run.bots or bots_for(find_game(run.game)))
    if len(names) < 2 or len(set(names)) < len(names):
        raise SetupError(messages.bad_ladder())
    if len(set(players)) < len(players) or not players:
        raise SetupError(messages.bad_ladder_players())
    contests = tuple(
        make_comparison(replace(run, bots=(better, worse)), edition, count)
        for count in players
        for worse, better in combinations(names, 2)
    )
    return LadderRun(contests, names)


def ladder_identity(climb: LadderRun) -> RunIdentity:
    """Excludes bots and player counts, so that a ladder can be extended and keep its finished games."""
    first = climb.contests[0]
    options = {name: first.options[name] for name in ("edition", "variants")}
    return run_identity("ladder", first.game, first.executor_options.own, options=options, seed=first.seed)


def ladder(
    climb: LadderRun, on_progress: ProgressCallback = lambda games: None, keep: Checkpoint | None = None
) -> dict[str, Any]:
    """Play all comparisons and fit the ratings."""
    shares: dict[BotComparison, float] = {}
    done = 0
    with closing(ordered_block_scores(climb.contests, keep or Checkpoint(ladder_identity(climb)))) as scores:
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


def _table(climb: LadderRun, shares: Mapping[BotComparison, float], players: int) -> dict[str, Any]:
    """The ladder at one player count."""
    scores: dict[tuple[str, str], tuple[float, int]] = {}
    pairs = []
    for contest, share in shares.items():
        if contest.players != players:
            continue
        games = contest.blocks * players
        scores[contest.challenger, contest.champion] = (two_player_share(share, players) * games, games)
        pairs.append({"bot": contest.challenger, "against": contest.champion, "games": games, "share": round(share, 4)})
    strengths = fit(climb.bots, scores)
    bots = [{"bot": name, "elo": round(elo), "give_or_take": round(half)} for name, (elo, half) in strengths.items()]
    return {"players": players, "bots": bots, "pairs": pairs}


def two_player_share(share: float, players: int) -> float:
    """Convert a share of wins against several opponents to one against one; parity becomes 0.5.

    >>> two_player_share(0.5, 2), two_player_share(0.25, 4)
    (0.5, 0.5)
    """
    odds = share * (players - 1)
    return odds / (odds + 1 - share) if share < 1 else 1.0
