"""Registry of games by name."""

from paddlewheel import mississippi_queen, riverboat
from paddlewheel.core.capabilities import GameModule
from paddlewheel.core.errors import SetupError
from paddlewheel.core.game import Game
from paddlewheel.core.messages.errors import setup

MODULES: tuple[GameModule, ...] = (mississippi_queen.MODULE, riverboat.MODULE)
GAMES: dict[str, Game] = {module.name: module.load("game") for module in MODULES}


def find_game(name: str) -> Game:
    if name not in GAMES:
        raise SetupError(setup.no_game(repr(name), tuple(GAMES)))
    return GAMES[name]
