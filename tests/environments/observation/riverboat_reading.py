"""An observation of a game of Riverboat, made a second time: from what the notation writes and a seat is shown."""

from typing import Any

import numpy as np

from paddlewheel.core.game import CHANCE
from paddlewheel.core.notation.positions import position_to_json
from paddlewheel.core.presentation import view_of
from paddlewheel.riverboat import components
from paddlewheel.riverboat.actions import FEATURES
from paddlewheel.riverboat.game import RiverboatPosition
from paddlewheel.riverboat.mats import COLOUR_NAMES
from paddlewheel.riverboat.notation.names import BUILDINGS, SEARCHES, SUITS
from paddlewheel.riverboat.state import DECISION_NAMES, PHASE_NAMES, POINT_SOURCE_NAMES

SEATS, KINDS, CARDS, BOATS, FIELDS, SPACES, MOST = 4, 48, 20, 9, 48, 4, 255
DUE = ("coins", "points", "steps", "agents")


def read_season(position: RiverboatPosition, seat: int) -> dict[str, Any]:
    return {name: np.array(numbers) for name, numbers in Reading(position, seat).fields().items()}


def flags(length: int, *numbers: int) -> list[int]:
    return [int(index in numbers) for index in range(length)]


def capped(*numbers: int) -> list[int]:
    return [min(int(number), MOST) for number in numbers]


def filled(numbers: list[int], length: int) -> list[int]:
    return numbers + [0] * (length - len(numbers))


