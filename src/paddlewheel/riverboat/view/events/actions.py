"""Events of an action, of a player's or of chance."""

from collections.abc import Callable

from paddlewheel.riverboat import state
from paddlewheel.riverboat.actions import FEATURES, GAINS, Verb
from paddlewheel.riverboat.components import boat_names, card_names, crop_names, mats, tile_names
from paddlewheel.riverboat.messages import events, names
from paddlewheel.riverboat.state import PHASE_NAMES
from paddlewheel.riverboat.view.actions.prices import price
from paddlewheel.riverboat.view.cards import card_scores, space_brings, space_of
from paddlewheel.riverboat.view.events.builder import RiverboatEventBuilder
from paddlewheel.riverboat.view.mat_map import harvested_by, laid_by
from paddlewheel.riverboat.view.naming import (
    CARD_SUITS,
    boat,
    colour_of,
    crop,
    crop_on_field,
    field_name,
    player,
    size,
    suit,
    tile,
)

PASSES = {
    state.SHIP_DECISION: events.no_more_riverboats,
    state.FEATURE_DECISION: events.no_feature,
    state.BENEFIT_DECISION: events.benefits_left,
    state.SEND_DECISION: events.nobody_sent,
    state.BONUS_DECISION: events.no_bonus,
    state.SURVEY_DECISION: events.no_more_surveyors,
}


def add_action_events(story: RiverboatEventBuilder) -> None:
    WRITERS[story.meant.verb](story)


def _drafted(story: RiverboatEventBuilder) -> None:
    phase = PHASE_NAMES[story.meant.argument]
    story.add_event("drafted", events.drafted(story.player, names.phase(phase)), story.seat, phase=phase)


def _card_ignored(story: RiverboatEventBuilder) -> None:
    story.add_event("paid", events.card_ignored(story.player), story.seat)


def _tiles_searched(story: RiverboatEventBuilder) -> None:
    hexes = story.meant.argument
    message = events.tiles_searched(story.player, size(hexes))
    story.add_event("paid", message, story.seat, pile=names.SIZES[hexes - 1])


def _cards_searched(story: RiverboatEventBuilder) -> None:
    story.add_event("paid", events.cards_searched(story.player), story.seat, pile="card")


def _passed(story: RiverboatEventBuilder) -> None:
    story.add_event("passed", PASSES[story.was.decision](story.player), story.seat)


def _feature(story: RiverboatEventBuilder) -> None:
    """Event of taking a feature; building a barn or well has an event of its own."""
    feature = FEATURES[story.meant.argument]
    story.add_event("feature", events.feature_taken(story.player, names.feature(feature)), story.seat, feature=feature)


def _gained(story: RiverboatEventBuilder) -> None:
    seat, gain = story.seat, GAINS[story.meant.argument]
    if gain == "coins":
        number = story.now.coins[seat] - story.was.coins[seat]
        message = events.gained(story.player, names.coins(number))
    elif gain == "points":
        number = price(story.before, story.action).score
        message = events.gained(story.player, names.points(number))
    else:
        number = story.now.harbor[seat] - story.was.harbor[seat]
        message = events.harbor_master_moved(story.player, names.steps(number))
    story.add_event("gained", message, seat, **{gain: number})


def _sent(story: RiverboatEventBuilder) -> None:
    number = story.meant.argument
    story.add_event("sent", events.workers_sent(story.player, names.workers(number)), story.seat, agents=number)


def _placed(story: RiverboatEventBuilder) -> None:
    field = story.meant.argument
    name = field_name(field)
    if story.was.decision == state.BUILD_DECISION:
        feature = FEATURES[story.was.building]
        message = events.feature_built(story.player, names.feature(feature), name)
        story.add_event("built", message, story.seat, feature=feature, field=name)
        return
    hired = story.was.decision == state.HIRE_DECISION
    suit = colour_of(story.was.mat[story.seat], field)
    message = (events.worker_hired if hired else events.worker_placed)(story.player, name, suit)
    story.add_event("hired" if hired else "worker", message, story.seat, field=name)


