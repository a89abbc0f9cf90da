"""The sequential test stops when it knows, and says what it knows."""

import random
from typing import Any

import pytest

from paddlewheel.core.errors import SetupError
from paddlewheel.core.messages import text
from paddlewheel.lab.compare import compare, comparison_jobs, make_comparison
from paddlewheel.lab.reports.tables import comparison_verdict
from paddlewheel.lab.runs.run_options import RunOptions
from paddlewheel.lab.stats.sprt import Hypotheses, SequentialTest


def answer_for(share: float, seed: int) -> SequentialTest:
    """A test of blocks of two games that are each won with this probability."""
    luck, tally = random.Random(seed), SequentialTest(Hypotheses())
    for _ in range(2000):
        tally.add(sum(luck.random() < share for _ in range(2)) / 2)
        if tally.verdict:
            break
    return tally


def test_a_clear_difference_is_known_soon() -> None:
    assert answer_for(0.9, 1).verdict == "high"
    assert len(answer_for(0.9, 1).scores) < 40


def test_wrong_answers_are_about_as_rare_as_asked_for() -> None:
    wrong_high = sum(answer_for(0.55, seed).verdict == "high" for seed in range(300))
    wrong_low = sum(answer_for(0.65, seed).verdict == "low" for seed in range(300))
    assert wrong_high <= 27
    assert wrong_low <= 27


def test_nothing_is_known_after_a_few_games() -> None:
    tally = SequentialTest(Hypotheses(), [1.0, 1.0, 1.0])
    assert tally.verdict == ""


def test_mate_is_better_than_deckhand() -> None:
    contest = make_comparison(RunOptions("riverboat", ("mate", "deckhand"), 40, 1, workers=1), None, 2)
    report = compare(contest)
    assert report["verdict"] == "high"
    assert report["better"]
    assert report["games"] < 40
    assert "mate is better" in text(comparison_verdict(report))


@pytest.mark.slow
def test_the_number_of_workers_does_not_change_the_answer() -> None:
    reports = [
        compare(make_comparison(RunOptions("riverboat", ("mate", "deckhand"), 24, 5, workers=workers), None, 3))
        for workers in (1, 2)
    ]
    assert reports[0] == reports[1]


def test_equal_bots_share_a_block() -> None:
    """The same luck from every seat: what one of two equal, lucky players wins, the other loses."""
    job = comparison_jobs(
        make_comparison(RunOptions("mississippi-queen", ("mate", "mate"), 8, 3, workers=1), "2019", 2)
    )[0]
    assert job.work(*job.arguments) == 0.5


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"games": 1}, "at least 2 games"),
        ({"workers": 0}, "at least 1 worker"),
        ({"bots": ("mate", "pirate")}, "there is no bot 'pirate'"),
        ({"players": 9}, "players"),
    ],
)
def test_a_contest_that_cannot_be_is_refused(changes: dict[str, object], reason: str) -> None:
    asked: dict[str, Any] = {"bots": ("mate", "deckhand"), "games": 40, "seed": 1, "workers": 1, **changes}
    players = asked.pop("players", 2)
    with pytest.raises(SetupError, match=reason):
        make_comparison(RunOptions("riverboat", **asked), None, players)
