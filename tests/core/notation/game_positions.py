"""Games of either kind, one position after the other: by chance, and by the bot mate."""

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from paddlewheel.bots.levels import Mate
from paddlewheel.core.game import CHANCE, NOBODY, Position
from paddlewheel.core.rng import new_stream, random_below_in

P = TypeVar("P", bound=Position)


def next_action(position: Position, chance: Any, player: Any) -> int:
    if position.actor == CHANCE:
        return position.draw(chance)
    legal = position.legal_actions()
    return legal[random_below_in(player, len(legal))]


def play_on(position: Position, seed: int, steps: int) -> list[int]:
    """Play the position itself on at random; the actions are its trace."""
    chance, player, trace = new_stream(0, seed, 0), new_stream(0, seed, 1), []
    while position.actor != NOBODY and len(trace) < steps:
        trace.append(next_action(position, chance, player))
        position.step(trace[-1])
    return trace


def random_game(position: P, seed: int, steps: int) -> Iterator[P]:
    """The position before each of the first steps of a random game, and at its end."""
    chance, player = new_stream(0, seed, 0), new_stream(0, seed, 1)
    for _ in range(steps):
        yield position
        if position.actor == NOBODY:
            return
        position.step(next_action(position, chance, player))


def mates_game(position: P, seed: int) -> Iterator[P]:
    """The position before each step of a game of mates, and at its end."""
    chance = new_stream(0, seed, 0)
    mates = [Mate(0, seed, seat) for seat in range(8)]
    plan: Sequence[int] = ()
    decider = NOBODY
    while position.actor != NOBODY:
        yield position
        legal = position.legal_actions()
        if position.actor == CHANCE:
            position.step(position.draw(chance))
            continue
        if not plan or position.actor != decider or plan[0] not in legal:
            decider = position.actor
            plan = mates[decider].decide(position.seen_by(decider), legal, mates[decider].budget)
        position.step(plan[0])
        plan = plan[1:]
    yield position
