"""Prompts: the pending decision in a sentence, for the player who decides and for everyone else."""

from typing import TYPE_CHECKING

from paddlewheel.core.game import CHANCE, NOBODY
from paddlewheel.core.hexgrid import HEADINGS
from paddlewheel.core.text import pluralized
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.view.action_prices import pointed_boat
from paddlewheel.mississippi_queen.view.naming import name_in_sentence, player, standings, title

if TYPE_CHECKING:
    from paddlewheel.mississippi_queen.game import MississippiQueenPosition

CHANCE_PROMPTS = {
    state.BOX_DECISION: "A tile leaves the stack.",
    state.FIRST_TILES_DECISION: "The first tile is drawn.",
    state.LOTS_DECISION: "Lots are drawn for the starting order.",
    state.ROLL_DECISION: "The die is rolled for the next tile.",
    state.TILE_DECISION: "The next tile is drawn.",
    state.FINISH_DECISION: "The die is rolled for the finish.",
}
TASKS = {
    state.PLACE_DECISION: "choose where to start",
    state.WAIT_DECISION: "choose the dock to wait behind",
    state.SETUP_FACE_DECISION: "point your boat for the start",
    state.SPEED_DECISION: "set a speed",
    state.MOVE_DECISION: "steer",
    state.PUSH_DECISION: "push the next boat on",
    state.FACE_DECISION: "point your boat",
    state.OWN_FACE_DECISION: "point your boat",
    state.STUCK_DECISION: "wait, as every way out is blocked",
    state.BOARD_DECISION: "take a passenger aboard, or decline",
    state.COAL_DECISION: "pass coal, or not",
    state.AGREE_DECISION: "agree to give coal, or refuse",
    state.VOTE_DECISION: "vote where the river goes, in secret",
    state.TIE_DECISION: "settle the tied vote",
}
PUSHED_BOAT_DECISIONS = (state.FACE_DECISION,)


def prompt(position: "MississippiQueenPosition", seat: int | None) -> str:
    """
    The prompt for a seat, or for a spectator if `seat` is None.

    "Your turn, White: set a speed." - "Green was pushed: point your boat." - "Waiting for Orange to steer."
    """
    race = position.record
    actor = position.actor
    if actor == NOBODY:
        return "The race is over. " + standings(position)
    if actor == CHANCE:
        return CHANCE_PROMPTS[int(race.decision)]
    if seat is not None and actor == seat:
        return _yours(position)
    return f"Waiting for {player(race, actor)} to {task(position).replace('your boat', 'a boat')}."


def task(position: "MississippiQueenPosition") -> str:
    race = position.record
    if race.decision == state.STUCK_DECISION and race.ending == state.STRANDED:
        return "leave the race, without coal to leave the sandbank"
    return TASKS[int(race.decision)]


def _yours(position: "MississippiQueenPosition") -> str:
    race = position.record
    decision = int(race.decision)
    boat = pointed_boat(position)
    if decision in PUSHED_BOAT_DECISIONS:
        return f"{title(race, boat)} was pushed: point {'it' if boat == race.rose else 'your boat'}."
    if decision == state.BOARD_DECISION:
        return f"{title(race, boat)} lies at a dock: {task(position)}."
    if decision in (state.AGREE_DECISION, state.VOTE_DECISION, state.TIE_DECISION):
        return f"{player(race, position.actor)}: {_detail(position)}."
    return f"Your turn, {name_in_sentence(race, decision_boat(position))}: {_detail(position)}."


def decision_boat(position: "MississippiQueenPosition") -> int:
    """The boat a decision is about, or NONE."""
    race = position.record
    if position.actor in (CHANCE, NOBODY) or race.decision in (state.VOTE_DECISION, state.TIE_DECISION):
        return state.NONE
    if race.decision == state.AGREE_DECISION:
        return int(race.partner)
    if race.decision in (state.PLACE_DECISION, state.WAIT_DECISION):
        return int(race.order[int(race.turn)])
    return pointed_boat(position)


def _detail(position: "MississippiQueenPosition") -> str:
    race = position.record
    decision = int(race.decision)
    if decision == state.SPEED_DECISION:
        return "set a speed" + _danger(position)
    if decision == state.MOVE_DECISION:
        return _steering(position)
    if decision == state.PUSH_DECISION:
        return f"push {name_in_sentence(race, int(race.pending))} on"
    if decision == state.OWN_FACE_DECISION:
        return _own_facing(position)
    if decision == state.COAL_DECISION:
        boat, partner = name_in_sentence(race, int(race.boat)), name_in_sentence(race, int(race.partner))
        return f"pass coal between {boat} and {partner}, or not"
    if decision == state.AGREE_DECISION:
        return f"{name_in_sentence(race, int(race.boat))} asks for {int(race.amount)} of your coal"
    return task(position)


def _danger(position: "MississippiQueenPosition") -> str:
    """A warning added to the speed prompt if no move can be completed."""
    race = position.record
    if race.ending == state.HELD:
        return "; no move can be completed, you will be held up"
    if race.ending == state.HITS_LAND:
        return "; land cannot be avoided" + (", you will be out" if position.tables[0].out_when_aground else "")
    return ""


def _steering(position: "MississippiQueenPosition") -> str:
    race = position.record
    points = int(race.points)
    turn = "one free turn" if race.free_turn else "turns cost coal"
    if points == 0:
        return f"turn, or stop ({turn})"
    if race.ending in (state.HELD, state.HITS_LAND) and points == race.left_over:
        return "you can go no further: stop"
    return f"steer, {pluralized(points, 'point')} to use ({turn})"


def _own_facing(position: "MississippiQueenPosition") -> str:
    ending = position.record.ending
    if ending == state.STRANDED:
        return "stuck on the sandbank, so point your boat for the next turn"
    if ending == state.BACKING:
        return "off the sandbank, point your boat"
    return f"repaired, choose any way out ({', '.join(HEADINGS)})"
