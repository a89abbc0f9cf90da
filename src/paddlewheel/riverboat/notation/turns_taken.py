"""Number of turns begun and finished in a phase of this round."""

from typing import TYPE_CHECKING

from paddlewheel.riverboat import state

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition

TURN_DECISIONS = {
    state.SHIPPING: state.SHIP_DECISION,
    state.OPPORTUNITY: state.CARD_DECISION,
    state.CULTIVATION: state.CULTIVATE_DECISION,
}


def turns_begun(position: "RiverboatPosition", phase: int) -> int:
    """Turns begun by all players: none before the phase, all of them after it."""
    record, players = position.record, position.options.players
    if record.phase == state.PHASE_COUNT or record.phase < phase:
        return 0
    if record.phase == phase:
        return record.turn
    rounds = position.constants.boats_a_round
    return players * (rounds[record.round_number - 1] if phase == state.SHIPPING else 1)


def turns_done(position: "RiverboatPosition", seat: int, phase: int) -> int:
    """Turns of a seat, without a turn in which it has not acted yet."""
    record, players = position.record, position.options.players
    place = (seat - record.phase_owner[phase]) % players
    begun = sum(turn % players == place for turn in range(turns_begun(position, phase)))
    waiting = record.phase == phase and record.decision == TURN_DECISIONS[phase] and record.actor == seat
    return begun - int(waiting)
