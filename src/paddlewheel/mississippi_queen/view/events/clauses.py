"""The rule clause of each kind of event; the situation and the edition's knobs choose between several."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.view.actions.clauses import casting_off, clause, leaving_sandbank, voting
from paddlewheel.mississippi_queen.view.river_map import kind_at

if TYPE_CHECKING:
    from paddlewheel.mississippi_queen.view.events.builder import MississippiQueenEventBuilder


def event_clause(story: "MississippiQueenEventBuilder", kind: str, boat: int) -> str:
    found = EVENT_CLAUSES[kind]
    return found if isinstance(found, str) else found(story, boat)


def race_end_reason(story: "MississippiQueenEventBuilder") -> str:
    """Why the race ended: a docking, the round limit, one side left, or no boat that can still qualify ("dead")."""
    race = story.now
    if race.in_port > story.was.in_port:
        return "docking"
    if race.round_number == story.before.tables[0].round_limit and race.turn >= race.in_order:
        return "rounds"
    racing = {int(race.owner[boat]) for boat in range(int(race.boats)) if race.condition[boat] < state.IN_PORT}
    return "alone" if len(racing - {state.NONE}) <= 1 else "dead"


def _action_clause(story: "MississippiQueenEventBuilder", boat: int) -> str:
    """The clause that allowed the action."""
    return clause(story.before, story.action)


def _moved(story: "MississippiQueenEventBuilder", boat: int) -> str:
    """The clause of a step off a sandbank, onto one, onto driftwood, or straight ahead."""
    origin, target = (kind_at(race, int(race.place[boat])) for race in (story.was, story.now))
    if story.meant.verb == "back" or origin == state.SANDBANK:
        poled_off = story.was.condition[boat] == state.POLED_OFF
        return "MQ-ADV-12" if poled_off else leaving_sandbank(story.before)
    return {state.SANDBANK: "MQ-ADV-7", state.DRIFTWOOD: "MQ-ADV-3"}.get(target, "MQ-MOV-4")


def _pushed(story: "MississippiQueenEventBuilder", boat: int) -> str:
    if state.PUSH_DECISION in (story.was.decision, story.now.decision):
        return "MQ-PUSH-6"
    target = kind_at(story.now, int(story.now.place[boat]))
    return {state.SANDBANK: "MQ-ADV-10", state.DRIFTWOOD: "MQ-ADV-5"}.get(target, "MQ-PUSH-3")


def _stopped(story: "MississippiQueenEventBuilder", boat: int) -> str:
    """The clause of a move's end: all points used, held up, or aground."""
    endings = {state.HELD: _held_up, state.HITS_LAND: _aground}
    ending = endings.get(int(story.was.ending))
    return ending(story, boat) if ending else "MQ-MOV-3"


def _held_up(story: "MississippiQueenEventBuilder", boat: int) -> str:
    """Where boats are out when aground, a boat only held up stops (MQ-MOV-11); the Black Rose is always repaired."""
    if not story.before.tables[0].out_when_aground:
        return "MQ-MOV-10"
    return "MQ-ROSE-7" if boat == story.was.rose else "MQ-MOV-11"


def _aground(story: "MississippiQueenEventBuilder", boat: int) -> str:
    if boat == story.was.rose:
        return "MQ-ROSE-7"
    return "MQ-MOV-11" if story.before.tables[0].out_when_aground else "MQ-MOV-9"


def _out(story: "MississippiQueenEventBuilder", boat: int) -> str:
    return "MQ-MOV-7" if story.was.ending == state.STRANDED else "MQ-MOV-11"


def _lost_turn(story: "MississippiQueenEventBuilder", boat: int) -> str:
    if state.ASHORE <= story.now.place[boat] < state.DOCKED:
        return _waiting(story, boat)
    if boat == story.now.rose:
        return "MQ-ROSE-7"
    if kind_at(story.now, int(story.now.place[boat])) == state.SANDBANK:
        return "MQ-PUSH-10"
    return "MQ-MOV-9" if story.now.condition[boat] == state.CAST_OFF else "MQ-MOV-10"


