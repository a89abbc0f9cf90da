"""One-line explanations of actions."""

from functools import cache
from typing import TYPE_CHECKING

from paddlewheel.core.text import join_words, pluralized
from paddlewheel.riverboat import state
from paddlewheel.riverboat.actions import (
    CARD,
    COIN,
    FEATURE,
    FEATURES,
    GAIN_COINS,
    GAIN_POINTS,
    GAIN_STEPS,
    LAY,
    PASS,
    PHASE,
    PHASES,
    PLACE,
    SEARCH,
    SEARCH_CARDS,
    SEND,
    SHIP,
    SURVEY,
    SURVEY_CARD,
    TAKE,
)
from paddlewheel.riverboat.components import mats
from paddlewheel.riverboat.view.actions.fields import feature_value
from paddlewheel.riverboat.view.cards import card_value, card_words, space_of, space_words
from paddlewheel.riverboat.view.counts import bare_fields
from paddlewheel.riverboat.view.mat_map import harvested_by, laid_by, ship_parts
from paddlewheel.riverboat.view.naming import SIZES, brings, colour_of, crop, field_name
from paddlewheel.riverboat.view.tables import plain_tables

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition

BONUSES = (
    "one more worker",
    "1 coin",
    "1 step of the harbor master",
    "1 point",
    "a coin, a step or an agent",
)
FEATURE_WORDS = (
    "goes on an empty field; scores 2 for every hex of one crop around it",
    "goes on a crop; scores 1 for every hex of its group",
    "waits in your supply for a scoring phase",
)
PASSES = {
    state.SHIP_DECISION: "no more riverboats this round",
    state.FEATURE_DECISION: "take no estate feature",
    state.BENEFIT_DECISION: "leave what is left",
    state.SEND_DECISION: "nobody goes to New Orleans",
    state.BONUS_DECISION: "take no bonus",
    state.SURVEY_DECISION: "place no more surveyors this round",
}


def meaning(position: "RiverboatPosition", action: int) -> str:
    """Explain a legal action in one line."""
    season = position.record
    if action < PHASE + len(PHASES):
        return f"{BONUSES[action - PHASE]}, and you begin the phase"
    if action == COIN:
        return "never mind the card: any empty field will do"
    if action < SEARCH_CARDS:
        return f"look through the pile of {SIZES[action - SEARCH + 1]} tiles and take one"
    if action == SEARCH_CARDS:
        return "look through the pile and take any card, without a bonus"
    if action == PASS:
        return PASSES[int(season.decision)]
    if action < PLACE:
        return _gain(position, action)
    if action < TAKE:
        return _on_mat(position, action)
    if action < SHIP:
        return _tile(position, action)
    return _ship(position, action) if action < CARD else _card(position, action - CARD)


def _gain(position: "RiverboatPosition", action: int) -> str:
    season = position.record
    if action < GAIN_COINS:
        return FEATURE_WORDS[action - FEATURE]
    benefit = season.decision == state.BENEFIT_DECISION
    if action == GAIN_COINS:
        return f"{pluralized(int(season.due_coins) if benefit else 1, 'coin')} from the general supply"
    if action == GAIN_POINTS:
        return f"score {pluralized(int(season.due_points), 'point')}"
    if action == GAIN_STEPS:
        return _steps(position, int(season.due_steps) if benefit else 1)
    return f"{pluralized(action - SEND, 'worker')} to New Orleans for good: agents score every round and at the end"


def _steps(position: "RiverboatPosition", steps: int) -> str:
    here, end = int(position.record.harbor[int(position.record.actor)]), int(plain_tables(position.options).harbor_end)
    return f"the harbor master walks from {here} to {min(here + steps, end)}"


def _on_mat(position: "RiverboatPosition", action: int) -> str:
    season = position.record
    if action >= SURVEY_CARD:
        return f"this card scores {card_value(position, int(season.actor), action - SURVEY_CARD)} now"
    if action >= SURVEY:
        return _survey(position, action - SURVEY)
    return _build(position, action) if season.decision == state.BUILD_DECISION else _worker(position, action - PLACE)


def _survey(position: "RiverboatPosition", field: int) -> str:
    season = position.record
    feature = state.BARN if int(season.barn[int(season.actor)]) >> field & 1 else state.WELL
    return f"this {FEATURES[feature]} scores {feature_value(position, feature, field)} now"


def _build(position: "RiverboatPosition", action: int) -> str:
    feature = int(position.record.building)
    return f"a {FEATURES[feature]} here would score {feature_value(position, feature, action - PLACE)} if surveyed now"


def _worker(position: "RiverboatPosition", field: int) -> str:
    season = position.record
    seat = int(season.actor)
    near = _neighbours(int(season.mat[seat]), field)
    bare = len([other for other in bare_fields(position, seat) if other in near])
    beside = f"beside {pluralized(bare, 'bare worker')} of yours" if bare else "alone"
    return f"a worker on this {colour_of(season, seat, field)} field, {beside}"


@cache
def _neighbours(mat: int, field: int) -> frozenset[int]:
    return frozenset(mats()[mat].neighbours(field))


def _tile(position: "RiverboatPosition", action: int) -> str:
    season, tables = position.record, plain_tables(position.options)
    if action >= LAY:
        return join_words([f"{crop(shown)} on {field_name(field)}" for field, shown in laid_by(position, action)])
    kind = action - TAKE
    size = SIZES[int(tables.hexes[kind])]
    points = int(tables.tile_points[int(tables.hexes[kind]) - 1])
    scores = f", scores {points} when laid" if points else ""
    if season.search:
        return f"a {size} tile, {int(season.crops_left[kind])} in the pile{scores}"
    return f"a {size} tile, {int(season.crops_open[kind])} open{scores}"


def _ship(position: "RiverboatPosition", action: int) -> str:
    kind, from_pile, planted = ship_parts(action)
    workers = pluralized(len(harvested_by(position, action)), "worker")
    verb = "comes" if workers.startswith("1 ") else "come"
    source = " (a coin for one from the pile)" if from_pile else ""
    text = f"{brings(plain_tables(position.options), kind)}{source}; {workers} {verb} home from {crop(planted)}"
    return text + ("; nine harvested: an estate feature too" if _reaches_nine(position, action) else "")


def _reaches_nine(position: "RiverboatPosition", action: int) -> bool:
    season, tables = position.record, plain_tables(position.options)
    seat = int(season.actor)
    _, _, planted = ship_parts(action)
    reached = int(season.harvested[state.CROPS * seat + planted]) + len(harvested_by(position, action))
    return reached >= int(tables.harvest_bonus_at) and not int(season.rewarded[seat]) >> planted & 1


def _card(position: "RiverboatPosition", card: int) -> str:
    season = position.record
    space = space_of(season, card)
    bonus = f"; with it {space_words(position, space)}" if space is not None and not season.search else ""
    return f"{card_words(card)}; {card_value(position, int(season.actor), card)} now{bonus}"
