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
    season, tables = position.record, position.constants
    for seat in range(tables.players):
        _complete_player(season, tables, seat)
    begun = season.round_number - (season.phase == state.PHASE_COUNT)
    season.track = ROUNDS - max(0, begun)
    season.revealed = cards_of_this_round(position)
    season.turn = _turn(position)
    season.after = FOLLOW_UPS.get((season.phase, season.decision), 0)


def _complete_player(season: RiverboatState, tables: Any, seat: int) -> None:
    for crop in range(state.CROPS):
        count = harvested(season, seat, crop).bit_count()
        season.harvested[state.CROPS * seat + crop] = count
        season.rewarded[seat] |= (count >= tables.harvest_bonus_at) << crop
    surveyed = season.surveyed[seat].bit_count() + season.surveyed_cards[seat].bit_count()
    season.staff[seat] = surveyed


def cards_of_this_round(position: "RiverboatPosition") -> int:
    """Cultivation cards revealed in this round."""
    season, tables = position.record, position.constants
    appeared = state.COLOURS * tables.of_a_colour + tables.wild_cards - sum(season.cards_left)
    return appeared - tables.revealed_a_round * max(0, season.round_number - 1)


def _turn(position: "RiverboatPosition") -> int:
    """Turns begun in this phase, tiles taken in the draft, or mats dealt before the first round."""
    season, players = position.record, position.options.players
    if season.phase == state.PHASE_COUNT:
        things = season.mat[:players] if season.round_number == 0 else season.phase_owner
        return sum(thing != state.NONE for thing in things)
    if season.phase == state.SHIPPING or season.decision == state.FILL_DECISION:
        return season.turn  # set by the turn reader
    if season.decision == state.BONUS_DECISION:
        return 0
    if season.actor >= players or season.decision == state.HIRE_DECISION:
        return players
    return ((season.actor - season.phase_owner[season.phase]) % players) + 1
