"""The oracle's outcomes from the engine, twice: from every sequence of its atomic actions, and from its plans."""

from typing import Any

from paddlewheel.core.hexgrid import HEADINGS
from paddlewheel.core.jit.records import to_dict
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.actions import FACE, GO_BACK, PUSH, STOP
from paddlewheel.mississippi_queen.game import MississippiQueenPosition
from paddlewheel.mississippi_queen.names import boat_names, parse_place
from tests.mississippi_queen.perft.oracle import DOCKED, NOWHERE, Outcome, Turn

BEGINNING = (state.SPEED_DECISION, state.OWN_FACE_DECISION, state.STUCK_DECISION)
MOVING = (*BEGINNING, state.MOVE_DECISION, state.PUSH_DECISION, state.FACE_DECISION)


class TooMany(Exception):
    """The turn has more moments than there is time for."""


def turn_of(race: Any) -> tuple[int, int, int]:
    return int(race.round_number), int(race.turn), int(race.boat)


def choices(position: MississippiQueenPosition) -> list[int]:
    """Which way the owner of a pushed boat points it matters for the Black Rose only."""
    race, legal = position.record, position.legal_actions()
    assert legal, "a legal action has led to a position without any"
    if race.decision == state.FACE_DECISION and race.chain[race.facing] != race.rose:
        return legal[:1]
    return legal


class Enumeration:
    """One turn, played in every way."""

    def __init__(self, position: MississippiQueenPosition, limit: int) -> None:
        race = position.record
        self.turn, self.boat, self.limit = turn_of(race), int(race.boat), limit
        self.places = [int(place) for place in race.place[: race.boats]]
        self.seen: set[str] = set()
        self.found: set[Outcome] = set()

    def play(self, position: MississippiQueenPosition) -> None:
        if self.known(position.record):
            return
        for action in choices(position):
            after = position.copy()
            after.step(action)
            if after.record.decision in MOVING and turn_of(after.record) == self.turn:
                self.play(after)
            else:
                self.found.add(self.outcome(position, after.record, action))

    def known(self, race: Any) -> bool:
        """Has this moment been met before? All of the record counts; where the mover has been, as a set."""
        fields = to_dict(state.Race, race)
        fields["trail"] = sorted(fields["trail"][: race.trail_length])
        moment = repr(fields)
        if moment in self.seen:
            return True
        self.seen.add(moment)
        if len(self.seen) > self.limit:
            raise TooMany
        return False

    def outcome(self, position: MississippiQueenPosition, after: Any, action: int) -> Outcome:
        """Read before the turn ends where that is possible: the end of a turn runs straight into the next one."""
        before, boat = position.record, self.boat
        stays = action == STOP or before.decision in (state.OWN_FACE_DECISION, state.STUCK_DECISION)
        settled = before if stays else after
        pushed = self.pushed(settled)
        if after.place[boat] == DOCKED and position.tables[0].finish_at_any_speed:
            return DOCKED, NOWHERE, NOWHERE, pushed
        place, bow, speed = int(settled.place[boat]), int(settled.bow[boat]), int(after.speed[boat])
        if place == DOCKED:  # on a sandbank, where the turn ends at once
            way = (int(before.bow[boat]) + (3 if action == GO_BACK else 0)) % 6
            place = position.neighbour(int(before.place[boat]), way)
        if before.decision == state.OWN_FACE_DECISION:
            bow = action - FACE
        if before.decision == state.STUCK_DECISION and after.condition[boat] == state.OUT:
            speed = NOWHERE
        if before.ending == state.HITS_LAND:
            bow, speed = NOWHERE, NOWHERE if after.condition[boat] == state.OUT else speed
        if after.decision == state.OVER_DECISION and PUSH <= action < PUSH + 6:
            speed = NOWHERE
        return place, bow, speed, pushed

    def pushed(self, race: Any) -> frozenset[tuple[int, int]]:
        """Boats that lie elsewhere now; one that waited ashore was not pushed."""
        afloat = [boat for boat, place in enumerate(self.places) if place < state.BANK and boat != self.boat]
        places = [(boat, int(race.place[boat])) for boat in afloat]
        return frozenset((boat, place) for boat, place in places if place != self.places[boat])


def engine_outcomes(position: MississippiQueenPosition, limit: int) -> set[Outcome]:
    """What playing legal actions can lead to, in at most `limit` different moments."""
    enumeration = Enumeration(position, limit)
    enumeration.play(position)
    return enumeration.found


def planned_outcomes(position: MississippiQueenPosition) -> set[Outcome]:
    """What the engine's plans say they lead to, each once."""
    names = boat_names(position.record)
    told: list[Outcome] = []
    for plan in position.game.module.planner.plans(position):
        where = {name: parse_place(place) for name, place in plan.outcome["pushed"].items()}
        pushed = frozenset((names.index(name), place) for name, place in where.items())
        place, bow = parse_place(plan.outcome["place"]), HEADINGS.index(plan.outcome["heading"])
        told.append((place, bow, int(plan.outcome["speed"]), pushed))
    assert len(set(told)) == len(told), "two plans for one outcome"
    return {comparable(position, outcome) for outcome in told}


def comparable(position: MississippiQueenPosition, outcome: Outcome) -> Outcome:
    """Heading and speed mean nothing in port and out of the race; under repair the heading; after the end the speed."""
    place, bow, speed, pushed = outcome
    race, knobs, turn = position.record, position.tables[0], Turn(position)
    if turn.race_is_over(tuple(dict(pushed).get(boat, place) for boat, place in enumerate(turn.places))):
        return place, bow, NOWHERE, pushed
    if knobs.finish_at_any_speed and place in {DOCKED, *turn.river.finish}:
        return DOCKED, NOWHERE, NOWHERE, pushed
    if race.ending == state.HITS_LAND:
        out = knobs.out_when_aground and race.boat != race.rose
        return place, NOWHERE, NOWHERE if out else speed, pushed
    return place, bow, speed, pushed
