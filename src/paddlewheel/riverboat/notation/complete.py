"""Derived fields of a position that the notation does not contain."""

from typing import TYPE_CHECKING, Any

from paddlewheel.riverboat import state
from paddlewheel.riverboat.notation.fields import harvested
from paddlewheel.riverboat.state import RiverboatState
from paddlewheel.riverboat.tables import ROUNDS

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition

# Next decision once a feature or agents are settled, by phase and decision.
FOLLOW_UPS = {
    (state.SHIPPING, state.FEATURE_DECISION): state.BENEFITS_GO_ON,
    (state.SHIPPING, state.BUILD_DECISION): state.BENEFITS_GO_ON,
    (state.SHIPPING, state.BENEFIT_DECISION): state.BENEFITS_GO_ON,
    (state.OPPORTUNITY, state.FEATURE_DECISION): state.NEXT_TURN,
    (state.OPPORTUNITY, state.BUILD_DECISION): state.NEXT_TURN,
    (state.OPPORTUNITY, state.SEND_DECISION): state.NEXT_TURN,
    (state.SCORING, state.SEND_DECISION): state.SURVEYS_GO_ON,
}


def complete(position: "RiverboatPosition") -> None:
    record, tables = position.record, position.constants
    for seat in range(tables.players):
        _complete_player(record, tables, seat)
    begun = record.round_number - (record.phase == state.PHASE_COUNT)
    record.track = ROUNDS - max(0, begun)
    record.revealed = cards_of_this_round(position)
    record.turn = _turn(position)
    record.after = FOLLOW_UPS.get((record.phase, record.decision), 0)


def _complete_player(record: RiverboatState, tables: Any, seat: int) -> None:
    for crop in range(state.CROPS):
        count = harvested(record, seat, crop).bit_count()
        record.harvested[state.CROPS * seat + crop] = count
        record.rewarded[seat] |= (count >= tables.harvest_bonus_at) << crop
    surveyed = record.surveyed[seat].bit_count() + record.surveyed_cards[seat].bit_count()
    record.staff[seat] = surveyed


def cards_of_this_round(position: "RiverboatPosition") -> int:
    """Cultivation cards revealed in this round."""
    record, tables = position.record, position.constants
    appeared = state.COLOURS * tables.of_a_colour + tables.wild_cards - sum(record.cards_left)
    return appeared - tables.revealed_a_round * max(0, record.round_number - 1)


def _turn(position: "RiverboatPosition") -> int:
    """Turns begun in this phase, tiles taken in the draft, or mats dealt before the first round."""
    record, players = position.record, position.options.players
    if record.phase == state.PHASE_COUNT:
        things = record.mat[:players] if record.round_number == 0 else record.phase_owner
        return sum(thing != state.NONE for thing in things)
    if record.phase == state.SHIPPING or record.decision == state.FILL_DECISION:
        return record.turn  # set by the turn reader
    if record.decision == state.BONUS_DECISION:
        return 0
    if record.actor >= players or record.decision == state.HIRE_DECISION:
        return players
    return ((record.actor - record.phase_owner[record.phase]) % players) + 1
