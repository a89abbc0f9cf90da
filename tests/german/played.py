"""Every sentence that games bring about: prompts, meanings, events, and the words of the views."""

import random
from collections.abc import Iterator
from typing import Any

from paddlewheel.core.game import CHANCE, NOBODY, Position
from paddlewheel.core.presentation import events_between, views_of
from tests.tables import Table

SPOKEN = ("prompt", "meaning", "text", "player", "bonus", "brings", "scores", "condition", "phase")
LISTED = ("order",)  # lists of names
SHORT = 250  # steps


def sentences(table: Table, seed: int, most: int) -> set[str]:
    """Of one game, as mates play it with a deckhand now and then."""
    luck = random.Random(seed)
    position = table.game.new_position(table.options)
    said: set[str] = set()
    plan: list[int] = []
    for _ in range(most):
        if position.actor == NOBODY:
            break
        said |= set(_seen(position))
        if not plan or position.actor == CHANCE or position.refusal(plan[0]):
            plan = _next(position, luck)
        action, before = plan.pop(0), position.copy()
        position.step(action)
        said |= {event.text for event in events_between(before, position, action)}
    return said | set(_seen(position))


def _next(position: Position, luck: random.Random) -> list[int]:
    if position.actor == CHANCE or luck.random() < 0.3:
        return [luck.choice(position.legal_actions())]
    return list(position.game.module.greedy(position, luck.getrandbits(30)))


def _seen(position: Position) -> Iterator[str]:
    seats = (None, position.actor) if position.actor >= 0 else (None,)
    for view in views_of(position, seats).values():
        yield from _spoken(view)


def _spoken(node: Any) -> Iterator[str]:
    if isinstance(node, list):
        for part in node:
            yield from _spoken(part)
    if isinstance(node, dict):
        for name, value in node.items():
            if name in SPOKEN and isinstance(value, str) and value:
                yield value
            elif name in LISTED:
                yield from value
            else:
                yield from _spoken(value)
