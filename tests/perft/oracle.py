"""A second opinion on what a boat may do in its turn: short, slow, recursive, and written from the rule texts alone.

`outcomes(position)` takes a position at the beginning of a boat's turn and returns every distinct outcome of that turn:
(place, heading, speed, {(pushed boat, its place), ...}). It reads the position's record and the data files, and nothing
else of the engine. Clauses are those of the rule catalogue.
"""

import tomllib
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from typing import Any, NamedTuple

Outcome = tuple[int, int, int, frozenset[tuple[int, int]]]
Hexagon = tuple[int, int]

STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
COLUMNS = {-2: (3, 2, 1, 0), -1: (2, 1, 0, -1), 0: (1, 0, -1, -2), 1: (1, 0, -1, -2), 2: (1, 0, -1, -2)}
TILE = {5 * row + q + 2: (q, r) for q, column in COLUMNS.items() for row, r in enumerate(column)}
FINISH = ((10, 15, 16), (16, 17, 18), (14, 18, 19))
LAND, END = -1, -2  # what lies beyond the edge: the bank or an island, the open end of the last tile
ON_RIVER, DOCKED = 400, 420
SAILING, CAST_OFF, POLED_OFF = 0, 3, 4
NOWHERE = -1  # a heading or speed that means nothing any more
PLENTY = 24  # more coal than any turn can use
STATIONS = ("blue_dock", "red_dock", "depots")


@lru_cache
def data(name: str) -> dict[str, Any]:
    return tomllib.loads((files("paddlewheel.mississippi_queen") / "data" / name).read_text())


def knobs_of(edition: str) -> dict[str, Any]:
    knobs = data("editions.toml")[edition]
    return knobs_of(knobs["base"]) | knobs if "base" in knobs else knobs


def turned(hexagon: Hexagon, sixths: int) -> Hexagon:
    for _ in range(sixths):
        hexagon = -hexagon[1], hexagon[0] + hexagon[1]
    return hexagon


