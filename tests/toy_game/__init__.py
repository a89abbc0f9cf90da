"""Skiffs: a complete small game, to show what a game consists of. The first skiff at the end of the river wins.

It is registered by PADDLEWHEEL_GAMES=tests.toy_game; its folder `web` is copied to web/src/games/skiffs.
"""

from paddlewheel.core.capabilities import GameModule

MODULE = GameModule(
    "skiffs",
    __name__,
    game="rules:SKIFFS",
    notation="notation",
    presenter="view",
    encoder="view:ENCODER",
    terminal="terminal:GAME_UI",
    rulebook="rules:RULEBOOK",
)
