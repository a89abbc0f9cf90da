"""A second opinion on what a boat may do in its turn: short, slow, recursive, and written from the rule texts alone.

`outcomes(position)` takes a position at the beginning of a boat's turn and returns every distinct outcome of that turn:
(place, heading, speed, {(pushed boat, its place), ...}). It reads the position's record and the data files, and nothing
else of the engine. Clauses are those of the rule catalogue.
"""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from tests.mississippi_queen.perft.river_map import END, LAND, STATIONS, River, has_finish_tile, knobs_of

Places = tuple[int, ...]  # of all boats, by number
Outcome = tuple[int, int, int, frozenset[tuple[int, int]]]

ASHORE, DOCKED, GONE = 400, 420, 421  # places from ASHORE on are not on the river
SAILING, CAST_OFF, POLED_OFF = 0, 3, 4
NOWHERE = -1  # a heading or a speed that means nothing any more
PLENTY = 24  # more coal than any turn can use


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
    places: Places  # the mover's own is GONE
    rose: int  # the Black Rose's heading
    trail: frozenset[int]  # where the boat has been this turn


class Turn:
    """All that one boat may do, seen from the position at the beginning of its turn."""

    def __init__(self, position: Any) -> None:
        race, options = position.record, position.options
        self.race, self.knobs = race, knobs_of(options.edition)
        self.river = River(race, finish_tile=has_finish_tile(options))
        self.boat, self.rose = int(race.boat), int(race.rose)
        self.places = tuple(int(place) for place in race.place[: race.boats])
        self.no_push_near_finish = bool(options.variants.get("no_push_near_finish"))
        several = options.players == 2 or any(options.variants.get(name) for name in ("teams", "two_boats_each"))
        self.first_docking_ends = several or bool(self.knobs["ends_at_first_docking"])
        self.late = race.boats > 5 and race.round_number == 1 and not options.variants.get("branching_river")
        self.shown = int(race.speed[self.boat])  # the mover's speed, for the Rose's next turn
        self.content: dict[Any, bool] = {}

    def outcomes(self) -> set[Outcome]:
        """A whole move where there is one; else held; else on land. (MQ-MOV-8 to -11)"""
        rose = int(self.race.bow[self.rose]) if self.rose < len(self.places) else NOWHERE
        start = self.begin(self.boat, self.places, int(self.race.bow[self.boat]), rose)
        coal = 1 + self.late if self.boat == self.rose else int(self.race.coal[self.boat])  # MQ-ROSE-2, -3
        moves = self.completed(start, coal)
        if moves:
            kept = self.keeping_rose_clause([(m, DOCKED if self.has_docked(m) else m.space) for m in moves])
            return {self.outcome(m, m.heading, self.final_speed(m)) for m in kept}
        if self.race.condition[self.boat] == CAST_OFF:
            return {self.outcome(start, start.heading, 1)}  # MQ-MOV-9: it stays
        if self.river.what[start.space] == "sandbanks":
            if self.race.condition[self.boat] == POLED_OFF and coal == 0 and self.knobs["out_when_aground"]:
                return {self.outcome(start, start.heading, NOWHERE)}  # MQ-ADV-12, MQ-MOV-7: out of the race
            return {self.outcome(start, heading, 1) for heading in range(6)}  # MQ-ADV-12
        held, aground = self.stopped(start, coal)
        out = bool(self.knobs["out_when_aground"]) and self.boat != self.rose
        if held:
            ends = [end for m in held for end in self.swung(m)]
            kept = self.keeping_rose_clause([(m, DOCKED if out and self.has_docked(m) else m.space) for m in ends])
            return {self.outcome(m, m.heading, self.final_speed(m) if out else 1) for m in kept}
        kept = self.keeping_rose_clause([(m, GONE if out else m.space) for m in aground])
        return {self.outcome(m, NOWHERE, NOWHERE if out else 1) for m in kept}

    # moving and turning (sections 5 and 9)

    def begin(self, boat: int, places: Places, heading: int, rose: int) -> Moment:
        others = (*places[:boat], GONE, *places[boat + 1 :])
        return Moment(places[boat], heading, 1, 1, 0, True, False, 0, others, rose, frozenset({places[boat]}))

    def speeds(self, start: Moment, speed: int, coal: int) -> list[Moment]:
        """The move's beginning at every speed the coal pays for. (MQ-MOV-1)"""
        left = {new: coal - max(0, abs(new - speed) - 1) for new in range(1, 7)}
        return [start._replace(speed=new, points=new, coal=left[new]) for new in left if left[new] >= 0]

    def reach(self, m: Moment, seen: set[Moment]) -> Iterator[Moment]:
        """This moment and all that can follow from it."""
        if m not in seen:
            seen.add(m)
            yield m
            for later in (*self.ways_on(m), *self.turns(m)):
                yield from self.reach(later, seen)

    def turns(self, m: Moment) -> Iterator[Moment]:
        """60 degrees to either side, the first ones free. (MQ-MOV-5)"""
        coal = m.coal - (not m.free_turn)
        if coal >= 0 and not m.stuck:
            for heading in ((m.heading + 1) % 6, (m.heading - 1) % 6):
                yield m._replace(heading=heading, coal=coal, free_turn=False)

    def ways_on(self, m: Moment) -> Iterator[Moment]:
        """Use points: one space ahead, or a push and the space that it empties. (MQ-MOV-4, MQ-PUSH-1, MQ-ADV-3)"""
        ahead = self.river.beyond(m.space, m.heading)
        if ahead < 0:
            return
        points = m.points - (2 if self.river.what[ahead] == "driftwood" else 1)
        if ahead not in m.places:
            if points >= 0:
                yield self.enter(m, ahead, points)
            return
        if self.near_finish(m.space):
            return
        taboo = (m.trail if self.knobs["not_where_pusher_was"] else {m.space}) | {ahead}
        for places, left in self.pushes(m.places, m.places.index(ahead), points, taboo, ()):
            if self.race_is_over(places):
                yield m._replace(points=0, stuck=True, places=places)  # at once, before the pusher follows
            else:
                for rose in self.rose_headings(m, places):
                    yield self.enter(m._replace(places=places, rose=rose), ahead, left)

    def enter(self, m: Moment, space: int, points: int) -> Moment:
        """A sandbank ends the move, and so does an entry space of the intro game. (MQ-ADV-7, MQ-END-2, MQ-MOV-15)"""
        entry = self.knobs["finish_at_any_speed"] and space in self.river.finish
        over = self.river.what[space] == "sandbanks" or bool(entry)
        logs = m.driftwood + (self.river.what[space] == "driftwood")
        points = 0 if over else points
        return m._replace(space=space, points=points, stuck=over, driftwood=logs, trail=m.trail | {space})

    # pushing (section 6)

    def pushes(
        self, places: Places, boat: int, points: int, taboo: Iterable[int], pushed: tuple[int, ...]
    ) -> Iterator[tuple[Places, int]]:
        """Every way to push this boat on, in 2019 with those in its way, and the points left. (MQ-PUSH-3 to -6, -13)"""
        here = places[boat]
        if points < 1 or self.river.what[here] == "sandbanks" or self.near_finish(here):
            return
        for there in {self.river.beyond(here, heading) for heading in range(6)}:
            if there < 0 or there in taboo or self.near_finish(there):
                continue
            left = points - 1 - (self.river.what[there] == "driftwood")
            moved = (*places[:boat], DOCKED if self.docks(boat, there) else there, *places[boat + 1 :])
            ways: list[tuple[Places, int]] = []
            if there not in places:
                ways = [(moved, left)] if left >= 0 else []
            elif self.knobs["chain_push"] and places.index(there) not in pushed:
                ways = list(self.pushes(moved, places.index(there), left, taboo, (*pushed, boat)))
            yield from ways[:1] and [(moved, left)] if self.race_is_over(moved) else ways

    def near_finish(self, space: int) -> bool:
        """MQ-PUSH-12."""
        return self.no_push_near_finish and space in self.river.spectators

    def docks(self, boat: int, space: int) -> bool:
        """Has a boat pushed here docked? Not one that boards in this very turn. (MQ-PUSH-9, MQ-PAS-4)"""
        if space not in self.river.finish or boat == self.rose:
            return False
        speed = self.shown if boat == self.boat else self.race.speed[boat]
        slow = speed == 1 or self.river.what[space] == "sandbanks"
        return bool(self.knobs["finish_at_any_speed"] or (slow and self.is_full(boat)))

    def is_full(self, boat: int) -> bool:
        return bool(self.race.passengers[boat] >= self.knobs["passengers_to_win"])

    def race_is_over(self, places: Places) -> bool:
        """Has a docking in this turn ended the race? (MQ-END-3, -4)"""
        racing = [boat for boat, place in enumerate(self.places) if place < DOCKED and boat != self.rose]
        left = [boat for boat in racing if places[boat] != DOCKED]
        return len(left) < len(racing) and (self.first_docking_ends or len(left) < 2)

    # whole moves

    def completed(self, start: Moment, coal: int) -> list[Moment]:
        """Every whole move of the boat whose turn it is."""
        condition, speed = self.race.condition[self.boat], int(self.race.speed[self.boat])
        if condition == CAST_OFF:  # MQ-MOV-9: at speed 1, any heading
            return list(self.complete([start._replace(heading=new, coal=coal) for new in range(6)], self.boat))
        if self.river.what[start.space] == "sandbanks":
            free = condition == POLED_OFF and coal == 0 and not self.knobs["out_when_aground"]
            return list(self.leaving_sandbank(start, coal, pays=not free))
        moves: list[Moment] = []
        for budget in range(coal, PLENTY if self.boat == self.rose else coal + 1):  # MQ-ROSE-6: the least that frees it
            moves = moves or list(self.complete(self.speeds(start, speed, budget), self.boat))
        return moves

    def complete(self, starts: list[Moment], boat: int, *, grows: bool = False) -> Iterator[Moment]:
        """Moves with all points used (MQ-MOV-3), or off the end of the last tile if the river `grows` before."""
        leaves = boat == self.rose and self.knobs["rose_leaves_stations"]  # MQ-ROSE-9
        seen: set[Moment] = set()
        for start in starts:
            home = start.space if leaves and self.river.what[start.space] in STATIONS else NOWHERE
            for m in self.reach(start, seen):
                new_tile = grows and self.river.beyond(m.space, m.heading) == END
                stays = m.space == home and not self.race_is_over(m.places)
                if (m.points == 0 and not stays) or (m.points > 0 and new_tile):
                    yield m

    def leaving_sandbank(self, start: Moment, coal: int, *, pays: bool) -> Iterator[Moment]:
        """Forward at any speed, or one space backward and then any heading. (MQ-ADV-8, -9, -12)"""
        start = start._replace(stuck=True)
        forward = self.speeds(start, 1, coal - 1) if pays else [start._replace(coal=coal)]
        yield from self.complete(forward, self.boat)
        back = self.river.beyond(start.space, (start.heading + 3) % 6)
        blocked = back < 0 or back in start.places or self.river.what[back] == "driftwood"
        if not blocked and coal >= (self.knobs["sandbank_backward_coal"] if pays else 0):
            backed = self.enter(start, back, 0)
            yield from (backed._replace(heading=new) for new in ([start.heading] if backed.stuck else range(6)))

    # moves that cannot be completed

    def stopped(self, start: Moment, coal: int) -> tuple[list[Moment], list[Moment]]:
        """Held by boats, driftwood or the open end; hitting land: with as many points used as possible."""
        held: list[Moment] = []
        aground: list[Moment] = []
        for beginning in self.speeds(start, int(self.race.speed[self.boat]), coal):
            moments = [m for m in self.reach(beginning, set()) if m.points > 0]
            by = {m: self.stopped_by(m) for m in moments}
            for found, thing in ((held, "held"), (aground, "land")):
                least = min((m.points for m in moments if by[m] == thing), default=0)
                found += [m for m in moments if by[m] == thing and m.points == least]
        return held, aground

    def stopped_by(self, m: Moment) -> str:
        ahead = self.river.beyond(m.space, m.heading)
        if ahead == LAND or (ahead == END and self.knobs["out_when_aground"]):
            return "land"
        return "" if any(self.ways_on(m)) else "held"

    def swung(self, m: Moment) -> set[Moment]:
        """It may still turn. (MQ-MOV-10)"""
        return {m}.union(*(self.swung(later) for later in self.turns(m)))

    # the Black Rose (section 11)

    def rose_headings(self, m: Moment, places: Places) -> Iterable[int]:
        """How it may point after a push. (MQ-PUSH-7, -14, MQ-ADV-6, -10)"""
        if self.rose >= len(places) or places[self.rose] == m.places[self.rose]:
            return [m.rose]
        what = self.river.what[places[self.rose]]
        kept = what == "sandbanks" or (what == "driftwood" and self.knobs["keeps_heading_on_driftwood"])
        return [m.rose] if kept else range(6)

    def keeping_rose_clause(self, ends: list[tuple[Moment, int]]) -> list[Moment]:
        """Ends of a move, with the mover's place, that bring no need of coal about; all if none does. (MQ-ROSE-5)"""
        moves = [m for m, _ in ends]
        if self.rose >= len(self.places) or not (self.boat == self.rose or self.is_content_now()):
            return moves
        return [m for m, place in ends if self.keeps_rose_clause(m, place)] or moves

    def is_content_now(self) -> bool:
        if self.race.condition[self.rose] != SAILING:
            return True
        bow, speed = int(self.race.bow[self.rose]), int(self.race.speed[self.rose])
        return self.is_content(self.places, bow, speed, grows=self.grows(self.places))

    def keeps_rose_clause(self, m: Moment, place: int) -> bool:
        places = self.everyone(m, place)
        if self.race_is_over(places):
            return True
        self.shown = self.final_speed(m)
        on_the_way = m.trail if self.knobs["entering_triggers"] else frozenset()
        grows = self.grows((*places, *on_the_way))
        if self.boat == self.rose:
            return m.points > 0 or self.is_content(places, m.heading, self.final_speed(m), grows=grows)
        speed = int(self.race.speed[self.rose])
        return self.race.condition[self.rose] != SAILING or self.is_content(places, m.rose, speed, grows=grows)

    def is_content(self, places: Places, heading: int, speed: int, *, grows: bool) -> bool:
        """It needs 1 coal at most for its next turn, or no coal would help; what a new tile brings nobody knows."""
        if places[self.rose] >= ASHORE or self.river.what[places[self.rose]] == "sandbanks":
            return True  # MQ-ROSE-7
        key = (places, heading, speed, self.shown, grows)
        if key not in self.content:
            start = self.begin(self.rose, places, heading, heading)
            moves = (self.complete(self.speeds(start, speed, coal), self.rose, grows=grows) for coal in (1, PLENTY))
            self.content[key] = any(True for _ in next(moves)) or not any(True for _ in next(moves))
        return self.content[key]

    def grows(self, spaces: Iterable[int]) -> bool:
        """Does a boat here bring out the next tile?"""
        return not self.river.finish_laid and self.river.last in {space // 20 for space in spaces if space < ASHORE}

    # the outcome

    def everyone(self, m: Moment, place: int) -> Places:
        return (*m.places[: self.boat], place, *m.places[self.boat + 1 :])

    def final_speed(self, m: Moment) -> int:
        """MQ-ADV-3, -7."""
        return 1 if self.river.what[m.space] == "sandbanks" else m.speed - m.driftwood

    def has_docked(self, m: Moment) -> bool:
        slow = self.final_speed(m) == 1 and self.is_full(self.boat)
        there = m.space in self.river.finish and self.boat != self.rose
        return there and bool(slow or self.knobs["finish_at_any_speed"])

    def outcome(self, m: Moment, heading: int, speed: int) -> Outcome:
        others = [boat for boat in range(len(self.places)) if boat != self.boat]
        pushed = frozenset((boat, m.places[boat]) for boat in others if m.places[boat] != self.places[boat])
        if self.knobs["finish_at_any_speed"] and m.space in self.river.finish:
            return DOCKED, NOWHERE, NOWHERE, pushed
        return m.space, heading, NOWHERE if self.race_is_over(m.places) else speed, pushed


def outcomes(position: Any) -> set[Outcome]:
    """Every distinct outcome of the turn that is about to begin."""
    return Turn(position).outcomes()
