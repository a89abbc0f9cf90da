"""Registry of the terminal interfaces, by name of the game."""

from paddlewheel.core.game import Game
from paddlewheel.core.terminal.game_ui import GameUI
from paddlewheel.mississippi_queen.terminal.game_ui import MississippiQueenUI
from paddlewheel.riverboat.terminal.game_ui import RiverboatUI

GAME_UIS: dict[str, GameUI] = {"mississippi-queen": MississippiQueenUI(), "riverboat": RiverboatUI()}


def game_ui_of(game: Game) -> GameUI:
    return GAME_UIS[game.name]
