"""The price of an action in coal and movement points, and its meaning in one line."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from paddlewheel.core.hexgrid import HEADINGS
from paddlewheel.core.text import pluralized
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.actions import (
    AGREE,
    BOARD,
    DECLINE,
    DIRECTIONS,
    FACE,
    GIVE,
    GO_AHEAD,
    GO_BACK,
    PASS,
    PLACE,
    PORT,
    PUSH,
    REFILL,
    REFUSE,
    SPEED,
    STARBOARD,
    STOP,
    TAKE,
    VOTE,
    WAIT,
)
from paddlewheel.mississippi_queen.view.events.compare import events_between
from paddlewheel.mississippi_queen.view.naming import name_in_sentence, place_text, what_lies_at
from paddlewheel.mississippi_queen.view.river_map import is_landing_at, kind_at

if TYPE_CHECKING:
    from paddlewheel.mississippi_queen.game import MississippiQueenPosition

STEERING = (PORT, STARBOARD, GO_BACK)
HAZARD_NOTES = {
    state.DRIFTWOOD: "; takes 2 points and, at the end, 1 speed",
    state.SANDBANK: "; ends the turn at speed 1",
}


@dataclass(frozen=True)
class MississippiQueenPrice:
    coal: int = 0
    points: int = 0

    def text(self) -> str:
        """
        >>> MississippiQueenPrice(1, 2).text(), MississippiQueenPrice().text()
        ('1 coal, 2 points', 'free')
        """
        parts = [f"{self.coal} coal"] if self.coal > 0 else []
        parts += [f"gain {-self.coal} coal"] if self.coal < 0 else []
        parts += [pluralized(self.points, "point")] if self.points else []
        return ", ".join(parts) or "free"


def price(position: "MississippiQueenPosition", action: int) -> MississippiQueenPrice:
    """The price of a legal action, computed by playing it on a copy."""
    race = position.record
    if action == GO_AHEAD:
        return MississippiQueenPrice(points=2 if kind_at(race, space_ahead(position)) == state.DRIFTWOOD else 1)
    if not (action < PORT or action in STEERING or PUSH <= action < FACE or GIVE < action <= REFILL):
        return MississippiQueenPrice()
    after = position.copy()
    after.step(action)
    boat = int(race.boat)
    if PUSH <= action < FACE:
        return MississippiQueenPrice(points=int(race.points - after.record.points))
    if GIVE < action <= TAKE + 6 and after.record.decision == state.AGREE_DECISION:
        return MississippiQueenPrice(coal=TAKE - action)
    coal = int(race.coal[boat] - after.record.coal[boat])
    if action == REFILL or (action > TAKE and boat == race.rose):
        taker = int(race.partner) if boat == race.rose else boat
        coal = int(race.coal[taker] - after.record.coal[taker])
    return MississippiQueenPrice(coal=coal)


def space_ahead(position: "MississippiQueenPosition") -> int:
    race = position.record
    boat = int(race.boat)
    return position.neighbour(int(race.place[boat]), int(race.bow[boat]))


def pushed_boat(position: "MississippiQueenPosition") -> int:
    """The boat a push would move now, or NONE."""
    race = position.record
    if race.decision == state.PUSH_DECISION:
        return int(race.pending)
    if race.decision != state.MOVE_DECISION:
        return state.NONE
    ahead = space_ahead(position)
    afloat = [boat for boat in range(int(race.boats)) if race.place[boat] == ahead and boat != race.boat]
    return afloat[0] if afloat else state.NONE


def pointed_boat(position: "MississippiQueenPosition") -> int:
    """The boat that `face` would turn now, or that may collect a passenger."""
    race = position.record
    if race.decision == state.FACE_DECISION:
        return int(race.chain[int(race.facing)])
    if race.decision == state.BOARD_DECISION:
        return int(race.boarders[0])
    return int(race.order[int(race.turn)]) if race.decision == state.SETUP_FACE_DECISION else int(race.boat)


def meaning(position: "MississippiQueenPosition", action: int) -> str:
    """The effect of a legal action, in one line."""
    race = position.record
    boat = int(race.boat)
    if action < PORT:
        return f"{pluralized(action - SPEED + 1, 'point')} to use up, neither more nor less"
    if action in (PORT, STARBOARD):
        bow = (int(race.bow[boat]) + (5 if action == PORT else 1)) % 6
        return f"turn {'left' if action == PORT else 'right'}, the bow then points {HEADINGS[bow]}"
    if action == GO_AHEAD:
        return _ahead(position)
    if action == GO_BACK:
        return "backward off the sandbank at speed 1, then point the boat as you like"
    if PUSH <= action < FACE:
        return _push(position, action - PUSH)
    if FACE <= action < STOP:
        return f"point {name_in_sentence(race, pointed_boat(position))} {HEADINGS[action - FACE]}"
    if action == STOP:
        return _stop(position)
    if action == PASS and race.decision == state.STUCK_DECISION:
        if race.ending == state.STRANDED:
            return "no coal to leave the sandbank: out of the race"
        return "every way out is blocked: stay and wait"
    if action in (BOARD, DECLINE):
        return _boarding(position, action)
    return _about_coal(position, action) if action <= REFUSE else _other(action)


def _boarding(position: "MississippiQueenPosition", action: int) -> str:
    race = position.record
    boat = int(race.boarders[0])
    if action == DECLINE:
        return f"{name_in_sentence(race, boat)} leaves the passenger at the dock"
    return f"{name_in_sentence(race, boat)} takes the passenger aboard ({int(race.passengers[boat]) + 1} of 2)"


def _ahead(position: "MississippiQueenPosition") -> str:
    race = position.record
    space = space_ahead(position)
    kind = kind_at(race, space)
    return f"to {place_text(space)}, {what_lies_at(position, space)}" + HAZARD_NOTES.get(kind, "")


def _push(position: "MississippiQueenPosition", heading: int) -> str:
    race = position.record
    boat = pushed_boat(position)
    target = position.neighbour(int(race.place[boat]), heading)
    others = [other for other in range(int(race.boats)) if race.place[other] == target and other != boat]
    if others:
        pushed, other = name_in_sentence(race, boat), name_in_sentence(race, others[0])
        return f"push {pushed} {HEADINGS[heading]} into {other}, which is pushed on"
    onto = "a finish dock" if is_landing_at(race, target) else what_lies_at(position, target)
    return f"push {name_in_sentence(race, boat)} {HEADINGS[heading]} onto {onto} and follow"


def _stop(position: "MississippiQueenPosition") -> str:
    """The meaning of `stop`: its consequences, computed on a copy."""
    after = position.copy()
    after.step(STOP)
    happens = [event.text for event in events_between(position, after, STOP) if event.kind in STOP_EVENT_KINDS]
    if after.record.decision == state.BOARD_DECISION:
        happens.append("A passenger may be taken aboard.")
    return "end the move here" + (": " + " ".join(happens) if happens else "")


STOP_EVENT_KINDS = ("boarded", "refilled", "docked", "slowed", "held up", "aground", "out")


def _about_coal(position: "MississippiQueenPosition", action: int) -> str:
    race = position.record
    boat, partner = int(race.boat), int(race.partner)
    if action == PASS:
        return f"no coal passes between {name_in_sentence(race, boat)} and {name_in_sentence(race, partner)}"
    if action == AGREE:
        return f"let {name_in_sentence(race, boat)} have {race.amount} coal from {name_in_sentence(race, partner)}"
    if action == REFUSE:
        return f"keep the {race.amount} coal that {name_in_sentence(race, boat)} asks for"
    taker = partner if boat == race.rose else boat
    if action == REFILL:
        return f"{name_in_sentence(race, taker)} is filled up from the Black Rose"
    if action > TAKE:
        source = "the Black Rose" if race.rose in (boat, partner) else name_in_sentence(race, partner)
        return f"{name_in_sentence(race, taker)} takes {action - TAKE} coal from {source}"
    return f"{name_in_sentence(race, boat)} gives {action - GIVE} coal to {name_in_sentence(race, partner)}"


def _other(action: int) -> str:
    if action < WAIT:
        return f"let the river go {DIRECTIONS[action - VOTE]}"
    if action < PLACE:
        return f"wait on land behind dock {3 if action == WAIT else 5}"
    return f"start on space {action - PLACE} of the start tile"
