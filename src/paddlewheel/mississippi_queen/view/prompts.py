"""Prompts: the pending decision, for the player who decides and for everyone else."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from paddlewheel.core.game import CHANCE, NOBODY
from paddlewheel.core.hexgrid import HEADINGS
from paddlewheel.core.messages import Message
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.messages import events, names, prompts
from paddlewheel.mississippi_queen.view.focus import decision_boat, pointed_boat
from paddlewheel.mississippi_queen.view.naming import display_name, player, standings

if TYPE_CHECKING:
    from paddlewheel.mississippi_queen.game import MississippiQueenPosition

ASKED_OUT_OF_TURN = (state.AGREE_DECISION, state.VOTE_DECISION, state.TIE_DECISION)
ALL_HEADINGS = tuple(names.heading(heading) for heading in HEADINGS)


def prompt(position: "MississippiQueenPosition", seat: int | None) -> Message:
    """
    The prompt for a seat, or for a spectator if `seat` is None.

    "Your turn, White: set a speed." - "Green was pushed: point your boat." - "Waiting for Orange to steer."
    """
    race = position.record
    actor = position.actor
    if actor == NOBODY:
        return events.over(standings(position))
    if actor == CHANCE:
        return prompts.chance(state.DECISION_NAMES[int(race.decision)])
    return _yours(position) if actor == seat else prompts.waiting(player(race, actor), _task(position))


def _task(position: "MississippiQueenPosition") -> Message:
    race = position.record
    is_stranded = race.decision == state.STUCK_DECISION and race.ending == state.STRANDED
    return prompts.task(prompts.STRANDED if is_stranded else state.DECISION_NAMES[int(race.decision)])


def _yours(position: "MississippiQueenPosition") -> Message:
    race = position.record
    decision = int(race.decision)
    boat = pointed_boat(position)
    if decision == state.FACE_DECISION:
        return prompts.rose_pushed() if boat == race.rose else prompts.pushed(display_name(race, boat))
    if decision == state.BOARD_DECISION:
        return prompts.at_dock(display_name(race, boat))
    ask = ASKED[decision](position)
    if decision in ASKED_OUT_OF_TURN:
        return prompts.asked(player(race, position.actor), ask)
    boat = decision_boat(position)
    return prompts.your_turn_with_rose(ask) if boat == race.rose else prompts.your_turn(display_name(race, boat), ask)


def _speed(position: "MississippiQueenPosition") -> Message:
    """With a warning if no move can be completed."""
    ending = position.record.ending
    if ending == state.HELD:
        return prompts.speed_held_up()
    if ending == state.HITS_LAND:
        return prompts.speed_out() if position.tables[0].out_when_aground else prompts.speed_aground()
    return prompts.speed()


def _move(position: "MississippiQueenPosition") -> Message:
    race = position.record
    points, turns = int(race.points), prompts.turns("free" if race.free_turn else "paid")
    if points == 0:
        return prompts.turn_or_stop(turns)
    if race.ending in (state.HELD, state.HITS_LAND) and points == race.left_over:
        return prompts.stop()
    return prompts.steer(names.points(points), turns)


def _push(position: "MississippiQueenPosition") -> Message:
    race = position.record
    return prompts.push(display_name(race, int(race.pending)))


def _own_face(position: "MississippiQueenPosition") -> Message:
    ending = position.record.ending
    if ending == state.STRANDED:
        return prompts.face_stranded()
    return prompts.face_afloat() if ending == state.BACKING else prompts.face_repaired(ALL_HEADINGS)


def _stuck(position: "MississippiQueenPosition") -> Message:
    return prompts.stranded() if position.record.ending == state.STRANDED else prompts.stuck()


def _coal(position: "MississippiQueenPosition") -> Message:
    race = position.record
    return prompts.coal(display_name(race, int(race.boat)), display_name(race, int(race.partner)))


def _agree(position: "MississippiQueenPosition") -> Message:
    race = position.record
    return prompts.agree(display_name(race, int(race.boat)), int(race.amount))


ASKED: dict[int, Callable[["MississippiQueenPosition"], Message]] = {
    state.PLACE_DECISION: lambda _: prompts.place(),
    state.WAIT_DECISION: lambda _: prompts.wait(),
    state.SETUP_FACE_DECISION: lambda _: prompts.setup_face(),
    state.SPEED_DECISION: _speed,
    state.MOVE_DECISION: _move,
    state.PUSH_DECISION: _push,
    state.OWN_FACE_DECISION: _own_face,
    state.STUCK_DECISION: _stuck,
    state.COAL_DECISION: _coal,
    state.AGREE_DECISION: _agree,
    state.VOTE_DECISION: lambda _: prompts.vote(),
    state.TIE_DECISION: lambda _: prompts.tie(),
}
