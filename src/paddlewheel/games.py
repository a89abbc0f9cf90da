"""Registry of games by name: those of the package, and those of the packages that PADDLEWHEEL_GAMES lists."""

import os
from importlib import import_module

from paddlewheel import mississippi_queen, riverboat
from paddlewheel.core.capabilities import GameModule
from paddlewheel.core.errors import SetupError
from paddlewheel.core.game import Game
from paddlewheel.core.messages.errors import setup

OTHER_PACKAGES = "PADDLEWHEEL_GAMES"  # environment variable: importable packages with a MODULE, separated by commas


def _other_modules() -> list[GameModule]:
    packages = os.environ.get(OTHER_PACKAGES, "").replace(",", " ").split()
    return [import_module(package).MODULE for package in packages]


MODULES: dict[str, GameModule] = {
    module.name: module for module in (mississippi_queen.MODULE, riverboat.MODULE, *_other_modules())
}
GAMES: dict[str, Game] = {name: module.load("game") for name, module in MODULES.items()}
DEFAULT_GAME = mississippi_queen.MODULE.name


def find_game(name: str) -> Game:
    if name not in GAMES:
        raise SetupError(setup.no_game(repr(name), tuple(GAMES)))
    return GAMES[name]
