"""Candidate actions of a decision, legal or not, and the obstacles to the refused ones."""

from paddlewheel.core.messages import Message
from paddlewheel.riverboat import actions, state
from paddlewheel.riverboat.actions import Action, decode
from paddlewheel.riverboat.game import RiverboatPosition
from paddlewheel.riverboat.messages.names import workers
from paddlewheel.riverboat.state import CROPS
from paddlewheel.riverboat.terminal import messages
from paddlewheel.riverboat.view.cards import hand, pile
from paddlewheel.riverboat.view.mat_map import field_states, fields_in
from paddlewheel.riverboat.view.naming import boat, colour_of, crop, field_name, tile

GAINS_OF_BONUS = ("coins", "steps")  # of the scoring tile


def candidates(position: RiverboatPosition) -> list[int]:
    """The actions that may be answered to the decision and are about something on the table."""
    is_there = {
        state.HIRE_DECISION: _field_is_there,
        state.CULTIVATE_DECISION: _field_is_there,
        state.BUILD_DECISION: _field_is_there,
        state.LAY_DECISION: _lay_is_there,
        state.TAKE_DECISION: _tile_is_there,
        state.SHIP_DECISION: _boat_is_there,
        state.CARD_DECISION: _card_is_there,
        state.SURVEY_DECISION: _feature_is_there,
        state.BONUS_DECISION: _bonus_is_there,
    }.get(position.record.decision)
    found = actions.candidates(position.record.decision)
    return [action for action in found if is_there is None or is_there(position, decode(action))]


def _field_is_there(position: RiverboatPosition, action: Action) -> bool:
    return action.verb == "coin" or action.argument < len(field_states(position.record, position.actor))


def _lay_is_there(position: RiverboatPosition, action: Action) -> bool:
    turns = position.constants.turns[position.record.tile]
    return action.turn < turns and _field_is_there(position, action)


def _tile_is_there(position: RiverboatPosition, action: Action) -> bool:
    record, tables = position.record, position.constants
    if action.verb == "search":
        return not record.search
    if action.argument >= tables.kinds:
        return False
    if record.search:
        return bool(tables.hexes[action.argument] == record.search)
    return bool(record.crops_open[action.argument] > 0)


def _boat_is_there(position: RiverboatPosition, action: Action) -> bool:
    return bool(action.argument < position.constants.boat_kinds)


def _card_is_there(position: RiverboatPosition, action: Action) -> bool:
    record = position.record
    if action.verb == "search cards":
        return not record.search
    return action.argument in (pile(record) if record.search else record.on_space)


def _feature_is_there(position: RiverboatPosition, action: Action) -> bool:
    record, seat = position.record, position.actor
    if action.verb == "survey card":
        return any(card == action.argument for card, _ in hand(record, seat))
    return action.verb == "pass" or bool((record.barn[seat] | record.well[seat]) >> action.argument & 1)


def _bonus_is_there(_: RiverboatPosition, action: Action) -> bool:
    if action.verb == "gain":
        return actions.GAINS[action.argument] in GAINS_OF_BONUS
    return action.argument <= 1  # one worker


def obstacle(position: RiverboatPosition, action: int) -> Message | None:
    """The concrete obstacle to an action, if it is more specific than the clause."""
    meant = decode(action)
    match meant.verb:
        case "coin" | "search" | "search cards":
            return None if position.record.coins[position.actor] else messages.no_coin()
        case "place":
            return _on_field(position, meant.argument)
        case "take":
            return messages.no_place_for(tile(meant.argument))
        case "lay":
            return messages.not_over_workers()
        case "ship":
            return _aboard(position, meant)
        case "feature":
            return messages.no_feature(actions.FEATURES[meant.argument])
        case _:
            return None


def _on_field(position: RiverboatPosition, field: int) -> Message:
    record, seat = position.record, position.actor
    plot = field_states(record, seat)[field]
    name = field_name(field)
    if record.decision == state.BUILD_DECISION and record.building == state.WELL:
        return messages.no_crop(name) if plot.crop == CROPS else messages.has_well(crop(plot.crop))
    if plot.barn:
        return messages.barn_there(name)
    if plot.crop < CROPS:
        return messages.crop_there(crop(plot.crop), name)
    return (
        messages.worker_there(name) if plot.worker else messages.other_colour(name, colour_of(record.mat[seat], field))
    )


def _aboard(position: RiverboatPosition, action: Action) -> Message:
    record, tables, seat = position.record, position.constants, position.actor
    kind, planted = action.argument, action.crop
    there = len(fields_in(record.standing[seat] & record.crop[CROPS * seat + planted]))
    capacity, name = tables.capacity[kind], boat(kind)
    if there < capacity:
        return messages.too_few_workers(name, capacity, workers(there), crop(planted))
    if action.from_pile:
        return messages.no_coin() if record.boats_left[kind] else messages.none_left(name)
    return messages.boat_taken(name)
