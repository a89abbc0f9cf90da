"""All that games say: the messages of views and events."""

import random
from collections.abc import Iterator
from typing import Any

from paddlewheel.core.game import CHANCE, NOBODY, Position
from paddlewheel.core.messages import Message
from paddlewheel.core.presentation import events_between, views_of
from tests.tables import Table

SHORT = 250  # steps


def said(table: Table, seed: int, most: int) -> Iterator[Message]:
    """Of one game, as mates play it with a deckhand now and then."""
    luck = random.Random(seed)
    position = table.game.new_position(table.options)
    plan: list[int] = []
    for _ in range(most):
        if position.actor == NOBODY:
            break
        yield from _seen(position)
        if not plan or position.actor == CHANCE or position.refusal(plan[0]):
            plan = _next(position, luck)
        action, before = plan.pop(0), position.copy()
        position.step(action)
        for event in events_between(before, position, action):
            assert isinstance(event.message, Message)
            yield event.message
    yield from _seen(position)


def _next(position: Position, luck: random.Random) -> list[int]:
    if position.actor == CHANCE or luck.random() < 0.3:
        return [luck.choice(position.legal_actions())]
    return list(position.game.module.greedy(position, luck.getrandbits(30)))


def _seen(position: Position) -> Iterator[Message]:
    seats = (None, position.actor) if position.actor >= 0 else (None,)
    for view in views_of(position, seats).values():
        yield from _messages(view)


def _messages(node: Any) -> Iterator[Message]:
    if isinstance(node, dict) and node.keys() == {"id", "args"}:
        yield Message.from_data(node)  # type: ignore[arg-type]
    elif isinstance(node, dict | list):
        for part in node.values() if isinstance(node, dict) else node:
            yield from _messages(part)
