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


def turns_begun(position: "RiverboatPosition", stage: int) -> int:
    """Turns begun by all players: none before the phase, all of them after it."""
    season, players = position.record, position.options.players
    if season.stage == state.PHASE_COUNT or season.stage < stage:
        return 0
    if season.stage == stage:
        return int(season.turn)
    rounds = position.tables[0].boats_a_round
    return players * (int(rounds[season.round_number - 1]) if stage == state.SHIPPING else 1)


def turns_done(position: "RiverboatPosition", seat: int, stage: int) -> int:
    """Turns of a seat, without a turn in which it has not acted yet."""
    season, players = position.record, position.options.players
    place = (seat - int(season.phase_owner[stage])) % players
    begun = sum(turn % players == place for turn in range(turns_begun(position, stage)))
    waiting = season.stage == stage and season.step == TURN_DECISIONS[stage] and season.actor == seat
    return begun - int(waiting)
