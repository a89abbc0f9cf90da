"""Studies: the grid, what is counted, and which differences are called real."""

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from paddlewheel.cli import app
from paddlewheel.core.errors import SetupError
from paddlewheel.core.game import Position
from paddlewheel.core.presentation import events_between
from paddlewheel.games import find_game
from paddlewheel.lab.runs.checkpoint import Checkpoint
from paddlewheel.lab.runs.game_runner import play_game
from paddlewheel.lab.runs.run_options import RunOptions
from paddlewheel.lab.stats.effects import estimate, holm
from paddlewheel.lab.study.grid import make_grid, parse_axis
from paddlewheel.lab.study.metrics import study_metrics
from paddlewheel.lab.study.observer import StudyObserver, observe_game
from paddlewheel.lab.study.page import study_page
from paddlewheel.lab.study.study import make_study, study, study_identity
from paddlewheel.lab.study.text import study_table

QUEEN, RIVERBOAT = "mississippi-queen", "riverboat"


class TestGrid:
    def test_every_combination_once(self) -> None:
        grid = make_grid(
            find_game(QUEEN), ["2019", "2019-advanced"], [3, 4], {}, ["river_length=10,12", "full_coal=5..6"]
        )
        assert len(grid.cells) == 16
        assert len({cell.key for cell in grid.cells}) == 16
        assert grid.name(grid.cells[0]) == "2019, 3 players, river_length 10, full_coal 5"

    def test_what_the_rules_do_not_admit_is_left_out_with_the_reason(self) -> None:
        grid = make_grid(find_game(QUEEN), ["2019", "2019-advanced"], [4], {}, ["river_length=12..14"])
        assert len(grid.cells) == 4
        assert [name for name, _ in grid.left_out] == ["2019, river_length 13", "2019, river_length 14"]
        assert "11 A tiles" in grid.left_out[0][1]

    @pytest.mark.parametrize(
        ("vary", "reason"),
        [
            (["river_length=14"], "needs 13 after the start"),
            (["river_lenght=12,13"], "there is no variant 'river_lenght'"),
            (["river_length"], "says nothing to vary"),
            (["river_length=18..12"], "goes upward"),
            (["river_length=8", "river_length=9"], "given twice"),
            (["river_length=8,8"], "the same value twice"),
            (["passengers=1..40", "round_limit=10..30"], "840 combinations"),
        ],
    )
    def test_a_grid_that_cannot_be_is_refused(self, vary: list[str], reason: str) -> None:
        with pytest.raises(SetupError, match=reason):
            make_grid(find_game(QUEEN), ["2019"], [4], {}, vary)

    def test_values(self) -> None:
        assert parse_axis("harbor_start=-6..-2:2").values == (-6, -4, -2)
        assert parse_axis("riverboats_a_round=2-2-2-3,1").values == ("2-2-2-3", 1)
        assert parse_axis("teams=off,2-2").values == (False, "2-2")


class TestEffects:
    def test_intervals_hold_what_they_promise(self) -> None:
        luck = random.Random(1)
        held = sum(abs(found.mean) <= found.half for found in (estimate(noise(luck, 60)) for _ in range(600)))
        assert 540 <= held <= 590

    def test_where_nothing_differs_nothing_is_called_real(self) -> None:
        """Twenty questions each: without a correction two studies of three would find something."""
        luck = random.Random(2)
        wrong = sum(any(holm([estimate(noise(luck, 40)).chance for _ in range(20)])) for _ in range(200))
        assert wrong <= 20

    def test_what_differs_is_found(self) -> None:
        luck = random.Random(3)
        chances = [estimate([value + shift for value in noise(luck, 60)]).chance for shift in (1.0, 0.0, -1.0)]
        assert holm(chances) == [True, False, True]

    def test_no_spread_at_all(self) -> None:
        assert estimate([2.0] * 10).chance == 0
        assert estimate([0.0] * 10).chance == 1


def noise(luck: random.Random, count: int) -> list[float]:
    return [luck.gauss(0, 1) for _ in range(count)]


