"""Validation of the current decision: it can be due, and there is a choice."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from paddlewheel.core.notation.json_reader import require
from paddlewheel.riverboat import state
from paddlewheel.riverboat.actions import PASS
from paddlewheel.riverboat.notation.fields import numbers_in
from paddlewheel.riverboat.notation.names import STEPS
from paddlewheel.riverboat.notation.to_json import hand_of
from paddlewheel.riverboat.notation.validate.benefits import check_benefit, check_build, check_feature
from paddlewheel.riverboat.notation.validate.planting import check_lay, check_refill, check_take

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import SeasonPosition

# Decisions with an optional pass, which are skipped if passing is the only choice.
MORE_THAN_PASS = (state.FEATURE_STEP, state.SEND_STEP, state.BONUS_STEP, state.SURVEY_STEP, state.BENEFIT_STEP)


def check_turn(position: "SeasonPosition") -> None:
    season = position.record
    word = STEPS[season.step]
    if season.step in CHECKS:
        CHECKS[int(season.step)](position)
    if season.step == state.OVER_STEP:
        return
    legal = position.legal_actions()
    require(bool(legal), "step", f"cannot be {word}: there would be nothing to choose from")
    nothing = season.step in MORE_THAN_PASS and legal == [PASS]
    require(not nothing, "step", f"cannot be {word}: there is nothing that could be taken")


def _check_coin_spent(position: "SeasonPosition") -> None:
    in_supply = position.record.coin_supply > 0
    require(in_supply, "players", "have all the coins, but one of them was just spent")


def _check_cultivate(position: "SeasonPosition") -> None:
    season = position.record
    has = season.workers[season.actor] > 0
    require(has, "actor", f"cannot be {season.actor + 1}: this seat has no worker to place (RB-CUL-5)")
    if season.paid:
        _check_coin_spent(position)


def _check_take(position: "SeasonPosition") -> None:
    if position.record.search:
        _check_coin_spent(position)
    check_take(position)


def _check_card(position: "SeasonPosition") -> None:
    if position.record.search:
        _check_coin_spent(position)


def _check_survey(position: "SeasonPosition") -> None:
    season, tables = position.record, position.tables[0]
    has = season.surveyors[season.actor] > 0
    require(has, "actor", f"cannot be {season.actor + 1}: this seat has no surveyor to place (RB-SCO-2)")
    most = int(tables.surveyors_a_round[season.round_number - 1])
    placed = int(season.surveys)
    require(placed < most, "turn.surveys", f"must be {most - 1} at most: then the turn is over (RB-SCO-2)")


def _check_send(position: "SeasonPosition") -> None:
    """RB-SCO-5: a surveyed card brings the due agents."""
    season, tables = position.record, position.tables[0]
    if season.stage != state.SCORING:
        return
    seat = int(season.actor)
    require(season.surveys > 0, "turn.surveys", "must be 1 at least: a card has just been surveyed")
    hand = hand_of(season, seat)
    brought = [int(tables.card_agents[hand[index]]) for index in numbers_in(season.surveyed_cards[seat])]
    number = int(season.due_agents)
    require(number in brought, "turn.agents", f"no card that seat {seat + 1} has surveyed brings {number} agents")


CHECKS: dict[int, Callable[["SeasonPosition"], None]] = {
    state.FILL_STEP: check_refill,
    state.CULTIVATE_STEP: _check_cultivate,
    state.TAKE_STEP: _check_take,
    state.LAY_STEP: check_lay,
    state.FEATURE_STEP: check_feature,
    state.BUILD_STEP: check_build,
    state.BENEFIT_STEP: check_benefit,
    state.CARD_STEP: _check_card,
    state.SEND_STEP: _check_send,
    state.SURVEY_STEP: _check_survey,
}
