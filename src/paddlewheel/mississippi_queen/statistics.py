"""What a race was like, for its players: coal, pushes, groundings, passengers, who led, and the way of every boat."""

from typing import TYPE_CHECKING

from typing_extensions import TypedDict

from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.actions import decode
from paddlewheel.mississippi_queen.names import boat_name
from paddlewheel.mississippi_queen.state import Race
from paddlewheel.mississippi_queen.view.focus import race_order
from paddlewheel.mississippi_queen.view.river_map import SPACE_KINDS, hex_of, kind_at, spaces_of, tiles_of

if TYPE_CHECKING:
    from paddlewheel.mississippi_queen.game import MississippiQueenPosition

HexData = tuple[int, int]
COUNTED = ("coal", "pushes", "groundings", "passengers", "led")


class BoatStatistics(TypedDict):
    """What a boat did in the race; `places`: at the beginning of each round and at the end; `track`: its way."""

    boat: str
    seat: int
    coal: int
    pushes: int
    groundings: int
    passengers: int
    led: int
    places: list[int]
    track: list[HexData]


class RaceSpace(TypedDict):
    """A space of the whole river, also where its tile has been taken away."""

    hex: HexData
    kind: str


class RaceStatistics(TypedDict):
    """What a race was like; the Black Rose is left out."""

    boats: list[BoatStatistics]
    river: list[RaceSpace]


class _Moment:
    """The fields of a position that are compared with the next one's."""

    def __init__(self, race: Race) -> None:
        boats = range(race.boats)
        self.round, self.boat, self.laid = race.round_number, race.boat, race.laid
        self.place, self.condition = [race.place[boat] for boat in boats], [race.condition[boat] for boat in boats]
        self.coal, self.passengers = [race.coal[boat] for boat in boats], [race.passengers[boat] for boat in boats]


class RaceObserver:
    """Gathers the statistics of a race, position by position."""

    def __init__(self, position: "MississippiQueenPosition") -> None:
        self._counts: dict[str, dict[int, int]] = {name: {} for name in COUNTED}
        self._places: dict[int, list[int]] = {}
        self._tracks: dict[int, list[HexData]] = {}
        self._river: dict[HexData, str] = {}
        self._was = _Moment(position.record)
        self._look_at_river(position)

    def on_action(self, position: "MississippiQueenPosition", action: int) -> None:
        """Called after every action and draw."""
        race = position.record
        now, was = _Moment(race), self._was
        verb = decode(action).verb
        if verb == "push":
            self._add("pushes", was.boat)
        for boat in range(race.boats):
            if verb not in ("give", "take", "refill"):  # coal that changes hands is not burnt
                self._add("coal", boat, max(0, was.coal[boat] - now.coal[boat]))
            self._add("passengers", boat, max(0, now.passengers[boat] - was.passengers[boat]))
            self._look_at_boat(race, boat, now)
        if now.laid != was.laid:
            self._look_at_river(position)
        if now.round != was.round:
            self._begin_round(race)
        self._was = now

    def _look_at_boat(self, race: Race, boat: int, now: _Moment) -> None:
        was, place = self._was, now.place[boat]
        if now.condition[boat] != was.condition[boat] and now.condition[boat] in (state.AGROUND, state.OUT):
            self._add("groundings", boat)
        if place != was.place[boat] and place < state.BANK:
            self._tracks.setdefault(boat, []).append(_plain(hex_of(race, place)))
            if kind_at(race, place) == state.SANDBANK:
                self._add("groundings", boat)

    def _look_at_river(self, position: "MississippiQueenPosition") -> None:
        for tile in tiles_of(position):
            self._river |= {_plain(space.at): SPACE_KINDS[space.kind] for space in spaces_of(tile)}

    def _begin_round(self, race: Race) -> None:
        order = [boat for boat in race_order(race) if boat != race.rose]
        self._keep_places(order)
        if race.in_port == 0:
            self._add("led", order[0])

    def _keep_places(self, order: list[int]) -> None:
        for place, boat in enumerate(order, start=1):
            self._places.setdefault(boat, []).append(place)

    def _add(self, name: str, boat: int, count: int = 1) -> None:
        self._counts[name][boat] = self._counts[name].get(boat, 0) + count

    def statistics(self, position: "MississippiQueenPosition") -> RaceStatistics:
        race, result = position.record, position.result()
        order = [boat for boat in race_order(race) if boat != race.rose]
        self._keep_places(sorted(order, key=lambda boat: result[race.owner[boat]]))
        return {
            "boats": [self._boat(race, boat) for boat in range(race.boats) if boat != race.rose],
            "river": [{"hex": at, "kind": kind} for at, kind in self._river.items()],
        }

    def _boat(self, race: Race, boat: int) -> BoatStatistics:
        coal, pushes, groundings, passengers, led = (self._counts[name].get(boat, 0) for name in COUNTED)
        return {
            "boat": boat_name(race, boat),
            "seat": race.owner[boat],
            "coal": coal,
            "pushes": pushes,
            "groundings": groundings,
            "passengers": passengers,
            "led": led,
            "places": self._places.get(boat, []),
            "track": self._tracks.get(boat, []),
        }


def _plain(at: tuple[int, int]) -> HexData:
    return int(at[0]), int(at[1])
