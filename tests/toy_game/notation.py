"""Positions of Skiffs as JSON, and as one line: `sk1 2 0 1 1 4,7`."""

import json
from collections.abc import Mapping
from typing import Any

from paddlewheel.core.game import CHANCE, NOBODY
from paddlewheel.core.notation.json_reader import require
from paddlewheel.core.notation.position import read_head, write_head
from tests.toy_game.rules import LENGTH, Skiffs, SkiffsPosition

MARK = "sk1"
NUMBERS = ("actor", "starter", "round")
HEAD = ("format", "version", "game", "options")


def position_to_json(position: SkiffsPosition) -> dict[str, Any]:
    race = position.record
    numbers = {"actor": race.actor, "starter": race.starter, "round": race.round_number}
    return write_head(position.game, position.options) | numbers | {"places": position.skiffs()}


def position_from_json(game: Skiffs, data: Mapping[str, Any]) -> SkiffsPosition:
    fields = read_head(game, data, (*HEAD, *NUMBERS, "places"), {})
    position = game.new_position(game.options_from_json(fields.value("options")))
    race, players = position.record, position.options.players
    race.actor = fields.number("actor", NOBODY, players - 1)
    race.starter, race.round_number = fields.number("starter", 0, players - 1), fields.number("round", 0, 99)
    places = fields.value("places")
    require(len(places) == players and all(0 <= place <= LENGTH for place in places), "places", "one a skiff")
    for seat, place in enumerate(places):
        race.place[seat] = place
    require((race.round_number == 0) == (race.actor == CHANCE), "round", "is 0 before the first turn alone")
    return position


def position_to_text(position: SkiffsPosition) -> str:
    data = position_to_json(position)
    places = ",".join(map(str, data["places"]))
    return " ".join([MARK, str(position.options.players), *(str(data[name]) for name in NUMBERS), places])


def position_from_text(game: Skiffs, text: str) -> SkiffsPosition:
    if text.startswith("{"):
        return position_from_json(game, json.loads(text))
    parts = text.split()
    require(len(parts) == 6 and parts[0] == MARK, "line", f"must be six words, the first of them {MARK}")
    players, *numbers = map(int, parts[1:-1])
    head = write_head(game, game.options(None, players, {}))
    places = [int(place) for place in parts[-1].split(",")]
    return position_from_json(game, head | dict(zip(NUMBERS, numbers, strict=True)) | {"places": places})
