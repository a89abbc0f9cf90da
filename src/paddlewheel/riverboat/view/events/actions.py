"""Events of a player's action."""

from collections.abc import Callable

from paddlewheel.core.text import join_words, pluralized
from paddlewheel.riverboat import state
from paddlewheel.riverboat.actions import (
    CARD,
    CHANCE_ACTIONS,
    COIN,
    FEATURE,
    FEATURES,
    GAIN_COINS,
    GAIN_STEPS,
    LAY,
    PASS,
    PHASE,
    PHASES,
    PLACE,
    SEARCH,
    SEND,
    SHIP,
    SURVEY,
    SURVEY_CARD,
    TAKE,
)
from paddlewheel.riverboat.components import boat_names, card_names, tile_names
from paddlewheel.riverboat.view.actions.prices import price
from paddlewheel.riverboat.view.cards import space_of, space_words
from paddlewheel.riverboat.view.events.builder import RiverboatEventBuilder
from paddlewheel.riverboat.view.events.chance import add_chance_events
from paddlewheel.riverboat.view.mat_map import harvested_by, laid_by, ship_parts
from paddlewheel.riverboat.view.naming import SIZES, boat, colour_of, crop, field_name

PILES = (SIZES[1], SIZES[2], "card")
PASSES = {
    state.SHIP_DECISION: "takes no more riverboats this round",
    state.FEATURE_DECISION: "takes no estate feature",
    state.BENEFIT_DECISION: "leaves what the riverboat still brings",
    state.SEND_DECISION: "sends nobody to New Orleans",
    state.BONUS_DECISION: "takes no bonus",
    state.SURVEY_DECISION: "places no more surveyors",
}


def add_action_events(story: RiverboatEventBuilder) -> None:
    _event_writer(story.action)(story)


def _event_writer(action: int) -> Callable[[RiverboatEventBuilder], None]:
    last_to_teller: tuple[tuple[int, Callable[[RiverboatEventBuilder], None]], ...] = (
        (COIN - 1, _drafted),
        (PASS - 1, _paid),
        (PASS, _passed),
        (GAIN_COINS - 1, _feature),
        (GAIN_STEPS, _gained),
        (PLACE - 1, _sent),
        (SURVEY - 1, _placed),
        (SURVEY_CARD - 1, _surveyed),
        (TAKE - 1, _card_surveyed),
        (LAY - 1, _took),
        (SHIP - 1, _laid),
        (CARD - 1, _shipped),
        (CHANCE_ACTIONS - 1, _card),
    )
    return next((teller for last, teller in last_to_teller if action <= last), add_chance_events)


def _drafted(story: RiverboatEventBuilder) -> None:
    phase = PHASES[story.action - PHASE]
    story.add_event("drafted", f"{story.name} takes the phase tile {phase}.", story.seat, phase=phase)


def _paid(story: RiverboatEventBuilder) -> None:
    if story.action == COIN:
        story.add_event("paid", f"{story.name} pays a coin and never minds the card.", story.seat)
        return
    pile = PILES[story.action - SEARCH]
    thing = "cards" if pile == "card" else f"{pile} tiles"
    story.add_event("paid", f"{story.name} pays a coin and looks through the pile of {thing}.", story.seat, pile=pile)


def _passed(story: RiverboatEventBuilder) -> None:
    story.add_event("passed", f"{story.name} {PASSES[int(story.was.decision)]}.", story.seat)


def _feature(story: RiverboatEventBuilder) -> None:
    """Event of taking a feature; building a barn or well has an event of its own."""
    name = FEATURES[story.action - FEATURE]
    story.add_event("feature", f"{story.name} takes a {name}.", story.seat, feature=name)


def _gained(story: RiverboatEventBuilder) -> None:
    seat = story.seat
    gains = {
        "coin": int(story.now.coins[seat] - story.was.coins[seat]),
        "step": int(story.now.harbor[seat] - story.was.harbor[seat]),
        "point": price(story.before, story.action).score,
    }
    thing = ("coin", "point", "step")[story.action - GAIN_COINS]
    how = f"moves the harbor master {pluralized(gains[thing], 'step')}" if thing == "step" else ""
    text = f"{story.name} {how or 'gains ' + pluralized(gains[thing], thing)}."
    story.add_event("gained", text, seat, **{thing + "s": gains[thing]})


def _sent(story: RiverboatEventBuilder) -> None:
    number = story.action - SEND
    text = f"{story.name} sends {pluralized(number, 'worker')} to New Orleans."
    story.add_event("sent", text, story.seat, agents=number)


def _placed(story: RiverboatEventBuilder) -> None:
    field = story.action - PLACE
    name = field_name(field)
    if story.was.decision == state.BUILD_DECISION:
        thing = FEATURES[int(story.was.building)]
        text = f"{story.name} builds a {thing} on {name}."
        story.add_event("built", text, story.seat, feature=thing, field=name)
        return
    hired = story.was.decision == state.HIRE_DECISION
    whose = "the worker of the round track" if hired else "a worker"
    text = f"{story.name} puts {whose} on {name}, {colour_of(story.was, story.seat, field)}."
    story.add_event("hired" if hired else "worker", text, story.seat, field=name)


def _surveyed(story: RiverboatEventBuilder) -> None:
    field = story.action - SURVEY
    thing = "barn" if int(story.was.barn[story.seat]) >> field & 1 else "well"
    points = price(story.before, story.action).score
    text = f"{story.name} surveys the {thing} on {field_name(field)}: {pluralized(points, 'point')}."
    story.add_event("surveyed", text, story.seat, feature=thing, field=field_name(field), points=points)


def _card_surveyed(story: RiverboatEventBuilder) -> None:
    name = card_names()[story.action - SURVEY_CARD]
    points = price(story.before, story.action).score
    text = f"{story.name} surveys the card {name}: {pluralized(points, 'point')}."
    story.add_event("surveyed", text, story.seat, card=name, points=points)


def _took(story: RiverboatEventBuilder) -> None:
    name = tile_names()[story.action - TAKE]
    source = " from the pile" if story.was.search else ""
    story.add_event("took", f"{story.name} takes {name}{source}.", story.seat, tile=name)


def _laid(story: RiverboatEventBuilder) -> None:
    laid = laid_by(story.before, story.action)
    points = price(story.before, story.action).score
    where = join_words([f"{crop(shown)} on {field_name(field)}" for field, shown in laid])
    text = f"{story.name} plants {where}" + (f": {pluralized(points, 'point')}." if points else ".")
    facts = {"fields": [field_name(field) for field, _ in laid], "crops": [crop(shown) for _, shown in laid]}
    story.add_event("laid", text, story.seat, points=points, **facts)


def _shipped(story: RiverboatEventBuilder) -> None:
    kind, from_pile, shown = ship_parts(story.action)
    fields = harvested_by(story.before, story.action)
    source = ", for a coin from the pile" if from_pile else ""
    text = f"{story.name} ships {len(fields)} {crop(shown)} on {boat(kind)}{source}."
    berth = int(story.was.boat_count[story.seat])
    facts = {"boat": boat_names()[kind], "crop": crop(shown), "berth": berth, "from_pile": from_pile}
    story.add_event("shipped", text, story.seat, fields=[field_name(field) for field in fields], **facts)


def _card(story: RiverboatEventBuilder) -> None:
    card = story.action - CARD
    name = card_names()[card]
    space = None if story.was.search else space_of(story.was, card)
    bonus = "from the pile" if space is None else f"with {space_words(story.before, space)}"
    story.add_event("card", f"{story.name} takes the card {name}, {bonus}.", story.seat, card=name, space=space)
