"""Validation of the pending decision: whether it fits the table, and who decides."""

from typing import TYPE_CHECKING

from paddlewheel.core.notation.json_reader import require
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.actions import PASS
from paddlewheel.mississippi_queen.notation.names import SETUP_DECISIONS
from paddlewheel.mississippi_queen.notation.validate.boats import START_DOCKS
from paddlewheel.mississippi_queen.notation.validate.move import RIVER_DECISIONS, complete_turn
from paddlewheel.mississippi_queen.notation.validate.table import is_racing
from paddlewheel.mississippi_queen.state import DECISION_NAMES

if TYPE_CHECKING:
    from paddlewheel.mississippi_queen.game import MississippiQueenPosition

CHANCE_DECISIONS = (state.BOX_DECISION, state.FIRST_TILES_DECISION, state.LOTS_DECISION, *RIVER_DECISIONS[2:])


def check_moment(position: "MississippiQueenPosition") -> None:
    """Reject an impossible decision; fill in the fields that follow from the table."""
    race = position.record
    decision, said = race.decision, race.actor
    _check_options(position)
    if decision not in SETUP_DECISIONS:
        race.boat = race.order[min(race.turn, race.in_order - 1)]
    _set_controller(position)
    if decision in SETUP_DECISIONS:
        _check_setup(position)
    elif decision == state.OVER_DECISION:
        _check_over(position)
    else:
        _check_still_racing(position)
        complete_turn(position)
    _check_actor(position, said)
    race.actor = said
    if decision != state.OVER_DECISION:
        _check_choices(position)


def _check_options(position: "MississippiQueenPosition") -> None:
    """Some decisions exist only under some options."""
    race, tables = position.record, position.constants
    voting = bool(tables.vote_on_direction)
    reasons = {
        state.PLACE_DECISION: (bool(tables.branching_river), "boats choose their place on a branching river only"),
        state.WAIT_DECISION: (
            bool(tables.choose_wait) and not tables.branching_river,
            "no boat chooses where it waits",
        ),
        state.SETUP_FACE_DECISION: (bool(tables.choose_heading), "in this edition boats start straight ahead"),
        state.PUSH_DECISION: (bool(tables.chain_push), "this edition knows no chain push"),
        state.BOARD_DECISION: (bool(tables.shared_sides), "every boat is alone on its side and collects by itself"),
        state.VOTE_DECISION: (voting, "the option vote_on_direction is not set"),
        state.TIE_DECISION: (voting, "the option vote_on_direction is not set"),
        state.ROLL_DECISION: (not voting, "the direction is voted on, not rolled"),
        state.FINISH_DECISION: (not voting, "the direction is voted on, not rolled"),
    }
    fits, reason = reasons.get(race.decision, (True, ""))
    require(fits, "decision", f"cannot be {DECISION_NAMES[race.decision]}: {reason}")


def _set_controller(position: "MississippiQueenPosition") -> None:
    """MQ-ROSE-1: the controller is the owner of the last boat in this round's order."""
    race = position.record
    if race.decision > state.LOTS_DECISION:
        racers = [boat for boat in race.order[: race.in_order] if boat != race.rose]
        race.controller = race.owner[racers[-1]] if racers else state.NONE


def _check_setup(position: "MississippiQueenPosition") -> None:
    race, tables = position.record, position.constants
    left = tables.stack.bit_count() - race.stack.bit_count()
    race.amount = tables.leaving - left if race.decision == state.BOX_DECISION else 0
    if race.decision == state.WAIT_DECISION:
        require(race.turn == START_DOCKS, "turn", f"must be {START_DOCKS + 1} in decision wait, not {race.turn + 1}")


def _check_over(position: "MississippiQueenPosition") -> None:
    """The race must be decided by a docking, be ended after one by agreement (MQ-END-9), or end with this turn."""
    if position.record.in_port:
        return
    copy = position.copy()
    copy.record.news = 1
    copy.end_turn()
    require(
        copy.record.decision == state.OVER_DECISION, "decision", "cannot be over: boats are still racing (MQ-END-3)"
    )


