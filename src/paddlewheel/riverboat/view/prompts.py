"""Prompts: a sentence on the current decision, for the actor and for other viewers."""

from typing import TYPE_CHECKING

from paddlewheel.core.game import CHANCE, NOBODY
from paddlewheel.core.text import pluralized
from paddlewheel.riverboat import state
from paddlewheel.riverboat.mats import COLOUR_NAMES
from paddlewheel.riverboat.view.counts import bare_fields, lacks_colour, turns_left
from paddlewheel.riverboat.view.naming import SIZES, colour, player, standings, tile
from paddlewheel.riverboat.view.tables import plain_tables

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition

CHANCE_PROMPTS = {
    state.MAT_DECISION: "A mat is drawn.",
    state.FIRST_DECISION: "Chance picks the first player.",
    state.FILL_DECISION: "A crop tile is laid open.",
    state.OPEN_DECISION: "An opportunity card is laid open.",
    state.REVEAL_DECISION: "The next cultivation card is turned up.",
}
TASKS = {
    state.DRAFT_DECISION: "choose a phase tile",
    state.HIRE_DECISION: "place the worker of the round track",
    state.CULTIVATE_DECISION: "place a worker",
    state.TAKE_DECISION: "take a crop tile",
    state.LAY_DECISION: "lay a crop tile",
    state.SHIP_DECISION: "fill a riverboat, or pass",
    state.FEATURE_DECISION: "choose an estate feature",
    state.BUILD_DECISION: "build",
    state.BENEFIT_DECISION: "take what the riverboat brings",
    state.CARD_DECISION: "take an opportunity card",
    state.SEND_DECISION: "send workers to New Orleans, or not",
    state.BONUS_DECISION: "choose a bonus",
    state.SURVEY_DECISION: "place a surveyor, or pass",
}


def prompt(position: "RiverboatPosition", seat: int | None) -> str:
    """
    "Your turn, Oak: choose a phase tile." - "Waiting for Elm to fill a riverboat, or pass."
    """
    actor = position.actor
    if actor == NOBODY:
        return "The game is over. " + standings(position)
    if actor == CHANCE:
        return CHANCE_PROMPTS[int(position.record.decision)]
    if seat is not None and actor == seat:
        return f"Your turn, {player(position.record, actor)}: {_detail(position)}."
    return f"Waiting for {player(position.record, actor)} to {TASKS[int(position.record.decision)]}."


def _detail(position: "RiverboatPosition") -> str:
    season = position.record
    decision = int(season.decision)
    if decision == state.HIRE_DECISION:
        return "put the worker of the round track on any empty field"
    if decision == state.CULTIVATE_DECISION:
        return _cultivate(position)
    if decision == state.TAKE_DECISION:
        return _take(position)
    if decision == state.LAY_DECISION:
        return f"lay {tile(int(season.tile))} under your bare workers"
    if decision == state.BUILD_DECISION:
        return "put the barn on an empty field" if season.building == state.BARN else "put the well on a crop"
    if decision == state.FEATURE_DECISION:
        return _feature(position)
    return _counted(position)


def _cultivate(position: "RiverboatPosition") -> str:
    season, tables = position.record, plain_tables(position.options)
    if season.paid:
        return "the coin is paid, put a worker on any empty field"
    shown = f"card {int(season.revealed)} of {int(tables.revealed_a_round)} is {colour(int(season.colour))}"
    if season.colour == state.WILD:
        return f"{shown}, put a worker on any empty field"
    name = COLOUR_NAMES[int(season.colour)]
    if lacks_colour(position):
        return f"{shown}, but your {name} fields are taken: put a worker on any empty field"
    return f"{shown}, put a worker on a {name} field"


def _take(position: "RiverboatPosition") -> str:
    season = position.record
    if season.search:
        return f"take a {SIZES[int(season.search)]} tile from the pile"
    bare = len(bare_fields(position, int(season.actor)))
    return f"take a crop tile for your {pluralized(bare, 'bare worker')}"


def _feature(position: "RiverboatPosition") -> str:
    if position.record.after == state.BENEFITS_GO_ON:
        return "nine harvested, choose an estate feature, or pass"
    return "no surveyor is left, choose another estate feature, or pass"


def _counted(position: "RiverboatPosition") -> str:
    """Prompts of decisions with a remaining count, and the default."""
    season, tables = position.record, plain_tables(position.options)
    seat, decision = int(season.actor), int(season.decision)
    if decision == state.SHIP_DECISION:
        left = turns_left(position, seat)
        return "fill a riverboat, or pass " + (
            f"({pluralized(left, 'more turn')} after this)" if left else "(last turn)"
        )
    if decision == state.SEND_DECISION:
        return f"send up to {pluralized(int(season.due_agents), 'worker')} to New Orleans, or pass"
    if decision == state.SURVEY_DECISION:
        most = min(
            int(tables.surveyors_a_round[int(season.round_number) - 1] - season.surveys), int(season.surveyors[seat])
        )
        return f"place a surveyor ({most} at most), or pass"
    if decision == state.CARD_DECISION:
        return "take a card from the pile" if season.search else "take a card and the bonus of its space"
    return "choose the bonus of the scoring tile" if decision == state.BONUS_DECISION else TASKS[decision]
