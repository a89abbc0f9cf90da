"""Registry of the terminal interfaces, by name of the game."""

from paddlewheel.core.game import Game
from paddlewheel.terminal.game_ui import Face
from paddlewheel.terminal.mississippi_queen.game_ui import RaceFace
from paddlewheel.terminal.riverboat.game_ui import SeasonFace

FACES: dict[str, Face] = {"mississippi-queen": RaceFace(), "riverboat": SeasonFace()}


def face_of(game: Game) -> Face:
    return FACES[game.name]
