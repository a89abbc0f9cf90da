"""Positions of Riverboat to write down: one of every decision there is."""

import json
from functools import cache
from typing import Any

from paddlewheel.core.jit.records import to_dict
from paddlewheel.core.notation.positions import position_from_json, position_to_json, position_to_text
from paddlewheel.riverboat import state
from paddlewheel.riverboat.game import RIVERBOAT, RiverboatPosition
from paddlewheel.riverboat.notation.from_line import line_to_json
from tests.core.notation.game_positions import mates_game, random_game

GAME = RIVERBOAT
COUNTS = (2, 3, 4)
Data = dict[str, Any]


def fresh(players: int) -> RiverboatPosition:
    return GAME.new_position(GAME.options(players=players))


def fields(position: RiverboatPosition) -> dict[str, object]:
    return to_dict(state.RiverboatState, position.record)


def check_round_trip(position: RiverboatPosition) -> None:
    data = position_to_json(position)
    loaded = position_from_json(GAME, json.loads(json.dumps(data)))
    assert fields(loaded) == fields(position)
    assert position_to_json(loaded) == data
    assert line_to_json(position_to_text(position)) == data


def step_of(position: RiverboatPosition) -> tuple[int, int]:
    return int(position.record.phase), int(position.record.decision)


def without_surveyors() -> RiverboatPosition:
    """Seat 3 has all the surveyors there are, and the next card is taken from their space: another feature is due."""
    position = next(
        position for position in random_game(fresh(3), 1, 999) if step_of(position)[1] == state.CARD_DECISION
    )
    data = position_to_json(position)
    data["players"][2]["surveyors"] += int(position.record.surveyor_supply)
    position = position_from_json(GAME, data)
    position.step(GAME.parse_action(f"card {data['opportunities'][state.SURVEYOR_SPACE]}"))
    return position


def a_barn_instead() -> RiverboatPosition:
    position = without_surveyors()
    position.step(GAME.parse_action("barn"))
    return position


BY_HAND = (without_surveyors, a_barn_instead)


@cache
def samples() -> tuple[Data, ...]:
    """A position of every decision in every phase it can be in, by players and early and late, as JSON."""
    found: dict[tuple[int, ...], Data] = {}
    for players in COUNTS:
        for seed in (0, 3):
            for position in random_game(fresh(players), seed, 9_999):
                key = (*step_of(position), players, int(position.record.round_number) // 2)
                if key not in found:
                    found[key] = position_to_json(position)
    for position in mates_game(fresh(2), seed=1):
        key = (*step_of(position), 0)
        if key not in found:
            found[key] = position_to_json(position)
    return (*(position_to_json(make()) for make in BY_HAND), *found.values())
