"""The same outcomes as the oracle's, from the engine: every sequence of its atomic actions, played out."""

from typing import Any

from paddlewheel.core.fields import to_dict
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.actions import FACE, STOP
from paddlewheel.mississippi_queen.door import NEIGHBOUR
from paddlewheel.mississippi_queen.game import RacePosition
from tests.perft.oracle import DOCKED, NOWHERE, Outcome

MOVING = (state.SPEED_PHASE, state.MOVE_PHASE, state.PUSH_PHASE, state.FACE_PHASE, state.OWN_FACE_PHASE)


class TooMany(Exception):
    """More moments in this turn than the test has time for."""


def same_turn(race: Any, turn: tuple[int, ...]) -> bool:
    return race.phase in MOVING and turn == (race.round_number, race.turn, race.boat)


def moment(race: Any) -> Any:
    """All of a position; where the mover has been counts as a set."""
    fields = to_dict(state.Race, race)
    fields["trail"] = sorted(fields["trail"][: race.trail_length])
    return repr(fields)


def choices(position: RacePosition) -> list[int]:
    """Which way the owner of a pushed boat points it matters for the Black Rose only."""
    race, legal = position.record, position.legal_actions()
    if race.phase == state.FACE_PHASE and race.chain[race.facing] != race.rose:
        return legal[:1]
    return legal


class Enumeration:
    """One turn, played in every way."""

    def __init__(self, position: RacePosition, limit: int) -> None:
        race = position.record
        self.turn = (int(race.round_number), int(race.turn), int(race.boat))
        self.boat, self.places = int(race.boat), [int(place) for place in race.place[: race.boats]]
        self.limit = limit
        self.seen: set[Any] = set()
        self.found: set[Outcome] = set()

    def play(self, position: RacePosition) -> None:
        key = moment(position.record)
        if key in self.seen:
            return
        self.seen.add(key)
        if len(self.seen) > self.limit:
            raise TooMany
        for action in choices(position):
            after = position.copy()
            after.step(action)
            if same_turn(after.record, self.turn):
                self.play(after)
            else:
                self.found.add(self.outcome(position, after.record, action))

    def outcome(self, position: RacePosition, after: Any, action: int) -> Outcome:
        """Read before the turn ends where that is possible: the end of a turn runs straight into the next one."""
        before, boat = position.record, self.boat
        own = before.phase == state.OWN_FACE_PHASE
        settled = before if own or action == STOP else after
        others = [other for other in range(before.boats) if other != boat]
        pushed = frozenset((other, int(settled.place[other])) for other in others if self.moved(settled, other))
        if position.tables[0].finish_at_any_speed and after.place[boat] == DOCKED:
            return DOCKED, NOWHERE, NOWHERE, pushed
        place, speed = int(settled.place[boat]), int(after.speed[boat])
        if place == DOCKED:  # on a sandbank, where the turn ends at once
            place = position.ask(NEIGHBOUR, int(before.place[boat]), int(before.bow[boat]))
        if before.ending == state.HITS_LAND:
            return place, NOWHERE, NOWHERE if after.condition[boat] == state.OUT else speed, pushed
        return place, action - FACE if own else int(settled.bow[boat]), speed, pushed

    def moved(self, race: Any, boat: int) -> bool:
        return int(race.place[boat]) != self.places[boat]


def engine_outcomes(position: RacePosition, limit: int = 30_000) -> set[Outcome]:
    enumeration = Enumeration(position, limit)
    enumeration.play(position)
    return enumeration.found
