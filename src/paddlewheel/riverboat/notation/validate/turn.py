"""Validation of the current decision: it can be due, and there is a choice."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from paddlewheel.core.notation.json_reader import require
from paddlewheel.riverboat import state
from paddlewheel.riverboat.actions import PASS
from paddlewheel.riverboat.notation.fields import numbers_in
from paddlewheel.riverboat.notation.to_json import hand_of
from paddlewheel.riverboat.notation.validate.benefits import check_benefit, check_build, check_feature
from paddlewheel.riverboat.notation.validate.planting import check_lay, check_refill, check_take
from paddlewheel.riverboat.state import DECISION_NAMES

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition

# Decisions with an optional pass, which are skipped if passing is the only choice.
MORE_THAN_PASS = (
    state.FEATURE_DECISION,
    state.SEND_DECISION,
    state.BONUS_DECISION,
    state.SURVEY_DECISION,
    state.BENEFIT_DECISION,
)


def check_turn(position: "RiverboatPosition") -> None:
    record = position.record
    word = DECISION_NAMES[record.decision]
    if record.decision in CHECKS:
        CHECKS[record.decision](position)
    if record.decision == state.OVER_DECISION:
        return
    legal = position.legal_actions()
    require(bool(legal), "decision", f"cannot be {word}: there would be nothing to choose from")
    nothing = record.decision in MORE_THAN_PASS and legal == [PASS]
    require(not nothing, "decision", f"cannot be {word}: there is nothing that could be taken")


def _check_coin_spent(position: "RiverboatPosition") -> None:
    in_supply = position.record.coin_supply > 0
    require(in_supply, "players", "have all the coins, but one of them was just spent")


def _check_cultivate(position: "RiverboatPosition") -> None:
    record = position.record
    has = record.workers[record.actor] > 0
    require(has, "actor", f"cannot be {record.actor + 1}: this seat has no worker to place (RB-CUL-5)")
    if record.paid:
        _check_coin_spent(position)


def _check_take(position: "RiverboatPosition") -> None:
    if position.record.search:
        _check_coin_spent(position)
    check_take(position)


def _check_card(position: "RiverboatPosition") -> None:
    if position.record.search:
        _check_coin_spent(position)


def _check_survey(position: "RiverboatPosition") -> None:
    record, tables = position.record, position.constants
    has = record.surveyors[record.actor] > 0
    require(has, "actor", f"cannot be {record.actor + 1}: this seat has no surveyor to place (RB-SCO-2)")
    most = tables.surveyors_a_round[record.round_number - 1]
    placed = record.surveys
    require(placed < most, "turn.surveys", f"must be {most - 1} at most: then the turn is over (RB-SCO-2)")


def _check_send(position: "RiverboatPosition") -> None:
    """RB-SCO-5: a surveyed card brings the due agents."""
    record, tables = position.record, position.constants
    if record.phase != state.SCORING:
        return
    seat = record.actor
    require(record.surveys > 0, "turn.surveys", "must be 1 at least: a card has just been surveyed")
    hand = hand_of(record, seat)
    brought = [tables.card_agents[hand[index]] for index in numbers_in(record.surveyed_cards[seat])]
    number = record.due_agents
    require(number in brought, "turn.agents", f"no card that seat {seat + 1} has surveyed brings {number} agents")


CHECKS: dict[int, Callable[["RiverboatPosition"], None]] = {
    state.FILL_DECISION: check_refill,
    state.CULTIVATE_DECISION: _check_cultivate,
    state.TAKE_DECISION: _check_take,
    state.LAY_DECISION: check_lay,
    state.FEATURE_DECISION: check_feature,
    state.BUILD_DECISION: check_build,
    state.BENEFIT_DECISION: check_benefit,
    state.CARD_DECISION: _check_card,
    state.SEND_DECISION: _check_send,
    state.SURVEY_DECISION: _check_survey,
}
