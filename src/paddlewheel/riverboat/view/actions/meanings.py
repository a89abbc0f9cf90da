"""One-line explanations of actions."""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from paddlewheel.core.messages import Message
from paddlewheel.riverboat import state
from paddlewheel.riverboat.actions import FEATURES, GAINS, Action, Verb, decode
from paddlewheel.riverboat.components import mats
from paddlewheel.riverboat.messages import meanings, names
from paddlewheel.riverboat.notation.fields import bare
from paddlewheel.riverboat.options import RiverboatOptions
from paddlewheel.riverboat.state import PHASE_NAMES
from paddlewheel.riverboat.view.actions.fields import feature_value
from paddlewheel.riverboat.view.cards import card_scores, card_value, space_brings, space_of
from paddlewheel.riverboat.view.mat_map import harvested_by, laid_by
from paddlewheel.riverboat.view.naming import brings, colour_of, crop, crop_on_field, size

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition

MAX_CACHED_MEANINGS = 4096  # shared by all games
Crops = tuple[tuple[int, int], ...]  # fields, each with its crop


def meaning(position: "RiverboatPosition", action: int) -> Message:
    """Explain a legal action in one line."""
    meant = decode(action)
    return EXPLAINED[meant.verb](position, meant)


@cache
def _phase(phase: int) -> Message:
    return meanings.draft(names.phase_bonus(PHASE_NAMES[phase]))


def _pass(position: "RiverboatPosition", _: Action) -> Message:
    return meanings.pass_(state.DECISION_NAMES[position.record.decision])


def _gain(position: "RiverboatPosition", action: Action) -> Message:
    record = position.record
    gain, is_benefit = GAINS[action.argument], record.decision == state.BENEFIT_DECISION
    if gain == "coins":
        return meanings.gain_coins(names.coins(record.due_coins if is_benefit else 1))
    if gain == "points":
        return meanings.gain_points(names.points(record.due_points))
    here, steps = record.harbor[record.actor], record.due_steps if is_benefit else 1
    return meanings.harbor_master(names.steps(min(steps, position.constants.harbor_end - here)))


def _place(position: "RiverboatPosition", action: Action) -> Message:
    record, field = position.record, action.argument
    if record.decision == state.BUILD_DECISION:
        return _build(record.building, feature_value(position, record.building, field))
    seat = record.actor
    beside = (_neighbours(record.mat[seat], field) & bare(record, seat)).bit_count()
    return _worker(record.mat[seat], field, beside)


@cache
def _build(feature: int, points: int) -> Message:
    return meanings.build_barn(points) if feature == state.BARN else meanings.build_well(points)


@cache
def _worker(mat: int, field: int, beside: int) -> Message:
    """A worker on a field beside so many bare workers."""
    suit = colour_of(mat, field)
    return meanings.worker_beside(suit, beside) if beside else meanings.worker_alone(suit)


@cache
def _neighbours(mat: int, field: int) -> int:
    """The neighbours of a field, a bit each."""
    return sum(1 << near for near in mats()[mat].neighbours(field))


def _survey(position: "RiverboatPosition", action: Action) -> Message:
    record, field = position.record, action.argument
    feature = state.BARN if record.barn[record.actor] >> field & 1 else state.WELL
    return _surveyed(feature, feature_value(position, feature, field))


@cache
def _surveyed(feature: int, points: int) -> Message:
    return meanings.survey_barn(points) if feature == state.BARN else meanings.survey_well(points)


def _survey_card(position: "RiverboatPosition", action: Action) -> Message:
    return meanings.survey_card(card_value(position, position.record.actor, action.argument))


def _take(position: "RiverboatPosition", action: Action) -> Message:
    record, tables, kind = position.record, position.constants, action.argument
    hexes, is_search = tables.hexes[kind], bool(record.search)
    number = (record.crops_left if is_search else record.crops_open)[kind]
    return _tile(hexes, number, tables.tile_points[hexes - 1], is_search)


@lru_cache(maxsize=MAX_CACHED_MEANINGS)
def _tile(hexes: int, number: int, points: int, is_in_pile: bool) -> Message:
    told = meanings.tile_in_pile if is_in_pile else meanings.tile_open
    return told(size(hexes), number, points)


@lru_cache(maxsize=MAX_CACHED_MEANINGS)
def _lay(crops: Crops) -> Message:
    return meanings.lay(tuple(crop_on_field(crop, field) for field, crop in crops))


def _ship(position: "RiverboatPosition", action: Action) -> Message:
    workers = len(harvested_by(position, action))
    return _shipped(position.options, action, workers, _reaches_nine(position, action, workers))


@lru_cache(maxsize=MAX_CACHED_MEANINGS)
def _shipped(options: RiverboatOptions, action: Action, workers: int, brings_feature: bool) -> Message:
    gains = brings(options, action.argument)
    gains = meanings.from_pile(gains) if action.from_pile else gains
    told = meanings.ship_for_feature if brings_feature else meanings.ship
    return told(gains, workers, crop(action.crop))


def _reaches_nine(position: "RiverboatPosition", action: Action, workers: int) -> bool:
    record, tables = position.record, position.constants
    seat = record.actor
    reached = record.harvested[state.CROPS * seat + action.crop] + workers
    return reached >= tables.harvest_bonus_at and not record.rewarded[seat] >> action.crop & 1


def _card(position: "RiverboatPosition", action: Action) -> Message:
    record, card = position.record, action.argument
    space = space_of(record, card)
    scores, points = card_scores(card), card_value(position, record.actor, card)
    if space is None or record.search:
        return meanings.card(scores, points)
    return meanings.card_with_bonus(scores, points, space_brings(position, space))


EXPLAINED: dict[Verb, Callable[["RiverboatPosition", Action], Message]] = {
    "phase": lambda _, action: _phase(action.argument),
    "coin": lambda *_: meanings.coin(),
    "search": lambda _, action: meanings.search_tiles(size(action.argument)),
    "search cards": lambda *_: meanings.search_cards(),
    "pass": _pass,
    "feature": lambda _, action: meanings.feature(FEATURES[action.argument]),
    "gain": _gain,
    "send": lambda _, action: meanings.send(names.workers(action.argument)),
    "place": _place,
    "survey": _survey,
    "survey card": _survey_card,
    "take": _take,
    "lay": lambda position, action: _lay(tuple(laid_by(position, action))),
    "ship": _ship,
    "card": _card,
}
