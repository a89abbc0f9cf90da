"""The points of whole games, counted again by a scorer that shares nothing with the engine."""

from random import Random
from typing import Any

import pytest

from paddlewheel.core.game import CHANCE, NOBODY
from paddlewheel.core.jit.decorators import PLAIN
from paddlewheel.core.rng import CHANCE_STREAM, new_stream
from paddlewheel.riverboat.actions import action_text
from paddlewheel.riverboat.game import RIVERBOAT, RiverboatPosition
from paddlewheel.riverboat.state import POINT_SOURCE_COUNT, POINT_SOURCE_NAMES
from tests.riverboat.laws.scorer import Log, Scorer, differences

RANDOM_GAMES, MATE_GAMES = (4, 1) if PLAIN else (20, 4)
MORE_RANDOM_GAMES, MORE_MATE_GAMES = 400, 150


def played(players: int, seed: int, by_taste: bool) -> tuple[RiverboatPosition, Log]:
    """A whole game and its log."""
    position = RIVERBOAT.new_position(RIVERBOAT.options(None, players))
    random, stream, log = Random(f"{seed} {players}"), new_stream(seed, players, CHANCE_STREAM), []
    while position.actor != NOBODY:
        for action in choice(position, random, stream, by_taste):
            log.append((position.actor, action_text(action)))
            position.step(action)
    return position, log


def choice(position: RiverboatPosition, random: Random, stream: Any, by_taste: bool) -> tuple[int, ...]:
    if position.actor == CHANCE:
        return (position.draw(stream),)
    if by_taste:
        return position.game.module.greedy(position, random.getrandbits(32))
    return (random.choice(position.legal_actions()),)


def check_game(players: int, seed: int, by_taste: bool) -> None:
    position, log = played(players, seed, by_taste)
    record, scorer = position.record, Scorer(players)
    scorer.read(log)
    scorer.score_the_end(record)
    for seat, player in enumerate(scorer.seats):
        assert differences(player, record, seat) == {}
        earned = [int(points) for points in record.earned[POINT_SOURCE_COUNT * seat : POINT_SOURCE_COUNT * (seat + 1)]]
        assert {name: player.points[name] for name in POINT_SOURCE_NAMES} == dict(
            zip(POINT_SOURCE_NAMES, earned, strict=True)
        )
        assert player.points.total() == sum(earned) == record.points[seat]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_are_scored_by_the_rules(players: int) -> None:
    for seed in range(RANDOM_GAMES):
        check_game(players, seed, by_taste=False)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_good_games_are_scored_by_the_rules(players: int) -> None:
    for seed in range(MATE_GAMES):
        check_game(players, seed, by_taste=True)


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4])
def test_many_games_are_scored_by_the_rules(players: int) -> None:
    for seed in range(MORE_RANDOM_GAMES):
        check_game(players, seed, by_taste=False)
    for seed in range(MORE_MATE_GAMES):
        check_game(players, seed, by_taste=True)