def _first_docking_decides(position: "MississippiQueenPosition") -> bool:
    tables = position.constants
    return bool(tables.ends_at_first_docking or tables.shared_sides)


def _check_still_racing(position: "MississippiQueenPosition") -> None:
    decided = position.record.in_port and _first_docking_decides(position)
    require(not decided, "decision", "must be over: the first boat in port has decided this race (MQ-END-3)")


def _check_actor(position: "MississippiQueenPosition", said: int) -> None:
    wanted = _decider(position)
    words = {state.CHANCE: '"chance"', state.NOBODY: "null", state.NONE: "nobody"}
    decision = DECISION_NAMES[position.record.decision]
    require(said == wanted, "actor", f"must be {words.get(wanted, wanted + 1)} in decision {decision} of this position")


def _decider(position: "MississippiQueenPosition") -> int:
    race, decision = position.record, position.record.decision
    if decision in CHANCE_DECISIONS:
        return state.CHANCE
    if decision == state.OVER_DECISION:
        return state.NOBODY
    if decision == state.VOTE_DECISION:
        return _next_voter(position)
    boat = _deciding_boat(position)
    return race.controller if boat == race.rose else race.owner[boat]


def _deciding_boat(position: "MississippiQueenPosition") -> int:
    race = position.record
    if race.decision == state.FACE_DECISION:
        return race.chain[race.facing]
    if race.decision == state.BOARD_DECISION:
        return race.boarders[0]
    if race.decision == state.AGREE_DECISION:
        return race.partner
    return _leader(position) if race.decision == state.TIE_DECISION else race.order[race.turn]


def _voters(position: "MississippiQueenPosition") -> list[int]:
    race = position.record
    return sorted({race.owner[boat] for boat in range(race.boats) if boat != race.rose and is_racing(race, boat)})


def _next_voter(position: "MississippiQueenPosition") -> int:
    """The next seat to vote; seats vote in ascending order."""
    votes = position.record.votes
    waiting = [seat for seat in _voters(position) if votes[seat] == 0]
    voted = [seat for seat in range(position.options.players) if votes[seat] != 0]
    require(bool(waiting), "votes", "everyone has voted, so there is no vote to wait for")
    for seat in voted:
        require(seat in _voters(position) and seat < waiting[0], "votes", f"seat {seat + 1} cannot have voted yet")
    return waiting[0]


def _leader(position: "MississippiQueenPosition") -> int:
    race = position.record
    racing = [boat for boat in range(race.boats) if is_racing(race, boat)]
    require(bool(racing), "boats", "none is racing")
    return max(racing, key=lambda boat: position.standing(boat))


def _check_choices(position: "MississippiQueenPosition") -> None:
    """The decider must have legal actions, and they must fit the decision."""
    decision = DECISION_NAMES[position.record.decision]
    legal = position.legal_actions()
    require(bool(legal), "decision", f"cannot be {decision}: there would be nothing legal to do")
    if position.record.decision == state.COAL_DECISION:
        require(legal != [PASS], "decision", "cannot be coal: no coal could pass between the two boats")
    if position.record.decision == state.TIE_DECISION:
        _check_tie(position, legal)
    if position.record.decision == state.FACE_DECISION:
        _check_after_facing(position)


def _check_after_facing(position: "MississippiQueenPosition") -> None:
    """After all pushed boats are faced, the pusher's move must be completable (MQ-MOV-8)."""
    copy = position.copy()
    while copy.record.decision == state.FACE_DECISION and copy.legal_actions():
        copy.step(copy.legal_actions()[0])
    require(bool(copy.legal_actions()), "move", "the pusher could not complete this move (MQ-MOV-8)")


def _check_tie(position: "MississippiQueenPosition", legal: list[int]) -> None:
    votes, voters = position.record.votes, _voters(position)
    cast = [seat for seat in range(position.options.players) if votes[seat] in (1, 2, 3)]
    require(cast == voters, "votes", f"all of seats {[seat + 1 for seat in voters]} must have voted openly")
    require(len(legal) > 1, "decision", "cannot be tie: the votes have a winner")
