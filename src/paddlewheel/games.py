"""Registry of games by name."""

from paddlewheel.core.errors import SetupError
from paddlewheel.core.game import Game
from paddlewheel.mississippi_queen.game import MISSISSIPPI_QUEEN
from paddlewheel.riverboat.game import RIVERBOAT

GAMES: dict[str, Game] = {game.name: game for game in (MISSISSIPPI_QUEEN, RIVERBOAT)}


def find_game(name: str) -> Game:
    if name not in GAMES:
        raise SetupError(f"there is no game {name!r}; choose one of {', '.join(GAMES)}")
    return GAMES[name]
