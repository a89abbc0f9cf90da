"""Runs of many games: the same trace whatever the number of workers, compiled or not."""

import json
import subprocess
from typing import Any

import pytest

from paddlewheel.core.errors import SetupError
from paddlewheel.core.game import Game
from paddlewheel.core.metrics import row_summary
from paddlewheel.games import GAMES
from paddlewheel.lab.runs.game_runner import GameRow, play_game
from paddlewheel.lab.runs.run_options import RunOptions
from paddlewheel.lab.simulate import make_simulation, simulate
from tests.forkserver import run_python

GAME = "mississippi-queen"


def trace(game: str, bots: list[str], games: int, workers: int) -> str:
    return str(simulate(make_simulation(RunOptions(game, bots, games, 9, workers=workers), None, 3))["trace"])


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_number_of_workers_does_not_change_the_trace(game: str) -> None:
    assert trace(game, ["deckhand"], 600, 1) == trace(game, ["deckhand"], 600, 2)
    mixed = ["mate", "deckhand", "mate"]
    assert trace(game, mixed, 5, 1) == trace(game, mixed, 5, 2)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_compiled_deckhands_play_like_ordinary_ones(game: Game) -> None:
    options = game.options(None, 3, {})
    for number, row in enumerate(game.module.random_games(options).play(9, 0, 2)):
        ordinary = play_game(game, options, ["deckhand"] * 3, number, 9)
        assert ordinary == GameRow(*row_summary(row, game.sides(options)))
        assert GameRow.from_plain(json.loads(json.dumps(ordinary.to_plain()))) == ordinary


def test_the_report_adds_up() -> None:
    report = simulate(make_simulation(RunOptions(GAME, ["deckhand"], 200, 1, workers=2), "classic-1997", 4))
    assert report["finished"] + report["capped"] == report["games"] == 200
    assert sum(seat["wins"] for seat in report["seats"]) == pytest.approx(200)
    assert len(report["seats"]) == 4


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"games": 0}, "at least 1 game"),
        ({"seed": -1}, "seed"),
        ({"workers": 0}, "at least 1 worker"),
        ({"bots": ["mate", "mate"]}, "one for each of the 4 players"),
        ({"bots": ["pirate"]}, "there is no bot 'pirate'; choose from deckhand, mate"),
        ({"bots": ["commodore:0"]}, "at least 1 iteration"),
        ({"bots": ["mate:1s"]}, "counts iterations, as in mate:400"),
        ({"variants": {"branching_river": True}}, "for 6 to 8 players"),
        ({"edition": "intro-1997", "variants": {"black_rose": True}}, "intro-1997 does not admit black_rose"),
        ({"players": 9}, "players"),
        ({"game": "chess"}, "there is no game"),
    ],
)
def test_a_run_that_cannot_be_is_refused_before_the_first_game(changes: dict[str, object], reason: str) -> None:
    asked: dict[str, Any] = {"game": GAME, "bots": ["deckhand"], "games": 10, "seed": 1, "workers": 1, **changes}
    edition, players = asked.pop("edition", "2019"), asked.pop("players", 4)
    with pytest.raises(SetupError, match=reason):
        make_simulation(RunOptions(**asked), edition, players)


def run_cli(*arguments: str) -> subprocess.CompletedProcess[str]:
    return run_python("-m", "paddlewheel.cli", *arguments)


@pytest.mark.slow
def test_the_command_line_answers_in_one_line_of_json() -> None:
    done = run_cli("simulate", "--games", "5", "--seed", "1", "--json")
    assert done.returncode == 0
    assert done.stdout.count("\n") == 1
    assert json.loads(done.stdout)["games"] == 5


@pytest.mark.slow
@pytest.mark.parametrize(
    "command", ["play", "simulate", "compare", "ladder", "study", "replay", "rules", "perft", "compile"]
)
def test_every_command_has_help_with_an_example(command: str) -> None:
    done = run_cli(command, "--help")
    assert done.returncode == 0
    assert "Example: paddlewheel" in done.stdout


@pytest.mark.slow
def test_bad_input_is_a_sentence_and_an_exit_code() -> None:
    done = run_cli("simulate", "--players", "9")
    assert done.returncode == 1
    assert done.stderr.strip() == "paddlewheel: 2019 is for 2 to 6 players, not 9"
    assert run_cli("replay", "no-such-file.json", "--check").returncode == 1
    assert run_cli("rules", "MQ-MOV-99").returncode == 1
    assert run_cli("simulate", "--no-such-option").returncode == 2
    assert run_cli("perft", "nonsense").returncode == 1
