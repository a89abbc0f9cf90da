"""Positions on the way through a game that pilots play, and decisions of every bot there.

PADDLEWHEEL_PLAIN=1 python -m tests.riverboat.ai.pilot_decisions
"""

import json
from collections.abc import Iterator, Sequence

from paddlewheel.core.game import CHANCE, NOBODY
from paddlewheel.core.rng import CHANCE_STREAM, new_stream
from paddlewheel.riverboat.game import RIVERBOAT, RiverboatPosition

SEED = 3


def pilots_game(players: int, number: int = 0) -> Iterator[RiverboatPosition]:
    """The game at every decision, and at its end."""
    position = RIVERBOAT.new_position(RIVERBOAT.options(None, players))
    chance = new_stream(number, SEED, CHANCE_STREAM)
    while position.actor != NOBODY:
        if position.actor == CHANCE:
            position.step(position.draw(chance))
            continue
        yield position
        play_through(position, position.game.module.pilot.pilot_actions(position))
    yield position


def play_through(position: RiverboatPosition, actions: Sequence[int]) -> None:
    """Carry out a plan, every action of which must be legal and one's own."""
    actor = position.actor
    for action in actions:
        assert position.actor == actor
        assert position.refusal(action) == ""
        position.step(action)


def some(positions: Iterator[RiverboatPosition], every: int) -> Iterator[RiverboatPosition]:
    for number, position in enumerate(positions):
        if number % every == 0 and position.actor != NOBODY:
            yield position


def decisions() -> list[list[int]]:
    """What the pilot does with no luck and with some, here and there in one game."""
    return [
        [
            *position.game.module.pilot.pilot_actions(position),
            *position.game.module.pilot.pilot_actions(position, 1 << 31),
        ]
        for position in some(pilots_game(2), 15)
    ]


if __name__ == "__main__":
    print(json.dumps(decisions()))
