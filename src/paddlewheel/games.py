"""Registry of games by name."""

from paddlewheel.core.errors import SetupError
from paddlewheel.core.game import Game
from paddlewheel.core.messages.errors import setup
from paddlewheel.mississippi_queen.game import MISSISSIPPI_QUEEN
from paddlewheel.riverboat.game import RIVERBOAT

GAMES: dict[str, Game] = {game.name: game for game in (MISSISSIPPI_QUEEN, RIVERBOAT)}


def find_game(name: str) -> Game:
    if name not in GAMES:
        raise SetupError(setup.no_game(repr(name), tuple(GAMES)))
    return GAMES[name]
