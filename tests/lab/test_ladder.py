"""Elo from results, and the ladder's page."""

import pytest

from paddlewheel.core.errors import SetupError
from paddlewheel.lab.ladder import ladder, make_ladder, two_player_share
from paddlewheel.lab.reports.tables import ladder_page
from paddlewheel.lab.runs.run_options import RunOptions
from paddlewheel.lab.stats.elo import expected, fit


def test_elo_finds_the_differences_behind_the_results() -> None:
    truth = {"a": 0.0, "b": 120.0, "c": 300.0}
    scores = {
        (high, low): (1000 * expected(truth[high] - truth[low]), 1000)
        for high, low in (("b", "a"), ("c", "a"), ("c", "b"))
    }
    found = fit(["a", "b", "c"], scores)
    for name, elo in truth.items():
        assert found[name][0] == pytest.approx(elo, abs=4)
    assert found["a"] == (0, 0)
    assert 5 < found["b"][1] < 30


def test_a_clean_sweep_has_a_finite_answer() -> None:
    assert 300 < fit(["a", "b"], {("b", "a"): (20, 20)})["b"][0] < 2000


@pytest.mark.parametrize("players", [2, 3, 4])
def test_parity_counts_as_a_half_at_every_table(players: int) -> None:
    assert two_player_share(1 / players, players) == pytest.approx(0.5)


def test_the_ladder_puts_mate_above_deckhand_and_draws_it() -> None:
    report = ladder(make_ladder(RunOptions("riverboat", ["deckhand", "mate"], 6, 1, workers=1), None, [2, 3]))
    assert [table["players"] for table in report["tables"]] == [2, 3]
    for table in report["tables"]:
        assert [row["bot"] for row in table["bots"]] == ["deckhand", "mate"]
        assert table["bots"][1]["elo"] > 200
    page = ladder_page(report, "paddlewheel ladder riverboat")
    assert page.count("<svg") == 4
    assert "http" not in page
    assert "The ladder: riverboat" in page
    german = ladder_page(report, "paddlewheel ladder riverboat", "de")
    assert '<html lang="de">' in german
    for said in ("Die Rangliste: riverboat", "2 Spieler", "Elo von jedem", "Anteil der Siege", "Gespiegeltes Glück"):
        assert said in german


def test_a_ladder_needs_two_bots() -> None:
    with pytest.raises(SetupError, match="two or more"):
        make_ladder(RunOptions("riverboat", ["mate"], 6, 1, workers=1), None, [2])