class TestLooking:
    @pytest.mark.parametrize("game", [QUEEN, RIVERBOAT])
    def test_a_game_is_the_same_with_and_without_an_onlooker(self, game: str) -> None:
        found = find_game(game)
        options = found.options(None, 3, {})
        row, numbers, wins = observe_game(game, found.options_to_json(options), ["mate"] * 3, 4, 1)
        assert row == play_game(found, options, ["mate"] * 3, 1, 4).to_plain()
        assert set(numbers) == {measure.name for measure in study_metrics(game)}
        assert sum(wins) == pytest.approx(1)

    @pytest.mark.parametrize(
        ("edition", "bot"), [("2019", "mate"), ("classic-1997", "deckhand"), ("black-rose-1998", "mate")]
    )
    def test_races_are_counted_as_they_are_told(self, edition: str, bot: str) -> None:
        """The events of the view are found another way."""
        game = find_game(QUEEN)
        options = game.options(edition, 4, {"round_limit": 40})
        onlooker, told = StudyObserver(game.module.observer()), []
        before = [game.new_position(options)]

        def watch(position: Position, action: int) -> None:
            onlooker.on_action(position, action)
            told.extend(event.kind for event in events_between(before[0], position, action))
            before[0] = position.copy()

        play_game(game, options, [bot] * 4, 2, 3, watch=watch)
        counted = onlooker.observer.metric_values(before[0])
        assert told.count("pushed") == counted["pushes"] > 0
        assert told.count("boarded") == pytest.approx(4 * counted["passengers"])
        assert told.count("docked") == counted["docked"]
        if edition != "black-rose-1998":  # no sandbanks
            assert told.count("aground") + told.count("out") == counted["groundings"] > 0
        assert sorted(onlooker.order) == [0, 1, 2, 3]

    def test_points_are_the_sum_of_what_they_are_made_of(self) -> None:
        found = find_game(RIVERBOAT)
        _, numbers, _ = observe_game(RIVERBOAT, found.options_to_json(found.options(None, 4, {})), ["mate"] * 4, 1, 0)
        parts = [numbers[measure.name] for measure in study_metrics(RIVERBOAT) if measure.part_of == "points"]
        assert len(parts) == 12
        assert sum(parts) == pytest.approx(numbers["points"])
        assert numbers["most_points"] >= numbers["points"]


def small_study(games: int = 12, workers: int = 1, vary: tuple[str, ...] = ("barn_each=0,4",)) -> Any:
    return make_study(RunOptions(RIVERBOAT, ["mate"], games, 1, workers=workers), [], [2], vary)


class TestStudy:
    def test_a_difference_that_is_there_is_called_real_and_one_that_is_not_is_not(self) -> None:
        report = study(small_study(vary=("barn_each=2,8", "coins=25,99")))
        real = {(row["axis"], row["measure"]) for row in report["differences"] if row["real"]}
        assert ("barn_each", "from_barns") in real
        assert not [measure for axis, measure in real if axis == "coins" and measure == "from_barns"]
        assert len(report["cells"]) == 4
        told = next(row for row in report["differences"] if row["measure"] == "from_barns")
        assert told["mean"] > 0

    @pytest.mark.slow
    def test_the_number_of_workers_does_not_change_the_report(self) -> None:
        assert study(small_study(10, 1)) == study(small_study(10, 2))

    @pytest.mark.slow
    def test_a_study_is_kept_and_may_grow(self, tmp_path: Path) -> None:
        one, both = small_study(vary=("barn_each=0,4",)), small_study(vary=("barn_each=0,4,2",))
        study(one, keep=Checkpoint(study_identity(one), tmp_path / "study"))
        fresh = Checkpoint(study_identity(both), tmp_path / "study")
        assert len(fresh.done) == 24
        assert study(both, keep=fresh) == study(both)

    def test_the_page_has_everything_and_needs_nothing(self) -> None:
        report = study(small_study(vary=("barn_each=1..3",)))
        page = study_page(report, "paddlewheel study riverboat --vary 'barn_each=1..3'")
        for word in (
            "What is real",
            "What was seen",
            "Seats",
            "What points are made of",
            "Every number",
            "barn_each=1..3",
        ):
            assert word in page
        assert not re.search(r"https?:|<script|@import|src=", page)
        assert page.count("<svg") > 10
        assert "Always the same: rounds 4" in page
        assert study_table(report).row_count > 10
        self.check_german(study_page(report, "paddlewheel study", "de"))

    def check_german(self, page: str) -> None:
        assert '<html lang="de">' in page
        for said in ("Was echt ist", "Was zu sehen war", "Plätze", "Punkte: woraus sie bestehen", "Alle Zahlen"):
            assert f"<h2>{said}</h2>" in page
        assert "Immer gleich: Runden 4" in page
        assert "<th>Punkte des Siegers</th>" in page
        assert "<p>Punkte zwischen dem Ersten und dem Zweiten.</p>" in page
        words = re.sub(r"<style>.*?</style>|<[^>]*>", " ", page, flags=re.DOTALL).lower()
        assert {"the", "of", "points", "games", "more", "less", "give"}.isdisjoint(re.findall(r"[a-z]+", words))

    def test_too_few_games_say_nothing(self) -> None:
        with pytest.raises(SetupError, match="at least 10 games of each combination, not 9"):
            small_study(9)


def test_the_command_writes_a_page_and_one_line_of_json(tmp_path: Path) -> None:
    html = tmp_path / "study.html"
    asked = ["study", "riverboat", "--players", "2", "--vary", "wells=2,8", "--games", "10", "--workers", "1"]
    done = CliRunner().invoke(app, [*asked, "--html", str(html), "--json"], catch_exceptions=False)
    assert done.exit_code == 0
    assert [cell["name"] for cell in json.loads(done.stdout)["cells"]] == ["wells 2", "wells 8"]
    assert "A study of Riverboat" in html.read_text()