class Reading:
    def __init__(self, position: RiverboatPosition, seat: int) -> None:
        self.seat, self.players, self.actor = seat, position.options.players, position.actor
        self.data, self.view, self.record = position_to_json(position), view_of(position, seat), position.record
        self.bonus_at = int(position.tables[0].harvest_bonus_at)
        self.round = [(seat + row) % self.players for row in range(self.players)]

    def fields(self) -> dict[str, Any]:
        return self._moment() | self._market() | self._cards() | self._turn() | self._farms()

    def _from_here(self, seat: int) -> int:
        return (seat - self.seat) % self.players

    def _moment(self) -> dict[str, Any]:
        waiting = {CHANCE: SEATS}.get(self.actor, SEATS + 1)
        phase, first = self.view["phase"], self.data["first_player"]
        return {
            "players": [self.players],
            "decision": flags(len(DECISION_NAMES), DECISION_NAMES.index(self.data["decision"])),
            "actor": flags(SEATS + 2, self._from_here(self.actor) if self.actor >= 0 else waiting),
            "round": [self.view["round"]],
            "phase": flags(len(PHASE_NAMES) + 1, len(PHASE_NAMES) if phase is None else PHASE_NAMES.index(phase)),
            "turn": capped(self.record.turn),
            "first_player": flags(SEATS, *([] if first is None else [self._from_here(first - 1)])),
            "phase_owner": [self._owner(tile["seat"]) for tile in self.view["phase_tiles"]],
            "passed": filled([int(self.view["seats"][seat]["passed"]) for seat in self.round], SEATS),
        }

    def _owner(self, seat: int | None) -> list[int]:
        return flags(SEATS + 1, SEATS if seat is None else self._from_here(seat))

    def _market(self) -> dict[str, Any]:
        tiles, boats, supply = self.view["crop_tiles"], self.view["riverboats"], self.view["supply"]
        tile = (self.view["move"] or {}).get("tile")
        return {
            "crops_open": filled([row["open"] for row in tiles], KINDS),
            "crops_left": filled([row["left"] for row in tiles], KINDS),
            "tile": flags(KINDS, *([components.tile_names().index(tile)] if tile else [])),
            "boats_open": filled([int(row["open"]) for row in boats], BOATS),
            "boats_left": filled(capped(*[row["left"] for row in boats]), BOATS),
            "supply": capped(*[supply[name] for name in ("coins", "barns", "wells", "surveyors")]),
        }

    def _cards(self) -> dict[str, Any]:
        shown, names = self.view["cultivation"], components.card_names()
        layers = {name: 1 + layer for layer, pile in enumerate(self.data["pile"]) for name in pile}
        open_cards = [[names.index(row["card"])] if row["card"] else [] for row in self.view["cards"]]
        return {
            "colour": flags(len(SUITS), *([SUITS.index(shown["card"])] if shown["card"] else [])),
            "cultivation": capped(shown["revealed"], self.record.paid, shown["workers_on_track"]),
            "cards_left": capped(*shown["left"].values()),
            "on_space": [flags(CARDS, *found) for found in open_cards],
            "layer": filled([layers.get(name, 0) for name in names], CARDS),
        }

    def _turn(self) -> dict[str, Any]:
        """Where a seat is shown no turn, nothing is due."""
        move = self.view["move"] or {"due": dict.fromkeys(DUE, 0) | {"feature": None}, "building": None}
        feature, building = move["due"]["feature"], move["building"]
        features = (*FEATURES, "any", None)
        return {
            "search": [self._search(), int(self.record.refilled)],
            "due_feature": flags(len(features), features.index(feature)),
            "due": capped(*[move["due"][name] for name in DUE]),
            "building": flags(len(BUILDINGS), *([BUILDINGS.index(building)] if building else [])),
            "surveys": capped(self.record.surveys),
        }

    def _search(self) -> int:
        """1 or 2 for a pile of crop tiles by the hexes of each, 1 for the cards."""
        found = (self.data["turn"] or {}).get("search")
        return 0 if found is None else 1 + SEARCHES.index(found) % 2

    def _farms(self) -> dict[str, Any]:
        rows = [self._row(seat) for seat in self.round]
        farms = [self._farm(seat) for seat in self.round]
        nothing = [[0] * FIELDS for _ in farms[0]]
        return {
            "seats": rows + [[0] * len(rows[0]) for _ in range(SEATS - len(rows))],
            "farms": farms + [nothing for _ in range(SEATS - len(farms))],
            "land": self._land(),
        }

    def _row(self, seat: int) -> list[int]:
        shown, written = self.view["seats"][seat], self.data["players"][seat]
        harvested = list(shown["harvested"].values())
        boats = [row["boat"] for row in shown["harbor"]["riverboats"]]
        cards = {row["card"]: row["surveyed"] for row in shown["cards"]}
        mats = [mat.name for mat in components.mats()]
        return [
            1,
            *capped(shown["points"]),
            self._marker(seat),
            *capped(shown["coins"], shown["workers"], shown["surveyors"], shown["surveyors_placed"], shown["agents"]),
            *capped(shown["harbor"]["master"] - shown["harbor"]["start"]),
            *capped(shown["harbor"]["end"] - shown["harbor"]["master"]),
            *capped(shown["three_hex_tiles"], *harvested),
            *[int(number >= self.bonus_at) for number in harvested],
            *[boats.count(name) for name in components.boat_names()],
            *filled([int(name in cards) for name in components.card_names()], CARDS),
            *filled([int(cards.get(name, False)) for name in components.card_names()], CARDS),
            *capped(*[written["points"].get(name, 0) for name in POINT_SOURCE_NAMES]),
            *flags(len(mats), *([mats.index(shown["mat"])] if shown["mat"] else [])),
        ]

    def _marker(self, seat: int) -> int:
        """Which markers lie below: as long as it can matter to anybody."""
        settled = self.data["first_player"] is None or self.data["decision"] == "over"
        return 0 if settled else int(self.data["markers"].index(seat + 1))

    def _farm(self, seat: int) -> list[list[int]]:
        fields = self.view["seats"][seat]["fields"]
        planes = [[int(field["worker"]) for field in fields]]
        planes += [[int(field["crop"] == crop) for field in fields] for crop in components.crop_names()]
        planes += [[int(field[thing]) for field in fields] for thing in ("barn", "well", "surveyor")]
        return [filled(plane, FIELDS) for plane in planes]

    def _land(self) -> list[list[int]]:
        fields = self.view["seats"][self.seat]["fields"]
        planes = [[int(field["colour"] == colour) for field in fields] for colour in COLOUR_NAMES]
        planes += [[int(field["outskirts"]) for field in fields], [1] * len(fields)]
        return [filled(plane, FIELDS) for plane in planes]
