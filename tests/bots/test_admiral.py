"""The bot admiral, with weights that learnt nothing: what it does with a network, and without one."""

from pathlib import Path

import numpy as np
import pytest

from paddlewheel.bots import BOTS, find_bot
from paddlewheel.bots.admiral import Admiral
from paddlewheel.bots.levels import Commodore
from paddlewheel.core.batch.observation import scale
from paddlewheel.core.batch.observe_one import fields_of
from paddlewheel.core.errors import SetupError
from paddlewheel.core.game import CHANCE, Game, Position
from paddlewheel.core.network.policy import TrainedNetwork
from paddlewheel.core.network.weights import Layer, NetworkWeights, quantize, save_weights
from paddlewheel.core.rng import CHANCE_STREAM, new_stream
from paddlewheel.core.search.budget import NO_SEARCH, Budget, parse_budget
from paddlewheel.games import GAMES

WIDTH = 8
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def some_weights(game: Game, path: Path) -> Path:
    rng, inputs = np.random.default_rng(3), scale(fields_of(game))
    actions = game.player_actions

    def layer(*shape: int) -> Layer:
        return quantize(rng.normal(size=shape), np.zeros(shape[:-1]))

    norms = Layer(np.zeros(0, np.int8), np.ones((2, WIDTH), np.float32), np.zeros((2, WIDTH), np.float32))
    first, inner, outer = layer(WIDTH, len(inputs)), layer(1, WIDTH, WIDTH), layer(1, WIDTH, WIDTH)
    network = NetworkWeights(inputs, first, norms, inner, outer, layer(actions, WIDTH), layer(4, WIDTH))
    save_weights(path / "weights.npz", network)
    return path / "weights.npz"


def admiral(network: TrainedNetwork, seat: int) -> Admiral:
    class Taught(Admiral):
        def network(self, game: Game) -> TrainedNetwork:
            return network

    return Taught(1, 1, seat)


def begun(game: Game, players: int = 2) -> Position:
    position, chance = game.new_position(game.options(None, players, {})), new_stream(1, 1, CHANCE_STREAM)
    while position.actor == CHANCE or len(position.legal_actions()) == 1:
        position.step(position.draw(chance) if position.actor == CHANCE else position.legal_actions()[0])
    return position


@EVERY_GAME
def test_the_action_with_the_highest_logit_is_played(game: Game, tmp_path: Path) -> None:
    position, network = begun(game), TrainedNetwork(some_weights(game, tmp_path))
    legal, seat = position.legal_actions(), position.actor
    logits = network.ask(position)[0].copy()
    [chosen] = admiral(network, seat).decide(position.seen_by(seat), legal, NO_SEARCH)
    assert logits[chosen] == max(logits[action] for action in legal)
    assert [chosen] == admiral(network, seat).decide(position.seen_by(seat), legal, NO_SEARCH)


@EVERY_GAME
def test_where_a_position_comes_again_an_action_is_drawn(game: Game, tmp_path: Path) -> None:
    position, network = begun(game), TrainedNetwork(some_weights(game, tmp_path))
    legal, seat = position.legal_actions(), position.actor
    player = admiral(network, seat)
    found = {player.decide(position.seen_by(seat), legal, NO_SEARCH)[0] for _ in range(200)}
    assert found <= set(legal)
    assert len(found) > 1


@EVERY_GAME
def test_at_other_tables_it_plays_as_the_commodore(game: Game, tmp_path: Path) -> None:
    network = TrainedNetwork(some_weights(game, tmp_path), tables=[game.options(None, 2, {})])
    position = begun(game, players=3)
    assert network.is_trained_for(begun(game).options)
    assert not network.is_trained_for(position.options)
    seen, legal = position.seen_by(position.actor), position.legal_actions()
    few = Budget(iterations=3)
    assert admiral(network, position.actor).decide(seen, legal, few) == Commodore(1, 1, position.actor).decide(
        seen, legal, few
    )


def test_a_budget_of_nothing_is_its_policy_alone() -> None:
    assert parse_budget("0") == NO_SEARCH == Admiral.usual
    assert not NO_SEARCH.searches
    assert "admiral" not in BOTS  # until a trained network beats the commodore
    with pytest.raises(SetupError):
        find_bot("admiral:0")