def _surveyed(story: RiverboatEventBuilder) -> None:
    field = story.meant.argument
    is_barn = bool(story.was.barn[story.seat] >> field & 1)
    points, name = price(story.before, story.action).score, field_name(field)
    message = (events.barn_surveyed if is_barn else events.well_surveyed)(story.player, name, names.points(points))
    feature = FEATURES[state.BARN if is_barn else state.WELL]
    story.add_event("surveyed", message, story.seat, feature=feature, field=name, points=points)


def _card_surveyed(story: RiverboatEventBuilder) -> None:
    card = card_names()[story.meant.argument]
    points = price(story.before, story.action).score
    message = events.card_surveyed(story.player, names.card(card), names.points(points))
    story.add_event("surveyed", message, story.seat, card=card, points=points)


def _took(story: RiverboatEventBuilder) -> None:
    kind = story.meant.argument
    told = events.tile_taken_from_pile if story.was.search else events.tile_taken
    story.add_event("took", told(story.player, tile(kind)), story.seat, tile=tile_names()[kind])


def _laid(story: RiverboatEventBuilder) -> None:
    laid = laid_by(story.before, story.meant)
    points = price(story.before, story.action).score
    crops = tuple(crop_on_field(number, field) for field, number in laid)
    message = (
        events.planted_for_points(story.player, crops, names.points(points))
        if points
        else events.planted(story.player, crops)
    )
    facts = {
        "fields": [field_name(field) for field, _ in laid],
        "crops": [crop_names()[number] for _, number in laid],
    }
    story.add_event("laid", message, story.seat, points=points, **facts)


def _shipped(story: RiverboatEventBuilder) -> None:
    kind, from_pile, number = story.meant.argument, story.meant.from_pile, story.meant.crop
    fields = [field_name(field) for field in harvested_by(story.before, story.meant)]
    told = events.shipped_from_pile if from_pile else events.shipped
    message = told(story.player, names.load(len(fields), crop(number)), boat(kind))
    facts = {"boat": boat_names()[kind], "crop": crop_names()[number], "from_pile": from_pile}
    story.add_event("shipped", message, story.seat, berth=story.was.boat_count[story.seat], fields=fields, **facts)


def _card(story: RiverboatEventBuilder) -> None:
    card = story.meant.argument
    name = card_names()[card]
    space = None if story.was.search else space_of(story.was, card)
    message = (
        events.card_taken_from_pile(story.player, names.card(name))
        if space is None
        else events.card_taken(story.player, names.card(name), space_brings(story.before, space))
    )
    story.add_event("card", message, story.seat, card=name, space=space)


def _mat_drawn(story: RiverboatEventBuilder) -> None:
    seat = story.was.turn
    mat = mats()[story.meant.argument].name
    story.add_event("mat", events.mat_drawn(seat + 1, names.mat(mat)), seat, mat=mat)


def _first_drawn(story: RiverboatEventBuilder) -> None:
    seat = story.meant.argument
    story.add_event("first", events.first_player(player(story.now, seat)), seat)


def _tile_opened(story: RiverboatEventBuilder) -> None:
    kind = story.meant.argument
    story.add_event("tile opened", events.tile_opened(tile(kind)), tile=tile_names()[kind])


def _card_revealed(story: RiverboatEventBuilder) -> None:
    number, of = story.now.revealed, story.before.constants.revealed_a_round
    card = story.meant.argument
    story.add_event("revealed", events.card_revealed(number, of, suit(card)), card=CARD_SUITS[card], number=number)


def _card_opened(story: RiverboatEventBuilder) -> None:
    card = story.meant.argument
    name, space = card_names()[card], space_of(story.now, card)
    assert space is not None
    message = events.card_opened(names.card(name), card_scores(card), space_brings(story.after, space))
    story.add_event("card opened", message, card=name, space=space)


WRITERS: dict[Verb, Callable[[RiverboatEventBuilder], None]] = {
    "phase": _drafted,
    "coin": _card_ignored,
    "search": _tiles_searched,
    "search cards": _cards_searched,
    "pass": _passed,
    "feature": _feature,
    "gain": _gained,
    "send": _sent,
    "place": _placed,
    "survey": _surveyed,
    "survey card": _card_surveyed,
    "take": _took,
    "lay": _laid,
    "ship": _shipped,
    "card": _card,
    "mat": _mat_drawn,
    "first": _first_drawn,
    "draw": _tile_opened,
    "reveal": _card_revealed,
    "open": _card_opened,
}
