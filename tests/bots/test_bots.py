"""What every bot must do, and how the simple ones fare."""

from collections.abc import Sequence
from typing import Any

import pytest

from paddlewheel.bots import BOTS, find_bot, make_bot
from paddlewheel.core.errors import SetupError
from paddlewheel.core.game import Game
from paddlewheel.core.search.budget import Budget
from paddlewheel.games import GAMES
from paddlewheel.lab.runs.game_runner import play_game
from paddlewheel.lab.runs.run_options import RunOptions
from paddlewheel.lab.simulate import make_simulation, simulate
from tests.tables import EVERY_TABLE, Table, name_of

QUICK = ("mate", "pilot", "captain:1", "commodore:6")
CHANGED_NUMBERS: list[dict[str, Any]] = [
    {"workers": 3, "first_coins": 0, "coins": 4},
    {"workers": 30, "first_surveyors": 5, "barns": 0, "wells": 0},
]


def capped(bot: str, games: int) -> int:
    run = make_simulation(RunOptions("mississippi-queen", [bot], games, seed=3, workers=2), "2019", 4)
    return int(simulate(run)["capped"])


@pytest.mark.games
@pytest.mark.parametrize("table", EVERY_TABLE, ids=name_of)
@pytest.mark.parametrize("bot", QUICK)
def test_a_bot_plays_every_set_up_to_its_end(bot: str, table: Table) -> None:
    row = play_game(table.game, table.options, [bot] * table.players, 1, seed=1)
    assert min(row.places) == 1
    assert len(row.places) == table.players
    assert not row.capped


@pytest.mark.parametrize("bot", QUICK)
@pytest.mark.parametrize("variants", CHANGED_NUMBERS, ids=str)
def test_a_bot_plays_riverboat_with_changed_numbers(bot: str, variants: dict[str, Any]) -> None:
    game = GAMES["riverboat"]
    row = play_game(game, game.options(None, 3, variants), [bot] * 3, 1, seed=1)
    assert min(row.places) == 1


@pytest.mark.games
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
@pytest.mark.parametrize("bot", QUICK)
def test_a_bot_plays_the_same_game_from_the_same_seed(bot: str, game: Game) -> None:
    options = game.options(None, 3, {})
    first, again = (play_game(game, options, [bot] * 3, 7, seed=2) for _ in range(2))
    assert first == again


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
@pytest.mark.parametrize("bot", ["captain", "commodore"])
def test_a_bot_may_be_given_time_instead_of_iterations(bot: str, game: Game) -> None:
    options = game.options(None, 2, {})
    position = game.new_position(options)
    from paddlewheel.core.game import CHANCE
    from paddlewheel.core.rng import new_stream

    chance = new_stream(1, 1, 0)
    while position.actor == CHANCE:
        position.step(position.draw(chance))
    player = make_bot(f"{bot}:30ms", 1, 1, position.actor)
    chosen = player.decide(position.seen_by(position.actor), position.legal_actions(), player.budget)
    assert position.refusal(chosen[0]) == ""


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_looking_where_one_goes_beats_chance(game: str) -> None:
    run = make_simulation(RunOptions(game, ["mate", *["deckhand"] * 3], 12, 5, workers=1), None, 4)
    assert simulate(run)["seats"][0]["wins"] == 12


@pytest.mark.slow
def test_races_of_mates_do_not_need_the_guard() -> None:
    assert capped("mate", 60) == 0


@pytest.mark.soak
def test_of_a_thousand_races_of_mates_at_most_one_needs_the_guard() -> None:
    assert capped("mate", 1000) <= 1


def test_an_unknown_bot_is_named_with_those_there_are() -> None:
    names: Sequence[str] = list(BOTS)
    with pytest.raises(SetupError, match=", ".join(names)):
        find_bot("admiral")


def test_a_bot_comes_with_its_budget() -> None:
    assert find_bot("commodore:400")[1] == Budget(iterations=400)
    assert find_bot("commodore:1s")[1] == Budget(seconds=1.0)
    assert find_bot("commodore")[1] == BOTS["commodore"].usual


@pytest.mark.parametrize("text", ["commodore:0", "commodore:0s"])
def test_a_budget_of_nothing_is_refused(text: str) -> None:
    with pytest.raises(SetupError, match="at least 1 iteration"):
        find_bot(text)


@pytest.mark.parametrize("text", ["captain:", "captain:much", "captain:-3", "captain:2m"])
def test_a_budget_that_is_none_is_refused_with_how_one_is_written(text: str) -> None:
    with pytest.raises(SetupError, match="200ms or 1s"):
        find_bot(text)
