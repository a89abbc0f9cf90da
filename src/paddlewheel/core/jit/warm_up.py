"""Load or compile all code that a game with given options needs."""

from typing import Any

from paddlewheel.core.game import CHANCE, Game
from paddlewheel.core.rng import CHANCE_STREAM, new_stream


def warm_up(game: Game, options: Any) -> None:
    module, position = game.module, game.new_position(options)
    if module.offers("random_games"):
        module.random_games(options).play(0, 0, 1)
    stream = new_stream(0, 0, CHANCE_STREAM)
    while position.actor == CHANCE or position.rounds == 0:
        position.step(position.draw(stream) if position.actor == CHANCE else position.legal_actions()[0])
    if module.offers("encoder"):
        module.encoder.observation(position, 0)
    if module.offers("greedy"):
        module.greedy(position)
    if module.offers("pilot"):
        module.pilot.pilot_actions(position)
        module.pilot.win_shares(position)
    for search in ("lookahead", "tree_search"):
        if module.offers(search):
            module.load(search)(position).grow(1)
