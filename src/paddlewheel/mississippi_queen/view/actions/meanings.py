"""One-line explanations of actions."""

from collections.abc import Callable
from functools import cache, reduce
from typing import TYPE_CHECKING

from paddlewheel.core.hexgrid import HEADINGS
from paddlewheel.core.messages import Message
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.actions import DIRECTIONS, STOP, Action, Verb, decode
from paddlewheel.mississippi_queen.colours import colour
from paddlewheel.mississippi_queen.kernels import entry
from paddlewheel.mississippi_queen.messages import meanings, names
from paddlewheel.mississippi_queen.view.events.compare import events_between
from paddlewheel.mississippi_queen.view.focus import pointed_boat, pushed_boat, space_ahead
from paddlewheel.mississippi_queen.view.naming import MAX_PASSENGERS_ABOARD, display_name, spot, where
from paddlewheel.mississippi_queen.view.river_map import kind_at

if TYPE_CHECKING:
    from paddlewheel.mississippi_queen.game import MississippiQueenPosition

STOP_EVENT_KINDS = ("boarded", "refilled", "docked", "slowed", "held up", "aground", "out")
HAZARDS = {
    state.DRIFTWOOD: meanings.ahead_onto_driftwood,
    state.SANDBANK: meanings.ahead_onto_sandbank,
}


def meaning(position: "MississippiQueenPosition", action: int) -> Message:
    """Explain a legal action in one line."""
    meant = decode(action)
    return EXPLAINED[meant.verb](position, meant)


# The move


@cache
def _speed(points: int) -> Message:
    return meanings.speed(names.points(points))


def _port(position: "MississippiQueenPosition", _: Action) -> Message:
    race = position.record
    return _turn(-1, int(race.bow[int(race.boat)]))


def _starboard(position: "MississippiQueenPosition", _: Action) -> Message:
    race = position.record
    return _turn(1, int(race.bow[int(race.boat)]))


@cache
def _turn(way: int, bow: int) -> Message:
    after = names.heading(HEADINGS[(bow + way) % 6])
    return meanings.port(after) if way < 0 else meanings.starboard(after)


def _ahead(position: "MississippiQueenPosition", _: Action) -> Message:
    space = space_ahead(position)
    explained = HAZARDS.get(kind_at(position.record, space), meanings.ahead)
    return explained(where(space), spot(position, space))


def _push(position: "MississippiQueenPosition", action: Action) -> Message:
    race = position.record
    boat = pushed_boat(position)
    target = position.ask(entry.NEIGHBOUR, int(race.place[boat]), action.argument)
    others = [other for other in range(int(race.boats)) if race.place[other] == target and other != boat]
    heading = names.heading(HEADINGS[action.argument])
    if others:
        return meanings.push_into(display_name(race, boat), heading, display_name(race, others[0]))
    return meanings.push_onto(display_name(race, boat), heading, spot(position, target))


def _face(position: "MississippiQueenPosition", action: Action) -> Message:
    return _pointed(colour(position.record, pointed_boat(position)), action.argument)


@cache
def _pointed(colour: str, heading: int) -> Message:
    return meanings.face(names.boat(colour), names.heading(HEADINGS[heading]))


def _stop(position: "MississippiQueenPosition", _: Action) -> Message:
    """The meaning of `stop`: its consequences, computed on a copy."""
    after = position.copy()
    after.step(STOP)
    happens = [event.message for event in events_between(position, after, STOP) if event.kind in STOP_EVENT_KINDS]
    if after.record.decision == state.BOARD_DECISION:
        happens.append(meanings.passenger_may_board())
    return meanings.stop_with(reduce(meanings.both, happens)) if happens else meanings.stop()


# Passengers and coal


def _board(position: "MississippiQueenPosition", _: Action) -> Message:
    race = position.record
    boat = int(race.boarders[0])
    return meanings.board(display_name(race, boat), int(race.passengers[boat]) + 1, MAX_PASSENGERS_ABOARD)


def _decline(position: "MississippiQueenPosition", _: Action) -> Message:
    race = position.record
    return meanings.decline(display_name(race, int(race.boarders[0])))


def _pass(position: "MississippiQueenPosition", _: Action) -> Message:
    race = position.record
    if race.decision == state.STUCK_DECISION:
        return meanings.leave_race() if race.ending == state.STRANDED else meanings.wait_blocked()
    return meanings.no_coal(*_mover_and_partner(position))


def _agree(position: "MississippiQueenPosition", _: Action) -> Message:
    mover, partner = _mover_and_partner(position)
    return meanings.agree(mover, int(position.record.amount), partner)


def _refuse(position: "MississippiQueenPosition", _: Action) -> Message:
    mover, _partner = _mover_and_partner(position)
    return meanings.refuse(int(position.record.amount), mover)


def _give(position: "MississippiQueenPosition", action: Action) -> Message:
    mover, partner = _mover_and_partner(position)
    return meanings.give(mover, action.argument, partner)


def _take(position: "MississippiQueenPosition", action: Action) -> Message:
    taker, giver = _taker_and_giver(position)
    return meanings.take(taker, action.argument, giver)


def _refill(position: "MississippiQueenPosition", _: Action) -> Message:
    taker, _giver = _taker_and_giver(position)
    return meanings.refill(taker)


def _mover_and_partner(position: "MississippiQueenPosition") -> tuple[Message, Message]:
    race = position.record
    return display_name(race, int(race.boat)), display_name(race, int(race.partner))


def _taker_and_giver(position: "MississippiQueenPosition") -> tuple[Message, Message]:
    """The mover takes from its partner; from the Black Rose coal is taken on her own turn too."""
    mover, partner = _mover_and_partner(position)
    return (partner, mover) if position.record.boat == position.record.rose else (mover, partner)


# Set-up


def _wait(position: "MississippiQueenPosition", action: Action) -> Message:
    return meanings.wait(int(position.tables[0].wait_choice[action.argument]))


EXPLAINED: dict[Verb, Callable[["MississippiQueenPosition", Action], Message]] = {
    "speed": lambda _, action: _speed(action.argument),
    "port": _port,
    "starboard": _starboard,
    "ahead": _ahead,
    "back": lambda *_: meanings.back(),
    "push": _push,
    "face": _face,
    "stop": _stop,
    "board": _board,
    "decline": _decline,
    "pass": _pass,
    "give": _give,
    "take": _take,
    "refill": _refill,
    "agree": _agree,
    "refuse": _refuse,
    "vote": lambda _, action: meanings.vote(names.direction(DIRECTIONS[action.argument])),
    "wait": _wait,
    "place": lambda _, action: meanings.place(action.argument),
}
