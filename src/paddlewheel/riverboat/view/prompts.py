"""Prompts: the current decision, for the actor and for other viewers."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from paddlewheel.core.game import CHANCE, NOBODY
from paddlewheel.core.messages import Message
from paddlewheel.riverboat import state
from paddlewheel.riverboat.messages import events, names, prompts
from paddlewheel.riverboat.view.counts import bare_fields, lacks_colour, turns_left
from paddlewheel.riverboat.view.naming import player, size, standings, suit, tile

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition


def prompt(position: "RiverboatPosition", seat: int | None) -> Message:
    """
    "Your turn, Oak: choose a phase tile." - "Waiting for Elm to fill a riverboat, or pass."
    """
    actor, decision = position.actor, position.record.decision
    if actor == NOBODY:
        return events.over(standings(position))
    if actor == CHANCE:
        return prompts.chance(state.DECISION_NAMES[decision])
    who = player(position.record, actor)
    if actor == seat:
        return prompts.your_turn(who, ASKED[decision](position))
    return prompts.waiting(who, prompts.task(state.DECISION_NAMES[decision]))


def _cultivate(position: "RiverboatPosition") -> Message:
    record = position.record
    if record.paid:
        return prompts.place_for_coin()
    number, of = record.revealed, position.constants.revealed_a_round
    if record.colour == state.WILD:
        return prompts.place_by_wild_card(number, of)
    asked = prompts.place_without_field if lacks_colour(position) else prompts.place_by_card
    return asked(number, of, suit(record.colour))


def _take(position: "RiverboatPosition") -> Message:
    record = position.record
    if record.search:
        return prompts.take_from_pile(size(record.search))
    return prompts.take(len(bare_fields(position, record.actor)))


def _lay(position: "RiverboatPosition") -> Message:
    return prompts.lay(tile(position.record.tile))


def _build(position: "RiverboatPosition") -> Message:
    return prompts.build_barn() if position.record.building == state.BARN else prompts.build_well()


def _feature(position: "RiverboatPosition") -> Message:
    is_for_harvest = position.record.after == state.BENEFITS_GO_ON
    return prompts.feature_for_harvest() if is_for_harvest else prompts.feature_for_surveyor()


def _ship(position: "RiverboatPosition") -> Message:
    return prompts.ship(turns_left(position, position.record.actor))


def _card(position: "RiverboatPosition") -> Message:
    return prompts.card_from_pile() if position.record.search else prompts.card()


def _send(position: "RiverboatPosition") -> Message:
    return prompts.send(names.workers(position.record.due_agents))


def _survey(position: "RiverboatPosition") -> Message:
    record, tables = position.record, position.constants
    left = tables.surveyors_a_round[record.round_number - 1] - record.surveys
    return prompts.survey(min(left, record.surveyors[record.actor]))


ASKED: dict[int, Callable[["RiverboatPosition"], Message]] = {
    state.DRAFT_DECISION: lambda _: prompts.draft(),
    state.HIRE_DECISION: lambda _: prompts.hire(),
    state.CULTIVATE_DECISION: _cultivate,
    state.TAKE_DECISION: _take,
    state.LAY_DECISION: _lay,
    state.SHIP_DECISION: _ship,
    state.FEATURE_DECISION: _feature,
    state.BUILD_DECISION: _build,
    state.BENEFIT_DECISION: lambda _: prompts.benefit(),
    state.CARD_DECISION: _card,
    state.SEND_DECISION: _send,
    state.BONUS_DECISION: lambda _: prompts.bonus(),
    state.SURVEY_DECISION: _survey,
}
