"""An observation of a race, made a second time: from what the notation writes and what a seat is shown."""

from typing import Any

import numpy as np

from paddlewheel.core.game import CHANCE
from paddlewheel.core.hexgrid import HEADINGS
from paddlewheel.core.notation.positions import position_to_json
from paddlewheel.core.presentation import view_of
from paddlewheel.mississippi_queen.game import MississippiQueenPosition
from paddlewheel.mississippi_queen.rulebook.knobs import edition_knobs
from paddlewheel.mississippi_queen.state import CONDITION_NAMES, DECISION_NAMES, ENDING_NAMES
from paddlewheel.mississippi_queen.tables import tile_names, tile_rows
from tests.environments.observation.mississippi_queen_window import LEVEL, Paper, window

SEATS, BOATS, RIVER, MOST = 8, 8, 20, 255
SWITCHES = (
    "order_by_seat",
    "first_round_by_dock",
    "out_when_aground",
    "not_where_pusher_was",
    "chain_push",
    "keeps_heading_on_driftwood",
    "entering_triggers",
    "vacated_tiles_leave",
    "finish_at_any_speed",
    "ends_at_first_docking",
    "sandbank_backward_coal",
    "rose_gives",
    "branching_river",
    "finish_docks",
    "no_push_near_finish",
    "vote_on_direction",
)
WORDS = {"last_tile": 0, "finish_tile": 1}
VOTES = ("", "left", "ahead", "right", "cast")
FINISHES = (None, "left", "ahead", "right")
GONE = ("in-port", "out")


def read_race(position: MississippiQueenPosition, seat: int) -> dict[str, Any]:
    return {name: np.array(numbers) for name, numbers in Reading(position, seat).fields().items()}


def flags(length: int, *numbers: int) -> list[int]:
    return [int(index in numbers) for index in range(length)]


def within(number: int) -> int:
    return max(0, min(int(number), MOST))


def depots(tile: str) -> list[int]:
    """A tile's docks in their order; where there is one, it is the first."""
    row = tile_rows()[tile_names().index(tile)]
    return list(row.get("depots") or [row[dock] for dock in ("blue_dock", "red_dock") if dock in row])