class River:
    """The map of all spaces: which one lies beyond another, and what is on it. (section 2)"""

    def __init__(self, race: Any) -> None:
        self.last = int(race.laid) - 1
        self.turned = [int(heading) for heading in race.turned]
        self.finish_is_laid = race.finish > 0
        names = [data("tiles.toml")["tile"][race.tile[slot]] for slot in range(race.laid)]
        ring = any(tile["name"] == "rejoin" for tile in names)
        self.rank = [(0, 1, 1, 2, 2, 3)[slot] if ring and slot < 6 else slot - 2 * ring for slot in range(race.laid)]
        self.what: dict[int, str] = {}
        self.where: dict[int, Hexagon] = {}
        for slot, tile in enumerate(names):
            if self.rank[slot] >= race.kept:
                self.lay(slot, tile, (4 * int(race.at_q[slot]), 4 * int(race.at_r[slot])))
        self.space_at = {hexagon: space for space, hexagon in self.where.items()}
        assert len(self.space_at) == len(self.where), "two tiles overlap"
        docks = [20 * self.last + number for number in FINISH[race.finish - 1]] if self.finish_is_laid else []
        self.finish = {space for space in docks if self.what[space] != "land"}
        before = {self.beyond(space, heading) for space in docks for heading in range(6)}
        self.spectators = set(docks) | {space for space in before if space >= 0}

    def lay(self, slot: int, tile: dict[str, Any], anchor: Hexagon) -> None:
        contents = {number: "land" for island in tile["islands"] for number in island}
        for kind in (*STATIONS, "driftwood", "sandbanks"):
            numbers = tile.get(kind, [])
            contents |= dict.fromkeys([numbers] if isinstance(numbers, int) else numbers, kind)
        for number in set(TILE) - set(tile.get("missing", [])):
            q, r = turned(TILE[number], self.turned[slot])
            self.where[20 * slot + number] = anchor[0] + q, anchor[1] + r
            self.what[20 * slot + number] = contents.get(number, "water")

    def beyond(self, space: int, heading: int) -> int:
        """The next space in this direction, or LAND, or END. (MQ-RIV-2, MQ-MOV-10)"""
        (q, r), (dq, dr) = self.where[space], STEPS[heading]
        there = self.space_at.get((q + dq, r + dr), LAND)
        slot = space // 20
        if there >= 0 and (there // 20 == slot or abs(self.rank[there // 20] - self.rank[slot]) == 1):
            return LAND if self.what[there] == "land" else there
        forward = (heading - self.turned[slot]) % 6 in (5, 0, 1)
        return END if slot == self.last and forward and not self.finish_is_laid else LAND


class Moment(NamedTuple):
    """A boat in the middle of its turn."""

    space: int
    heading: int
    speed: int  # chosen before the move
    points: int  # not yet used
    coal: int
    free_turn: bool  # the first 60 degrees are still to come
    stuck: bool  # no turning here
    driftwood: int  # spaces of it entered
    places: tuple[int, ...]  # of all other boats
    rose: int  # the Black Rose's heading
    trail: frozenset[int]  # where the boat has been this turn


class Turn:
    """All that one boat may do, seen from the position at the beginning of its turn."""

    def __init__(self, position: Any) -> None:
        race, options = position.record, position.options
        self.race, self.river, self.knobs = race, River(race), knobs_of(options.edition)
        self.boat, self.rose = int(race.boat), int(race.rose)
        self.places = tuple(int(place) for place in race.place[: race.boats])
        self.no_push_near_finish = bool(options.variants.get("no_push_near_finish"))
        several = options.players == 2 or any(options.variants.get(name) for name in ("teams", "two_boats_each"))
        self.first_docking_ends = bool(self.knobs["ends_at_first_docking"] or several)
        self.waits = race.boats >= 6 and race.round_number == 1 and not options.variants.get("branching_river")
        self.safe: dict[Any, bool] = {}

    # moving and turning (section 5)

    def ways_on(self, m: Moment) -> Iterator[Moment]:
        """Use points: one space ahead, or a push and the space that it empties. (MQ-MOV-4, MQ-PUSH-1, MQ-ADV-3)"""
        ahead = self.river.beyond(m.space, m.heading)
        if ahead < 0:
            return
        price = 2 if self.river.what[ahead] == "driftwood" else 1
        if ahead not in m.places:
            if m.points >= price:
                yield self.enter(m, ahead, m.points - price, m.places, m.rose)
            return
        taboo = (m.trail if self.knobs["not_where_pusher_was"] else {m.space}) | {ahead}
        for places, points in self.pushes(m.places, m.places.index(ahead), m.points - price, taboo, ()):
            if self.race_is_over(places):
                yield m._replace(points=0, stuck=True, places=places)
                continue
            for rose in self.rose_headings(m, places):
                yield self.enter(m, ahead, points, places, rose)

    def enter(self, m: Moment, space: int, points: int, places: tuple[int, ...], rose: int) -> Moment:
        at_once = self.knobs["finish_at_any_speed"] and space in self.river.finish
        over = self.river.what[space] == "sandbanks" or bool(at_once)
        logs = m.driftwood + (self.river.what[space] == "driftwood")
        trail = m.trail | {space}
        return m._replace(
            space=space, points=0 if over else points, stuck=over, driftwood=logs, places=places, rose=rose, trail=trail
        )

    def turns(self, m: Moment) -> Iterator[Moment]:
        """60 degrees to either side, the first ones free. (MQ-MOV-5)"""
        coal = m.coal - (not m.free_turn)
        if coal >= 0 and not m.stuck:
            for heading in ((m.heading + 1) % 6, (m.heading - 1) % 6):
                yield m._replace(heading=heading, coal=coal, free_turn=False)

    def reach(self, m: Moment, seen: set[Moment]) -> Iterator[Moment]:
        """This moment and all that can follow from it."""
        if m not in seen:
            seen.add(m)
            yield m
            for later in (*self.ways_on(m), *self.turns(m)):
                yield from self.reach(later, seen)

    # pushing (section 6)

    def pushes(
        self, places: tuple[int, ...], boat: int, points: int, taboo: Any, pushed: tuple[int, ...]
    ) -> Iterator[tuple[tuple[int, ...], int]]:
        """Every way to push this boat on, in 2019 with those in its way, and the points left. (MQ-PUSH-3 to -6, -13)"""
        here = places[boat]
        if points < 1 or self.river.what[here] == "sandbanks" or self.near_finish(here):
            return
        for there in {self.river.beyond(here, heading) for heading in range(6)}:
            if there < 0 or there in taboo or self.near_finish(there):
                continue
            left = points - 1 - (self.river.what[there] == "driftwood")
            moved = (*places[:boat], DOCKED if self.docks(boat, there) else there, *places[boat + 1 :])
            if there not in places:
                if left >= 0:
                    yield moved, left
            elif self.knobs["chain_push"] and places.index(there) not in pushed:
                yield from self.pushes(moved, places.index(there), left, taboo, (*pushed, boat))

    def near_finish(self, space: int) -> bool:
        """MQ-PUSH-12."""
        return self.no_push_near_finish and space in self.river.spectators

    def docks(self, boat: int, space: int) -> bool:
        """Pushed here, has the boat docked? One that boards in this very turn has not. (MQ-PUSH-9, MQ-PAS-4)"""
        if space not in self.river.finish or boat == self.rose:
            return False
        slow = self.race.speed[boat] == 1 or self.river.what[space] == "sandbanks"
        ready = slow and self.race.passengers[boat] >= self.knobs["passengers_to_win"]
        return bool(self.knobs["finish_at_any_speed"]) or bool(ready)

    def race_is_over(self, places: tuple[int, ...]) -> bool:
        """Has a boat, pushed to the finish, ended the race, at once and before the pusher follows? (MQ-END-3, -4)"""
        if places.count(DOCKED) == self.places.count(DOCKED):
            return False
        others = [boat for boat, place in enumerate(places) if place < DOCKED and boat != self.rose]
        return self.first_docking_ends or not others

    def rose_headings(self, m: Moment, places: tuple[int, ...]) -> Iterator[int]:
        """How the Black Rose may point after a push. (MQ-PUSH-7, -14, MQ-ADV-6, -10)"""
        if self.rose >= len(places) or places[self.rose] == m.places[self.rose]:
            return iter([m.rose])
        what = self.river.what[places[self.rose]]
        kept = what == "sandbanks" or (what == "driftwood" and self.knobs["keeps_heading_on_driftwood"])
        return iter([m.rose] if kept else range(6))

    # whole moves

    def begin(self, boat: int, space: int, heading: int, places: tuple[int, ...], rose: int) -> Moment:
        others = (*places[:boat], DOCKED + 1, *places[boat + 1 :])
        return Moment(space, heading, 1, 1, 0, True, False, 0, others, rose, frozenset({space}))

    def speeds(self, start: Moment, speed: int, coal: int) -> list[Moment]:
        """The move's beginning at every speed the coal pays for. (MQ-MOV-1)"""
        prices = {new: max(0, abs(new - speed) - 1) for new in range(1, 7)}
        return [
            start._replace(speed=new, points=new, coal=coal - price) for new, price in prices.items() if price <= coal
        ]

    def complete(self, starts: list[Moment], boat: int) -> Iterator[Moment]:
        """Moves with all points used (MQ-MOV-3), or ended by a sandbank or an entry space (MQ-MOV-15)."""
        seen: set[Moment] = set()
        for start in starts:
            home = NOWHERE
            if boat == self.rose and self.knobs["rose_leaves_stations"] and self.river.what[start.space] in STATIONS:
                home = start.space  # MQ-ROSE-9
            yield from (m for m in self.reach(start, seen) if m.points == 0 and m.space != home)

    def leaving_sandbank(self, start: Moment, coal: int, *, pays: bool) -> Iterator[Moment]:
        """Forward at any speed, or one space backward and then any heading. (MQ-ADV-8, -9, -12)"""
        start = start._replace(stuck=True)
        forward = self.speeds(start, 1, coal - 1) if pays else [start._replace(coal=coal)]
        yield from self.complete(forward, self.boat)
        back = self.river.beyond(start.space, (start.heading + 3) % 6)
        if back < 0 or back in start.places or self.river.what[back] == "driftwood":
            return
        if coal >= (self.knobs["sandbank_backward_coal"] if pays else 0):
            backed = self.enter(start, back, 0, start.places, start.rose)
            yield from (backed._replace(heading=new) for new in ([start.heading] if backed.stuck else range(6)))

    def completed(self, start: Moment, coal: int) -> list[Moment]:
        """Every whole move of the boat whose turn it is."""
        condition, speed = self.race.condition[self.boat], int(self.race.speed[self.boat])
        if condition == CAST_OFF:  # MQ-MOV-9: speed 1, any heading
            return list(self.complete([start._replace(heading=new, coal=coal) for new in range(6)], self.boat))
        if self.river.what[start.space] == "sandbanks":
            return list(self.leaving_sandbank(start, coal, pays=condition != POLED_OFF))
        budgets = range(coal, PLENTY) if self.boat == self.rose else [coal]
        moves: list[Moment] = []
        for budget in budgets:  # MQ-ROSE-6: the least coal that frees it
            moves = moves or list(self.complete(self.speeds(start, speed, budget), self.boat))
        return moves

    def stopped(self, start: Moment, coal: int) -> tuple[list[Moment], list[Moment]]:
        """Moves that cannot be completed: held by boats, driftwood or the open end; hitting land. (MQ-MOV-9 to -11)"""
        held, aground = [], []
        for beginning in self.speeds(start, int(self.race.speed[self.boat]), coal):
            moments = [m for m in self.reach(beginning, set()) if m.points > 0]
            kinds = {m: self.stopped_by(m) for m in moments}
            held += self.furthest([m for m in moments if kinds[m] == "held"])
            aground += self.furthest([m for m in moments if kinds[m] == "land"])
        return held, aground

    def stopped_by(self, m: Moment) -> str:
        ahead = self.river.beyond(m.space, m.heading)
        if ahead == LAND or (ahead == END and self.knobs["out_when_aground"]):
            return "land"
        return "" if any(self.ways_on(m)) else "held"

    def furthest(self, moments: list[Moment]) -> list[Moment]:
        """Those that use as many points as possible."""
        least = min((m.points for m in moments), default=0)
        return [m for m in moments if m.points == least]

    def swung(self, m: Moment) -> list[Moment]:
        """Turned on the spot. (MQ-MOV-10)"""
        found, more = [m], [m]
        while more:
            more = [later for moment in more for later in self.turns(moment) if later not in found]
            found += more
        return found

    # the Black Rose (section 11)

    def leaves_rose_a_turn(self, m: Moment) -> bool:
        """After this move the Rose needs 1 coal at most, or no coal would help it. (MQ-ROSE-5)"""
        boat, space, heading, speed = self.rose, m.places[self.rose], m.rose, int(self.race.speed[self.rose])
        arrived = DOCKED if self.has_docked(m) else m.space
        places = (*m.places[: self.boat], arrived, *m.places[self.boat + 1 :])
        if self.boat == boat:
            space, heading, speed = m.space, m.heading, self.final_speed(m)
        elif self.race.condition[boat] != SAILING:
            return True
        if space >= ON_RIVER or self.river.what[space] == "sandbanks" or (self.first_docking_ends and DOCKED in places):
            return True
        key = (places, space, heading, speed)
        if key not in self.safe:
            start = self.begin(boat, space, heading, places, heading)
            some = (any(True for _ in self.complete(self.speeds(start, speed, c), boat)) for c in (1, PLENTY))
            self.safe[key] = next(some) or not next(some)
        return self.safe[key]

    # the outcome

    def final_speed(self, m: Moment) -> int:
        """MQ-ADV-3, -7."""
        return 1 if self.river.what[m.space] == "sandbanks" else m.speed - m.driftwood

    def has_docked(self, m: Moment) -> bool:
        slow = self.final_speed(m) == 1 and self.race.passengers[self.boat] >= self.knobs["passengers_to_win"]
        any_speed = bool(self.knobs["finish_at_any_speed"])
        return m.space in self.river.finish and self.boat != self.rose and (any_speed or bool(slow))

    def outcome(self, m: Moment, heading: int, speed: int) -> Outcome:
        others = [boat for boat in range(len(self.places)) if boat != self.boat]
        pushed = frozenset((boat, m.places[boat]) for boat in others if m.places[boat] != self.places[boat])
        if self.knobs["finish_at_any_speed"] and m.space in self.river.finish:
            return DOCKED, NOWHERE, NOWHERE, pushed
        return m.space, heading, speed, pushed

    def outcomes(self) -> set[Outcome]:
        space, heading, coal = self.places[self.boat], int(self.race.bow[self.boat]), int(self.race.coal[self.boat])
        rose = int(self.race.bow[self.rose]) if self.rose < len(self.places) else NOWHERE
        if self.boat == self.rose:
            coal = 1 + self.waits  # MQ-ROSE-2, -3
        start = self.begin(self.boat, space, heading, self.places, rose)
        moves = self.completed(start, coal)
        if rose != NOWHERE:
            moves = [m for m in moves if self.leaves_rose_a_turn(m)] or moves
        if moves:
            return {self.outcome(m, m.heading, self.final_speed(m)) for m in moves}
        return self.failures(start, coal)

    def failures(self, start: Moment, coal: int) -> set[Outcome]:
        if self.race.condition[self.boat] == CAST_OFF or self.river.what[start.space] == "sandbanks":
            return {self.outcome(start, heading, 1) for heading in range(6)}  # MQ-ADV-12
        held, aground = self.stopped(start, coal)
        loses_turn = self.boat == self.rose or not self.knobs["out_when_aground"]
        if held:
            ends = [end for m in held for end in self.swung(m)]
            return {self.outcome(m, m.heading, 1 if loses_turn else self.final_speed(m)) for m in ends}
        return {self.outcome(m, NOWHERE, 1 if loses_turn else NOWHERE) for m in aground}


def outcomes(position: Any) -> set[Outcome]:
    """Every distinct outcome of the turn that is about to begin."""
    return Turn(position).outcomes()
