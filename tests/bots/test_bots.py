"""What every bot must do, and how the simple ones fare."""

from collections.abc import Sequence

import pytest

from paddlewheel.bots import BOTS, find_bot
from paddlewheel.core.contract import Game
from paddlewheel.core.errors import SetupError
from paddlewheel.games import GAMES
from paddlewheel.lab.simulate import make_run, simulate
from paddlewheel.lab.table import play_game
from tests.tables import EVERY_TABLE, Table, name_of


def capped(games: int) -> int:
    run = make_run("mississippi-queen", "2019", 4, {}, ["mate"], games, seed=3, workers=2)
    return int(simulate(run)["capped"])


@pytest.mark.parametrize("table", EVERY_TABLE, ids=name_of)
@pytest.mark.parametrize("bot", ["mate"])
def test_a_bot_plays_every_set_up_to_its_end(bot: str, table: Table) -> None:
    row = play_game(table.game, table.options, [bot] * table.players, 1, seed=1)
    assert min(row.places) == 1
    assert len(row.places) == table.players


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_bot_plays_the_same_game_from_the_same_seed(game: Game) -> None:
    options = game.options(None, 3, {})
    first, again = (play_game(game, options, ["mate"] * 3, 7, seed=2) for _ in range(2))
    assert first == again


@pytest.mark.parametrize("game", GAMES)
def test_looking_where_one_goes_beats_chance(game: str) -> None:
    run = make_run(game, None, 4, {}, ["mate", "deckhand", "deckhand", "deckhand"], 12, 5, 1)
    assert simulate(run)["seats"][0]["wins"] == 12


def test_races_of_mates_do_not_need_the_guard() -> None:
    assert capped(60) == 0


@pytest.mark.soak
def test_of_a_thousand_races_of_mates_at_most_one_needs_the_guard() -> None:
    assert capped(1000) <= 1


def test_an_unknown_bot_is_named_with_those_there_are() -> None:
    names: Sequence[str] = list(BOTS)
    with pytest.raises(SetupError, match=", ".join(names)):
        find_bot("admiral")