class Reading:
    def __init__(self, position: MississippiQueenPosition, seat: int) -> None:
        self.seat, self.players, self.actor = seat, position.options.players, position.actor
        self.data, self.view, self.race = position_to_json(position), view_of(position, seat), position.record
        self.paper = Paper(self.data, self.view["river"])
        self.boats = {boat["name"]: boat for boat in self.data["boats"]}
        self.under_way = self.data["round"] > 0
        is_about_none = self.actor < 0 or self.data["decision"] in ("vote", "tie")
        self.about: str | None = None if is_about_none else self.view["focus_boat"]
        self.watched = self.boats[self._watched()]

    def _watched(self) -> str:
        if self.actor == self.seat and self.about is not None:
            return self.about
        own = self.view["seats"][self.seat]["boats"]
        return str(next((name for name in own if self._races(name)), own[0]))

    def _races(self, name: str) -> bool:
        return self.boats[name]["condition"] not in GONE

    def _from_here(self, seat: int) -> int:
        return (seat - self.seat) % self.players

    def fields(self) -> dict[str, Any]:
        return self._table() | self._moment() | self._move() | self._river() | self._rows()

    def _table(self) -> dict[str, Any]:
        options = self.data["options"]
        knobs = edition_knobs(options["edition"]) | options["variants"]
        return {
            "players": [self.players],
            "length": [self.view["river"]["length"]],
            "passengers_to_win": [self.view["passengers_to_win"]],
            "rules": [WORDS.get(knobs.get(name, 0), knobs.get(name, 0)) for name in SWITCHES],
        }

    def _moment(self) -> dict[str, Any]:
        waiting = {CHANCE: SEATS}.get(self.actor, SEATS + 1)
        rose = self.view["boats"][-1] if self.view["boats"][-1]["rose"] else None
        controller = [self._from_here(rose["seat"])] if rose and rose["seat"] < SEATS else []
        return {
            "decision": flags(len(DECISION_NAMES), DECISION_NAMES.index(self.data["decision"])),
            "actor": flags(SEATS + 2, self._from_here(self.actor) if self.actor >= 0 else waiting),
            "round": [within(self.data["round"])],
            "controller": flags(SEATS, *controller),
            "votes": [self._vote(row) for row in range(SEATS)],
        }

    def _vote(self, row: int) -> list[int]:
        if row >= self.players or not self.data["options"]["variants"].get("vote_on_direction"):
            return [0] * len(VOTES)
        shown = self.view["seats"][(self.seat + row) % self.players]["vote"]
        return flags(len(VOTES), VOTES.index(shown))

    def _move(self) -> dict[str, Any]:
        """What no seat is shown in every decision is looked up in the record itself."""
        race = self.race
        numbers: dict[str, Any] = {
            "points": [race.points],
            "free_turn": [race.free_turn],
            "ending": flags(len(ENDING_NAMES), int(race.ending)),
            "left_over": [race.left_over],
            "driftwood": [race.driftwood],
            "chain": [race.chain_length],
            "coal_offer": [race.amount, race.rose_gave],
            "rose_binds": [race.rose_binds],
        }
        if not self.under_way:
            return {name: [0] * len(row) for name, row in numbers.items()}
        shown = self.view["move"]
        if shown:
            assert [shown["points"]] == numbers["points"]
            assert [shown["free_turn"]] == numbers["free_turn"]
            assert [shown["driftwood"]] == numbers["driftwood"]
            assert [len(shown["chain"])] == numbers["chain"]
        return numbers

    def _river(self) -> dict[str, Any]:
        rows = [[0] * 6 for _ in range(RIVER)]
        bow = HEADINGS.index(self.watched["bow"])
        for tile in self.view["river"]["tiles"]:
            slot, name = tile["slot"], tile["name"]
            heading = (HEADINGS.index(tile["heading"]) - bow) % 6
            used = [int(f"{slot}.{space}" in self.watched["used"]) for space in depots(name)]
            waiting = self.data["river"][slot]["waiting"] if name != "finish" else [0, 0]
            rows[slot] = [1 + tile_names().index(name), 1 + heading, *waiting, *[*used, 0, 0][:2]]
        return {
            "laid": [len(self.data["river"])],
            "finish": flags(len(FINISHES), FINISHES.index(self.data["finish"])),
            "stack": flags(RIVER, *[tile_names().index(name) for name in self.view["river"]["stack"]]),
            "supply": [self.view["supply"], self.view["in_box"]],
            "river": rows,
            "around": window(self.paper, self.watched),
        }

    def _rows(self) -> dict[str, Any]:
        seats = [self.view["seats"][(self.seat + row) % self.players]["boats"] for row in range(self.players)]
        names = [own[0] for own in seats] + [own[1] for own in seats if len(own) > 1]
        names += [row["name"] for row in self.view["boats"] if row["rose"]]
        rows = [self._row(name) for name in names]
        return {"boats": rows + [[0] * len(rows[0]) for _ in range(BOATS - len(rows))]}

    def _row(self, name: str) -> list[int]:
        boat, order, number = self.boats[name], self.data["order"], list(self.boats).index(name)
        owner = None if boat["seat"] is None else boat["seat"] - 1
        sides = [seat["side"] for seat in self.view["seats"]]
        over = self.data["decision"] == "over"
        to_come = name in order and order.index(name) >= self.data["turn"] and self._races(name) and not over
        place = boat["place"] or ""
        slot, space = (int(part) + 1 for part in place.split(".")) if "." in place else (0, 0)
        return [
            1,
            int(owner == self.seat),
            int(owner is not None and sides[owner] == sides[self.seat]),
            int(owner is None),
            int(self.under_way and number == self.race.boat),
            int(name == self.about),
            int(number == self.race.pending),
            int(number == self.race.partner),
            int(to_come),
            order.index(name) + 1 if name in order else 0,
            boat["speed"],
            boat["coal"],
            boat["passengers"],
            slot,
            space,
            *self._away(place),
            int(place[-1]) if place.startswith("ashore") else 0,
            boat.get("berth", 0),
            int(self.race.boarded) >> number & 1,
            int(number in [int(boat) for boat in self.race.boarders[: self.race.boarder_count]]),
            *flags(len(CONDITION_NAMES), CONDITION_NAMES.index(boat["condition"])),
            *flags(6, (HEADINGS.index(boat["bow"]) - HEADINGS.index(self.watched["bow"])) % 6),
        ]

    def _away(self, place: str) -> list[int]:
        """How far along and to starboard; a watched boat that is nowhere counts as standing before the start."""
        if "." not in place:
            return [0, 0]
        here = self.watched["place"] or ""
        level = (self.paper.along(here), self.paper.starboard(here)) if "." in here else (-48, 0)
        return [
            within(LEVEL + self.paper.along(place) - level[0]),
            within(LEVEL + self.paper.starboard(place) - level[1]),
        ]