def _waiting(story: "MississippiQueenEventBuilder", boat: int) -> str:
    """The clause for waiting on land, behind a start dock."""
    if boat == story.now.rose:
        return "MQ-ROSE-2"
    return "MQ-SET-8" if story.now.boats > 6 else "MQ-SET-6"


def _rolled(story: "MississippiQueenEventBuilder", boat: int) -> str:
    race = story.was
    if race.decision == state.FINISH_DECISION:
        return "MQ-RIV-9"
    return "MQ-RIV-4" if race.discoverer in (race.boat, state.NONE) else "MQ-RIV-8"


def _tile(story: "MississippiQueenEventBuilder", boat: int) -> str:
    if story.was.decision != state.FIRST_TILES_DECISION:
        return "MQ-RIV-7"
    return "MQ-RIV-15" if story.before.tables[0].branching_river else "MQ-RIV-3"


def _slowed(story: "MississippiQueenEventBuilder", boat: int) -> str:
    on_sand = kind_at(story.now, int(story.now.place[boat])) == state.SANDBANK
    return "MQ-ADV-7" if on_sand else "MQ-ADV-3"


def _boarded(story: "MississippiQueenEventBuilder", boat: int) -> str:
    if boat != story.mover:
        return "MQ-PUSH-8"
    at_depot = kind_at(story.now, int(story.now.place[boat])) == state.DEPOT
    return "MQ-SET-9" if at_depot else "MQ-PAS-1"


def _refilled(story: "MississippiQueenEventBuilder", boat: int) -> str:
    return "MQ-ADV-1" if boat == story.mover else "MQ-PUSH-10"


def _docked(story: "MississippiQueenEventBuilder", boat: int) -> str:
    if boat != story.mover:
        return "MQ-PUSH-9"
    return "MQ-END-2" if story.before.tables[0].finish_at_any_speed else "MQ-END-1"


def _over(story: "MississippiQueenEventBuilder", boat: int) -> str:
    reason = race_end_reason(story)
    if reason == "docking":
        return "MQ-END-4" if story.before.tables[0].shared_sides else "MQ-END-3"
    if reason == "alone":
        return "MQ-END-3" if story.now.in_port else "MQ-END-7"
    return "MQ-END-5" if reason == "rounds" else "MQ-END-6"


def _round(story: "MississippiQueenEventBuilder", boat: int) -> str:
    if story.before.tables[0].order_by_seat:
        return "MQ-ORD-6"
    by_dock = story.now.round_number == 1 and story.before.tables[0].first_round_by_dock
    return "MQ-ORD-5" if by_dock else "MQ-ORD-1"


def _voted(story: "MississippiQueenEventBuilder", boat: int) -> str:
    return voting(story.before)


EVENT_CLAUSES: dict[str, str | Callable[["MississippiQueenEventBuilder", int], str]] = {
    # set-up
    "boxed": "MQ-RIV-17",
    "lot": "MQ-SET-2",
    "placed": _action_clause,
    "launched": _waiting,
    # the round
    "round": _round,
    "lost turn": _lost_turn,
    # a move
    "speed": "MQ-MOV-1",
    "turned": "MQ-MOV-5",
    "moved": _moved,
    "pushed": _pushed,
    "followed": "MQ-PUSH-1",
    "faced": _action_clause,
    "stopped": _stopped,
    "slowed": _slowed,
    "blocked": lambda story, boat: casting_off(story.before),
    "held up": _held_up,
    "aground": _aground,
    "stranded": "MQ-ADV-12",
    "out": _out,
    # consequences of a move
    "boarded": _boarded,
    "declined": "MQ-PAS-5",
    "refilled": _refilled,
    "docked": _docked,
    # coal between boats
    "asked": "MQ-COAL-5",
    "refused": "MQ-COAL-5",
    "coal passed": _action_clause,
    # the river
    "rolled": _rolled,
    "voted": _voted,
    "vote": _voted,
    "tied": _voted,
    "tie settled": _voted,
    "tile": _tile,
    "removed": "MQ-RIV-11",
    "finish": "MQ-RIV-10",
    "over": _over,
}
