"""Positions and events of Skiffs for people, and for learning programs."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from paddlewheel.core.batch.observation import ObservationField
from paddlewheel.core.events import Event
from paddlewheel.core.game import CHANCE, NOBODY
from paddlewheel.core.messages import Message
from tests.toy_game import messages
from tests.toy_game.rules import FIRST, LENGTH, PLAYER_COUNTS, TEXTS, SkiffsPosition


def name(seat: int) -> Message:
    return messages.player(seat + 1)


def prompt(position: SkiffsPosition, seat: int | None) -> Message:
    if position.actor < 0:
        return messages.over()
    return (messages.your_turn if position.actor == seat else messages.waiting)(name(position.actor))


def meaning(position: SkiffsPosition, action: int) -> Message:
    return messages.rows(1 + action, position.target(action))


def views(position: SkiffsPosition, seats: Sequence[int | None]) -> dict[int | None, dict[str, Any]]:
    return {seat: _view(position, seat) for seat in seats}


def _view(position: SkiffsPosition, seat: int | None) -> dict[str, Any]:
    legal = position.legal_actions() if position.actor == seat else []
    return {
        "game": position.game.name,
        "edition": position.game.editions()[0],
        "players": position.options.players,
        "seat": seat,
        "actor": position.actor,
        "decision": {CHANCE: "first", NOBODY: "over"}.get(position.actor, "row"),
        "prompt": prompt(position, seat).as_data(),
        "round": position.rounds,
        "length": LENGTH,
        "seats": [{"player": name(n).as_data(), "place": place} for n, place in enumerate(position.skiffs())],
        "actions": [
            {"id": n, "text": TEXTS[n], "meaning": meaning(position, n).as_data(), "clause": "SK-ROW-1"} for n in legal
        ],
        "result": position.result() if position.actor == NOBODY else None,
    }


def events_between(before: SkiffsPosition, after: SkiffsPosition, action: int) -> list[Event]:
    if action >= FIRST:
        return [Event("first", messages.first(name(action - FIRST)), clause="SK-ROW-1")]
    seat, space = before.actor, before.target(action)
    rowed = Event("rowed", messages.rowed(name(seat), space), str(seat + 1), {"space": space}, "SK-ROW-1")
    ends = [Event("arrived", messages.arrived(name(seat)), str(seat + 1), {}, "SK-ROW-2")]
    return [rowed, *(ends if after.actor == NOBODY else [])]


class SkiffsEncoder:
    fields = (ObservationField("places", PLAYER_COUNTS[-1:], LENGTH, "The space of each skiff, its own first."),)

    def observation(self, position: SkiffsPosition, seat: int) -> Any:
        row = np.zeros(PLAYER_COUNTS[-1], np.uint8)
        row[: position.options.players] = np.roll(position.skiffs(), -seat)
        return row


ENCODER = SkiffsEncoder()
