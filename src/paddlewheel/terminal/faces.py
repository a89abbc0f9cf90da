"""The catalogue: name of a game -> its face."""

from paddlewheel.core.contract import Game
from paddlewheel.terminal.face import Face
from paddlewheel.terminal.mississippi_queen.face import RaceFace
from paddlewheel.terminal.riverboat.face import SeasonFace

FACES: dict[str, Face] = {"mississippi-queen": RaceFace(), "riverboat": SeasonFace()}


def face_of(game: Game) -> Face:
    return FACES[game.name]
